// Nassau, tiny: the town and its captain while one walks, the boats at sea afterwards.
import { tokenOf } from "../../art/colours.ts";
import type { Point } from "../../art/geometry.ts";
import type { View } from "./view.d.ts";

/** The zones as they lie: A in the south-west. */
const ZONES = ["GHI", "DEF", "ABC"];
/** Where the four squares of a district lie, about. */
const SQUARES: Record<string, Point> = {
  a: [0.28, 0.28],
  b: [0.72, 0.28],
  c: [0.72, 0.72],
  d: [0.28, 0.72],
};

export function nassau(view: View, w: number, h: number) {
  const side = Math.min(w, h) / 3.2;
  const [left, top] = [(w - 3 * side) / 2, (h - 3 * side) / 2];
  const at = (i: number): Point => [left + (i % 3) * side, top + Math.floor(i / 3) * side];
  const town = view.phase === "town" && !view.over;
  const cells = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = at(i);
    return `<path fill="${town ? "var(--land)" : "none"}" stroke="var(${town ? "--ink-2" : "--w2"})" d="M${x} ${y}h${side}v${side}h-${side}Z"/>`;
  });
  const dot = (x: number, y: number, colour: string, k = 6) =>
    `<circle class="mini-ship" data-colour="${colour}" cx="${x}" cy="${y}" r="${side / k}"/>`;
  const [cell, letter = ""] = String(view.captain).split(".");
  const [cx, cy] = at(Number(cell) || 0);
  const [dx, dy] = SQUARES[letter] ?? [0.5, 0.5];
  const boats = ZONES.join("")
    .split("")
    .flatMap((zone, i) => {
      const [x, y] = at(i);
      const here = view.players.filter(({ boat }) => boat === zone);
      return here.map(({ colour }, k) =>
        dot(x + side * (0.3 + 0.4 * (k % 2)), y + side * (0.32 + 0.36 * Math.floor(k / 2)), tokenOf(colour)),
      );
    });
  const pieces = town ? dot(cx + dx * side, cy + dy * side, "black", 5) : boats.join("");
  return `<svg class="mini" viewBox="0 0 ${w} ${h}" aria-hidden="true"><rect class="sea" width="${w}" height="${h}"/><rect fill="url(#sea-lines)" width="${w}" height="${h}"/>${cells.join("")}${pieces}</svg>`;
}
