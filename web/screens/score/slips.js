// The slips of an open sheet: its options and the values of one's own box; the ways it leaves the device.
import { Lamp, Segments } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { tell } from "../../parts/notices.js";
import { Sheet } from "../../parts/sheet.js";
import { has, t } from "../../store/words.js";
import { applies, chosen } from "./model.js";
import { shareFile, sharePicture, sheetText, statsLink } from "./share.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("./model.js").About} About */

/** Nothing lies over the sheet when it goes to the printer. @param {() => void} close */
export function print(close) {
  close();
  requestAnimationFrame(() => window.print());
}

/** The expansions and variants of this sheet, and the values of one's own components.
 * @param {{about: About, sheet: Filled, set: (sheet: Filled) => void, onClose: () => void}} props */
export function OptionsSlip({ about, sheet, set, onClose }) {
  const { game } = sheet;
  const option = (/** @type {string} */ id, /** @type {any} */ value) =>
    set({ ...sheet, options: { ...sheet.options, [id]: value } });
  const values = about.values.filter(({ when }) => applies(sheet, when));
  // what the house had to assume is printed on the box's own components; all else was agreed at the table
  const lists = new Set(values.filter(({ house }) => house).map(({ section }) => section));
  const printed = values.filter(({ section }) => lists.has(section));
  const agreed = values.filter(({ section }) => !lists.has(section));
  const list = (/** @type {import("./model.js").Value[]} */ some) =>
    html`<ul class="value-list">
      ${some.map((value) => html`<${Value} key=${value.id} value=${value} sheet=${sheet} set=${set} />`)}
    </ul>`;
  return html`<${Sheet} title=${t("page-options")} onClose=${onClose} className="options-slip">
    <ul class="rows">
      ${chosen(about).map(({ id, kind, among }) => {
        const label = t(`${game}-sheet-option-${id}`);
        return html`<li class=${`opt ${kind === "flag" ? "" : "opt--stacked"}`} data-setting=${id}>
          <label for=${`so-${id}`}><b>${label}</b></label>
          ${
            kind === "flag"
              ? html`<${Lamp}
                  id=${`so-${id}`}
                  on=${sheet.options[id] === true}
                  onChange=${(/** @type {boolean} */ on) => option(id, on)}
                />`
              : html`<${Segments}
                  label=${label}
                  value=${sheet.options[id]}
                  onChange=${(/** @type {any} */ value) => option(id, value)}
                  among=${(among ?? []).map((one) => ({ value: one, label: t(`${game}-sheet-option-${id}-${one}`) }))}
                />`
          }
        </li>`;
      })}
    </ul>
    ${agreed.length > 0 && list(agreed)}
    ${
      printed.length > 0 &&
      html`<details class="details">
        <summary><${Icon} name="next" size=${18} />${t("page-score-values")}</summary>
        <p class="small soft">${t("page-score-values-note")}</p>
        ${list(printed)}
      </details>`
    }
  <//>`;
}

/** @param {{value: import("./model.js").Value, sheet: Filled, set: (sheet: Filled) => void}} props */
const Value = ({ value: { id, low, high, first }, sheet, set }) =>
  html`<li>
    <label for=${`sv-${id}`}
      >${t(has(`${sheet.game}-sheet-value-${id}`) ? `${sheet.game}-sheet-value-${id}` : `${sheet.game}-sheet-${id}`)}</label
    >
    <input
      class="input"
      id=${`sv-${id}`}
      type="number"
      inputmode="numeric"
      min=${low}
      max=${high}
      value=${sheet.values[id] ?? first}
      onInput=${(/** @type {InputEvent} */ event) => {
        const typed = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
        if (Number.isInteger(typed)) set({ ...sheet, values: { ...sheet.values, [id]: typed } });
      }}
    />
  </li>`;

/** @param {{record: SheetRecord, onClose: () => void}} props */
export function ShareSlip({ record, onClose }) {
  const ready = Boolean(record.result);
  const text = async () => {
    const words = sheetText(record);
    try {
      if (navigator.share) await navigator.share({ text: words });
      else {
        await navigator.clipboard.writeText(words);
        tell(t("play-end-copied"));
      }
    } catch (cause) {
      if (/** @type {Error} */ (cause).name !== "AbortError") console.warn(cause);
    }
    onClose();
  };
  return html`<${Sheet} title=${t("page-score-share")} onClose=${onClose} className="menu-sheet">
    <nav class="menu rows">
      <button disabled=${!ready} data-action="share-text" onClick=${text}>
        <${Icon} name="share" /><span>${t("page-score-as-text")}</span>
      </button>
      <button disabled=${!ready} data-action="share-picture" onClick=${() => sharePicture(record).then(onClose)}>
        <${Icon} name="eye" /><span>${t("page-score-as-picture")}</span>
      </button>
      <button data-action="print" onClick=${() => print(onClose)}>
        <${Icon} name="rules" /><span>${t("page-score-print")}</span>
      </button>
      <button data-action="share-file" onClick=${() => shareFile(record).then(onClose)}>
        <${Icon} name="copy" /><span>${t("page-score-as-file")}</span>
      </button>
      ${
        ready &&
        html`<a href=${statsLink(record)} target="_blank" rel="noopener noreferrer" data-action="share-stats"
          ><${Icon} name="tally" /><span>${t("page-score-to-stats")}</span></a
        >`
      }
    </nav>
  <//>`;
}
