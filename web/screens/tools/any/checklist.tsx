// A reminder as a list to tick off: what comes next stays in sight, and the ticks outlive a closed page.
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Lamp, Segments } from "../../../parts/choices.tsx";
import { has, t } from "../../../store/words.tsx";
import type { Known, Tool } from "../all.ts";
import { useAnswer } from "../answer.tsx";
import { useKept } from "../kept.ts";
import { Ticks } from "./ticks.tsx";

/** `done` by the keys of the lines */
type Stored = { given: Record<string, Known>; done: string[]; round: number };

export default function Checklist({ tool }: { tool: Tool }) {
  const fresh = (): Stored => ({
    given: Object.fromEntries(tool.asks.map((one) => [one.id, one.first])),
    done: [],
    round: 1,
  });
  const [kept, setNow] = useKept(`${tool.id}.ticks`, fresh);
  const now = { ...fresh(), ...kept };
  const { lines, data } = useAnswer<{ rounds?: number }>(tool.id, now.given);
  const phases = tool.asks.find((one) => one.kind === "choice");
  const among = phases?.among ?? [];
  const at = phases ? among.indexOf(now.given[phases.id]) : 0;
  const left = lines.filter(({ key }) => !now.done.includes(key));
  const give = (id: string, value: Known) =>
    setNow({ ...now, given: { ...now.given, [id]: value }, done: id === phases?.id ? [] : now.done });
  const rounds = data?.rounds ?? 0;
  const onward = () => {
    if (!phases) return setNow({ ...now, done: [] });
    const next = (at + 1) % among.length;
    const round = next ? now.round : (now.round % (rounds || 1)) + 1;
    return setNow({ given: { ...now.given, [phases.id]: among[next] }, done: [], round });
  };
  const note = rounds ? t("page-any-round", { round: now.round, of: rounds }) : has(tool.note) ? t(tool.note) : "";
  return (
    <>
      <Bar title={t(tool.key)} note={note}>
        <BarButton icon="bin" label={t("page-tools-anew")} onClick={() => setNow(fresh())} />
      </Bar>
      <main class="page any-checklist" data-helper={tool.id}>
        {phases && (
          <Segments
            label={t(phases.key)}
            value={now.given[phases.id]}
            onChange={(value: Known) => give(phases.id, value)}
            among={among.map((value, i) => ({ value, label: t(phases.words?.[i] ?? String(value)) }))}
          />
        )}
        {tool.asks
          .filter(({ kind }) => kind === "flag")
          .map((one) => (
            <div class="ask-row" key={one.id}>
              <label for={one.id}>{t(one.key)}</label>
              <Lamp id={one.id} on={now.given[one.id] === 1} onChange={(on: boolean) => give(one.id, on ? 1 : 0)} />
            </div>
          ))}
        <Ticks game={tool.game} lines={lines} done={now.done} onDone={(done: string[]) => setNow({ ...now, done })} />
      </main>
      <footer class="device-foot">
        <button class={`btn${left.length ? "" : " btn--main"}`} data-action="next" onClick={onward}>
          {t(phases ? "page-any-next-phase" : "page-any-next-turn")}
        </button>
      </footer>
    </>
  );
}
