// Whether the cargo fits: the holds of the ship as full as it makes them, and what lies there, tapped together.
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { first } from "../../../screens/tools/helper.js";
import { useKept } from "../../../screens/tools/kept.js";
import { Taps } from "../../../screens/tools/taps.js";
import { glyph } from "../glyphs.js";

/** @type {Record<string, string>} */
const COUNTS = { crates: "crate", provisions: "provision", goods: "good_random", open_holds: "hold" };

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Holds({ tool }) {
  const [given, set] = useKept(tool.id, () => first(tool.asks));
  const { lines, faults, data } = useAnswer(tool.id, given);
  const kinds = /** @type {string[]} */ (data?.holds ?? []);
  const open = given.open_holds;
  const word = (/** @type {string} */ id) => t(`nassau-tool-field-${id}`);
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => set(first(tool.asks))} />
    <//>
    <main class="page helper" data-helper=${tool.id}>
      <${News} class="answers-said"
        ><${Lines} game="nassau" lines=${lines} faults=${faults} no=${data?.fits === false}
      /><//>
      <div class="nas-holds" role="img" aria-label=${kinds.map((kind) => (kind ? word(kind) : "–")).join(", ") || "–"}>
        ${Array.from(
          { length: Math.max(open, kinds.length) },
          (_, i) =>
            html`<i key=${i} class=${i < open ? "" : "over"}>${kinds[i] && draw(glyph(COUNTS[kinds[i]], 34))}</i>`,
        )}
      </div>
      <${Taps}
        label=${t(tool.note)}
        counts=${Object.entries(COUNTS).map(([id, mark]) => {
          const { low = 0, high = 0 } = tool.asks.find((one) => one.id === id) ?? {};
          return { id, label: word(id), picture: draw(glyph(mark, 30)), value: given[id], low, high };
        })}
        onChange=${(/** @type {string} */ id, /** @type {number} */ value) => set({ ...given, [id]: value })}
      />
      <div class="ask-row">
        <label for="rat">${word("rat")}</label
        ><${Lamp}
          id="rat"
          on=${given.rat === 1}
          onChange=${(/** @type {boolean} */ on) => set({ ...given, rat: on ? 1 : 0 })}
        />
      </div>
    </main>
  `;
}
