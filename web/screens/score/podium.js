// The end of a game that was played with the box: who won, who came next, and what decided it.
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { Sheet } from "../../parts/sheet.js";
import { RuleLink } from "../../play/rule-link.js";
import { rich, t } from "../../store/words.js";
import { seatOf } from "./model.js";
import { nameOf, ranking, sideOf, sideRank, winningTotal } from "./share.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Lines without points say how equal totals stand; said once, whoever they concern.
 * @param {any} result @returns {any[]} */
const decided = (result) => {
  const notes = result.lines.flat().filter((/** @type {any} */ { key }) => /-(tie|calypso)$/.test(key));
  return [...new Map(notes.map((/** @type {any} */ line) => [JSON.stringify([line.key, line.args]), line])).values()];
};

/** @param {{record: SheetRecord, onClose: () => void, onShare: () => void}} props */
export function Podium({ record, onClose, onShare }) {
  const { sheet, result } = record;
  const seats = sheet.players.map((_, seat) => ({ name: nameOf(record, seat) }));
  const who = result.winners.map((/** @type {number} */ seat) => ({ text: nameOf(record, seat) }));
  const title = rich("page-score-won", { who, count: who.length, total: winningTotal(result) });
  return html`<${Sheet} title=${title} onClose=${onClose} className="podium">
    <ol class="rows">
      ${ranking(record).map((seat) => {
        const side = sideOf(result, seat);
        const rank = side ? sideRank(result, side) : result.rank[seat];
        return html`<li class=${`line-row${rank === 1 ? " first" : ""}`} data-rank=${rank}>
          <span class="rank">${ROMAN[rank - 1]}</span> <${Disc} seat=${seatOf(sheet.players[seat])} size=${32} />
          <b class="who-name" dir="auto">${nameOf(record, seat)}</b>
          ${side && html`<span class="small soft">${t(side.name)} · ${side.total}</span>`}
          <b class="num">${String(result.totals[seat]).replace("-", "−")}</b>
        </li>`;
      })}
    </ol>
    ${decided(result).map(
      ({ key, args, rule }) =>
        html`<p class="small">${rich(key, args, seats)} <${RuleLink} game=${sheet.game} rule=${rule} /></p>`,
    )}
    <div class="slip-foot">
      <button class="btn" onClick=${onShare}>${t("page-score-share")}</button>
      <button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button>
    </div>
  <//>`;
}
