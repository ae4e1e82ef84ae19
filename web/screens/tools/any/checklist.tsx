// A reminder as a list to tick off: what comes next stays in sight, and the ticks outlive a closed page.
import { Segments } from "../../../parts/choices.tsx";
import { t } from "../../../store/words.tsx";
import type { Known, Tool } from "../all.ts";
import { useAnswer } from "../answer.tsx";
import { useFields } from "../kept.ts";
import { Act, ToolBar } from "../frame.tsx";
import { choicesOf, first, Flag } from "../asks.tsx";
import { Ticks } from "./ticks.tsx";

/** `done` by the keys of the lines */
type Stored = { given: Record<string, Known>; done: string[]; round: number };

export default function Checklist({ tool }: { tool: Tool }) {
  const fresh = (): Stored => ({
    given: first(tool.asks),
    done: [],
    round: 1,
  });
  const { now, set } = useFields(`${tool.id}.ticks`, fresh);
  const { lines, data } = useAnswer<{ rounds?: number }>(tool.id, now.given);
  const phases = tool.asks.find((one) => one.kind === "choice");
  const among = phases?.among ?? [];
  const at = phases ? among.indexOf(now.given[phases.id]) : 0;
  const left = lines.filter(({ key }) => !now.done.includes(key));
  const give = (id: string, value: Known) =>
    set({ given: { ...now.given, [id]: value }, done: id === phases?.id ? [] : now.done });
  const rounds = data?.rounds ?? 0;
  const onward = () => {
    if (!phases) return set({ done: [] });
    const next = (at + 1) % among.length;
    const round = next ? now.round : (now.round % (rounds || 1)) + 1;
    return set({ given: { ...now.given, [phases.id]: among[next] }, done: [], round });
  };
  const note = rounds ? t("page-any-round", { round: now.round, of: rounds }) : undefined;
  return (
    <>
      <ToolBar of={tool} note={note} onAnew={() => set(fresh())} />
      <main class="page any-checklist" data-helper={tool.id}>
        {phases && (
          <Segments
            label={t(phases.key)}
            value={now.given[phases.id]}
            onChange={(value: Known) => give(phases.id, value)}
            among={choicesOf(phases)}
          />
        )}
        {tool.asks
          .filter(({ kind }) => kind === "flag")
          .map((one) => (
            <Flag
              key={one.id}
              id={one.id}
              label={t(one.key)}
              value={now.given[one.id]}
              onChange={(on) => give(one.id, on)}
            />
          ))}
        <Ticks game={tool.game} lines={lines} done={now.done} onDone={(done: string[]) => set({ done })} />
      </main>
      <footer class="device-foot">
        <Act does="next" main={!left.length} onClick={onward}>
          {t(phases ? "page-any-next-phase" : "page-any-next-turn")}
        </Act>
      </footer>
    </>
  );
}
