// The cost table against a hand: what can be paid, how often, and what is missing.
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Stepper } from "../../../parts/stepper.js";
import { RuleLink } from "../../../play/rule-link.js";
import { t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Build({ tool }) {
  const fresh = () => Object.fromEntries(tool.asks.map((one) => [one.id, one.first]));
  const [given, setGiven] = useKept(tool.id, fresh);
  const { data } = useAnswer(tool.id, given);
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setGiven(fresh())} />
    <//>
    <main class="page plu-build" data-helper=${tool.id}>
      <div class="plu-build-hand">
        ${tool.asks.map(
          (one) =>
            html`<div key=${one.id} data-resource=${one.id}>
              <label class="label" for=${one.id}>${t(one.key)}</label>
              <${Stepper}
                id=${one.id}
                label=${t(one.key)}
                value=${given[one.id]}
                low=${one.low}
                high=${one.high}
                onChange=${(/** @type {number | null} */ value) => setGiven({ ...given, [one.id]: Math.max(one.low, Math.min(one.high, value ?? 0)) })}
              />
            </div>`,
        )}
      </div>
      <ul class="plu-build-items">
        ${Object.entries(data?.costs ?? {}).map(([item, cost]) => {
          const often = data.often[item];
          return html`<li key=${item} class=${`plate${often ? " plu-payable" : ""}`} data-item=${item}>
            <b class="plu-build-often num">${often ? `×${often}` : "–"}</b>
            <h2>${t(`plunder-tool-choice-${item}`)}</h2>
            <${RuleLink} game="plunder" rule=${data.rules[item]} />
            <p>
              ${Object.entries(cost)
                .filter(([, n]) => n > 0)
                .map(([kind, n]) => {
                  const lacks = Math.max(0, n - (given[kind] ?? 0));
                  return html`<span key=${kind} class=${lacks ? "plu-lacks" : ""}
                    ><b class="num">${n}</b
                    >${" "}${t(`plunder-tool-choice-${kind}`)}${lacks > 0 && html` <i>(${t("page-plunder-lacks", { count: lacks })})</i>`}</span
                  >`;
                })}
            </p>
          </li>`;
        })}
      </ul>
    </main>
  `;
}
