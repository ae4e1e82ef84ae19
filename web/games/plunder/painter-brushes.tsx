// The brushes of the painter, with what each of them leaves.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import { t } from "../../store/words.tsx";
import type { Brush } from "./paint.ts";

/** Side by side, as large as there is room. */
function skulls(n: number) {
  const size = itemAt([22, 16, 11], n - 1);
  return Array.from(
    { length: n },
    (_, k) =>
      `<use class="skull" href="#e-skull" x="${16 + (k - n / 2) * size}" y="${16 - size / 2}" width="${size}" height="${size}"/>`,
  ).join("");
}

const PICTURES: Record<Brush, string> = {
  sea: '<rect class="sea" width="32" height="32"/><path class="painter-wave" d="M4 13q4-5 8 0t8 0 8 0M4 21q4-5 8 0t8 0 8 0"/>',
  land: '<rect class="sea" width="32" height="32"/><path class="land" d="M4 18C5 8 14 4 20 6S30 12 28 20 20 29 13 28 3 25 4 18z"/>',
  port: '<rect class="sea" width="32" height="32"/><use href="#anchor-mark" x="16" y="16"/>',
  "skull-1": skulls(1),
  "skull-2": skulls(2),
  "skull-3": skulls(3),
  merchant: '<use class="glyph" href="#g-powder" x="4" y="4" width="24" height="24"/>',
  barrier:
    '<rect class="sea" width="32" height="32"/><use href="#reef-file" x="16" y="16" transform="translate(4 4) scale(.75)"/>',
};

export function Brushes({
  brush,
  merchant,
  onChange,
}: {
  brush: Brush;
  /** whether the tile may have a merchant island */
  merchant: boolean;
  onChange: (brush: Brush) => void;
}) {
  const all = (Object.keys(PICTURES) as Brush[]).filter((one) => one !== "merchant" || merchant);
  return (
    <>
      <Picker
        label={t("page-tiles-brush")}
        className="painter-brushes"
        value={brush}
        onChange={onChange}
        among={all.map((one) => ({
          value: one,
          label: (
            <>
              {draw(
                `<svg class="painter-brush" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">${PICTURES[one]}</svg>`,
              )}
              <span>{t(`page-tiles-brush-${one}`)}</span>
            </>
          ),
        }))}
      />
      <p class="small soft painter-how">{t(`page-tiles-how-${brush.replace(/-\d/, "")}`)}</p>
    </>
  );
}
