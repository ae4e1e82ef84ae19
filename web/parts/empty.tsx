// What stands where nothing is yet: a small chart, what to do, and where an address leads nowhere the serpent of all
// edges of the map.
import { serpent } from "../art/chart.ts";
import { draw } from "../art/draw.ts";
import { rigging } from "../art/ships.ts";
import type { ComponentChildren } from "preact";

const SWELL =
  '<path class="sea-line" d="M12 84q8-5 16 0t16 0M60 92q8-5 16 0t16 0M196 78q8-5 16 0t16 0M160 92q8-5 16 0t16 0M104 82q6-4 12 0"/>';

/** The edge of the world; a ship on a calm sea. */
const PICTURES = {
  serpent: () => `${SWELL}${serpent(118, 74, 1.7)}`,
  ship: () => `${SWELL}<svg x="66" y="4" width="108" height="80" viewBox="0 0 160 118">${rigging("sloop", 0)}</svg>`,
};

export const Empty = ({ picture, children }: { picture: keyof typeof PICTURES; children?: ComponentChildren }) => (
  <div class="empty">
    {draw(`<svg class="empty-art" viewBox="0 0 240 100" aria-hidden="true">${PICTURES[picture]()}</svg>`)} {children}
  </div>
);
