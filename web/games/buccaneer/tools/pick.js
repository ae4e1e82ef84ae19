// Which ship is boarded: one of those in the roads, one of the deck, or a card typed in here.
import { useState } from "preact/hooks";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Sheet } from "../../../parts/sheet.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { ShipFace, TYPED, shipWords } from "./card.js";
import { cardsOf, ownCards, roads, useFleet } from "./fleet.js";
import { game } from "./table.js";

/** @typedef {import("../deck.js").Card} Card */

/** @param {{onPick: (card: Card) => void, onClose: () => void}} props */
export function ShipSlip({ onPick, onClose }) {
  const [fleet] = useFleet();
  const { limits, treasures } = game().data;
  const kinds = treasures.map((/** @type {{id: string}} */ one) => one.id);
  const [typed, setTyped] = useState(
    /** @type {Card} */ ({ id: TYPED, name: "", min_crew: 3, ducats: 10, question_wage: 3, treasures: [kinds[0]] }),
  );
  const house = cardsOf({ own: false, groups: [], boarded: [] });
  const open = fleet ? roads(fleet).filter((id) => !fleet.boarded.includes(id)) : [];
  const known = fleet ? cardsOf(fleet) : (ownCards() ?? house);
  const near = known.filter(({ id }) => open.includes(id));
  const far = known.filter(({ id }) => !open.includes(id));
  const isHouse = known[0]?.id === house[0].id;
  /** @param {Card[]} cards */
  const list = (cards) =>
    html`<ul class="ship-list">
      ${cards.map(
        (card) =>
          html`<li key=${card.id}>
            <button class="ship-card" data-pick=${card.id} onClick=${() => onPick(card)}>
              <${ShipFace} card=${card} /><span class="sr">${shipWords(card)}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  return html`<${Sheet} title=${t("page-buc-which-ship")} onClose=${onClose} className="ship-slip">
    ${
      near.length > 0 &&
      html`<h3 class="label section">${t("page-buc-in-roads")}</h3>
        ${list(near)}`
    }
    <h3 class="label section">${t("page-buc-typed")}</h3>
    <div class="typed-ship">
      ${
        /** @type {const} */ (["ducats", "min_crew", "question_wage"]).map(
          (field) =>
            html`<div class="ask-row">
              <span>${t(`page-card-${field}`)}</span>
              <${Stepper}
                label=${t(`page-card-${field}`)}
                value=${typed[field]}
                low=${limits[field][0]}
                high=${limits[field][1]}
                onChange=${(/** @type {number} */ value) => setTyped({ ...typed, [field]: value ?? limits[field][0] })}
              />
            </div>`,
        )
      }
      ${[0, 1].map(
        (place) =>
          html`<div class="ask-row">
            <span id=${`typed-treasure-${place}`}>${t("page-card-treasure", { place: place + 1 })}</span>
            <select
              class="input"
              aria-labelledby=${`typed-treasure-${place}`}
              value=${typed.treasures[place] ?? ""}
              onChange=${(/** @type {Event} */ event) => {
                const next = [...typed.treasures];
                next[place] = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
                setTyped({ ...typed, treasures: next.filter(Boolean) });
              }}
            >
              ${place === 1 && html`<option value="">${t("page-card-none")}</option>`}
              ${kinds.map((/** @type {string} */ kind) => html`<option value=${kind}>${t(`buccaneer-treasure-${kind}`)}</option>`)}
            </select>
          </div>`,
      )}
      <button class="btn btn--ink" data-pick="typed" onClick=${() => onPick(typed)}>${t("page-buc-take-typed")}</button>
    </div>
    <h3 class="label section">${t(isHouse ? "page-buc-deck-house" : "page-buc-deck-own")}</h3>
    ${isHouse && html`<p class="small soft">${t("page-buc-deck-note")}</p>`} ${list(far)}
  <//>`;
}

/** Which of two treasures the captain takes (BUC-DEC-05). @param {{kinds: string[], value: string, onChange: (value: string) => void}} props */
export const Prize = ({ kinds, value, onChange }) =>
  html`<${Segments}
    label=${t("page-buc-takes")}
    value=${value}
    onChange=${onChange}
    among=${["first", "second"].map((one, i) => ({ value: one, label: t(`buccaneer-treasure-${kinds[i]}`) }))}
  />`;
