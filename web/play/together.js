// What those who win together have together.

/** One sum for each side; where no sides are known, everybody is one. @param {(number | null)[]} totals  of the seats @param {number[][]} [sides] */
export const together = (totals, sides = []) =>
  sides.length
    ? sides.map((side) => side.reduce((sum, seat) => sum + (totals[seat] ?? 0), 0))
    : totals.map((total) => total ?? 0);
