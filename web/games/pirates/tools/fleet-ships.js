// The fleet as it stands: each ship with who sails on her, what she carries and costs, and what the engine objects to.
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich, t } from "../../../store/words.js";
import { Ability, Figures, nameOf, originOf } from "./card.js";

/** @typedef {{key: string, args: any, rule: string, rows: number[]}} Fault */

/** @param {{faults: Fault[]}} props */
export const Faults = ({ faults }) =>
  faults.map(
    ({ key, args, rule }) =>
      html`<p class="why" key=${`${key}-${rule}`}>
        <${Icon} name="rock" size=${20} /><span>${rich(key, args)} <${RuleLink} game="pirates" rule=${rule} /></span>
      </p>`,
  );

/** @param {{data: any, onPiece: (piece: any) => void}} props */
export function Ships({ data, onPiece }) {
  const of = (/** @type {number} */ row) =>
    data.faults.filter((/** @type {Fault} */ fault) => fault.rows.includes(row));
  return html`
    <${Faults} faults=${data.faults.filter((/** @type {Fault} */ { rows }) => !rows.length)} />
    <ol class="ships">
      ${data.list.map((/** @type {any} */ ship, /** @type {number} */ i) => html`<${Ship} key=${ship.row} ship=${ship} number=${i + 1} of=${of} onPiece=${onPiece} />`)}
    </ol>
    ${["ashore", "events"].map(
      (part) =>
        data[part].length > 0 &&
        html`<section aria-labelledby=${`fleet-${part}`} class="plate fleet-part">
          <h2 class="label" id=${`fleet-${part}`}>${t(`page-pirates-${part}`)}</h2>
          <${Crew} pieces=${data[part]} of=${of} onPiece=${onPiece} />
        </section>`,
    )}
  `;
}

/** @param {{ship: any, number: number, of: (row: number) => Fault[], onPiece: (piece: any) => void}} props */
const Ship = ({ ship, number, of, onPiece }) =>
  html`<li class="plate fleet-ship" data-ship=${ship.id}>
    <button class="fleet-piece" onClick=${() => onPiece({ ...ship, number })}>
      <span class="card-said">
        <b class="name-it">${ship.name}</b>
        <span class="small soft">${originOf(ship)}</span>
        <${Figures} card=${ship} />
        <${Ability} card=${ship} />
      </span>
      <span class="card-points num">${ship.points}<span class="sr"> ${t("page-pirates-points")}</span></span>
    </button>
    <dl class="holds">
      <div class=${ship.load > ship.capacity ? "over" : ""}>
        <dt>${t("page-pirates-cargo")}</dt>
        <dd>
          <${Spaces} used=${ship.load} all=${ship.capacity} /><span
            >${t("page-pirates-free", { used: ship.load, all: ship.capacity, links: ship.linked })}</span
          >
        </dd>
      </div>
      <div class=${ship.crew_cost > ship.points ? "over" : ""}>
        <dt>${t("page-pirates-crew-cost")}</dt>
        <dd>${t("page-pirates-of", { used: ship.crew_cost, all: ship.points })}</dd>
      </div>
      ${
        ship.equipment.length > 0 &&
        html`<div class=${ship.equipment_cost > ship.points ? "over" : ""}>
          <dt>${t("page-pirates-equipment-cost")}</dt>
          <dd>${t("page-pirates-of", { used: ship.equipment_cost, all: ship.points })}</dd>
        </div>`
      }
    </dl>
    <${Crew} pieces=${[...ship.crew, ...ship.equipment]} of=${of} onPiece=${onPiece} />
    <${Faults} faults=${of(ship.row)} />
  </li>`;

/** @param {{used: number, all: number}} props */
const Spaces = ({ used, all }) =>
  html`<span class="spaces" aria-hidden="true"
    >${Array.from({ length: Math.max(used, all) }, (_, i) => html`<i class=${i >= all ? "over" : i < used ? "used" : ""}></i>`)}</span
  >`;

/** @param {{pieces: any[], of: (row: number) => Fault[], onPiece: (piece: any) => void}} props */
const Crew = ({ pieces, of, onPiece }) =>
  html`<ul class="fleet-crew">
    ${pieces.map(
      (piece) =>
        html`<li key=${piece.row} class=${of(piece.row).length ? "over" : ""}>
          <button class="fleet-piece" onClick=${() => onPiece(piece)}>
            <span class="card-said">
              <b>${nameOf(piece)}${piece.cursed && html` · <i>${t("pirates-tool-choice-cursed")}</i>`}</b>
              <${Ability} card=${piece} />
              ${piece.idle && html`<span class="small soft">${t("page-pirates-idle")}</span>`}
            </span>
            <span class="card-points num"
              >${piece.cost ?? piece.points}<span class="sr"> ${t("page-pirates-points")}</span></span
            >
          </button>
          <${Faults} faults=${of(piece.row)} />
        </li>`,
    )}
  </ul>`;
