// The ship cards of somebody's own box, typed in card by card (BUC-VAR-03). Every card says at once what is missing.
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { Sheet } from "../../parts/sheet.js";
import { t } from "../../store/words.js";
import { NAME_LIMIT } from "../../store/roster.js";
import { AMOUNTS, blankCard, cardId, deckObjections, houseCards } from "./deck.js";

/** @typedef {import("./deck.js").Card} Card */
/** @typedef {import("../../screens/new/draft.js").Game} Game */

const STEP = 3;
const MOST = 30;

/** @param {{game: Game, value: Card[], onChange: (cards: Card[]) => void, onClose: () => void}} props */
export function DeckSheet({ game, value: cards, onChange, onClose }) {
  const { each, count, whole } = deckObjections(cards, game.data);
  const kinds = game.data.treasures.map((/** @type {{id: string}} */ one) => one.id);
  /** @param {number} at @param {Partial<Card>} change */
  const change = (at, change) => onChange(cards.map((card, i) => (i === at ? { ...card, ...change } : card)));
  /** @param {Card[]} next */
  const renumbered = (next) => onChange(next.map((card, i) => ({ ...card, id: cardId(i) })));
  const missing = each.filter((wrong) => wrong.length).length;
  return html`<${Sheet} title=${t("page-deck")} onClose=${onClose} className="deck-sheet">
    <p class="prose">${t("page-deck-note")}</p>
    <div class="deck-tools">
      <button
        type="button"
        class="btn"
        onClick=${() => onChange(houseCards(game.data, (id) => t(`${game.name}-ship-${id}`)))}
      >
        ${t("page-deck-from-house")}
      </button>
      <button type="button" class="btn" onClick=${() => onChange(cards.map((_, i) => blankCard(i)))}>
        ${t("page-deck-empty")}
      </button>
    </div>
    <ol class="cards">
      ${cards.map(
        (card, at) =>
          html`<${CardRow}
            key=${card.id}
            at=${at}
            card=${card}
            kinds=${kinds}
            limits=${game.data.limits}
            wrong=${each[at]}
            word=${game.name}
            change=${(/** @type {Partial<Card>} */ it) => change(at, it)}
          />`,
      )}
    </ol>
    <div class="deck-tools">
      <button
        type="button"
        class="btn"
        disabled=${cards.length + STEP > MOST}
        onClick=${() => renumbered([...cards, ...Array.from({ length: STEP }, (_, i) => blankCard(cards.length + i))])}
      >
        <${Icon} name="plus" size=${18} />${t("page-deck-more")}
      </button>
      <button
        type="button"
        class="btn"
        disabled=${cards.length <= STEP}
        onClick=${() => renumbered(cards.slice(0, -STEP))}
      >
        <${Icon} name="minus" size=${18} />${t("page-deck-fewer")}
      </button>
    </div>
    <div class="sheet-foot">
      ${
        whole &&
        html`<p class="why">
          <${Icon} name="rock" />${count ? t("page-deck-missing", { count: missing }) : t("page-deck-threes")}
        </p>`
      }
      <button type="button" class="btn ${whole ? "" : "btn--ink"}" onClick=${onClose}>
        ${whole ? t("page-own-later") : t("page-deck-done", { count: cards.length })}
      </button>
    </div>
  <//>`;
}

/** @param {{at: number, card: Card, kinds: string[], limits: Record<string, [number, number]>, wrong: string[], word: string, change: (change: Partial<Card>) => void}} props */
function CardRow({ at, card, kinds, limits, wrong, word, change }) {
  /** @param {import("./deck.js").Amount} field */
  const amount = (field) => {
    const [min, max] = limits[field];
    const value = card[field];
    return html`<label
      ><span>${t(`page-card-${field}`)}</span
      ><input
        class="input"
        type="number"
        inputmode="numeric"
        min=${min}
        max=${max}
        step="1"
        value=${Number.isFinite(value) ? value : ""}
        aria-invalid=${wrong.includes(field)}
        onInput=${(/** @type {InputEvent} */ event) =>
          change({ [field]: /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber })}
    /></label>`;
  };
  /** @param {number} place */
  const treasure = (place) =>
    html`<label
      ><span>${t("page-card-treasure", { place: place + 1 })}</span
      ><select
        class="input"
        value=${card.treasures[place] ?? ""}
        onChange=${(/** @type {Event} */ event) => {
          const kind = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
          const next = [...card.treasures];
          next[place] = kind;
          change({ treasures: next.filter(Boolean) });
        }}
      >
        ${place === 1 && html`<option value="">${t("page-card-none")}</option>`}
        ${kinds.map((kind) => html`<option value=${kind}>${t(`${word}-treasure-${kind}`)}</option>`)}
      </select></label
    >`;
  const range = wrong[0] && limits[wrong[0]];
  return html`<li class="card" data-card=${at}>
    <div class="card-name">
      <b class="num" aria-hidden="true">${at + 1}</b>
      <input
        class="input"
        aria-label=${t("page-card-name", { place: at + 1 })}
        placeholder=${t("page-card-name", { place: at + 1 })}
        value=${card.name}
        maxlength=${NAME_LIMIT}
        dir="auto"
        autocomplete="off"
        onInput=${(/** @type {InputEvent} */ event) =>
          change({ name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
      />
    </div>
    ${AMOUNTS.map(amount)}
    <div class="two-treasures">${treasure(0)} ${treasure(1)}</div>
    ${
      range &&
      html`<p class="why">
        <${Icon}
          name="rock"
        />${t("page-card-range", { what: t(`page-card-${wrong[0]}`), from: range[0], to: range[1] })}
      </p>`
    }
  </li>`;
}
