// What stands between the board and the panel: the graduated margin of the game, and what everybody has.
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { Disc } from "../parts/seats.js";
import { t } from "../store/words.js";
import { together } from "./together.js";

/** The progress as a chart's margin. @param {{face: import("./types.js").Face, view: import("./types.js").View, sides?: number[][]}} props */
export function Progress({ face, view, sides = [] }) {
  const { done, of, groups, said } = face.progress(view, sides);
  return html`<div class="scale" role="img" aria-label=${t(said.key, said.args)}>
    ${Array.from({ length: of }, (_, i) => {
      const marks = [i < done && "done", i === done && "now", i > 0 && i % groups === 0 && "third"];
      return html`<i class=${marks.filter(Boolean).join(" ")}></i>`;
    })}
  </div>`;
}

/** @param {{sitting: import("./sitting.js").Sitting, table: import("./types.js").Snapshot, onCaptain: (seat: number) => void}} props */
export function Strip({ sitting, table, onCaptain }) {
  const { face, seats } = sitting;
  return html`<${Totals}
    seats=${seats}
    totals=${face.totals(table.view)}
    unsure=${(/** @type {number} */ seat) => face.unsure?.(table.view, seat) ?? null}
    hands=${face.hands?.(table.view)}
    turn=${table.decision?.turn ?? table.turn}
    sides=${table.sides}
    game=${sitting.game}
    onCaptain=${face.Captain ? onCaptain : undefined}
  />`;
}

/** A total as it is written: nothing where it is hidden, and where only a part of it is known that part, and that there is more.
 * @param {number | null} total @param {boolean} part */
const figure = (total, part) => (total === null ? "\u2013" : part ? (total ? `${total}+` : "?") : total);

/** What everybody has, and how many cards are in their hands where all may count them; those who win together stand side
 * by side, with what they have together.
 * @param {{seats: import("./types.js").Seat[], totals: (number | null)[], hands?: number[], unsure?: (seat: number) => import("./types.js").Said | null, turn: number, game: string, sides?: number[][], onCaptain?: (seat: number) => void}} props */
export function Totals({ seats, totals, hands, unsure = () => null, turn, game, sides = [], onCaptain }) {
  const teams = sides.some((side) => side.length > 1) ? sides : [];
  const sums = together(totals, teams);
  const one = (/** @type {number} */ i) => {
    const now = totals[i];
    const part = unsure(i);
    const said = part ?? { key: `play-${game}-total`, args: { seat: { seat: i }, total: now ?? 0 } };
    const has = html`<${Disc} seat=${seats[i]} size=${22} />
      <b class="num" data-purse=${i} aria-hidden="true">${figure(now, part !== null)}</b>
      <span class="sr"
        >${now === null ? t("play-total-hidden", { seat: { seat: i } }, seats) : t(said.key, said.args, seats)}</span
      >
      ${
        hands &&
        html`<span class="strip-hand"
          ><span aria-hidden="true">${draw(icon("cards", 15))}<b class="num">${hands[i]}</b></span
          ><span class="sr">, ${t("play-cards-in-hand", { n: hands[i] })}</span></span
        >`
      }`;
    return html`<li key=${i} class=${i === turn ? "now" : ""}>
      ${onCaptain ? html`<button data-captain=${i} onClick=${() => onCaptain(i)}>${has}</button>` : has}
    </li>`;
  };
  const all = teams.length
    ? teams.map((side, k) => [
        ...side.map(one),
        html`<li key=${`side ${k}`} class="side-total">
          <b class="num" aria-hidden="true">${sums[k]}</b
          ><span class="sr">${t("play-side-total", { total: sums[k] })}</span>
        </li>`,
      ])
    : seats.map((_, i) => one(i));
  const cls = teams.length
    ? ` strip--sides${seats.length > 5 ? " strip--crowd" : ""}`
    : seats.length > 5
      ? " strip--six"
      : "";
  return html`<ul
    class=${`strip${cls}${hands && seats.length > 3 ? " strip--two" : ""}`}
    style=${teams.length ? { "--places": seats.length + teams.length } : undefined}
    aria-label=${t(`play-${game}-totals`)}
  >
    ${all}
  </ul>`;
}
