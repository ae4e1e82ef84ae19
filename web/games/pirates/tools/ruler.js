// S and L in true size: the screen is measured once against a bank card, then it is a ruler.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { number, t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

/** `mm`: pixels of the page in a millimetre. @typedef {{scale: string, mm: number, true: boolean}} Kept */

const LEAST = 2.6;
const MOST = 9;
const STEP = 0.02;
/** A phone of today, until it is measured. */
const GUESS = 5.9;

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function RulerFace({ tool }) {
  const asked = tool.asks[0];
  /** @returns {Kept} */
  const fresh = () => ({ scale: asked.first, mm: GUESS, true: false });
  const [kept, set] = useKept(tool.id, fresh);
  const now = { ...fresh(), ...kept };
  const [fitting, setFitting] = useState(!now.true);
  const { data, lines } = useAnswer(tool.id, { scale: now.scale });
  const fit = (/** @type {number} */ mm) => set({ ...now, mm: Math.max(LEAST, Math.min(MOST, mm)) });
  if (!data)
    return html`
      <${Bar} title=${t(tool.key)} />
      <main class="ruler-fit" data-helper=${tool.id}><p class="waiting soft">${t("page-loading")}</p></main>
    `;
  if (fitting)
    return html`
      <${Bar} title=${t(tool.key)} note=${t("page-pirates-calibrate")} />
      <main class="ruler-fit" data-helper=${tool.id}>
        <div class="bank-card" style=${{ height: `${data.card[0] * now.mm}px`, width: `${data.card[1] * now.mm}px` }}>
          <p>${t("page-pirates-card")}</p>
          <input
            type="range"
            min=${LEAST}
            max=${MOST}
            step=${STEP}
            value=${now.mm}
            aria-label=${t("page-pirates-card-size")}
            aria-valuetext=${number(now.mm)}
            onInput=${(/** @type {InputEvent} */ event) => fit(/** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber)}
          />
          <div class="ruler-steps">
            <button class="btn" aria-label=${t("page-pirates-smaller")} onClick=${() => fit(now.mm - STEP)}>−</button>
            <button class="btn" aria-label=${t("page-pirates-larger")} onClick=${() => fit(now.mm + STEP)}>+</button>
          </div>
          <button
            class="btn btn--main"
            data-action="fits"
            onClick=${() => (set({ ...now, true: true }), setFitting(false))}
          >
            ${t("page-pirates-fits")}
          </button>
        </div>
      </main>
    `;
  return html`
    <main class="ruler" data-helper=${tool.id}>
      ${["S", "L"].map(
        (letter) =>
          html`<div
            class=${`measure measure--${letter.toLowerCase()}`}
            style=${{ height: `${data[letter] * now.mm}px`, "--mm": `${now.mm}px` }}
          >
            <b>${letter}</b><span>${t("page-pirates-mm", { length: number(data[letter]) })}</span>
          </div>`,
      )}
      <div class="ruler-side">
        <${Bar} title=${t(tool.key)}>
          <${BarButton} icon="settings" label=${t("page-pirates-calibrate")} onClick=${() => setFitting(true)} />
        <//>
        <${Segments}
          label=${t(asked.key)}
          value=${now.scale}
          onChange=${(/** @type {string} */ scale) => set({ ...now, scale })}
          among=${(asked.among ?? []).map((value, i) => ({ value, label: t(asked.words?.[i] ?? String(value)) }))}
        />
        ${!now.true && html`<p class="why"><${Icon} name="rock" size=${20} /><span>${t("page-pirates-untrue")}</span></p>`}
        <${Lines} game="pirates" lines=${lines} />
      </div>
    </main>
  `;
}
