// What the captain who is asked has at hand, in one line above the answers.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { ITEMS } from "./things.js";

/** @typedef {import("./things.js").View} View */
/** @typedef {import("./things.js").Seat} Seat */

/** @param {View} view @param {number} seat */
export function aboard(view, seat) {
  const player = view.players[seat];
  const held = Object.entries(player.goods).filter(([, n]) => n > 0);
  return [
    { kind: "provision", n: player.provisions },
    { kind: "crate", n: player.crates },
    ...ITEMS.map((kind) => ({ kind, n: player.items[kind] })).filter(
      ({ kind, n }) => n > 0 || kind === "doubloon" || kind === "rum",
    ),
    ...held.map(([kind, n]) => ({ kind, n })),
    { kind: "sail", n: player.sails },
    { kind: "sailor", n: player.sailors.filter(Boolean).length },
  ];
}

/** @param {{view: View, seats: Seat[], seat: number}} props */
export function Purse({ view, seats, seat }) {
  const { standing, laid } = view.players[seat];
  const rest = aboard(view, seat);
  const words = [
    t("play-nassau-standing", { n: standing, laid }),
    ...rest.map(({ kind, n }) => t(`nassau-thing-${kind}`, { n })),
  ];
  return html`<p class="nas-purse">
    <span class="sr">${words.join(", ")}</span>
    <span class="nas-count" aria-hidden="true"
      ><${Disc} seat=${seats[seat]} size=${17} /><b class="num">${standing}</b></span
    >
    ${rest.map(
      ({ kind, n }) =>
        html`<span class=${`nas-count${n ? "" : " none"}`} aria-hidden="true"
          >${draw(glyph(kind, 17))}<b class="num">${n}</b></span
        >`,
    )}
  </p>`;
}
