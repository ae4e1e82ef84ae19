// Tiny pictures of a game's state for the cards of the games that go on: 120 x 120, made of the same marks as the boards.
import { stack } from "../../art/pieces.ts";
import { fleetShip } from "../../art/ships.ts";
import { tokenOf } from "../../art/colours.ts";

const r = (n: number) => Math.round(n * 10) / 10;

/** Buccaneer: the ships that lie in the roads and the crews on the quay. Takes the view that lies open on the table. */
export function buccaneer(
  view: { ships: { open: string[]; cards?: Record<string, { min_crew: number }> }; units: { colours: string[] }[] },
  w = 120,
  h = 120,
) {
  let out = `<rect class="sea" width="${w}" height="${h}"/><rect fill="url(#sea-lines)" width="${w}" height="${h}"/>`;
  const open = view.ships.open,
    n = Math.max(1, open.length),
    sw = Math.min(50, w / n);
  open.forEach((id, i) => {
    out += `<svg x="${r((w / n) * (i + 0.5) - sw / 2)}" y="4" width="${r(sw)}" height="${r(sw * 0.75)}" viewBox="8 0 144 114">${fleetShip(id, view.ships.cards?.[id]?.min_crew)}</svg>`;
  });
  const y0 = 4 + sw * 0.75 + 4;
  out += `<path class="land" d="M-2 ${y0 + 6}C${w * 0.2} ${y0 - 2} ${w * 0.4} ${y0 + 5} ${w * 0.6} ${y0 + 1}S${w} ${y0 + 4} ${w + 2} ${y0}V${h + 2}H-2Z"/>`;
  const draw: (colours: string[], x: number, y: number, size: { rx: number; ry: number; band: number }) => void = (
    colours,
    x,
    y,
    size,
  ) => {
    out += `<g transform="translate(${r(x)} ${r(y)})">${
      stack(
        colours.map((c) => ({ colour: tokenOf(c), value: "" })),
        { plain: true, ...size },
      ).svg
    }</g>`;
  };
  const crews = view.units
    .map((u) => u.colours)
    .filter((u) => u.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, 4);
  const singles = view.units
    .map((u) => u.colours)
    .filter((u) => u.length === 1)
    .slice(0, 10);
  crews.forEach((u, i) =>
    draw(u, (w / crews.length) * (i + 0.5), h - 25, {
      rx: 14,
      ry: 8,
      band: Math.min(6, (h - 25 - y0 - 26) / u.length),
    }),
  );
  singles.forEach((u, i) => draw(u, (w / singles.length) * (i + 0.5), h - 5, { rx: 5.6, ry: 3.4, band: 3.2 }));
  return `<svg class="mini" viewBox="0 0 ${w} ${h}" aria-hidden="true">${out}</svg>`;
}
