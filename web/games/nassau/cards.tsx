// A sailor's tale: its picture says what it wants, its number what it scores.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import type { RevealedProps } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { data } from "./things.tsx";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Wants = {
  f: string;
  min?: number;
  type?: string;
  kind?: string;
  good?: string;
  exact?: number;
  at_least?: number;
  zone?: string;
  set?: number[];
};

export const tale = (card: number): { points: number; back: string; pred: Wants } => data.tales.list[card - 1];

/** What a condition looks at, as a mark. */
const MARKS: Record<string, (wants: Wants) => string> = {
  sails: () => "sail",
  weapons: ({ type }) => type ?? "weapon_choice",
  weapons_any_type: () => "weapon_choice",
  most_weapons: ({ type }) => type ?? "weapon_choice",
  sailors: () => "sailor",
  provisions: () => "provision",
  opponents_with_own_crates: () => "foe-rival",
  outposts: () => "outpost",
  animal: ({ kind }) => `animal-${kind}`,
  animals: () => "animal",
  good: ({ good }) => good ?? "good_random",
  two_different_goods: () => "good_random",
  defeated: ({ type }) => `foe-${type}`,
  rum: () => "rum",
  doubloons: () => "doubloon",
  standing_pirates: () => "captain",
  towers_with_own_crates: () => "tower",
  towers_exact_set: () => "tower",
  zone_clear: () => "sea",
  crates_in_holds: () => "crate",
  score_first: () => "point",
  score_last: () => "point",
  open_holds: () => "hold",
};

/** Crates that it wants on each. */
function crates({ f, exact, at_least, set }: Wants) {
  if (f === "opponents_with_own_crates") return "=1";
  if (set) return set.join(" ");
  return exact ? `=${exact}` : at_least && at_least > 1 ? `≥${at_least}` : "";
}

/** The sum of what a card wants, after its mark. */
function figure(wants: Wants) {
  const { f, min, zone } = wants;
  if (f === "most_weapons" || f === "score_first") return "max";
  if (f === "score_last") return "min";
  if (zone) return `${zone} ✓`;
  return min && min > 1 ? `×${min}` : "";
}

/** What it wants, in a picture. */
export function Picture({ card, size = 26 }: { card: number; size?: number }) {
  const { pred } = tale(card);
  const kind = MARKS[pred.f]?.(pred) ?? "tale";
  const on = crates(pred);
  return (
    <span class="tale-picture" aria-hidden="true">
      {kind !== "sea" && draw(glyph(kind, size))} {figure(pred) && <b class="num">{figure(pred)}</b>}
      {on && (
        <span class="tale-crates">
          {draw(glyph("crate", 15))}
          <b class="num">{on}</b>
        </span>
      )}
    </span>
  );
}

/** `met`: whether its condition holds; null where nobody says. `near`: whether one thing more would do. `points`: what it
 * would score now. */
export function TaleCard({
  card,
  met = null,
  near = false,
  points = null,
}: {
  card: number;
  met?: boolean | null;
  near?: boolean;
  points?: number | null;
}) {
  const { points: printed } = tale(card);
  const state = met === null ? "" : met ? " met" : near ? " near" : " unmet";
  return (
    <span class={`tale-card${state}`}>
      <span class="tale-top">
        <Picture card={card} />
        <b class="num tale-points" aria-hidden="true">
          {points ?? printed}
        </b>
        <span class="sr"> {t("play-nassau-points", { n: points ?? printed })}</span>
      </span>
      <b class="tale-name">{t(`nassau-tale-${card}`)}</b>
      <span class="tale-wants">{t(`nassau-tale-${card}.note`)}</span>
      {met !== null && (
        <span class="tale-state">
          {draw(icon(met ? "check" : near ? "plus" : "close", 16))}
          <span>{t(met ? "play-nassau-met" : near ? "play-nassau-near" : "play-nassau-unmet")}</span>
        </span>
      )}
    </span>
  );
}

/** Only whoever draws a tale is told which. */
export const reveals = ({ key }: GameEvent) => key === "nassau-drew-card";

/** A tale as it is drawn. */
export function Revealed({ event, view }: RevealedProps<View, GameEvent>) {
  if (event.key !== "nassau-drew-card") return null;
  const { seat, card } = event.data;
  const { met, near } = itemAt(view.players, seat);
  return (
    <article class="nas nas-drawn">
      <TaleCard card={card} met={met.includes(card)} near={near.includes(card)} />
    </article>
  );
}

/** As the data names the backs, by their piles. */
export const BACKS = "SAB";

/** The back of a card: from which pile it is. */
export const TaleBack = ({ back }: { back: number }) => (
  <span class="tale-back">
    {draw(glyph("tale", 18))}
    <b>{BACKS[back]}</b>
  </span>
);
