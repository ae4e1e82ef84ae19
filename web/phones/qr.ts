// A text as a picture that another phone's camera reads: a QR code.
import { encodeQR } from "qr";

/** The white margin that a reader needs, in modules. */
export const MARGIN = 4;

/** How a code is drawn. `side`: of the picture with its margin, in modules; `path`: the dark ones, for an SVG of that size. */
export interface Drawn {
  side: number;
  path: string;
}

/** Draw a text; of what it holds in capitals, figures and `$%*+-./: ` it takes fewer modules. A screen has neither dirt nor
 * folds: large modules are worth more than many that mend others. */
export function drawn(text: string): Drawn {
  const rows = encodeQR(text, "raw", { ecc: "low", border: MARGIN });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { side: rows.length, path: runs.join("") };
}
