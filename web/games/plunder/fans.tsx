// Resource cards as small cards side by side, and terms: what is given for what.
import { draw } from "../../art/draw.ts";
import type { Args } from "../../store/args.ts";
import { glyph } from "./glyphs.ts";
import { KINDS } from "./hand.tsx";

/** How many of each resource. */
export type Cards = number[];

/** As the engine says them: words with their counts; a type that is named without a number is one. */
export const cardsIn = (words: Args[string] | undefined): Cards =>
  KINDS.map((kind) => {
    const named = [`plunder-${kind}`, `plunder-kind-${kind}`];
    for (const one of Array.isArray(words) ? words : [])
      if (typeof one === "object" && "word" in one && named.includes(one.word)) return one.n ?? 1;
    return 0;
  });

export const sum = (cards: Cards) => cards.reduce((a, b) => a + b, 0);

/** Each resource of which there are some, and how many. */
export const counted = (cards: Cards) => KINDS.map((kind, i) => ({ kind, n: cards[i] ?? 0 })).filter(({ n }) => n > 0);

/** The resource of each card, one by one. */
export const oneByOne = (cards: Cards) =>
  counted(cards).flatMap(({ kind, n }) => Array.from({ length: n }, () => kind));

/** More cards than this are told by their number. */
const SHOWN = 5;

export function Fan({ cards, size = 22 }: { cards: Cards; size?: number }) {
  const all = oneByOne(cards);
  if (!all.length) return <span class="plu-none">–</span>;
  if (all.length > SHOWN)
    return (
      <span class="plu-fan">
        {counted(cards).map(({ kind, n }) => (
          <span class="plu-many">
            <i class={`plu-card ${kind}`}>{draw(glyph(kind, size))}</i>
            <b class="num">×{n}</b>
          </span>
        ))}
      </span>
    );
  return (
    <span class="plu-fan">
      {all.map((kind, i) => (
        <i class={`plu-card ${kind}`} style={`rotate:${(i - (all.length - 1) / 2) * 5}deg`}>
          {draw(glyph(kind, size))}
        </i>
      ))}
    </span>
  );
}

export const Terms = ({ give, want, size }: { give: Cards; want: Cards; size?: number }) => (
  <span class="plu-terms">
    <Fan cards={give} size={size} />
    {draw(glyph("swap", 20, "swap"))}
    <Fan cards={want} size={size} />
  </span>
);
