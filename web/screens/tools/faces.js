// Tools with a face of their own, each in its own chunk; all the others are drawn from what the engine says of them.
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Missing } from "../../parts/missing.js";

/** @typedef {{id: string, game: string, key: string, note: string, icon: string}} Own a tool that the engine need not know: a clock, a coin */

/** @type {Own[]} */
export const own = [
  { id: "any.clock", game: "any", key: "page-any-clock", note: "page-any-clock-note", icon: "clock" },
  { id: "any.timer", game: "any", key: "page-any-timer", note: "page-any-timer-note", icon: "clock" },
];

// a device and the tool that settles it, on one screen
const spinners = () => import("./plunder/spinners.js");
const battle = () => import("./plunder/battle.js");
const sailing = () => import("./plunder/sailing.js");
const fray = () => import("./nassau/fight.js");
const rounds = () => import("./nassau/rounds.js");
const shipless = () => import("./plunder/shipless.js");

const pirateCoins = () => import("./pirates/dealer.js");
const pirateDie = () => import("./pirates/die.js");

/** @type {Record<string, () => Promise<{default: import("preact").ComponentType<any>}>>} by the tool's or the device's id */
const FACES = {
  "pirates.die": pirateDie,
  "pirates.shot": pirateDie,
  "pirates.ram": pirateDie,
  "pirates.board": pirateDie,
  "pirates.fate": pirateDie,
  "pirates.turn": () => import("./any/checklist.js"),
  "pirates.island": () => import("./pirates/island.js"),
  "pirates.ruler": () => import("./pirates/ruler.js"),
  "pirates.afloat": () => import("./pirates/afloat.js"),
  "pirates.gold": () => import("./pirates/gold.js"),
  "pirates.treasure": pirateCoins,
  "pirates.deal": pirateCoins,
  "pirates.fleet": () => import("./pirates/fleet.js"),
  "pirates.catalogue": () => import("./pirates/fleet.js"),
  "buccaneer.ships": () => import("./buccaneer/ships.js"),
  "buccaneer.boarding": () => import("./buccaneer/boarding.js"),
  "buccaneer.ledger": () => import("./buccaneer/ledger.js"),
  "buccaneer.crews": () => import("./buccaneer/crews.js"),
  "jamaica.dice": () => import("./jamaica/dice.js"),
  "jamaica.combat": () => import("./jamaica/combat.js"),
  "jamaica.treasures": () => import("./jamaica/treasures.js"),
  "jamaica.cards": () => import("./jamaica/cards.js"),
  "jamaica.start": () => import("./jamaica/start.js"),
  "jamaica.round": () => import("./jamaica/round.js"),
  "plunder.spinners": spinners,
  "plunder.storm": spinners,
  "plunder.dice": battle,
  "plunder.battle": battle,
  "plunder.sailing": sailing,
  "plunder.moves": sailing,
  "plunder.shipless": shipless,
  "plunder.double": shipless,
  "plunder.card": () => import("./plunder/card.js"),
  "plunder.build": () => import("./plunder/build.js"),
  "plunder.treaty": () => import("./plunder/treaty.js"),
  "plunder.turn": () => import("./any/checklist.js"),
  "nassau.round": () => import("./any/checklist.js"),
  "nassau.tales": () => import("./nassau/tales.js"),
  "nassau.fight": fray,
  "nassau.settle": fray,
  "nassau.setup": () => import("./nassau/setup.js"),
  "nassau.salt": rounds,
  "nassau.offerings": rounds,
  "nassau.dutchman": rounds,
  "nassau.weapons": rounds,
  "any.first": () => import("./any/first.js"),
  "any.die": () => import("./any/dice.js"),
  "any.coin": () => import("./any/coin.js"),
  "any.clock": () => import("./any/clock.js"),
  "any.timer": () => import("./any/timer.js"),
};

/** @param {string} id */
export const hasFace = (id) => id in FACES;

/** Whether another that stands before it has the very same face, so that one of them is enough on the shelf. @param {string} id */
export const isTwin = (id) => hasFace(id) && Object.keys(FACES).find((one) => FACES[one] === FACES[id]) !== id;

/** @param {{id: string}} props and `device`, `tool` or `own` as the engine or the page describes it */
export function Face({ id, ...props }) {
  const [face, setFace] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  useEffect(() => {
    FACES[id]().then(
      (module) => setFace(() => module.default),
      () => setFace(() => Missing),
    );
  }, [id]);
  return face ? h(/** @type {any} */ (face), { id, ...props }) : null;
}
