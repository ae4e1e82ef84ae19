// The table, tiny: islands, homes, ships.
import { tokenOf } from "../../art/colours.ts";
import { itemAt } from "../../lists.ts";
import type { View } from "./view.d.ts";

export function pirates(view: View, w: number, h: number) {
  const [width, height] = [itemAt(view.area, 0), itemAt(view.area, 1)];
  const scale = Math.min(w / width, h / height);
  const [left, top] = [(w - width * scale) / 2, (h - height * scale) / 2];
  const at = (one: { x: number; y: number }) => [left + one.x * scale, top + (height - one.y) * scale];
  const land = view.islands.map((island) => {
    const [x, y] = at(island);
    const own = island.home === null ? "" : ` data-colour="${tokenOf(itemAt(view.players, island.home).colour)}"`;
    return `<circle class="${own ? "mini-ship" : "land"}"${own} cx="${x}" cy="${y}" r="${Math.max(3.4, 3400 * scale)}"/>`;
  });
  const ships = view.ships.map((ship) => {
    const [x, y] = at(ship);
    const colour = ship.owner === null ? "" : tokenOf(itemAt(view.players, ship.owner).colour);
    return `<path class="mini-ship" data-colour="${colour}" transform="translate(${x} ${y}) rotate(${ship.heading})" d="M0-5L2.600 4.500H-2.600z"/>`;
  });
  return `<svg class="mini" viewBox="0 0 ${w} ${h}" aria-hidden="true"><rect class="sea" width="${w}" height="${h}"/><rect fill="url(#sea-lines)" width="${w}" height="${h}"/>${land.join("")}${ships.join("")}</svg>`;
}
