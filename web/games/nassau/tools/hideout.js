// A captain's hideout: its slots from the top, the middle, and the goods that wait in the holds.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { tell } from "../../../parts/notices.js";
import { Sheet } from "../../../parts/sheet.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {{good: string, value: number}} Slot */
/** `slots`: those of the box, where they are not the house's. @typedef {{hideout: number, slots: Slot[], filled: number, centre: number, doubloons: number, hold: string[]}} Kept */

const SHAPES = /** @type {Record<string, string>} */ ({
  tobacco: "M5 19C5 9 11 5 19 5c0 8-4 14-14 14ZM5 19 14 10",
  sugar: "M9 4v16M15 4v16M9 8l3-2M15 12l-3-2M9 16l3-2",
  silver: "M8 8h8l4 8H4Z",
  spice: "M8 8h.1M16 8h.1M12 12.500h.1M8 17h.1M16 17h.1",
  emerald: "M8.500 4h7L20 8.500v7L15.500 20h-7L4 15.500v-7ZM9 9h6v6H9Z",
  sapphire: "M7 5h10l4 5-9 10L3 10ZM3 10h18",
});
const word = (/** @type {string} */ good) => t(`nassau-tool-choice-${good}`);

/** @param {{good: string}} props */
const Good = ({ good }) =>
  draw(
    `<svg class="nas-good ${good}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11.500"/><path d="${SHAPES[good]}" transform="translate(3 3) scale(.75)"/></svg>`,
  );

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function HideoutFace({ tool }) {
  const asked = Object.fromEntries(tool.asks.map((one) => [one.id, one]));
  const goods = /** @type {string[]} */ (asked.hold.fields?.[0].among);
  /** @returns {Kept} */
  const fresh = () => ({ hideout: 1, slots: [], filled: 0, centre: 0, doubloons: 1, hold: [] });
  const [kept, set] = useKept(tool.id, fresh);
  const now = { ...fresh(), ...kept };
  const [open, setOpen] = useState(false);
  const { data, lines } = useAnswer(tool.id, { ...now, hold: now.hold.map((good) => ({ good })) });
  const slots = /** @type {Slot[]} */ (data?.slots ?? now.slots);
  const best = data?.best;
  const hide = () => {
    const hold = [...now.hold];
    for (const good of best.order) hold.splice(hold.indexOf(good), 1);
    set({ ...now, hold, filled: best.filled, centre: best.centre, doubloons: now.doubloons - best.cost });
    tell(t("page-nassau-hidden"), { label: t("page-undo"), run: () => set(now) });
  };
  const anew = () => {
    const { hideout, slots: own } = now;
    set({ ...fresh(), hideout, slots: own });
    tell(t("page-tools-anew-done"), { label: t("page-undo"), run: () => set(now) });
  };
  return html`
    <${Bar} title=${t(tool.key)} note=${t("nassau-title")}>
      <${BarButton} icon="pen" label=${t("page-nassau-printed")} onClick=${() => setOpen(true)} />
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${anew} />
    <//>
    <main class="page nas-hideout" data-helper=${tool.id}>
      <section class="nas-cave" aria-label=${t(tool.key)}>
        ${slots.map(({ good, value }, i) => {
          const full = i < now.filled;
          return html`<button
            class=${full ? "full" : i === now.filled ? "next" : ""}
            key=${i}
            data-slot=${i}
            onClick=${() => set({ ...now, filled: now.filled === i + 1 ? i : i + 1 })}
          >
            <${Good} good=${good} /><span aria-hidden="true">${word(good)}</span
            ><b class="num" aria-hidden="true">${value}</b
            ><span class="sr">${t(`page-nassau-slot-${full ? "full" : "open"}`, { good: word(good), value })}</span>
          </button>`;
        })}
        <div class="ask-row">
          <label for="hide-centre">${t(asked.centre.key)}</label>
          <${Count}
            asked=${asked.centre}
            value=${now.centre}
            onChange=${(/** @type {number} */ centre) => set({ ...now, centre })}
          />
        </div>
      </section>
      <section class="nas-waiting">
        <h2 class="label">${t(asked.hold.key)}</h2>
        <div class="nas-hold-row">
          ${Array.from({ length: asked.hold.high }, (_, i) => {
            const good = now.hold[i];
            return good
              ? html`<button
                  key=${i}
                  data-held=${good}
                  aria-label=${t("page-nassau-unload", { good: word(good) })}
                  onClick=${() => set({ ...now, hold: now.hold.filter((__, at) => at !== i) })}
                >
                  <${Good} good=${good} />
                </button>`
              : html`<i key=${i}></i>`;
          })}
        </div>
        <div class="nas-goods" role="group" aria-label=${t(asked.hold.key)}>
          ${goods.map((good) => {
            const gain = data?.next[good] ?? 0;
            return html`<button
              class="btn"
              key=${good}
              data-good=${good}
              onClick=${() => now.hold.length < asked.hold.high && set({ ...now, hold: [...now.hold, good] })}
            >
              <${Good} good=${good} /><b class="num" aria-hidden="true">+${gain}</b
              ><span class="sr">${t("page-nassau-more", { good: word(good), gain })}</span>
            </button>`;
          })}
        </div>
        <div class="ask-row">
          <label for="hide-doubloons">${t(asked.doubloons.key)}</label>
          <${Count}
            asked=${asked.doubloons}
            value=${now.doubloons}
            onChange=${(/** @type {number} */ doubloons) => set({ ...now, doubloons })}
          />
        </div>
        <${News}><${Lines} game="nassau" lines=${lines} /><//>
        ${best && html`<button class="btn btn--main" data-action="hide" onClick=${hide}>${t("page-nassau-hide", { cost: best.cost })}</button>`}
      </section>
    </main>
    ${
      open &&
      html`<${Sheet} title=${t("page-nassau-printed")} onClose=${() => setOpen(false)} className="options-slip">
        <${Segments}
          className="nas-hideouts"
          label=${t(asked.hideout.key)}
          value=${now.hideout}
          onChange=${(/** @type {number} */ hideout) => set({ ...now, hideout, slots: [] })}
          among=${Array.from({ length: asked.hideout.high }, (_, i) => ({ value: i + 1, label: i + 1 }))}
        />
        <p class="small soft">${t("page-tools-house")}</p>
        ${slots.map((slot, i) => {
          const put = (/** @type {Partial<Slot>} */ change) =>
            set({ ...now, slots: slots.map((one, at) => (at === i ? { ...one, ...change } : one)) });
          const value = asked.slots.fields?.[1];
          return html`<div class="ask-row" key=${i}>
            <select
              class="input"
              aria-label=${t("page-nassau-slot", { number: i + 1 })}
              onChange=${(/** @type {Event} */ event) => put({ good: goods[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex] })}
            >
              ${goods.map((good) => html`<option selected=${good === slot.good}>${word(good)}</option>`)}
            </select>
            ${value && html`<${Count} asked=${{ ...value, id: "" }} value=${slot.value} onChange=${(/** @type {number} */ next) => put({ value: next })} />`}
          </div>`;
        })}
      <//>`
    }
  `;
}

/** @param {{asked: import("../../../screens/tools/all.js").Asked, value: number, onChange: (value: number) => void}} props */
const Count = ({ asked: { id, key, low, high }, value, onChange }) =>
  html`<${Stepper}
    id=${id && `hide-${id}`}
    label=${t(key)}
    value=${value}
    low=${low}
    high=${high}
    onChange=${(/** @type {number | null} */ next) => onChange(Math.max(low, Math.min(high, next ?? low)))}
  />`;
