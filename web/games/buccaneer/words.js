// What Buccaneer's places and pieces are called, as messages.
import { has } from "../../store/words.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {import("../../play/types.js").Said} Said */
/** @typedef {import("./view.js").Unit} Unit */
/** @typedef {import("./view.js").Card} Card */

/** A piece's value as it stands on the disc. @param {string | null | undefined} value */
export const face = (value) => (value === "q" ? "?" : (value ?? ""));

/** The same as a word, where it may be heard. @param {string | null | undefined} value */
export const called = (value) => (value ? { word: `buccaneer-value-${value}` } : "");

/** "red-q" @param {string} piece */
export const valueOf = (piece) => face(piece.split("-")[1]);
/** @param {string} piece */
export const colourOf = (piece) => piece.split("-")[0];

/** @param {View} view @param {string} colour */
export const seatOf = (view, colour) => view.seats.findIndex((seat) => seat.colour === colour);

/** The name of a ship: the house's own is a word, one of the players' own deck is data, if it has one.
 * @param {View} view @param {string} id @returns {{word: string} | {text: string}} */
export function shipName(view, id) {
  const card = view.ships.cards[id];
  const word = `buccaneer-ship-${id}`;
  return card?.name ? { text: card.name } : { word: has(word) ? word : "buccaneer-ship-own" };
}

/** @param {View} view @param {string} place @returns {Unit | undefined} */
export const unitAt = (view, place) => view.units.find((unit) => `unit:${unit.id}` === place);

/** @param {View} view @param {string} place @returns {Card | undefined} */
export const shipAt = (view, place) => (place.startsWith("ship:") ? view.ships.cards[place.slice(5)] : undefined);

/** A place in words: for the screen reader, and for whoever presses where nothing can be done.
 * @param {string} place @param {View} view @returns {Said | null} */
export function placeName(place, view) {
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
