// What Jamaica's box shows, as keys: people of the taverns, action cards that are turned up, treasures.
import { draw } from "../../art/draw.ts";
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import { t } from "../../store/words.tsx";
import { action, combatDie, halfOfDay } from "./marks.ts";
import { portrait } from "./portraits.ts";
import { Back, Treasure } from "./treasures.tsx";
import type { View } from "./view.d.ts";
import { cardOf, HALVES } from "./words.ts";

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
  round: { key: "jamaica-round", named: "round" },
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
  unseen: ["jamaica-gave", "jamaica-stole-covered"],
} satisfies PhysicalEntry<View>;
