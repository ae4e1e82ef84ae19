// A boarding, put together from its events: what is told in the panel, and what the log keeps of it.
import { colourOf, seatOf } from "./words.js";

/** @typedef {import("./words.js").View} View */
/** @typedef {import("./account.js").Man} Man */
/** @typedef {import("./account.js").Share} Share */
/**
 * @typedef {object} Boarding
 * @property {string} ship
 * @property {number | null} loot
 * @property {Man[]} men
 * @property {Share[]} shares
 * @property {number | null} rest
 * @property {(string | null)[]} prizes
 * @property {boolean} uncovered
 * @property {Record<number, number>} paid  what has already reached the purses
 * @property {boolean} done
 */

/** @param {string[]} pieces @param {View} view @param {string} ship @returns {Man[]} */
function men(pieces, view, ship) {
  const captain = seatOf(view, colourOf(pieces[0]));
  return pieces.map((piece) => {
    const seat = seatOf(view, colourOf(piece));
    const value = piece.split("-")[1];
    const wage = value === "q" ? view.ships.cards[ship]?.question_wage : Number(value);
    return { seat, value, wage: seat === captain ? null : (wage ?? null) };
  });
}

/** @param {Boarding | null} scene @param {import("../../play/types.js").Event} event @param {View} view @returns {Boarding | null} */
export function scene(scene, event, view) {
  const { data = {}, args } = event;
  switch (event.key) {
    case "buccaneer-boarded": {
      const ship = data.ship.slice(5);
      const unit = view.units.find(({ id }) => `unit:${id}` === data.crew);
      const crew = unit?.colours.map((colour, i) => ({
        seat: seatOf(view, colour),
        value: i ? null : unit.values[0],
        wage: null,
      }));
      const loot = view.ships.cards[ship]?.ducats ?? null;
      return {
        ship,
        loot,
        men: crew ?? [],
        shares: [],
        rest: null,
        prizes: [null, null],
        uncovered: false,
        paid: {},
        done: false,
      };
    }
    case "buccaneer-treasure":
      return (
        scene && {
          ...scene,
          prizes: args.role === "second" ? [scene.prizes[0], data.kind] : [data.kind, scene.prizes[1]],
        }
      );
    case "buccaneer-uncovered":
      return scene && { ...scene, uncovered: true, men: men(data.pieces, view, scene.ship) };
    case "buccaneer-wages":
      return scene && pay(scene, data.seat, data.amount, data.amount);
    case "buccaneer-rest":
      return scene && { ...pay(scene, data.seat, data.rest, data.rest), rest: data.rest };
    case "buccaneer-shortage":
      return scene && { ...pay(scene, data.seat, 0, -data.paid), rest: -(data.paid + data.reserve) };
    case "buccaneer-home":
      return scene && { ...scene, done: true };
    default:
      return scene;
  }
}

/** @param {Boarding} scene @param {number} seat @param {number} share of the loot @param {number} change of the purse @returns {Boarding} */
const pay = (scene, seat, share, change) => ({
  ...scene,
  shares: share > 0 ? [...scene.shares, { seat, amount: share }] : scene.shares,
  paid: { ...scene.paid, [seat]: (scene.paid[seat] ?? 0) + change },
});
