// The tavern: twenty tiles, the stairs, the bottle of rum; whom it reaches, and what moving it costs.
import { draw } from "../../art/draw.js";
import { good } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Hull } from "./holds.js";
import { line } from "./marks.js";
import { person } from "./people.js";
import { data } from "./words.js";

/** @typedef {import("./words.js").Option} Option */
/** @typedef {import("./words.js").Seat} Seat */

const COLUMNS = "ABCDEFG";
/** "r0c2" -> "C1" @param {string} cell */
const cellName = (cell) => `${COLUMNS[Number(cell[3])]}${Number(cell[1]) + 1}`;

/** What a character is worth at the end: home, and anywhere else. @param {{values: number[]}} props */
const Worth = ({ values: [top, bottom] }) =>
  html`<span class="worth"
    ><span class="sr">${t("play-jamaica-worth", { top: signed(top), bottom: signed(bottom) })}</span
    ><span aria-hidden="true"
      >${draw(line("harbour", 15))}<b class="num">${signed(top)}</b> · <b class="num">${signed(bottom)}</b></span
    ></span
  >`;

/** @param {number} n */
const signed = (n) => (n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : "0");

/** A character in a line: emblem, name, power, worth. @param {{who: string, view: any, where?: any}} props */
export const Person = ({ who, view, where = null }) => html`
  ${draw(person(who, 30))}
  <span class="person-text"
    ><b>${t(`jamaica-character-${who}`)}</b>${where}<span class="power"
      >${t(`jamaica-character-${who}.note`)}</span
    ></span
  >
  <${Worth} values=${view.tavern?.values[who] ?? [data.characters[who].top, data.characters[who].bottom]} />
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

/** The tray, seen from above. @param {{view: any, lit?: string[]}} props */
export function Tray({ view, lit = [] }) {
  const { cells, bottle } = view.tavern;
  const { rows, cols, stairs } = data.tavern;
  const known = Object.values(cells).filter((tile) => tile && tile !== "?");
  return html`<div
    class="tray"
    role="img"
    aria-label=${t("play-jamaica-tray", { people: known.map((one) => ({ word: `jamaica-character-${one}` })), bottle: cellName(bottle) })}
  >
    ${Array.from({ length: rows * cols }, (_, i) => {
      const cell = `r${Math.floor(i / cols)}c${i % cols}`;
      const tile = cells[cell];
      const cls = tile === "?" ? "hidden-tile" : tile ? "sitter" : "floor";
      return html`<span class=${`cell ${cls}${lit.includes(tile) ? " lit" : ""}`}>
        ${tile === "?" ? null : tile ? draw(person(tile, 26)) : cell === bottle ? draw(line("bottle", 28)) : cell === stairs ? draw(line("stairs", 22)) : null}
        ${!tile && html`<small>${cellName(cell)}</small>`}
      </span>`;
    })}
  </div>`;
}

/** Whom to recruit, and where the bottle goes for it. @param {import("../../play/types.js").AnswersProps} props */
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
  /** @param {Option} option @param {string} cls @param {any} inside */
  const button = (option, cls, inside) =>
    html`<button
      class=${`option ${cls}${hint === option.id ? " hinted" : ""}`}
      data-option=${option.id}
      aria-disabled=${option.barred || !open ? "true" : undefined}
      onClick=${() => onTake(option)}
    >
      <span class="sr"
        >${t(option.key, option.args, seats)},${" "}${t("play-jamaica-rum-at", { cell: cellName(option.from?.slice(5) ?? view.tavern.bottle) })}. </span
      >${inside}
    </button>`;
  return html`
    <${Tray} view=${view} lit=${[...by.keys()]} />
    <div class="recruits">
      ${[...by].map(
        ([who, options]) =>
          html`<div class="recruit">
            ${button(options[0], "recruit-option", html`<${Person} who=${who} view=${view} where=${html`<${Rum} option=${options[0]} view=${view} />`} />`)}
            ${options.length > 1 && html`<div class="or-rum"><span class="small soft">${t("play-jamaica-or-rum")}</span>${options.slice(1).map((option) => button(option, "rum-option", html`<${Rum} option=${option} view=${view} />`))}</div>`}
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
    <${Reference} view=${view} seats=${seats} />
  `;
}

/** Where the bottle stands for it, and what that costs. @param {{option: Option, view: any}} props */
function Rum({ option, view }) {
  if (option.from === `cell:${view.tavern.bottle}`) return null;
  const cell = option.from?.slice("cell:".length) ?? view.tavern.bottle;
  return html`<span class="rum" aria-hidden="true"
    >${draw(line("bottle", 16))}<b>${cellName(cell)}</b>${Number(option.args.cost) > 0 ? html`<span class="rum-price">${draw(good("gold", 15))}<b class="num">${option.args.cost}</b></span>` : ""}</span
  >`;
}

/** Where a character is: in the tavern, aboard of somebody, unseen, gone. @param {string} who @param {any} view @param {Seat[]} seats */
function whereabouts(who, view, seats) {
  const ship = view.ships.findIndex((/** @type {any} */ one) =>
    one.holds.some((/** @type {any} */ hold) => hold?.who === who),
  );
  if (ship >= 0) return t("play-jamaica-aboard", { seat: { seat: ship } }, seats);
  if (Object.values(view.tavern.cells).includes(who)) return t("play-jamaica-in-tavern");
  return t(view.tavern.unseen.includes(who) ? "play-jamaica-unseen" : "play-jamaica-gone");
}

/** All twenty, to look up. @param {{view: any, seats: Seat[]}} props */
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
