// The crew on the table, from its top to its bottom: a tap at a pirate changes its colour; the flags are the ships'.
import { chip, crewFlag } from "../../../art/pieces.js";
import { tokenOf } from "../../../art/colours.js";
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { first } from "../../../screens/tools/helper.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Mutiny({ tool }) {
  const [given, setGiven] = useKept(tool.id, () => first(tool.asks));
  const { lines, faults, data } = useAnswer(tool.id, given);
  const [group, ...ships] = tool.asks;
  const colours = /** @type {string[]} */ (group.fields?.[0].among);
  const crew = /** @type {{colour: string}[]} */ (given.crew);
  const set = (/** @type {{colour: string}[]} */ next) => setGiven({ ...given, crew: next });
  const turned = (/** @type {string} */ colour) => colours[(colours.indexOf(colour) + 1) % colours.length];
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setGiven(first(tool.asks))} />
    <//>
    <main class="page helper" data-helper=${tool.id}>
      <${News} class="answers-said"><${Lines} game="buccaneer" lines=${lines} faults=${faults} /><//>
      <h2 class="label section">${t(group.key)}</h2>
      <div class="crew-row" role="group" aria-label=${t(group.key)}>
        ${crew.map(
          ({ colour }, i) =>
            html`<button
              key=${i}
              class=${data?.callers?.includes(colour) ? "calls" : ""}
              aria-label=${`${i + 1}: ${t(`buccaneer-tool-choice-${colour}`)}`}
              data-pirate=${i}
              onClick=${() => set(crew.map((one, at) => (at === i ? { colour: turned(colour) } : one)))}
            >
              ${draw(chip({ colour: tokenOf(colour), size: 48 }))}
            </button>`,
        )}
      </div>
      <div class="crew-acts">
        <button
          class="btn"
          data-action="fewer"
          aria-disabled=${crew.length > group.low ? undefined : "true"}
          onClick=${() => crew.length > group.low && set(crew.slice(0, -1))}
        >
          <${Icon} name="minus" size=${20} />${t("page-buc-crew-fewer")}
        </button>
        <button
          class="btn"
          data-action="more"
          aria-disabled=${crew.length < group.high ? undefined : "true"}
          onClick=${() => crew.length < group.high && set([...crew, { colour: /** @type {any} */ (crew.at(-1)).colour }])}
        >
          <${Icon} name="plus" size=${20} />${t("page-buc-crew-more")}
        </button>
      </div>
      <p class="small soft">${t("page-buc-crew-tap")}</p>
      ${ships.map(
        (ship) =>
          html`<div class="ask-row" key=${ship.id}>
            <label for=${ship.id}>${draw(crewFlag(given[ship.id] ?? "?", 30, 24))} ${t(ship.key)}</label>
            <${Stepper}
              id=${ship.id}
              label=${t(ship.key)}
              value=${given[ship.id]}
              low=${ship.low}
              high=${ship.high}
              first=${ship.first}
              onChange=${(/** @type {number | null} */ n) => setGiven({ ...given, [ship.id]: n })}
            />
          </div>`,
      )}
    </main>
  `;
}
