// Arrows lead over a sheet from button to button, as over squared paper; what has none is passed over.

const STEPS: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow leads from what has the focus; null where it leads nowhere. */
export function arrowed({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): HTMLElement | null {
  const step = STEPS[key];
  const cell = (target as Element).closest("td, th") as HTMLTableCellElement | null;
  const row = cell?.parentElement as HTMLTableRowElement | null;
  const rows = cell?.closest("table")?.rows;
  if (!step || !cell || !row || !rows || ctrlKey || metaKey || altKey || shiftKey) return null;
  const [across, down] = step;
  let [x, y] = [cell.cellIndex + across, row.rowIndex + down];
  for (let line = rows[y]; line && x >= 0 && (down || x < line.cells.length); line = rows[y]) {
    const button = line.cells[x]?.querySelector("button");
    if (button) return button;
    x += across;
    y += down;
  }
  return null;
}
