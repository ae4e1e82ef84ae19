// The tavern: twenty tiles, the stairs, the bottle of rum; whom it reaches, and what moving it costs.
import { draw } from "../../art/draw.js";
import { good } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Hull } from "./holds.js";
import { line } from "./marks.js";
import { person } from "./people.js";
import { portrait } from "./portraits.js";
import { data } from "./words.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("./words.js").Option} Option */
/** @typedef {import("./words.js").Seat} Seat */

/** @param {number} n */
const signed = (n) => (n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : "0");

/** What a character is worth at the end: home, and anywhere else. @param {string} who @param {View} view */
function worthOf(who, view) {
  const { top, bottom } = data.characters[who];
  const [home, away] = view.tavern?.values[who] ?? [top, bottom];
  return { top: signed(home), bottom: signed(away) };
}

/** A character in full: face, name, power, worth. @param {{who: string, view: View, where?: any}} props */
export const Person = ({ who, view, where = null }) => html`
  ${draw(portrait(who, 52))}
  <span class="person-text"
    ><b>${t(`jamaica-character-${who}`)}</b>${where}<span class="power">${t(`jamaica-character-${who}.note`)}</span
    ><span class="worth">${t("play-jamaica-worth", worthOf(who, view))}</span></span
  >
`;

/** Those aboard whose power the answer may rest on. @param {{people: string[]}} props */
export function Aboard({ people }) {
  if (people.length === 0) return null;
  return html`<ul class="people">
    ${people.map(
      (one) =>
        html`<li class="someone able">
          ${draw(person(one, 26))}
          <span class="person-text"
            ><b>${t(`jamaica-character-${one}`)}</b
            ><span class="power">${t(`jamaica-character-${one}.note`)}</span></span
          >
        </li>`,
    )}
  </ul>`;
}

/** Where the bottle stands, or would stand, by those who sit beside it. @param {string[]} near */
const place = (near) =>
  t("play-jamaica-rum-near", { people: near.map((who) => ({ word: `jamaica-character-${who}` })), count: near.length });

/** The tavern of a game with The Crew; elsewhere nobody asks for it. @param {View} view */
const tavernOf = (view) => /** @type {import("./view.js").Tavern} */ (view.tavern);

/** The room, seen from above. @param {{view: View, lit: string[]}} props */
function Room({ view, lit }) {
  const { cells, bottle, near } = tavernOf(view);
  const { rows, cols, stairs } = data.tavern;
  const known = Object.values(cells).filter((tile) => tile && tile !== "?");
  const people = known.map((one) => ({ word: `jamaica-character-${one}` }));
  return html`<details class="reference">
    <summary class="label">${t("play-jamaica-room")}</summary>
    <div class="tray" role="img" aria-label=${`${t("play-jamaica-tray", { people })} ${place(near)}`}>
      ${Array.from({ length: rows * cols }, (_, i) => {
        const cell = `r${Math.floor(i / cols)}c${i % cols}`;
        const tile = cells[cell];
        const cls = tile === "?" ? "hidden-tile" : tile ? "sitter" : "floor";
        return html`<span class=${`cell ${cls}${tile && lit.includes(tile) ? " lit" : ""}`}>
          ${tile === "?" ? null : tile ? draw(portrait(tile, 36)) : cell === bottle ? draw(line("bottle", 28)) : cell === stairs ? draw(line("stairs", 22)) : null}
        </span>`;
      })}
    </div>
  </details>`;
}

/** Whom to recruit, and where the bottle goes for it. @param {import("../../play/types.js").AnswersProps<View>} props */
export function TavernAnswers({ decision, view, seats, hint, open, onTake }) {
  /** @type {Map<string, Option[]>} */
  const by = new Map();
  for (const option of decision.options) {
    const who = option.at?.slice("character:".length) ?? "";
    by.set(
      who,
      [...(by.get(who) ?? []), option].sort((a, b) => Number(a.args.cost) - Number(b.args.cost)),
    );
  }
  const nobody = by.get("") ?? [];
  by.delete("");
  /** @param {Option} option @param {string} cls @param {any} inside @param {string} [power] */
  const button = (option, cls, inside, power = "") =>
    html`<button
      class=${`option ${cls}${hint === option.id ? " hinted" : ""}`}
      data-option=${option.id}
      aria-disabled=${option.barred || !open ? "true" : undefined}
      onClick=${() => onTake(option)}
    >
      <span class="sr">${t(option.key, option.args, seats)}. ${power}</span>${inside}
    </button>`;
  return html`
    <div class="recruits">
      ${[...by].map(
        ([who, [first, ...others]]) =>
          html`<div class="recruit">
            ${button(first, "recruit-option", html`<${Guest} who=${who} option=${first} view=${view} />`, t(`jamaica-character-${who}.note`))}
            ${others.map((option) => button(option, "rum-option", html`<${Rum} option=${option} view=${view} /><span>${t("play-jamaica-or")} ${place(option.data.near)}</span>`))}
          </div>`,
      )}
    </div>
    ${nobody.map(
      (option) =>
        html`<button
          class="btn nobody"
          data-option=${option.id}
          aria-disabled=${open ? undefined : "true"}
          onClick=${() => onTake(option)}
        >
          ${rich(option.key, option.args, seats)}
        </button>`,
    )}
    <${Hull} ship=${decision.seat} view=${view} seats=${seats} />
    <${Room} view=${view} lit=${[...by.keys()]} />
    <${Reference} view=${view} seats=${seats} />
  `;
}

/** @param {Option} option @param {View} view */
const cellOf = (option, view) => option.from?.slice("cell:".length) ?? tavernOf(view).bottle;

/** Somebody who may come along: face and name, what they are worth, what the rum costs.
 * @param {{who: string, option: Option, view: View}} props */
function Guest({ who, option, view }) {
  const { top, bottom } = worthOf(who, view);
  return html`${draw(portrait(who, 52))}
    <span class="person-text" aria-hidden="true">
      <b>${t(`jamaica-character-${who}`)}</b>
      <span class="worth"
        >${draw(line("harbour", 15))}<b class="num">${top}</b> · <b class="num">${bottom}</b
        ><${Rum} option=${option} view=${view}
      /></span>
    </span>`;
}

/** What moving the bottle for it costs. @param {{option: Option, view: View}} props */
function Rum({ option, view }) {
  if (cellOf(option, view) === tavernOf(view).bottle) return null;
  return html`<span class="rum" aria-hidden="true"
    >${draw(line("bottle", 16))}${draw(good("gold", 15))}<b class="num">${option.args.cost}</b></span
  >`;
}

/** Where a character is: in the tavern, aboard of somebody, unseen, gone. @param {string} who @param {View} view @param {Seat[]} seats */
function whereabouts(who, view, seats) {
  const ship = view.ships.findIndex((one) => one.holds.some((hold) => hold?.who === who));
  if (ship >= 0) return t("play-jamaica-aboard", { seat: { seat: ship } }, seats);
  if (Object.values(tavernOf(view).cells).includes(who)) return t("play-jamaica-in-tavern");
  return t(tavernOf(view).unseen.includes(who) ? "play-jamaica-unseen" : "play-jamaica-gone");
}

/** All twenty, to look up. @param {{view: View, seats: Seat[]}} props */
export const Reference = ({ view, seats }) =>
  html`<details class="reference">
    <summary class="label">${t("play-jamaica-all-twenty")}</summary>
    <p class="small soft">${t("play-jamaica-house-values")}</p>
    ${["combat", "riches", "navigation", "goods", "magic"].map(
      (group) =>
        html`<h4 class="label">${t(`play-jamaica-crew-${group}`)}</h4>
          <ul class="people">
            ${Object.keys(data.characters)
              .filter((who) => data.characters[who].group === group)
              .map(
                (who) =>
                  html`<li class="someone">
                    <${Person}
                      who=${who}
                      view=${view}
                      where=${html`<span class="soft small whereabouts">${whereabouts(who, view, seats)}</span>`}
                    />
                  </li>`,
              )}
          </ul>`,
    )}
  </details>`;
