// A captain's slip: the ship and all that belongs to it; and, behind the curtain, the tales that only its captain may see.
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Revealed, TaleCard, reveals } from "./cards.js";
import { Estate } from "./estate.js";
import { ShipBoard } from "./ship.js";

/** @typedef {import("./things.js").View} View */

/** @param {import("../../play/types.js").CaptainProps<View>} props */
export const Captain = ({ view, seats, seat, viewer }) =>
  html`<div class="nas captain-of">
    <${ShipBoard} view=${view} seats=${seats} seat=${seat} />
    <${Estate} view=${view} seats=${seats} seat=${seat} viewer=${viewer} />
  </div>`;

/** @param {View} view @param {number} seat */
export const secret = (view, seat) => view.players[seat].hand.backs.some(Boolean);

/** @param {import("../../play/types.js").SecretProps<View>} props */
export function Secret({ view, seats, seat, events }) {
  const { hand, met } = view.players[seat];
  return html`<div class="nas secret-of">
    ${events.map((event) => (reveals(event) ? html`<${Revealed} event=${event} view=${view} seats=${seats} />` : html`<p class="note">${rich(event.key, event.args, seats)}</p>`))}
    <section>
      <h3 class="label section">${t("play-nassau-own-hand")}</h3>
      <ul class="nas-cards">
        ${(hand.cards ?? []).map((card) => html`<li><${TaleCard} card=${card} met=${met.includes(card)} /></li>`)}
      </ul>
    </section>
  </div>`;
}
