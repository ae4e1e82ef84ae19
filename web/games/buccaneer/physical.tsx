// Ship cards as keys: found by crew and ducats, as on the card.
import { draw } from "../../art/draw.ts";
import { crewFlag, ducat, treasure } from "../../art/pieces.ts";
import { games } from "../../store/known.ts";
import { keepOwn, ownKept } from "../../store/roster.ts";
import type { Args } from "../../store/args.ts";
import { t } from "../../store/words.tsx";
import { type Box, type Card, learned, unknownDeck } from "./deck.ts";
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import type { Event } from "../../play/types.ts";
import type { GameEvent } from "./events.d.ts";
import { isCard, ReadCard } from "./read-card.tsx";
import type { View } from "./view.d.ts";
import { called, colourOf, seatOf, shipName } from "./words.ts";

/** Of a short game too the box has all its cards. */
const boxOf = (): Box => games.peek().find(({ name }) => name === "buccaneer")?.data;

/** The cards of the box that a table knows. */
const toldCards = (view: View) => Object.values(view.ships.cards).filter(({ id }) => id.startsWith("OWN-")) as Card[];

export default {
  word(asked, face, { ships }) {
    if (asked === "ship") return ships.cards[face] ? ships.cards[face].name : t("play-buccaneer-told-new");
    if (face === "none") return t("page-card-none");
    return typeof face === "string" ? t(`buccaneer-treasure-${face}`) : null;
  },
  Key: ({ asked, face, view }) => {
    if (asked === "crew") return draw(crewFlag(Number(face), 34, 28));
    if (face === "none") return <b aria-hidden="true">–</b>;
    if (asked === "treasure" || asked === "second") return draw(treasure(String(face), 30));
    if (asked === "ducats")
      return (
        <span class="told-coins" aria-hidden="true">
          {draw(ducat(15))}
          <b class="num">{face}</b>
        </span>
      );
    if (asked === "wage")
      return (
        <span class="told-coins" aria-hidden="true">
          <i class="q">?</i>
          <b class="num">{face}</b>
        </span>
      );
    if (asked !== "ship") return null;
    const card = view.ships.cards[face];
    if (!card) return null;
    return (
      <span class="told-card" aria-hidden="true">
        {draw(crewFlag(card.min_crew, 24, 20))}
        {draw(ducat(16))}
        <b class="num">{card.ducats}</b>
        {card.treasures.map((kind) => draw(treasure(kind, 18)))}
      </span>
    );
  },
  whole: (asked) => (isCard(asked) ? ReadCard : null),
  pictured: (asked) => asked !== "ship" && "small",
  read: ["crew", "ducats", "wage", "treasure", "second"],
  learn(view, before) {
    const kept = ownKept("buccaneer.deck", Array.isArray) ?? unknownDeck(boxOf());
    const next = learned(kept, toldCards(view), before && toldCards(before));
    if (next) keepOwn("buccaneer.deck", next);
  },
  said(event: Event, before, seats) {
    const { key, data } = event as GameEvent;
    if (key !== "buccaneer-home") return null;
    const { pieces, ship } = data;
    const named = pieces.map((piece) => {
      const owner = { seat: seatOf(before, colourOf(piece)) };
      return t("play-buccaneer-home-piece", { owner, value: called(piece.split("-")[1]) }, seats);
    });
    const args: Args = { pieces: named, ...(ship && { ship: shipName(before, ship) }) };
    return { key: ship ? "play-buccaneer-home-ship" : "play-buccaneer-home", args };
  },
  counted: [
    // whose turn it is
    "turn",
    // which round it is
    "round",
  ],
  still: ["buccaneer-over", "buccaneer-read", "buccaneer-turn"],
} satisfies PhysicalEntry<View>;
