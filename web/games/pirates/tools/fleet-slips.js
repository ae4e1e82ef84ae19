// The slips of the fleet builder: where a piece goes, what is done with it, all fleets, a fleet from a text.
import { useState } from "preact/hooks";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Sheet } from "../../../parts/sheet.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { Ability, Figures, nameOf, originOf } from "./card.js";
import { Faults } from "./fleet-ships.js";
import { asked } from "./fleet-model.js";

/** @typedef {import("./fleet-model.js").Fleet} Fleet */

/** On which ship? Each place with what would be wrong there.
 * @param {{fleet: Fleet, card: {id: string, name: string}, onPlace: (place: {aboard: number, piece: string}) => void, onClose: () => void}} props */
export function PlaceSlip({ fleet, card, onPlace, onClose }) {
  const { data } = useAnswer("pirates.fleet", asked(fleet, card.id));
  const places = data?.trial ?? [];
  return html`<${Sheet}
    title=${t("page-pirates-where", { name: { text: nameOf(card) } })}
    onClose=${onClose}
    className="options-slip"
  >
    <ul class="places">
      ${[...places.slice(1), ...places.slice(0, 1)].map((/** @type {any} */ place) => {
        const ship = data.list[place.aboard - 1];
        // a generic crew is of a nation, and only a ship gives it one
        if (!ship && place.piece === card.id && card.id.startsWith("GEN-") && !card.id.includes("@")) return null;
        return html`<li key=${place.aboard}>
          <button class="option" data-place=${place.aboard} onClick=${() => onPlace(place)}>
            <${Icon} name=${ship ? "anchor" : "flare"} size=${22} />
            <span class="card-said">
              <b>${ship ? ship.name : t("page-pirates-ashore")}</b>
              ${ship && html`<span class="small">${t("page-pirates-room", { free: Math.max(0, ship.free), crew: ship.crew_cost, points: ship.points })}</span>`}
            </span>
          </button>
          <${Faults} faults=${place.faults} />
        </li>`;
      })}
    </ul>
  <//>`;
}

/** A piece of the fleet: what it does, and what can be done with it.
 * @param {{piece: any, onMove: (() => void) | null, onCursed: ((on: boolean) => void) | null, onRemove: () => void, onClose: () => void}} props */
export const PieceSlip = ({ piece, onMove, onCursed, onRemove, onClose }) =>
  html`<${Sheet} title=${nameOf(piece)} onClose=${onClose} className="options-slip">
    <div class="card-said">
      <span class="small soft">${originOf(piece)} · ${piece.id}</span>
      <${Figures} card=${piece} />
      <${Ability} card=${piece} />
    </div>
    ${
      onCursed &&
      html`<div class="ask-row">
        <label for="as-cursed">${t("pirates-tool-field-as_cursed")}</label>
        <${Lamp} id="as-cursed" on=${piece.cursed} onChange=${onCursed} />
        <span class="sr" id="as-cursed-note">${t("pirates-keyword-black-mark")}</span>
      </div>`
    }
    <div class="slip-foot">
      <button class="btn" data-action="remove" onClick=${onRemove}>
        <${Icon} name="bin" size=${20} />${t("page-pirates-remove")}
      </button>
      ${onMove && html`<button class="btn btn--ink" data-action="move" onClick=${onMove}>${t("page-pirates-elsewhere")}</button>`}
    </div>
  <//>`;

/** All fleets, and what holds for the open one.
 * @param {{fleets: Fleet[], fleet: Fleet, onOpen: (id: string) => void, onNew: () => void, onCopy: (fleet: Fleet) => void, onDelete: (fleet: Fleet) => void, onChange: (fleet: Fleet) => void, onRead: () => void, onClose: () => void}} props */
export const FleetsSlip = ({ fleets, fleet, onOpen, onNew, onCopy, onDelete, onChange, onRead, onClose }) =>
  html`<${Sheet} title=${t("page-pirates-fleets")} onClose=${onClose} className="options-slip fleets-slip">
    <ul class="fleets">
      ${fleets.map(
        (one) =>
          html`<li key=${one.id}>
            <button
              class="option"
              aria-pressed=${one.id === fleet.id}
              data-fleet=${one.id}
              onClick=${() => onOpen(one.id)}
            >
              <b class="who-name" dir="auto">${one.name}</b>
              <span class="small to"
                >${t("page-pirates-ships", { count: one.rows.filter(({ kind }) => kind === "ship").length })}</span
              >
            </button>
            <button
              class="btn btn--icon"
              aria-label=${t("page-pirates-copy", { name: { text: one.name } })}
              onClick=${() => onCopy(one)}
            >
              <${Icon} name="copy" size=${20} />
            </button>
            <button
              class="btn btn--icon"
              aria-label=${t("page-pirates-delete", { name: { text: one.name } })}
              onClick=${() => onDelete(one)}
            >
              <${Icon} name="bin" size=${20} />
            </button>
          </li>`,
      )}
    </ul>
    <div class="slip-foot">
      <button class="btn" data-action="read" onClick=${onRead}>${t("page-pirates-read")}</button>
      <button class="btn" data-action="new-fleet" onClick=${onNew}>
        <${Icon} name="plus" size=${20} />${t("page-pirates-new")}
      </button>
    </div>
    <div class="asks">
      <div class="ask-row ask-row--tall">
        <label for="fleet-name">${t("page-pirates-name")}</label>
        <input
          class="input"
          id="fleet-name"
          maxlength="40"
          dir="auto"
          value=${fleet.name}
          onInput=${(/** @type {InputEvent} */ event) => onChange({ ...fleet, name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
        />
      </div>
      <div class="ask-row">
        <label for="fleet-total">${t("pirates-tool-field-build_total")}</label>
        <${Stepper}
          id="fleet-total"
          label=${t("pirates-tool-field-build_total")}
          value=${fleet.build_total}
          low=${20}
          high=${200}
          first=${40}
          onChange=${(/** @type {number} */ total) => onChange({ ...fleet, build_total: total ?? 40 })}
        />
      </div>
      <div class="ask-row">
        <label for="fleet-unique">${t("pirates-tool-field-unique_names")}</label>
        <${Lamp}
          id="fleet-unique"
          on=${fleet.unique_names === 1}
          onChange=${(/** @type {boolean} */ on) => onChange({ ...fleet, unique_names: on ? 1 : 0 })}
        />
        <span class="sr" id="fleet-unique-note">${t("pirates-tool-fleet")}</span>
      </div>
    </div>
  <//>`;

/** A fleet that came as text. @param {{onText: (text: string) => Promise<boolean>, onClose: () => void}} props */
export function ReadSlip({ onText, onClose }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  return html`<${Sheet} title=${t("page-pirates-read")} onClose=${onClose} className="options-slip">
    <label class="small" for="fleet-text">${t("page-pirates-read-note")}</label>
    <textarea
      class="input fleet-text"
      id="fleet-text"
      rows="8"
      maxlength="6000"
      onInput=${(/** @type {InputEvent} */ event) => setText(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value)}
    >
${text}</textarea>
    ${refused && html`<p class="why" role="alert"><${Icon} name="rock" size=${20} /><span>${t("page-pirates-unread")}</span></p>`}
    <div class="slip-foot">
      <button class="btn btn--ink" data-action="take" onClick=${async () => setRefused(!(await onText(text)))}>
        ${t("page-pirates-take")}
      </button>
    </div>
  <//>`;
}
