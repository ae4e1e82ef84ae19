// Why it ended as it did, as far as the lines of the score say it: what made the difference, and how ties were broken.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { RuleLink } from "../../play/rule-link.js";
import { rich, t } from "../../store/words.js";

/** @typedef {import("../../play/types.js").Result} Result */
/** @typedef {import("../../play/types.js").Line} Line */
/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {import("../../play/types.js").ScoreColumn} Column */

/** The column in which the winner is furthest ahead of the next one; null where the totals are equal or decide nothing.
 * @param {Result} result @param {Column[]} columns */
export function decider({ winners, totals, rank, lines }, columns) {
  const [first] = winners;
  const second = rank.indexOf(2);
  if (winners.length > 1 || second < 0 || totals[first] <= totals[second]) return null;
  const compared = columns.map((column) => {
    const [own, other] = [first, second].map((seat) => lines[seat].filter(column.holds));
    const [mine, theirs] = [own, other].map((held) => held.reduce((sum, { points }) => sum + points, 0));
    return { column, mine, theirs, second, rule: [...own, ...other][0]?.rule };
  });
  return compared.reduce((best, one) => (one.mine - one.theirs > best.mine - best.theirs ? one : best));
}

/** Lines without points that say how equal totals stand, each with all of whom it says the same.
 * @param {Line[][]} lines @param {(line: Line) => boolean} isNote @param {Seat[]} seats */
function footnotes(lines, isNote, seats) {
  /** @type {Map<string, {line: Line, who: {seat: number}[]}>} */
  const found = new Map();
  lines.forEach((own, seat) => {
    for (const line of own.filter(isNote)) {
      const key = t(line.key, line.args, seats);
      const note = found.get(key) ?? { line, who: [] };
      note.who.push({ seat });
      found.set(key, note);
    }
  });
  return [...found.values()];
}

/** @param {{game: string, seats: Seat[], result: Result, columns: Column[], isNote: (line: Line) => boolean}} props */
export function Why({ game, seats, result, columns, isNote }) {
  const by = decider(result, columns);
  const word = by && t(by.column.said.key, by.column.said.args, seats);
  return html`<ul class="why-won">
    ${
      by &&
      html`<li data-decided>
        ${by.column.icon}<span
          >${rich(
            "play-end-decided",
            {
              what: /** @type {string} */ (word)[0].toLocaleUpperCase() + word?.slice(1),
              mine: by.mine,
              theirs: by.theirs,
              second: { seat: by.second },
            },
            seats,
          )}${" "}<${RuleLink} game=${game} rule=${by.rule}
        /></span>
      </li>`
    }
    ${footnotes(result.lines, isNote, seats).map(
      ({ line, who }) =>
        html`<li data-note>
          ${draw(icon("both", 20))}<span
            >${rich("page-names", { who }, seats)} · ${rich(line.key, line.args, seats)}.${" "}<${RuleLink}
              game=${game}
              rule=${line.rule}
          /></span>
        </li>`,
    )}
  </ul>`;
}
