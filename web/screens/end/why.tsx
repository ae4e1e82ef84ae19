// Why it ended as it did, as far as the lines of the score say it: what made the difference, and how ties were broken.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { RuleLink } from "../../play/rule-link.tsx";
import type { Line, Result, ScoreColumn as Column, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";

/** The column in which the winner is furthest ahead of the next one; null where the totals are equal or decide nothing. */
export function decider({ winners, totals, rank, lines }: Result, columns: Column[]) {
  const [first, ...more] = winners;
  const second = rank.indexOf(2);
  if (first === undefined || more.length || second < 0) return null;
  if (itemAt(totals, first) <= itemAt(totals, second)) return null;
  const compared = columns.map((column) => {
    const own = itemAt(lines, first).filter(column.holds);
    const other = itemAt(lines, second).filter(column.holds);
    return { column, mine: sumOf(own), theirs: sumOf(other), second, rule: [...own, ...other][0]?.rule };
  });
  return compared.reduce((best, one) => (one.mine - one.theirs > best.mine - best.theirs ? one : best));
}

const sumOf = (lines: Line[]) => lines.reduce((sum, { points }) => sum + points, 0);

const capitalized = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** Lines without points that say how equal totals stand, each with all of whom it says the same. */
function footnotes(lines: Line[][], isNote: (line: Line) => boolean, seats: Seat[]) {
  const found: Map<string, { line: Line; who: { seat: number }[] }> = new Map();
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

export function Why({
  game,
  seats,
  result,
  columns,
  isNote,
}: {
  game: string;
  seats: Seat[];
  result: Result;
  columns: Column[];
  isNote: (line: Line) => boolean;
}) {
  const by = decider(result, columns);
  const word = by ? t(by.column.said.key, by.column.said.args, seats) : "";
  return (
    <ul class="why-won">
      {by && (
        <li data-decided>
          {by.column.icon}
          <span>
            {rich(
              "play-end-decided",
              {
                what: capitalized(word),
                mine: by.mine,
                theirs: by.theirs,
                second: { seat: by.second },
              },
              seats,
            )}
            <RuleLink game={game} rule={by.rule} />
          </span>
        </li>
      )}
      {footnotes(result.lines, isNote, seats).map(({ line, who }) => (
        <li data-note>
          {draw(icon("both", 20))}
          <span>
            {rich("page-names", { who }, seats)} · {rich(line.key, line.args, seats)}.
            <RuleLink game={game} rule={line.rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
