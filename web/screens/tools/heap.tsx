// What is drawn from: a pile face down or a bag, with how many are left in it. A tap draws.
import { draw } from "../../art/draw.ts";
import { LINES } from "../../art/icons.ts";
import { t } from "../../store/words.tsx";

const LILY = `<g class="back-lily" transform="translate(36 46) scale(2)">${LINES.lily}</g>`;
/** Fewer cards make a lower pile. */
function pile(left: number, all: number) {
  const cards = left ? 1 + Math.round((4 * left) / Math.max(1, all)) : 0;
  const backs = Array.from({ length: cards }, (_, i) => {
    const at = (cards - 1 - i) * 3;
    return `<rect class="card" x="${18 + at}" y="${14 - at}" width="84" height="112" rx="7"/>`;
  }).join("");
  return cards
    ? `<svg class="heap-art" viewBox="0 0 132 132">${backs}<rect class="frame" x="25" y="21" width="70" height="98" rx="4"/>${LILY}</svg>`
    : '<svg class="heap-art" viewBox="0 0 132 132"><rect class="gone" x="18" y="14" width="84" height="112" rx="7"/></svg>';
}

export const BAG_ART =
  '<svg class="heap-art heap-art--bag" viewBox="0 0 120 120"><path class="body" d="M38 34Q14 62 14 86Q14 112 60 112Q106 112 106 86Q106 62 82 34Z"/><path class="fold" d="M48 38Q40 66 46 106M72 38Q82 70 76 106M60 40V60"/><path class="neck" d="M36 30Q60 40 84 30L92 12Q76 20 60 12Q44 20 28 12Z"/><path class="rope" d="M36 33Q60 43 84 33"/></svg>';

/** @param props  `onDraw`: nothing where nothing is left */
export const Heap = ({
  kind,
  left,
  all,
  label,
  onDraw,
}: {
  kind: string;
  left: number;
  all: number;
  label: string;
  onDraw?: () => void;
}) => (
  <button class="heap" data-action="heap" aria-disabled={onDraw ? undefined : "true"} onClick={() => onDraw?.()}>
    {draw(kind === "bag" ? BAG_ART : pile(left, all))}
    <span class="sr">{label}. </span>
    <span class="heap-left">{t("page-tools-left", { count: left })}</span>
  </button>
);
