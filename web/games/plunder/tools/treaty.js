// The treaty board: a captain is tapped when cards changed hands, and stays shut off until the turn ends.
import { Bar } from "../../../parts/bar.js";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Disc } from "../../../parts/seats.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { People, usePeople } from "../../../screens/tools/any/people.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {{with: string[], team: number}} Kept by the names of the captains */

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Treaty({ tool }) {
  const [now, setNow] = useKept(tool.id, /** @returns {Kept} */ () => ({ with: [], team: 0 }));
  const [people, setPeople] = usePeople(tool.id, "plunder", { low: 2, many: 3, high: 6 }, now.with.length > 0);
  const partners = people.map(({ name }) => name).filter((name) => now.with.includes(name));
  const { lines } = useAnswer(tool.id, { partners: Math.min(partners.length, 5), team: now.team });
  const turn = (/** @type {string} */ name) =>
    setNow({ ...now, with: now.with.includes(name) ? now.with.filter((one) => one !== name) : [...now.with, name] });
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)} />
    <main class="device plu-treaty" data-helper=${tool.id}>
      <ul class="plu-captains">
        ${people.map((person) => {
          const on = now.with.includes(person.name);
          return html`<li key=${person.name}>
            <button
              class="plu-captain-slip"
              aria-pressed=${on ? "true" : "false"}
              data-captain
              onClick=${() => turn(person.name)}
            >
              <${Disc} seat=${person} size=${44} />
              <b class="who-name" dir="auto">${person.name}</b>
              <span class="plu-treaty-seal">${on && html`<${Icon} name="lily" size=${28} />`}</span>
              <span class="small">${t(on ? "page-plunder-treaty-on" : "page-plunder-treaty-off")}</span>
            </button>
          </li>`;
        })}
      </ul>
      <${People} people=${people} game="plunder" low=${2} high=${6} onChange=${setPeople} />
      <div class="ask-row">
        <label for="team">${t("page-plunder-teams")}</label
        ><${Lamp}
          id="team"
          on=${now.team === 1}
          onChange=${(/** @type {boolean} */ on) => setNow({ ...now, team: on ? 1 : 0 })}
        />
      </div>
      <${News}><${Lines} game="plunder" lines=${lines} /><//>
    </main>
    <footer class="device-foot">
      <button
        class="btn btn--main"
        data-action="end"
        aria-disabled=${partners.length ? undefined : "true"}
        onClick=${() => setNow({ ...now, with: [] })}
      >
        ${t("page-plunder-turn-ends")}
      </button>
    </footer>
  `;
}
