// What this hand can build: on top what can be paid, as the price card has it, and how often; below the cards, tapped together.
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { RuleLink } from "../../../play/rule-link.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";
import { Taps } from "../../../screens/tools/taps.js";
import { glyph } from "../glyphs.js";

/** Marks that are called otherwise than what is built. @type {Record<string, string>} */
const MARKS = { bury_treasure: "bury" };

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Build({ tool }) {
  const fresh = () => Object.fromEntries(tool.asks.map((one) => [one.id, one.first]));
  const [given, setGiven] = useKept(tool.id, fresh);
  const { data, lines } = useAnswer(tool.id, given);
  const word = (/** @type {string} */ one) => t(`plunder-tool-choice-${one}`);
  const costs = /** @type {[string, Record<string, number>][]} */ (Object.entries(data?.costs ?? {}));
  const payable = costs.filter(([item]) => data.often[item]);
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setGiven(fresh())} />
    <//>
    <main class="page plu-costs" data-helper=${tool.id}>
      ${!data && html`<${Lines} game="plunder" lines=${lines} />`}
      <${News} class="sr">${payable.map(([item]) => `${word(item)} ×${data.often[item]}`).join(", ")}<//>
      <ul class="plu-costs-items">
        ${costs.map(([item, cost]) => {
          const often = data.often[item];
          return html`<li key=${item} class=${`plate${often ? " plu-payable" : ""}`} data-item=${item}>
            ${draw(glyph(MARKS[item] ?? item, 28))}
            <h2>${word(item)}</h2>
            <p>
              ${Object.entries(cost)
                .filter(([, n]) => n > 0)
                .map(
                  ([kind, n]) =>
                    html`<${Cost} key=${kind} kind=${kind} n=${n} held=${given[kind] ?? 0} what=${word(kind)} />`,
                )}
            </p>
            <b class="plu-costs-often num">${often ? `×${often}` : "–"}</b>
            <${RuleLink} game="plunder" rule=${data.rules[item]} />
          </li>`;
        })}
      </ul>
      <${Taps}
        label=${t(tool.note)}
        counts=${tool.asks.map(({ id, key, low, high }) => ({
          id,
          label: t(key),
          picture: draw(glyph(id, 34, `plu-of-${id}`)),
          value: given[id],
          low,
          high,
        }))}
        onChange=${(/** @type {string} */ id, /** @type {number} */ value) => setGiven({ ...given, [id]: value })}
      />
    </main>
  `;
}

/** As many marks as it costs; those that the hand lacks are hollow. @param {{kind: string, n: number, held: number, what: string}} props */
function Cost({ kind, n, held, what }) {
  const lacks = Math.max(0, n - held);
  return html`<span class=${lacks ? "plu-lacks" : ""}
    ><span class="sr">${n} ${what}${lacks > 0 && ` (${t("page-plunder-lacks", { count: lacks })})`}</span>${Array.from(
      { length: n },
      (_, i) => draw(glyph(kind, 22, `plu-of-${kind}${i < n - lacks ? "" : " hollow"}`)),
    )}</span
  >`;
}
