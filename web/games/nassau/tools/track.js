// The score track that goes on below nought and past a hundred.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { say } from "../../../parts/live.js";
import { SeatName } from "../../../parts/seats.js";
import { t } from "../../../store/words.js";
import { People, usePeople } from "../../../screens/tools/any/people.js";
import { useKept } from "../../../screens/tools/kept.js";

const STEPS = [-1, 1, 5, 10];
/** Once round the printed track. */
const LAP = 100;
const SPAN = [-99, 999];

/** @typedef {{name: string, by: number}} Step */

/** With a real minus. @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : `${n}`);

/** @param {{own: import("../../../screens/tools/faces.js").Own}} props */
export default function Track({ own }) {
  const [{ steps }, keep] = useKept(own.id, /** @returns {{steps: Step[]}} */ () => ({ steps: [] }));
  const [people, setPeople] = usePeople(own.id, "nassau", { low: 2, many: 4, high: 4 }, steps.length > 0);
  const [last, setLast] = useState("");
  const total = (/** @type {string} */ name) =>
    steps.reduce((sum, step) => (step.name === name ? sum + step.by : sum), 0);
  const move = (/** @type {string} */ name, /** @type {number} */ by) => {
    const points = total(name) + by;
    if (points < SPAN[0] || points > SPAN[1]) return;
    // taps that follow one another are one step, to be taken back as one
    const joined = last === name && steps.at(-1)?.name === name;
    const step = joined ? { name, by: /** @type {Step} */ (steps.at(-1)).by + by } : { name, by };
    keep({ steps: [...(joined ? steps.slice(0, -1) : steps), step].slice(-2000) });
    setLast(name);
    say(t("page-nassau-track-has", { who: { text: name }, points }));
  };
  const undo = () => {
    keep({ steps: steps.slice(0, -1) });
    setLast("");
  };
  return html`
    <${Bar} title=${t(own.key)} note=${t(own.note)}>
      ${steps.length > 0 && html`<${BarButton} icon="undo" label=${t("play-undo")} onClick=${undo} />`}
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => keep({ steps: [] })} />
    <//>
    <main class="device nas-track" data-device=${own.id}>
      <ul>
        ${people.map((person) => {
          const points = total(person.name);
          const laps = Math.max(0, Math.floor(points / LAP)) * LAP;
          const lately = last === person.name ? steps.at(-1)?.by : undefined;
          return html`<li class="plate" key=${person.name} data-of-captain=${person.name}>
            <${SeatName} seat=${person} size=${28} />
            <output class="num">${signed(points)}</output>
            ${lately !== undefined && html`<span class="nas-lately num" aria-hidden="true">${lately < 0 ? "" : "+"}${signed(lately)}</span>`}
            <span class=${`nas-rail${points < 0 ? " below" : ""}`} aria-hidden="true">
              ${laps > 0 && html`<b class="num">${laps}</b>`}<i style=${`inline-size: ${Math.abs(points - laps)}%`}></i>
            </span>
            <div class="nas-steps" role="group" aria-label=${person.name}>
              ${STEPS.map(
                (by) =>
                  html`<button class="btn num" data-step=${by} onClick=${() => move(person.name, by)}>
                    ${by < 0 ? "" : "+"}${signed(by)}
                  </button>`,
              )}
            </div>
          </li>`;
        })}
      </ul>
      <${People} people=${people} game="nassau" low=${2} high=${4} onChange=${setPeople} />
    </main>
  `;
}
