// A captain's slip: the fleet ship by ship, gold, events in hand; and, behind the curtain, what lies face down.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Card, Marvels } from "./card.js";
import { glyph } from "./glyphs.js";
import { sideways } from "./hull.js";
import { cargoOf } from "./labels.js";
import { hoard } from "./places.js";
import { calledOf } from "./sea.js";

/** @typedef {import("./view.js").View} View */

/** Each ship of a seat, to be opened: her card. @param {{view: View, seats: import("../../play/types.js").Seat[], seat: number}} props */
const Fleet = ({ view, seats, seat }) =>
  html`<ul class="pir-fleet">
    ${view.ships.filter(({ owner }) => owner === seat).map((ship) => html`<li key=${ship.ship}><${OneShip} ship=${ship} seat=${seats[seat]} view=${view} /></li>`)}
  </ul>`;

/** `first`: her card is open. @param {{ship: import("./view.js").Ship, seat: import("../../play/types.js").Seat, view: View, first?: boolean}} props */
export function OneShip({ ship, seat, view, first = false }) {
  const [open, setOpen] = useState(first);
  const { coins } = cargoOf(ship);
  return html`<details open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>
      ${draw(sideways(ship.card, ship.masts, seat, 96, 34))}
      <span class="pir-fleet-name"
        ><b class="name-it">${calledOf(ship.ship)}</b
        >${coins > 0 && html`<small>${t("play-pirates-coins", { n: coins })}</small>`}</span
      >
      ${draw(icon("down", 20))}
    </summary>
    ${open && html`<${Card} ship=${ship} view=${view} />`}
  </details>`;
}

/** The unique treasures that a captain has put in by name: nobody else's view has them. @param {{view: View, seat: number}} props */
const Brought = ({ view, seat }) =>
  view.players[seat].brought.length > 0 &&
  html`<p class="label">${t("play-pirates-brought")}</p>
    <${Marvels} cards=${view.players[seat].brought} />`;

/** @param {import("../../play/types.js").CaptainProps<View>} props */
export function Captain({ view, seats, seat }) {
  const { gold, events, forts } = view.players[seat];
  const part = hoard(view, seat);
  return html`<div class="pir captain-of">
    <p class="pir-sums">
      <span
        >${draw(glyph("coin", 22))}${part ? rich("play-pirates-coins-known", part.args) : rich("play-pirates-gold", { n: gold })}</span
      >
      ${events.length > 0 && html`<span>${draw(glyph("star", 22))}${rich("play-pirates-events", { n: events.length })}</span>`}
      ${forts.length > 0 && html`<span>${draw(glyph("fort", 22))}${rich("play-pirates-forts", { n: forts.length })}</span>`}
    </p>
    <${Fleet} view=${view} seats=${seats} seat=${seat} />
    <${Brought} view=${view} seat=${seat} />
  </div>`;
}

/** @param {View} view @param {number} seat */
export const secret = (view, seat) =>
  view.ships.some(({ owner, hold }) => owner === seat && hold.some(({ seen }) => seen.length < view.players.length)) ||
  view.players[seat].events.length > 0;

/** @param {import("../../play/types.js").SecretProps<View>} props */
export function Secret({ view, seats, seat, events }) {
  return html`<div class="pir secret-of">
    ${events.map((event) => html`<p class="note">${rich(event.key, event.args, seats)}</p>`)}
    <${Fleet} view=${view} seats=${seats} seat=${seat} />
    ${
      view.players[seat].events.length > 0 &&
      html`<${Marvels} cards=${view.players[seat].events.flatMap(({ card }) => card ?? [])} />`
    }
    <${Brought} view=${view} seat=${seat} />
  </div>`;
}
