// The score track that goes on below nought and past a hundred.
import { useState } from "preact/hooks";
import { BarButton } from "../../../parts/bar.tsx";
import { say } from "../../../parts/live.ts";
import { SeatName } from "../../../parts/seats.tsx";
import { ToolBar } from "../../../screens/tools/frame.tsx";
import type { Own } from "../../../screens/tools/faces.ts";
import { t } from "../../../store/words.tsx";
import { People, usePeople } from "../../../screens/tools/any/people.tsx";
import { useKept } from "../../../screens/tools/kept.ts";

const STEPS = [-1, 1, 5, 10];
/** Once round the printed track. */
const LAP = 100;
const SPAN = [-99, 999] as const;

type Step = { name: string; by: number };

/** With a real minus. */
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

export default function Track({ own }: { own: Own }) {
  const [{ steps }, keep] = useKept(own.id, (): { steps: Step[] } => ({ steps: [] }));
  const table = usePeople(own.id, "nassau", { low: 2, many: 4, high: 4 }, steps.length > 0);
  const [last, setLast] = useState("");
  const total = (name: string) => steps.reduce((sum, step) => (step.name === name ? sum + step.by : sum), 0);
  const move = (name: string, by: number) => {
    const points = total(name) + by;
    if (points < SPAN[0] || points > SPAN[1]) return;
    // taps that follow one another are one step, to be taken back as one
    const joined = last === name && steps.at(-1)?.name === name;
    const step = joined ? { name, by: (steps.at(-1) as Step).by + by } : { name, by };
    keep({ steps: [...(joined ? steps.slice(0, -1) : steps), step].slice(-2000) });
    setLast(name);
    say(t("page-nassau-track-has", { who: { text: name }, points }));
  };
  const undo = () => {
    keep({ steps: steps.slice(0, -1) });
    setLast("");
  };
  return (
    <>
      <ToolBar of={own} onAnew={() => keep({ steps: [] })}>
        {" "}
        {steps.length > 0 && <BarButton icon="undo" label={t("play-undo")} onClick={undo} />}
      </ToolBar>
      <main class="device nas-track" data-device={own.id}>
        <ul>
          {table.people.map((person) => {
            const points = total(person.name);
            const laps = Math.max(0, Math.floor(points / LAP)) * LAP;
            const lately = last === person.name ? steps.at(-1)?.by : undefined;
            return (
              <li class="plate" key={person.name} data-of-captain={person.name}>
                <SeatName seat={person} size={28} />
                <output class="num">{signed(points)}</output>
                {lately !== undefined && (
                  <span class="nas-lately num" aria-hidden="true">
                    {lately < 0 ? "" : "+"}
                    {signed(lately)}
                  </span>
                )}
                <span class={`nas-rail${points < 0 ? " below" : ""}`} aria-hidden="true">
                  {laps > 0 && <b class="num">{laps}</b>}
                  <i style={`inline-size: ${Math.abs(points - laps)}%`} />
                </span>
                <div class="nas-steps" role="group" aria-label={person.name}>
                  {STEPS.map((by) => (
                    <button class="btn num" data-step={by} onClick={() => move(person.name, by)}>
                      {by < 0 ? "" : "+"}
                      {signed(by)}
                    </button>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
        <People table={table} />
      </main>
    </>
  );
}
