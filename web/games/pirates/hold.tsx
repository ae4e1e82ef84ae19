// What a ship carries: crew, treasure, equipment, face up or down.
import type { ComponentChild } from "preact";
import { draw } from "../../art/draw.ts";
import { t } from "../../store/words.tsx";
import { cardName } from "./card-name.ts";
import { glyph } from "./glyphs.ts";
import { data } from "./sea.ts";
import type { Piece, Ship } from "./view.d.ts";

const MARKS = { coin: "coin", treasure: "coin", unique: "star", crew: "crew", equipment: "gun", event: "star" };

/** What a piece is called; generic crew have a word for a name. */
function pieceName({ kind, card }: Piece): ComponentChild {
  if (card === null) return t("play-pirates-down");
  if (kind === "coin") return t(`pirates-${card}`);
  return cardName(card) ?? card;
}

/** What looks alike lies on one pile. */
function piles(hold: Piece[]): [piece: Piece, n: number][] {
  const found = new Map<string, [Piece, number]>();
  for (const piece of hold) {
    const key = `${piece.kind} ${piece.card}`;
    found.set(key, [piece, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

const Pile = ({ piece, n }: { piece: Piece; n: number }) => (
  <li class={`pir-piece ${piece.kind}${piece.card === null ? " down" : ""}`}>
    {draw(glyph((MARKS as Record<string, string>)[piece.kind] ?? "star", 20))}
    <small>
      {n > 1 && <b class="num">{n} × </b>}
      {pieceName(piece)}
    </small>
  </li>
);

export function Hold({ ship }: { ship: Ship }) {
  const room = Math.max(0, data.ships[ship.card].cargo - ship.hold.length);
  return (
    <ul class="pir-hold" aria-label={t("play-pirates-hold", { n: ship.hold.length, of: data.ships[ship.card].cargo })}>
      {piles(ship.hold).map(([piece, n]) => (
        <Pile piece={piece} n={n} />
      ))}
      {Array.from({ length: room }, () => (
        <li class="pir-piece free" aria-hidden="true" />
      ))}
    </ul>
  );
}
