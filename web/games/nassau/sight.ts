// What of a chart is to be seen while people carry something out on their real table.

export type Box = [x: number, y: number, width: number, height: number];

/** Where it lies, all of the chart where that is no place of any; null where nothing is carried out, or not here. */
export function boxesOf(carried: string[] | null | undefined, all: Box, boxesAt: (place: string) => Box[]) {
  const boxes = carried?.flatMap(boxesAt) ?? [];
  return boxes.length ? boxes : carried?.length === 0 ? [all] : null;
}
