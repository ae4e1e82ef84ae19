// What is gained, paid, carried: as small marks with their counts, and as words.
import data from "data:nassau";
import { draw } from "../../art/draw.ts";
import { glyph } from "./glyphs.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

export type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;
/** So much of something, as the engine says it. */
type Thing = { word: string; n?: number };

export { data };

export const {
  weapons: WEAPONS,
  goods: GOODS,
  animals: ANIMALS,
  items: ITEMS,
}: { weapons: string[]; goods: string[]; animals: string[]; items: string[] } = data.enums;

/** The mark of a word: "nassau-thing-rum" -> "rum". */
export function markOf(word: string) {
  const kind = word.replace(/^nassau-(thing|weapon|token)-/, "");
  if (kind.startsWith("nassau-animal-")) return kind.replace("nassau-", "");
  return kind.startsWith("nassau-opponent-") ? kind.replace("nassau-opponent-", "foe-") : kind;
}

export const thingsOf = (arg: unknown): Thing[] =>
  Array.isArray(arg) ? arg : arg && typeof arg === "object" ? [arg as Thing] : [];

/** A mark and how many. */
export const Count = ({ kind, n = 1, size = 22 }: { kind: string; n?: number; size?: number }) => (
  <span class="nas-count">
    {draw(glyph(kind, size))}
    {n !== 1 && <b class="num">{n}</b>}
  </span>
);

export const Things = ({ what, other, size = 24 }: { what: unknown; other?: unknown; size?: number }) => (
  <span class="nas-things">
    {thingsOf(what).map(({ word, n }) => (
      <Count kind={markOf(word)} n={n} size={size} />
    ))}
    {thingsOf(other).length > 0 && (
      <>
        <i class="nas-or">/</i>
        {thingsOf(other).map(({ word, n }) => (
          <Count kind={markOf(word)} n={n} size={size} />
        ))}
      </>
    )}
  </span>
);

/** "boat:3" -> "3" */
export const within = (place: string | null | undefined, kind: string) =>
  place?.startsWith(`${kind}:`) ? place.slice(kind.length + 1) : null;

export const foe = (id: string) => data.opponents.list.find((one: { id: string }) => one.id === id);

/** Gains as the tables list them, as the engine would say them. */
export const rowsOf = (rows: { kind: string; n: number; type?: string }[]): Thing[] =>
  rows.map(({ kind, n, type }) => ({ word: `nassau-thing-${type ?? kind}`, n }));
