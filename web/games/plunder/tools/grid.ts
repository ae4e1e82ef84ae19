// The lettered grid of the sea: the storm on its squares, and the square that was spun.

const CELL = 20;
const LEFT = 17;
const TOP = 15;

/** @param storm  names of its squares */
export function gridArt(
  rows: string[],
  columns: number[],
  storm: string[],
  spun: { letter: string; number: number } | null,
  purpose: string,
) {
  const [width, height] = [columns.length * CELL, rows.length * CELL];
  const x = (number: number) => LEFT + columns.indexOf(number) * CELL;
  const y = (letter: string) => TOP + rows.indexOf(letter) * CELL;
  const lines =
    rows.map((_, i) => (i ? `M${LEFT} ${TOP + i * CELL}h${width}` : "")).join("") +
    columns.map((_, i) => (i ? `M${LEFT + i * CELL} ${TOP}v${height}` : "")).join("");
  const covered = storm
    .map((name) => ({ letter: name.charAt(0), number: Number(name.slice(1)) }))
    .map(
      ({ letter, number }) =>
        `<rect class="storm" x="${x(number)}" y="${y(letter)}" width="${CELL}" height="${CELL}"/>` +
        `<path class="rain" d="M${x(number) + 4} ${y(letter) + 7}l3-4M${x(number) + 9} ${y(letter) + 12}l4-5.500M${x(number) + 5} ${y(letter) + 17}l3-4M${x(number) + 14} ${y(letter) + 17}l2-3"/>`,
    )
    .join("");
  const names =
    rows.map((row) => `<text class="at" x="${LEFT / 2}" y="${y(row) + CELL / 2}">${row}</text>`).join("") +
    columns.map((column) => `<text class="at" x="${x(column) + CELL / 2}" y="${TOP / 2}">${column}</text>`).join("");
  let lit = "";
  if (spun && columns.includes(spun.number)) {
    const [left, top] = [x(spun.number), y(spun.letter)];
    const [cx, cy] = [left + CELL / 2, top + CELL / 2];
    lit =
      `<path class="ray" d="M${LEFT} ${cy}H${left}M${cx} ${TOP}V${top}"/>` +
      `<rect class="lit" x="${left}" y="${top}" width="${CELL}" height="${CELL}"/>${mark(purpose, cx, cy)}`;
  }
  return (
    `<svg class="plu-sea-grid" viewBox="0 0 ${LEFT + width + 3} ${TOP + height + 3}" aria-hidden="true"><rect class="sea" x="${LEFT}" y="${TOP}" width="${width}" height="${height}"/>` +
    `<path class="lines" d="${lines}"/>${covered}<rect class="frame" x="${LEFT}" y="${TOP}" width="${width}" height="${height}"/>${names}${lit}</svg>`
  );
}

function mark(purpose: string, x: number, y: number) {
  if (purpose === "x") return `<path class="cross" d="M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10"/>`;
  if (purpose === "storm") return `<circle class="eye" cx="${x}" cy="${y}" r="4.500"/>`;
  return `<path class="hull" d="M${x - 7} ${y + 2}h14l-3 5h-8ZM${x} ${y - 8}v10M${x} ${y - 7}l5 6h-5"/>`;
}
