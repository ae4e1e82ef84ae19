// The treaty board: a captain is tapped when cards changed hands, and stays shut off until the turn ends.
import { toggled } from "../../../lists.ts";
import { Bar } from "../../../parts/bar.tsx";
import { Lamp } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { Disc } from "../../../parts/seats.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { People, usePeople } from "../../../screens/tools/any/people.tsx";
import { useKept } from "../../../screens/tools/kept.ts";

/** by the names of the captains */
type Stored = { with: string[]; team: number };

export default function Treaty({ tool }: { tool: Tool }) {
  const [now, setNow] = useKept(tool.id, (): Stored => ({ with: [], team: 0 }));
  const [people, setPeople] = usePeople(tool.id, "plunder", { low: 2, many: 3, high: 6 }, now.with.length > 0);
  const partners = people.map(({ name }) => name).filter((name) => now.with.includes(name));
  const { lines } = useAnswer(tool.id, { partners: Math.min(partners.length, 5), team: now.team });
  const turn = (name: string) => setNow({ ...now, with: toggled(now.with, name) });
  return (
    <>
      <Bar title={t(tool.key)} note={t(tool.note)} />
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
        <People people={people} game="plunder" low={2} high={6} onChange={setPeople} />
        <div class="ask-row">
          <label for="team">{t("page-plunder-teams")}</label>
          <Lamp id="team" on={now.team === 1} onChange={(on: boolean) => setNow({ ...now, team: on ? 1 : 0 })} />
        </div>
        <News>
          <Lines game="plunder" lines={lines} />
        </News>
      </main>
      <footer class="device-foot">
        <button
          class="btn btn--main"
          data-action="end"
          aria-disabled={partners.length ? undefined : "true"}
          onClick={() => setNow({ ...now, with: [] })}
        >
          {t("page-plunder-turn-ends")}
        </button>
      </footer>
    </>
  );
}
