// When and where a game with the box was played, how long, who began: for whoever keeps a diary of games.
import { html } from "../../parts/html.js";
import { playerName } from "../../parts/player-name.js";
import { Sheet } from "../../parts/sheet.js";
import { TEXT_LIMIT } from "../../store/gate.js";
import { NAME_LIMIT } from "../../store/roster.js";
import { detailSheet } from "../../store/sheets.js";
import { t } from "../../store/words.js";
import { localTime } from "./share.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("../../store/sheets.js").Details} Details */

/** @param {{record: SheetRecord, onClose: () => void}} props */
export function DetailsSlip({ record, onClose }) {
  const { id, details = {} } = record;
  const set = (/** @type {Details} */ change) => detailSheet(id, change);
  // a number and a date are taken when they are whole: what the engine says meanwhile must not put the old one back
  const typed = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget);
  return html`<${Sheet} title=${t("page-score-details")} onClose=${onClose} className="details-slip">
    <label class="field"
      ><span class="small soft">${t("page-score-date")}</span>
      <input
        class="input"
        type="datetime-local"
        data-detail="date"
        defaultValue=${details.date ?? localTime(record.created).slice(0, 16).replace(" ", "T")}
        onChange=${(/** @type {Event} */ event) => set({ date: typed(event).value || null })}
    /></label>
    <label class="field"
      ><span class="small soft">${t("page-score-minutes")}</span>
      <input
        class="input"
        type="number"
        inputmode="numeric"
        min="0"
        max="6000"
        data-detail="minutes"
        defaultValue=${details.minutes ?? ""}
        onChange=${(/** @type {Event} */ event) => {
          const minutes = typed(event).valueAsNumber;
          const fits = Number.isInteger(minutes) && minutes >= 0 && minutes <= 6000;
          if (!fits) typed(event).value = "";
          set({ minutes: fits ? minutes : null });
        }}
    /></label>
    <label class="field"
      ><span class="small soft">${t("page-score-place")}</span>
      <input
        class="input"
        maxlength=${NAME_LIMIT}
        dir="auto"
        data-detail="place"
        value=${details.place ?? ""}
        onInput=${(/** @type {Event} */ event) => set({ place: typed(event).value })}
    /></label>
    <label class="field"
      ><span class="small soft">${t("page-score-began")}</span>
      <select
        class="input"
        data-detail="first"
        value=${details.first ?? ""}
        onChange=${(/** @type {Event} */ event) => set({ first: typed(event).value === "" ? null : Number(typed(event).value) })}
      >
        <option value="">–</option>
        ${record.sheet.players.map((_, seat) => html`<option value=${seat}>${playerName(record.sheet, seat)}</option>`)}
      </select></label
    >
    <label class="field"
      ><span class="small soft">${t("page-score-comments")}</span>
      <textarea
        class="input"
        rows="3"
        maxlength=${TEXT_LIMIT}
        dir="auto"
        data-detail="comments"
        value=${details.comments ?? ""}
        onInput=${(/** @type {Event} */ event) => set({ comments: typed(event).value })}
      ></textarea>
    </label>
    <div class="slip-foot"><button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button></div>
  <//>`;
}
