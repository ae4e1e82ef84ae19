// The twenty of The Crew on one page: a tap tells what somebody does.
import { draw } from "../../../art/draw.js";
import { person } from "../people.js";
import { Bar } from "../../../parts/bar.js";
import { Picker } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function People({ tool }) {
  const [asked] = tool.asks;
  const [{ character }, setNow] = useKept(tool.id, () => ({ character: asked.first }));
  const { lines, data } = useAnswer(tool.id, { character });
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)} />
    <main class="page helper" data-helper=${tool.id}>
      <${News} class="answers-said">
        ${data && html`<p class="crew-does">${draw(person(character, 34))}<span>${t(data.note)}</span></p>`}
        <${Lines} game="jamaica" lines=${lines} />
      <//>
      <${Picker}
        className="crew-all"
        label=${t(asked.key)}
        value=${character}
        onChange=${(/** @type {string} */ next) => setNow({ character: next })}
        among=${(asked.among ?? []).map((who) => ({
          value: who,
          label: html`${draw(person(who, 30))}<span>${t(`jamaica-character-${who}`)}</span>`,
        }))}
      />
    </main>
  `;
}
