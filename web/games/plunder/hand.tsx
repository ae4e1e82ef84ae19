// Resource cards, as pictures with their counts.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { data } from "./squares.ts";
import type { View } from "./view.d.ts";

export const KINDS: string[] = data.resources;

export const Count = ({ kind, n = 1, size = 20 }: { kind: string; n?: number | string; size?: number }) => (
  <span class={`plu-count plu-${kind}${n ? "" : " none"}`}>
    {draw(glyph(kind, size))}
    <b class="num">{n}</b>
  </span>
);

/** What is known of somebody else's hand: of each kind at least so many, and how many cards nobody here knows. */
export function Known({ known, hand }: { known: Record<string, number>; hand: number }) {
  const sure = KINDS.map((kind) => ({ kind, n: known[kind] ?? 0 })).filter(({ n }) => n > 0);
  const unknown = hand - sure.reduce((sum, { n }) => sum + n, 0);
  const said = sure.map(({ kind, n }) => {
    const what = t(`plunder-${kind}`, { n });
    return unknown ? t("play-plunder-at-least", { what }) : what;
  });
  if (unknown) said.push(t("play-plunder-unknown", { n: unknown }));
  return (
    <p class="plu-hand">
      <span class="sr">{said.join(", ")}</span>
      <span aria-hidden="true">
        {sure.map(({ kind, n }) => (
          <Count kind={kind} n={unknown ? `${n}+` : n} size={22} />
        ))}
        {unknown > 0 && (
          <span class="plu-count plu-unknown">
            <i>?</i>
            <b class="num">{unknown}</b>
          </span>
        )}
      </span>
    </p>
  );
}

/** A hand beside the answers. A real one the app does not see: how many cards there should be, and what all have seen of them.
 * @param drawn  whether a turn has just brought some */
export function Held({
  view,
  seats,
  seat,
  drawn = false,
}: {
  view: View;
  seats: Seat[];
  seat: number;
  drawn?: boolean;
}) {
  const { cards, known, hand } = itemAt(view.players, seat);
  if (cards) return <Hand cards={cards} />;
  if (!itemAt(seats, seat).keeps) return null;
  return (
    <div class="plu-held">
      <span>{rich(drawn ? "play-plunder-hand-drawn" : "play-plunder-hand-size", { n: hand })}</span>
      {KINDS.some((kind) => known[kind]) && <Known known={known} hand={hand} />}
    </div>
  );
}

export const Hand = ({ cards, large = false }: { cards: Record<string, number>; large?: boolean }) => (
  <p class={`plu-hand${large ? " large" : ""}`}>
    <span class="sr">{KINDS.map((kind) => t(`plunder-${kind}`, { n: cards[kind] ?? 0 })).join(", ")}</span>
    <span aria-hidden="true">
      {KINDS.map((kind) => (
        <Count kind={kind} n={cards[kind]} size={large ? 40 : 22} />
      ))}
    </span>
  </p>
);
