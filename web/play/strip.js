// What stands between the board and the panel: the graduated margin of the game, and what everybody has.
import { html } from "../parts/html.js";
import { Disc } from "../parts/seats.js";
import { t } from "../store/words.js";

/** The progress as a chart's margin. @param {{face: import("./types.js").Face, view: import("./types.js").View}} props */
export function Progress({ face, view }) {
  const { done, of, groups, said } = face.progress(view);
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
    turn=${table.decision?.turn ?? table.turn}
    game=${sitting.game}
    onCaptain=${face.Captain ? onCaptain : undefined}
  />`;
}

/** @param {{seats: import("./types.js").Seat[], totals: (number | null)[], turn: number, game: string, onCaptain?: (seat: number) => void}} props */
export function Totals({ seats, totals, turn, game, onCaptain }) {
  return html`<ul class=${`strip${seats.length > 5 ? " strip--six" : ""}`} aria-label=${t(`play-${game}-totals`)}>
    ${seats.map((seat, i) => {
      const now = totals[i];
      const has = html`<${Disc} seat=${seat} size=${22} />
        <b class="num" data-purse=${i} aria-hidden="true">${now ?? "\u2013"}</b>
        <span class="sr"
          >${now === null ? t("play-total-hidden", { seat: { seat: i } }, seats) : t(`play-${game}-total`, { seat: { seat: i }, total: now }, seats)}</span
        >`;
      return html`<li class=${i === turn ? "now" : ""}>
        ${onCaptain ? html`<button data-captain=${i} onClick=${() => onCaptain(i)}>${has}</button>` : has}
      </li>`;
    })}
  </ul>`;
}
