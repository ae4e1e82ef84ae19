// Two pictures of the box, three by three: the town with its turned tiles, the sea with its zones.

const SIDE = 100;
const GAP = 6;

export type Cell = { tile: number; side: string; rot: number };

/** @param cells  row by row from the north
 * @param start  the tile where the captain begins */
export function townArt(cells: Cell[], start: number) {
  const tiles = cells
    .map(({ tile, side, rot }, i) => {
      const [x, y] = [(i % 3) * (SIDE + GAP), Math.floor(i / 3) * (SIDE + GAP)];
      return (
        `<g transform="translate(${x} ${y})"><rect class="nas-town-tile${tile === start ? " start" : ""}" width="${SIDE}" height="${SIDE}" rx="4"/>` +
        `<g transform="rotate(${rot * 90} 50 50)"><path class="street" d="M14 30H86M14 70H86M32 12V88M68 12V88"/><path class="top" d="M50 5 61 19H39Z"/></g>` +
        `<circle class="disc" cx="50" cy="50" r="26"/><text class="number" x="50" y="46">${tile}</text><text class="face" x="50" y="66">${side}</text></g>`
      );
    })
    .join("");
  const whole = 3 * SIDE + 2 * GAP;
  return `<svg class="nas-town" viewBox="-3 -3 ${whole + 6} ${whole + 6}" aria-hidden="true">${tiles}</svg>`;
}

/** How the board lies before the players: Nassau at the lower left. */
export const ZONES = [
  ["G", "H", "I"],
  ["D", "E", "F"],
  ["A", "B", "C"],
];

/** @param marks  what stands in a zone, by its letter
 * @param pawns  classes of pawns by zone */
export function seaArt(marks: Record<string, (string | number)[]>, pawns: Record<string, string> = {}) {
  const zones = ZONES.flat()
    .map((zone, i) => {
      const [x, y] = [(i % 3) * SIDE, Math.floor(i / 3) * SIDE];
      const discs = (marks[zone] ?? [])
        .map((mark, at) => {
          const [cx, cy] = [x + 28 + (at % 4) * 20, y + 80 - Math.floor(at / 4) * 22];
          return `<circle class="foe" cx="${cx}" cy="${cy}" r="9.500"/><text class="strength" x="${cx}" y="${cy}">${mark}</text>`;
        })
        .join("");
      const pawn = pawns[zone]
        ? `<path class="pawn ${pawns[zone]}" d="M${x + 66} ${y + 8}a10 10 0 0 1 7 16l9 27h-32l9-27a10 10 0 0 1 7-16Z"/>`
        : "";
      return `<rect class="zone" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/><text class="name" x="${x + 16}" y="${y + 24}">${zone}</text>${discs}${pawn}`;
    })
    .join("");
  return `<svg class="nas-sea" viewBox="-2 -2 304 304" aria-hidden="true">${zones}<path class="borders" d="M100 0V300M200 0V300M0 100H300M0 200H300"/><rect class="frame" width="300" height="300"/><path class="quay" d="M0 262h14v-16H0M0 292h14v-16H0"/></svg>`;
}
