// A captain's slip: ships, islands and points; and, behind the curtain, the hand.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { Hand, Known } from "./hand.js";
import { sloop } from "./ships.js";

/** @typedef {import("./view.js").View} View */

/** @param {import("../../play/types.js").CaptainProps<View>} props */
export function Captain({ view, seats, seat, viewer }) {
  const { hand, cards, known, ships, islands, point_cards: points } = view.players[seat];
  const fleet = view.ships.filter((one) => one.seat === seat);
  const held = view.islands.filter(({ owner }) => owner === seat);
  return html`<div class="plu captain-of">
    <p class="plu-points">
      ${[
        ["ship", ships],
        ["flag", islands],
        ["bury", points],
      ].map(
        ([kind, n]) =>
          html`<span
            >${draw(glyph(String(kind), 22))}<b class="num">${n}</b
            ><span class="sr"
              >${t(`play-plunder-score-${kind === "ship" ? "ships" : kind === "flag" ? "islands" : "cards"}`)}</span
            ></span
          >`,
      )}
    </p>
    <ul class="plu-fleet">
      ${fleet.map(
        (one) =>
          html`<li>
            ${draw(`<svg viewBox="-26 -30 52 56" width="72" height="78" aria-hidden="true">${sloop(one, seats[seat])}</svg>`)}
            <b class="num">${one.square}</b>
            <span class="sr"
              >${t("play-plunder-ship", { seat: { seat }, square: one.square, lives: one.lives, cannons: one.cannons, masts: one.masts }, seats)}</span
            >
          </li>`,
      )}
    </ul>
    <p>
      ${held.map(({ id, shut }, i) => html`${i > 0 && ", "}<span class=${shut ? "soft" : ""}>${t(`plunder-island-${id}`)}</span>`)}
    </p>
    <p>${rich("play-plunder-hand-size", { n: hand })}</p>
    ${viewer === seat && cards ? html`<${Hand} cards=${cards} />` : html`<${Known} known=${known} hand=${hand} />`}
  </div>`;
}

/** @param {View} view @param {number} seat */
export const secret = (view, seat) => view.players[seat].hand > 0;

/** @param {import("../../play/types.js").SecretProps<View>} props */
export function Secret({ view, seats, seat, events }) {
  const { cards } = view.players[seat];
  return html`<div class="plu secret-of">
    ${events.map((event) => html`<p class="note">${rich(event.key, event.args, seats)}</p>`)}
    <h3 class="label section">${t("play-plunder-own-hand")}</h3>
    ${cards && html`<${Hand} cards=${cards} large=${true} />`}
  </div>`;
}
