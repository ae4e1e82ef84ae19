// Plunder, tiny: the grid, flags, ships and the storm.
import { tokenOf } from "../../art/colours.ts";
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import type { View } from "./view.d.ts";

const ROWS = "ABCDEFGHIJKL";

export function plunder(view: View, w: number, h: number) {
  const cols = view.players.length === 2 ? 12 : 18;
  const side = Math.min(w / cols, h / ROWS.length);
  const [left, top] = [(w - cols * side) / 2, (h - ROWS.length * side) / 2];
  const at = (name: string): Point => [
    left + (Number(name.slice(1)) - 0.5) * side,
    top + (ROWS.indexOf(name.charAt(0)) + 0.5) * side,
  ];
  const ships = view.ships.map(({ seat, square }) => {
    const [x, y] = at(square);
    return `<circle class="mini-ship" data-colour="${tokenOf(itemAt(view.players, seat).colour)}" cx="${x}" cy="${y}" r="${Math.max(2.6, side * 0.7)}"/>`;
  });
  const marks = view.marks.map((name) => {
    const [x, y] = at(name);
    return `<path stroke="var(--danger)" stroke-width="1.6" d="M${x - 2.5} ${y - 2.5}l5 5m0-5l-5 5"/>`;
  });
  const [sx, sy] = view.storm ? at(view.storm) : [0, 0];
  const storm = view.storm
    ? `<rect fill="var(--storm)" fill-opacity=".35" x="${sx - 1.5 * side}" y="${sy - 1.5 * side}" width="${3 * side}" height="${3 * side}" rx="2"/>`
    : "";
  return `<svg class="mini" viewBox="0 0 ${w} ${h}" aria-hidden="true"><rect class="sea" width="${w}" height="${h}"/><rect fill="url(#sea-lines)" width="${w}" height="${h}"/>${storm}${marks.join("")}${ships.join("")}</svg>`;
}
