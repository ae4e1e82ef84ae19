// What those who win together have together.

/** One sum for each side; where no sides are known, everybody is one. @param totals  of the seats */
export const together = (totals: (number | null)[], sides: number[][] = []) =>
  sides.length
    ? sides.map((side) => side.reduce((sum, seat) => sum + (totals[seat] ?? 0), 0))
    : totals.map((total) => total ?? 0);
