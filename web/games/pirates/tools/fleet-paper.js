// The fleet as a list for the printer: on the screen it is not there at all.
import { html } from "../../../parts/html.js";
import { rich, t } from "../../../store/words.js";
import { moveOf, nameOf, nationOf } from "./card.js";

/** @param {any} card */
const guns = (card) =>
  (card.cannons ?? []).map((/** @type {[string, number]} */ [range, number]) => `${range}${number}`).join(" ");
/** @param {any} card */
const told = (card) =>
  card.ability.map(
    (/** @type {any} */ { key, args }, /** @type {number} */ i) => html`${i > 0 && " "}${rich(key, args)}`,
  );

/** @param {any} ship */
const figures = (ship) =>
  [
    `${t("page-pirates-masts", { count: ship.masts })} ${guns(ship)}`,
    `${t("page-pirates-cargo")} ${ship.capacity}`,
    `${t("page-pirates-move")} ${moveOf(ship)}`,
  ].join(" · ");

/** @param {{fleet: import("./fleet-model.js").Fleet, data: any}} props */
export const Paper = ({ fleet, data }) =>
  html`<section class="paper" aria-hidden="true">
    <h2>${fleet.name}</h2>
    <p>${t("page-pirates-paper", { spent: data.spent, total: data.total })}</p>
    <table>
      <tbody>
        ${data.list.map(
          (/** @type {any} */ ship) =>
            html`<tr class="paper-ship">
                <th>${ship.name}<small>${nationOf(ship)}</small></th>
                <td>${ship.points}</td>
                <td>${figures(ship)}<br />${told(ship)}</td>
              </tr>
              ${[...ship.crew, ...ship.equipment].map((one) => html`<${Line} one=${one} />`)}`,
        )}
        ${[...data.ashore, ...data.events].map((one) => html`<${Line} one=${one} />`)}
      </tbody>
    </table>
  </section>`;

/** @param {{one: any}} props */
const Line = ({ one }) =>
  html`<tr>
    <th>– ${nameOf(one)}</th>
    <td>${one.cost ?? one.points}</td>
    <td>${told(one)}</td>
  </tr>`;
