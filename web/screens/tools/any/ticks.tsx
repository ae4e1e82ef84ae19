// Lines to tick off, each with its rule; the next one is marked.
import { toggled } from "../../../lists.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { rich } from "../../../store/words.tsx";
import type { Line } from "../answer.tsx";

/** A line by its key, and where one comes again, by how many times it has: two holds are filled alike, one after the other. */
const idsOf = (lines: Line[]) =>
  lines.map(({ key }, i) => {
    const before = lines.slice(0, i).filter((one) => one.key === key).length;
    return before ? `${key}.${before}` : key;
  });

/** @param props  `done` by the ids of the lines */
export function Ticks({
  game,
  lines,
  done,
  onDone,
}: {
  game: string;
  lines: Line[];
  done: string[];
  onDone: (done: string[]) => void;
}) {
  const ids = idsOf(lines);
  const next = ids.find((id) => !done.includes(id));
  const tick = (id: string) => onDone(toggled(done, id));
  return (
    <ol class="any-ticks">
      {lines.map(({ key, args, rule }, i) => (
        <li key={ids[i]} class={ids[i] === next ? "next" : ""}>
          <label>
            <input type="checkbox" checked={done.includes(ids[i])} onChange={() => tick(ids[i])} />
            <span>{rich(key, args)}</span>
          </label>
          <RuleLink game={game} rule={rule} />
        </li>
      ))}
    </ol>
  );
}
