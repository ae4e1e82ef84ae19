// The treaty board: a captain is tapped when cards changed hands, and stays shut off until the turn ends.
import { toggled } from "../../../lists.ts";
import { Icon } from "../../../parts/icon.ts";
import { Disc } from "../../../parts/seats.tsx";
import { Flag } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { People, usePeople } from "../../../screens/tools/any/people.tsx";
import { useFields } from "../../../screens/tools/kept.ts";

/** by the names of the captains */
type Stored = { with: string[]; team: number };

export default function Treaty({ tool }: { tool: Tool }) {
  const { now, set } = useFields(tool.id, (): Stored => ({ with: [], team: 0 }));
  const table = usePeople(tool.id, "plunder", { low: 2, many: 3, high: 6 }, now.with.length > 0);
  const { people } = table;
  const partners = people.map(({ name }) => name).filter((name) => now.with.includes(name));
  const { lines } = useAnswer(tool.id, { partners: Math.min(partners.length, 5), team: now.team });
  const turn = (name: string) => set({ with: toggled(now.with, name) });
  return (
    <>
      <ToolBar of={tool} />
      <main class="device plu-treaty" data-helper={tool.id}>
        <ul class="plu-captains">
          {people.map((person) => {
            const on = now.with.includes(person.name);
            return (
              <li key={person.name}>
                <button
                  class="plu-captain-slip"
                  aria-pressed={on ? "true" : "false"}
                  data-captain
                  onClick={() => turn(person.name)}
                >
                  <Disc seat={person} size={44} />
                  <b class="who-name" dir="auto">
                    {person.name}
                  </b>
                  <span class="plu-treaty-seal">{on && <Icon name="lily" size={28} />}</span>
                  <span class="small">{t(on ? "page-plunder-treaty-on" : "page-plunder-treaty-off")}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <People table={table} />
        <Flag id="team" label={t("page-plunder-teams")} value={now.team} onChange={(team) => set({ team })} />
        <Said game="plunder" lines={lines} />
      </main>
      <footer class="device-foot">
        <Act does="end" main off={!partners.length} onClick={() => set({ with: [] })}>
          {t("page-plunder-turn-ends")}
        </Act>
      </footer>
    </>
  );
}
