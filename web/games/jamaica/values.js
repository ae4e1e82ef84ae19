// The values printed on somebody's own character tiles, typed in once (JAM-CREW-14).
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { Sheet } from "../../parts/sheet.js";
import { t } from "../../store/words.js";

/** The values of the characters' tiles, at the finish and elsewhere (JAM-CREW-14). @typedef {Record<string, [number, number]>} Values */

const VALUE_RANGE = /** @type {const} */ ([-9, 15]);

/** @param {Values} values @param {any} data @returns {string[]} the characters whose numbers are missing or out of range */
export const valueObjections = (values, data) =>
  data.characters
    .map((/** @type {{id: string}} */ one) => one.id)
    .filter(
      (/** @type {string} */ id) =>
        !values[id]?.every((value) => Number.isInteger(value) && value >= VALUE_RANGE[0] && value <= VALUE_RANGE[1]),
    );

/** @param {any} data @returns {Values} */
export const houseValues = (data) =>
  Object.fromEntries(data.characters.map((/** @type {any} */ one) => [one.id, [one.value_top, one.value_bottom]]));

const SLOTS = /** @type {const} */ (["top", "bottom"]);

/** @param {{game: import("../../screens/new/draft.js").Game, value: Values, onChange: (values: Values) => void, onClose: () => void}} props */
export function ValuesSheet({ game, value: values, onChange, onClose }) {
  const wrong = new Set(valueObjections(values, game.data));
  /** @type {{id: string}[]} */
  const characters = game.data.characters;
  /** @param {string} id @param {number} slot @param {number} typed */
  const change = (id, slot, typed) => {
    const pair = /** @type {[number, number]} */ ([...(values[id] ?? [NaN, NaN])]);
    pair[slot] = typed;
    onChange({ ...values, [id]: pair });
  };
  return html`<${Sheet} title=${t("page-values")} onClose=${onClose} className="deck-sheet">
    <p class="prose">${t("page-values-note")}</p>
    <div class="deck-tools">
      <button type="button" class="btn" onClick=${() => onChange(houseValues(game.data))}>
        ${t("page-values-from-house")}
      </button>
    </div>
    <ol class="cards values">
      ${characters.map(
        ({ id }) =>
          html`<li class="card value-card" data-character=${id}>
            <b>${t(`${game.name}-character-${id}`)}</b>
            ${SLOTS.map((name, slot) => {
              const number = values[id]?.[slot];
              return html`<label
                ><span>${t(`page-values-${name}`)}</span
                ><input
                  class="input"
                  type="number"
                  inputmode="numeric"
                  min=${VALUE_RANGE[0]}
                  max=${VALUE_RANGE[1]}
                  step="1"
                  value=${Number.isFinite(number) ? number : ""}
                  aria-invalid=${wrong.has(id)}
                  onInput=${(/** @type {InputEvent} */ event) =>
                    change(id, slot, /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber)}
              /></label>`;
            })}
          </li>`,
      )}
    </ol>
    <div class="sheet-foot">
      ${
        wrong.size > 0 &&
        html`<p class="why">
          <${Icon}
            name="rock"
          />${t("page-values-missing", { count: wrong.size, from: VALUE_RANGE[0], to: VALUE_RANGE[1] })}
        </p>`
      }
      <button type="button" class="btn ${wrong.size ? "" : "btn--ink"}" onClick=${onClose}>
        ${wrong.size ? t("page-own-later") : t("page-values-done")}
      </button>
    </div>
  <//>`;
}
