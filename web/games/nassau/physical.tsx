// What Nassau's box shows, as keys: tokens, animals, goods, the tiles of offerings and of the Dutchman.
import { draw } from "../../art/draw.ts";
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Count, data } from "./things.tsx";
import type { View } from "./view.d.ts";

type Choice = { kind: string; n: number; type?: string };

const MARKS: Record<string, (face: string) => string> = {
  animal: (face) => `animal-${face}`,
  good: (face) => face,
  token: (face) => (face === "weapon" ? "weapon_choice" : face),
};

/** What may be chosen of an offering. */
const choicesOf = (id: string): Choice[] => data.offerings.find((one: { id: string }) => one.id === id).choices.flat();

const dutchman = (id: string) => data.flying_dutchman.tiles.find((one: { id: string }) => one.id === id);

const wordOf = ({ kind, n, type }: Choice) =>
  type ? `${n} ${t(`nassau-weapon-${type}`)}` : t(`nassau-thing-${kind}`, { n });

const Offering = ({ id }: { id: string }) => (
  <span class="nas told-offering" aria-hidden="true">
    {choicesOf(id).map(({ kind, n, type }) => (
      <Count kind={type ?? kind} n={n} size={24} />
    ))}
  </span>
);

export default {
  word: (asked, face) => {
    if (asked === "salt") return t("play-nassau-told-zone", { zone: face });
    if (asked === "offering") return choicesOf(String(face)).map(wordOf).join(" / ");
    if (asked !== "dutchman") return null;
    const { zone, points } = dutchman(String(face));
    return t("play-nassau-told-tile", { zone, points });
  },
  Key: ({ asked, face }) => {
    const mark = MARKS[asked]?.(String(face));
    if (mark && mark !== "blank") return draw(glyph(mark, 28));
    return asked === "offering" ? <Offering id={String(face)} /> : null;
  },
  pictured: (asked) => asked === "offering",
  round: { key: "nassau-round", named: "round" },
  counted: [
    // whose turn it is
    "turn",
    // which round it is
    "round",
    // dice and tokens that were drawn; what they cost has a line
    "fight",
    // that the game is over
    "over",
    // who has passed
    "passed",
    // what is left of a turn
    "players.stage",
  ],
  still: [
    "nassau-fired-unneeded",
    "nassau-attack",
    "nassau-fight-over",
    "nassau-over",
    "nassau-passed",
    "nassau-repelled",
    "nassau-rolled",
    "nassau-round",
    "nassau-stopped",
    "nassau-token",
    "nassau-turn",
  ],
} satisfies PhysicalEntry<View>;
