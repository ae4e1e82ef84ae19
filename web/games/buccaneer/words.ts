// What Buccaneer's places and pieces are called, as messages.
import type { Said } from "../../play/types.ts";
import { has } from "../../store/words.tsx";
import type { Card, Unit, View } from "./view.d.ts";

/** A piece's value as it stands on the disc. */
export const face = (value: string | null | undefined) => (value === "q" ? "?" : (value ?? ""));

/** The same as a word, where it may be heard. */
export const called = (value: string | null | undefined) => (value ? { word: `buccaneer-value-${value}` } : "");

/** "red-q" */
export const valueOf = (piece: string) => face(piece.split("-")[1]);
export const colourOf = (piece: string) => piece.split("-")[0] ?? "";

export const seatOf = (view: View, colour: string) => view.seats.findIndex((seat) => seat.colour === colour);

/** The name of a ship: the house's own is a word, one of the players' own deck is data, if it has one. */
export function shipName(view: View, id: string): { word: string } | { text: string } {
  const card = view.ships.cards[id];
  const word = `buccaneer-ship-${id}`;
  return card?.name ? { text: card.name } : { word: has(word) ? word : "buccaneer-ship-own" };
}

export const unitAt = (view: View, place: string): Unit | undefined =>
  view.units.find((unit) => `unit:${unit.id}` === place);

export const shipAt = (view: View, place: string): Card | undefined =>
  place.startsWith("ship:") ? view.ships.cards[place.slice(5)] : undefined;

/** A place in words: for the screen reader, and for whoever presses where nothing can be done. */
export function placeName(place: string, view: View): Said | null {
  const card = shipAt(view, place);
  if (card) {
    return {
      key: "play-buccaneer-ship",
      args: {
        ship: shipName(view, card.id),
        ducats: card.ducats,
        crew: card.min_crew,
        wage: card.question_wage,
        treasures: card.treasures.map((kind) => ({ word: `buccaneer-treasure-${kind}` })),
      },
    };
  }
  const unit = unitAt(view, place);
  if (!unit) return null;
  const owner = { seat: unit.owner };
  if (unit.colours.length === 1)
    return { key: "play-buccaneer-single", args: { owner, value: called(unit.values[0]) } };
  return {
    key: "play-buccaneer-crew",
    args: {
      owner,
      height: unit.colours.length,
      value: called(unit.values[0]),
      // with open crews the values are no secret
      pieces: unit.colours.map((colour, i) =>
        i > 0 && unit.values[i] !== null ? called(unit.values[i]) : { seat: seatOf(view, colour) },
      ),
    },
  };
}
