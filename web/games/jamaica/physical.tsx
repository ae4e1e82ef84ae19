// What Jamaica's box shows, as keys: people of the taverns, action cards that are turned up, treasures.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import type { Event, Said } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import type { Paid, Sailed } from "./events.d.ts";
import { action, combatDie, halfOfDay } from "./marks.ts";
import { portrait } from "./portraits.ts";
import { Back, Treasure } from "./treasures.tsx";
import type { View } from "./view.d.ts";
import { cardOf, HALVES } from "./words.ts";

/** What moves a ship. */
const MOVES = ["jamaica-sailed", "jamaica-ghost-sailed", "jamaica-retreat"];

/** Questions that are answered with a treasure. */
const TREASURES = ["treasure", "theft", "give", "unveil"];

/** An action card, small: the morning above, the evening below. */
const Turned = ({ card }: { card: string }) => (
  <span class="jam told-action" aria-hidden="true">
    {HALVES.map((half) => (
      <span class={half}>
        {draw(halfOfDay(half, 18))}
        {draw(action(cardOf(card)[half], 28))}
      </span>
    ))}
  </span>
);

/** A ship that sails, in steps: the squares of a board have no numbers. */
function moved({ key, args, data }: Event): Said | null {
  const way = key === "jamaica-retreat" ? "back" : args.way;
  if (!MOVES.includes(key) || (way !== "ahead" && way !== "back")) return null;
  const { way: course } = data as Sailed;
  const word = key === "jamaica-ghost-sailed" ? "play-jamaica-carry-ghost" : "play-jamaica-carry-sails";
  return { key: word, args: { ...args, way, count: course.length - 1 } };
}

/** From which holds a bot pays, where it might have been from others. */
function paid({ key, args, data }: Event, view: View): Said | null {
  if (key !== "jamaica-paid") return null;
  const { seat, kind, holds } = data as Paid;
  const had = itemAt(view.ships, seat).holds.map((hold) => (hold?.kind === kind ? hold.count : 0));
  const left = had.filter((count, at) => count > (holds[at] ?? 0));
  const isFired = args.why === "powder";
  if (had.filter(Boolean).length < 2 || !left.length) return isFired ? { key: "play-jamaica-carry-fires", args } : null;
  const from = holds.flatMap((count, at) => (count ? [t("play-jamaica-carry-from", { count, of: had[at] ?? 0 })] : []));
  const word = isFired ? "play-jamaica-carry-fires-from" : "play-jamaica-carry-pays";
  return { key: word, args: { ...args, from: { text: from.join(", ") } } };
}

export default {
  word: (asked, face) => {
    if (asked === "tavern") return t(`jamaica-character-${face}`);
    if (asked === "calypso") return t(`play-jamaica-told-calypso-${face}`);
    if (TREASURES.includes(asked)) return t(face === "?" ? "play-jamaica-told-covered" : `jamaica-treasure-${face}`);
    if (asked !== "reveal") return null;
    const { morning, evening } = cardOf(String(face));
    return t("play-jamaica-told-card", {
      morning: { word: `jamaica-icon-${morning}` },
      evening: { word: `jamaica-icon-${evening}` },
    });
  },
  Key: ({ asked, face }) => {
    if (asked === "tavern") return draw(portrait(String(face), 36));
    if (asked === "combat") return draw(combatDie(face, 48));
    if (asked === "reveal") return <Turned card={String(face)} />;
    if (!TREASURES.includes(asked)) return null;
    return (
      <span class="jam told-thing" aria-hidden="true">
        {face === "?" ? <Back /> : <Treasure id={String(face)} />}
      </span>
    );
  },
  pictured: (asked) => asked === "reveal",
  placed: ({ why }) =>
    why?.args.placed === "yes" ? { rows: HALVES.map((half) => t(`play-jamaica-half-${half}`)), next: "dice:1" } : null,
  rows: (asked, keeps, many) =>
    asked === "die" && keeps && many === HALVES.length ? HALVES.map((half) => t(`play-jamaica-half-${half}`)) : null,
  round: { key: "jamaica-round", named: "round" },
  said: (event, view) => moved(event) ?? paid(event, view),
  // two dice that are alike lie well wherever they lie
  idle: ({ key, args }) => key === "jamaica-dice-placed" && args.morning === args.evening,
  counted: [
    // whose turn it is
    "turn",
    // which round it is
    "round",
    // the Captain's compass goes round with every round
    "captain",
    // dice that were rolled, and what they come to; powder that is spent has a line
    "combat",
    // taken up when a round begins; where they are laid has a line
    "dice",
    // that this round is the last
    "ending",
    // that the game is over
    "over",
    // dice
    "rolled",
    // action cards: people hold their own, and those of a bot are in the app
    "seats",
    // which treasure is covered: told once the game is over
    "ships.down.card",
    // who knows it
    "ships.down.seen_by",
  ],
  still: [
    "jamaica-chose",
    "jamaica-combat",
    "jamaica-combat-tie",
    "jamaica-combat-won",
    "jamaica-dice-rolled",
    // an action card of somebody's own
    "jamaica-drew",
    "jamaica-home",
    "jamaica-over",
    "jamaica-powder",
    "jamaica-reshuffled",
    "jamaica-revealed",
    "jamaica-rolled",
    "jamaica-round",
    "jamaica-turn",
    "jamaica-uncovered",
  ],
  covered: ["give", "theft", "treasure"],
  turnsUp: ["jamaica-revealed"],
  unseen: ["jamaica-gave", "jamaica-stole-covered"],
} satisfies PhysicalEntry<View>;
