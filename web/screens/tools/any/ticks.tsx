// Lines to tick off, each with its rule; the next one is marked.
import { toggled } from "../../../lists.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { rich } from "../../../store/words.tsx";
import type { Line } from "../answer.tsx";

/** A line by its key, and where one comes again, by how many times it has: two holds are filled alike, one after the other. */
const withIds = (lines: Line[]) =>
  lines.map((line, i) => {
    const before = lines.slice(0, i).filter(({ key }) => key === line.key).length;
    return { ...line, id: before ? `${line.key}.${before}` : line.key };
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
  const all = withIds(lines);
  const next = all.find(({ id }) => !done.includes(id))?.id;
  const tick = (id: string) => onDone(toggled(done, id));
  return (
    <ol class="any-ticks">
      {all.map(({ id, key, args, rule }) => (
        <li key={id} class={id === next ? "next" : ""}>
          <label>
            <input type="checkbox" checked={done.includes(id)} onChange={() => tick(id)} />
            <span>{rich(key, args)}</span>
          </label>
          <RuleLink game={game} rule={rule} />
        </li>
      ))}
    </ol>
  );
}
