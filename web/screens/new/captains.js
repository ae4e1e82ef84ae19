// The seats of the form: name, colour, emblem, person or bot, order, who begins.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { emblemOf, tokenOf } from "../../art/colours.js";
import { SwatchName, drawnColour } from "../../parts/captain-slip.js";
import { Picker } from "../../parts/choices.js";
import { Groups } from "../../parts/groups.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { say } from "../../parts/live.js";
import { Disc } from "../../parts/seats.js";
import { RuleLink } from "../../play/rule-link.js";
import { NAME_LIMIT, names } from "../../store/roster.js";
import { has, t } from "../../store/words.js";
import { coloursFor, emblems, newSeat, spareColour, spareName, withPeople } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Game} Game */
/** @typedef {import("./draft.js").DraftSeat} Seat */

const swatch = (/** @type {string} */ token) =>
  draw(
    `<svg width="30" height="30" viewBox="0 0 30 30" data-colour="${token}" aria-hidden="true"><circle class="rim-dark" cx="15" cy="15" r="14"/><circle class="rim-light" cx="15" cy="15" r="12.6"/><circle class="face" cx="15" cy="15" r="11.6"/><circle class="hatch" fill="url(#hatch-${token})" cx="15" cy="15" r="11.6"/></svg>`,
  );
const mark = (/** @type {string} */ emblem) =>
  draw(`<svg width="26" height="26" viewBox="0 0 512 512" aria-hidden="true"><use href="#e-${emblem}"/></svg>`);

/** @param {{game: Game, draft: Draft, set: (change: Partial<Draft>) => void}} props */
export function Captains({ game, draft, set }) {
  const [open, setOpen] = useState(-1);
  const { seats } = draft;
  const moved = useRef(/** @type {{at: number, by: number} | null} */ (null));
  useLayoutEffect(() => {
    if (!moved.current) return;
    // the row has travelled: the finger's button goes along, or its twin where the row can go no further
    const { at, by } = moved.current;
    const acts = document.querySelectorAll(`[data-seat="${at}"] .seat-acts button`);
    const [up, down] = /** @type {NodeListOf<HTMLButtonElement>} */ (acts);
    const same = by < 0 ? up : down;
    (same?.disabled ? (by < 0 ? down : up) : same)?.focus();
    moved.current = null;
  });
  const { id: startId, rule: startRule } = game.options.find((option) => option.kind === "seat") ?? {};
  const first = startId ? draft.options[startId] : null;

  /** @param {number} at @param {Partial<Seat>} change */
  const change = (at, change) => set({ seats: seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)) });

  /** The new seats, and the mark of the first turn goes along with its seat. @param {Seat[]} next @param {number | null} starts */
  const reseat = (next, starts) =>
    set({ seats: next, options: startId ? { ...draft.options, [startId]: starts } : draft.options });

  /** @param {number} at @param {number} by */
  const move = (at, by) => {
    const next = [...seats];
    const [seat] = next.splice(at, 1);
    next.splice(at + by, 0, seat);
    const starts = first === null ? null : next.indexOf(seats[first]);
    reseat(next, starts);
    setOpen(at + by);
    moved.current = { at: at + by, by };
    say(t("page-seat-moved", { who: { text: seat.name || spareName(seats, at) }, place: at + by + 1 }));
  };

  /** @param {number} at */
  const remove = (at) => {
    const next = seats.filter((_, i) => i !== at);
    reseat(next, first === null || first === at ? null : next.indexOf(seats[first]));
    setOpen(-1);
  };

  /** A colour that somebody has is exchanged. @param {number} at @param {string} colour */
  const paint = (at, colour) =>
    set({
      seats: seats.map((seat, i) => {
        if (i === at) return { ...seat, colour };
        return seat.colour === colour ? { ...seat, colour: seats[at].colour } : seat;
      }),
    });

  /** @param {Partial<Seat>} [who] */
  const add = (who = {}) => {
    const colour =
      who.colour && game.colours.includes(who.colour) && !seats.some((seat) => seat.colour === who.colour)
        ? who.colour
        : spareColour(game, seats);
    set({ seats: [...seats, newSeat({ name: "", bot: null, emblem: null, ...who, colour })] });
  };

  const full = seats.length >= game.seats[1];
  const free = names.value.filter((known) => !seats.some((seat) => seat.name.trim() === known.name)).slice(0, 6);
  /** Somebody who has played here sits down: in an empty seat, or in a new one. @param {import("../../store/roster.js").Known} known */
  const sit = ({ name, colour, emblem }) => {
    const empty = seats.findIndex((seat) => seat.bot === null && !seat.name.trim());
    if (empty >= 0) change(empty, { name, emblem });
    else add({ name, colour, emblem });
  };
  const canSit = !full || seats.some((seat) => seat.bot === null && !seat.name.trim());
  const levels = [...new Set(seats.flatMap((seat) => (seat.bot ? [seat.bot] : [])))];

  return html`
    <section aria-labelledby="h-captains">
      <h2 class="label section" id="h-captains">${t("page-captains")}</h2>
      <datalist id="known-names">${names.value.map((known) => html`<option value=${known.name}></option>`)}</datalist>
      <ol class="seats-list rows">
        ${seats.map(
          (seat, at) =>
            html`<${Row}
              key=${seat.key}
              game=${game}
              seats=${seats}
              at=${at}
              open=${open === at}
              starts=${first === at}
              onOpen=${() => setOpen(open === at ? -1 : at)}
              change=${(/** @type {Partial<Seat>} */ it) => change(at, it)}
              paint=${(/** @type {string} */ colour) => paint(at, colour)}
              move=${(/** @type {number} */ by) => move(at, by)}
              remove=${() => remove(at)}
              begin=${startId ? () => reseat(seats, first === at ? null : at) : null}
            />`,
        )}
      </ol>
      <div class="seats-many">
        ${
          !full &&
          html`<button type="button" class="btn add" data-action="add-seat" onClick=${() => add()}>
            <${Icon} name="plus" size=${20} />${t("page-seat-add", { place: seats.length + 1 })}
          </button>`
        }
        ${
          seats.length > game.seats[0] &&
          html`<button
            type="button"
            class="btn add fewer"
            data-action="drop-seat"
            aria-label=${t("page-seat-without", { who: { text: named(seats, seats.length - 1) } })}
            onClick=${() => remove(seats.length - 1)}
          >
            <${Icon} name="minus" size=${20} />
          </button>`
        }
      </div>
      <${Groups}
        game=${game.name}
        people=${seats.filter(({ bot }) => bot === null)}
        onPick=${(/** @type {import("../../store/evening.js").Person[]} */ people) => reseat(withPeople(game, people, seats), null)}
      />
      ${
        free.length > 0 &&
        canSit &&
        html`<div class="known" role="group" aria-label=${t("page-known")}>
          <span class="small soft">${t("page-known")}</span>
          ${free.map(
            (known) =>
              html`<button type="button" class="btn" onClick=${() => sit(known)}>
                <${Disc} seat=${known} size=${26} /><span class="who-name" dir="auto">${known.name}</span>
              </button>`,
          )}
        </div>`
      }
      ${
        startId &&
        html`<p class="small soft opt-note lily-note">
          <${Icon} name="lily" size=${18} /><span
            >${t(first === null ? "page-first-drawn" : "page-first-marked", { who: { text: named(seats, first) } })}${" "}<${RuleLink}
              game=${game.name}
              rule=${startRule}
          /></span>
        </p>`
      }
      ${has(`page-${game.name}-seats-${seats.length}`) && html`<p class="small soft opt-note">${t(`page-${game.name}-seats-${seats.length}`)}</p>`}
    </section>
    ${
      levels.length > 0 &&
      html`<section aria-labelledby="h-bots">
        <h2 class="label section" id="h-bots">${t("page-bots")}</h2>
        <dl class="levels">
          ${levels.map(
            (level) =>
              html`<div>
                <dt>${t(`bot-${level}`)}</dt>
                <dd>${t(`bot-${level}.note`)}</dd>
              </div>`,
          )}
        </dl>
        <p class="small soft">${t("bot-levels")}</p>
      </section>`
    }
  `;
}

/** @param {Seat[]} seats @param {number | null} at */
const named = (seats, at) => (at === null ? "" : seats[at].name.trim() || spareName(seats, at));

/**
 * @param {object} props
 * @param {Game} props.game
 * @param {Seat[]} props.seats
 * @param {number} props.at
 * @param {boolean} props.open
 * @param {boolean} props.starts
 * @param {() => void} props.onOpen
 * @param {(change: Partial<Seat>) => void} props.change
 * @param {(colour: string) => void} props.paint
 * @param {(by: number) => void} props.move
 * @param {() => void} props.remove
 * @param {(() => void) | null} props.begin  null where nobody can be chosen to begin
 */
function Row({ game, seats, at, open, starts, onOpen, change, paint, move, remove, begin }) {
  const seat = seats[at];
  const name = named(seats, at);
  const level = seat.bot ? t(`bot-${seat.bot}`) : t("page-person");
  /** @param {string} value */
  const played = (value) => {
    const bot = value === "person" ? null : value;
    // a person who takes over a bot's seat is not called like the bot, nor the other way round
    change(!bot === !seat.bot ? { bot } : { bot, name: bot ? spareName(seats, at) : "" });
  };
  return html`<li class="seat ${open ? "open" : ""}" data-seat=${at}>
    <div class="seat-row ${name.length > 8 ? "seat-row--long" : ""}">
      <button
        type="button"
        class="seat-disc"
        aria-label=${t("page-seat-looks", { who: { text: name } })}
        aria-expanded=${open}
        onClick=${onOpen}
      >
        <${Disc} seat=${seat} size=${40} />
      </button>
      <input
        class="seat-name"
        aria-label=${t("page-seat-name", { place: at + 1 })}
        value=${seat.name}
        placeholder=${spareName(seats, at)}
        maxlength=${NAME_LIMIT}
        list="known-names"
        dir="auto"
        autocomplete="off"
        autocapitalize="words"
        spellcheck=${false}
        enterkeyhint="done"
        onInput=${(/** @type {InputEvent} */ event) =>
          change({ name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
      />
      <span class="kind">
        <${Icon} name=${seat.bot ? "bot" : "person"} size=${20} /><span aria-hidden="true">${level}</span
        ><${Icon} name="next" size=${14} />
        <select
          aria-label=${t("page-seat-played-by", { who: { text: name } })}
          value=${seat.bot ?? "person"}
          onChange=${(/** @type {Event} */ event) => played(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
        >
          <option value="person">${t("page-person")}</option>
          ${game.bots.map((bot) => html`<option value=${bot}>${t("page-bot-level", { level: t(`bot-${bot}`) })}</option>`)}
        </select>
      </span>
      ${
        begin &&
        html`<button
          type="button"
          class="btn btn--icon starts"
          aria-pressed=${starts}
          aria-label=${t("page-seat-starts", { who: { text: name } })}
          onClick=${begin}
        >
          <${Icon} name="lily" size=${22} />${starts && html`<small>${t("page-first")}</small>`}
        </button>`
      }
    </div>
    ${
      open &&
      html`<div class="pickers">
        <${Picker}
          label=${t("page-colour")}
          value=${seat.colour}
          onChange=${paint}
          among=${coloursFor(game, seats.length).map((colour) => {
            const holder = seats.find((other) => other.colour === colour && other !== seat);
            return {
              value: colour,
              name: holder
                ? t("page-colour-taken", {
                    colour: drawnColour(colour, true),
                    who: { text: named(seats, seats.indexOf(holder)) },
                  })
                : drawnColour(colour, true),
              label: html`${swatch(tokenOf(colour))}<${SwatchName} colour=${colour} />${
                  holder && html`<span class="taken"><${Disc} seat=${holder} size=${18} /></span>`
                }`,
            };
          })}
        />
        <${Picker}
          label=${t("page-emblem")}
          value=${emblemOf(seat)}
          onChange=${(/** @type {string} */ emblem) => change({ emblem })}
          among=${emblems.map((emblem) => ({ value: emblem, name: t(`page-emblem-${emblem}`), label: mark(emblem) }))}
        />
        <div class="seat-acts">
          <button type="button" class="btn" disabled=${at === 0} onClick=${() => move(-1)}>${t("page-seat-up")}</button>
          <button type="button" class="btn" disabled=${at === seats.length - 1} onClick=${() => move(1)}>
            ${t("page-seat-down")}
          </button>
          <button type="button" class="btn" disabled=${seats.length <= game.seats[0]} onClick=${remove}>
            <${Icon} name="bin" size=${18} />${t("page-seat-remove")}
          </button>
        </div>
      </div>`
    }
  </li>`;
}
