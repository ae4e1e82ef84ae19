// The ranking, column by column; the lines behind each number, and why it ended as it did.
import { useSignal } from "@preact/signals";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { News } from "../../parts/news.js";
import { Disc, longest } from "../../parts/seats.js";
import { RuleLink } from "../../play/rule-link.js";
import { has, number, rich, t } from "../../store/words.js";
import { unitOf } from "./victor.js";
import { Why } from "./why.js";

/** @typedef {import("../../play/types.js").Result} Result */
/** @typedef {import("../../play/types.js").Seat} Seat */

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** What told a seat from those with the same total, in a few words. @param {Result} result @param {number} seat */
export function tieWord({ totals, lines }, seat) {
  const alone = totals.filter((total) => total === totals[seat]).length < 2;
  const note = lines[seat].find(({ key, points }) => !points && has(`${key}.short`));
  return alone || !note || !Object.keys(note.args).length ? "" : t(`${note.key}.short`, note.args);
}

/** @param {{game: string, seats: Seat[], result: Result, face: import("../../play/types.js").ScoreFace, asides?: string[]}} props
 *   `asides`: what else is said of each seat */
export function Ranks({ game, seats, result, face, asides = [] }) {
  const ties = seats.map((_, seat) => tieWord(result, seat));
  const picked = useSignal(/** @type {[number, number] | null} */ (null));
  const order = seats.map((_, seat) => seat).sort((a, b) => result.rank[a] - result.rank[b]);
  const columns = face.scoreColumns(result.lines);
  const [seat, column] = picked.value ?? [-1, -1];
  const shown = seat < 0 ? [] : result.lines[seat].filter(columns[column].holds);
  // a cell takes as much as five letters, and a phone has room for 29 beside rank, disc and total
  const letters = longest(seats.map(({ name }) => name));
  const wide = columns.length > 5 || letters > 10 || columns.length * 5 + letters > 29;
  return html`<section class=${`ranks ${wide ? "ranks--wide" : ""}`}>
    <table class="score" style=${{ "--columns": columns.length }}>
      <caption class="sr">
        ${t("play-end-score")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <td></td>
          ${columns.map(
            ({ icon, said }) =>
              html`<th scope="col">${icon}<span class="sr">${t(said.key, said.args, seats)}</span></th>`,
          )}
          <th scope="col" class="total"><span class="label">${t("play-end-total")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${order.map(
          (one) =>
            html`<tr class=${result.rank[one] === 1 ? "first" : ""} data-rank=${result.rank[one]}>
              <td class="rank">${ROMAN[result.rank[one] - 1]}</td>
              <th scope="row" class="who">
                <div>
                  <${Disc} seat=${seats[one]} size=${28} /><span dir="auto"
                    >${seats[one].name}${seats[one].bot && html`<small>${t(`bot-${seats[one].bot}`)}</small>`}${
                      asides[one] && html`<small>${asides[one]}</small>`
                    }</span
                  >
                </div>
              </th>
              ${columns.map(
                ({ holds }, i) =>
                  html`<${Cell}
                    lines=${result.lines[one].filter(holds)}
                    face=${face}
                    on=${seat === one && column === i}
                    onPick=${(/** @type {boolean} */ on) => (picked.value = on ? [one, i] : null)}
                  />`,
              )}
              <td class="total">
                <b class="num">${number(result.totals[one])}</b
                >${ties[one] && html`<small class="tie">${ties[one]}</small>`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <${News} class="small because">
      ${
        shown.length
          ? html`${columns[column].icon}
              <ul>
                ${shown.map(
                  (line) =>
                    html`<li>
                      <b dir="auto">${seats[seat].name}</b> · ${rich(line.key, line.args, seats)}:${" "}
                      <b class="brass">${t("play-end-points", { points: line.points, unit: unitOf(face) })}</b
                      >${" "}<${RuleLink} game=${game} rule=${line.rule} />
                    </li>`,
                )}
              </ul>`
          : html`<div>
              <${Why} game=${game} seats=${seats} result=${result} columns=${columns} isNote=${face.isNote} />
              <p>${t("play-end-tap")}</p>
            </div>`
      }
    <//>
  </section>`;
}

/** What one captain has of one kind; the lines behind it are told when it is pressed.
 * @param {{lines: import("../../play/types.js").Line[], face: import("../../play/types.js").ScoreFace, on: boolean, onPick: (on: boolean) => void}} props */
function Cell({ lines, face, on, onPick }) {
  if (!lines.length) return html`<td class="none"><span aria-hidden="true">${"\u2013"}</span></td>`;
  const mark = face.scoreMark(lines[0]);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return html`<td class=${mark}>
    <button aria-pressed=${on} onClick=${() => onPick(!on)}>
      <b class="num">${points === 0 && mark === "few" ? "\u2013" : number(points)}</b
      ><span class="sr"> ${lines.map((line) => t(line.key, line.args)).join(", ")}</span>
      ${mark === "majority" ? draw(icon("star", 11)) : mark === "shared" ? draw(icon("both", 13)) : null}
    </button>
  </td>`;
}
