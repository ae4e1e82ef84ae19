// Tools with a face of their own, a game's in one file; all the others are drawn from what the engine says of them.
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useDress } from "../../parts/later-styles.js";
import { Missing } from "../../parts/missing.js";

/** @typedef {{id: string, game: string, key: string, note: string, icon: string}} Own a tool that the engine need not know: a clock, a coin */

/** @type {Own[]} */
export const own = [
  { id: "any.clock", game: "any", key: "page-any-clock", note: "page-any-clock-note", icon: "clock" },
  { id: "nassau.track", game: "nassau", key: "page-nassau-track", note: "page-nassau-track-note", icon: "tally" },
  { id: "any.timer", game: "any", key: "page-any-timer", note: "page-any-timer-note", icon: "clock" },
];

/** @type {Record<string, () => Promise<Record<string, import("preact").ComponentType<any>>>>} by the game */
const FILES = {
  any: () => import("./any/faces.js"),
  buccaneer: () => import("../../games/buccaneer/tools/faces.js"),
  jamaica: () => import("../../games/jamaica/tools/faces.js"),
  nassau: () => import("../../games/nassau/tools/faces.js"),
  pirates: () => import("../../games/pirates/tools/faces.js"),
  plunder: () => import("../../games/plunder/tools/faces.js"),
};

/** File and name, by the tool's or the device's id; a device and the tool that settles it share one. @type {Record<string, string>} */
const FACES = {
  "pirates.die": "pirates/die",
  "pirates.shot": "pirates/die",
  "pirates.ram": "pirates/die",
  "pirates.board": "pirates/die",
  "pirates.fate": "pirates/die",
  "pirates.turn": "pirates/checklist",
  "pirates.setup": "pirates/setup",
  "pirates.island": "pirates/island",
  "pirates.ruler": "pirates/ruler",
  "pirates.afloat": "pirates/afloat",
  "pirates.flags": "pirates/flags",
  "pirates.gold": "pirates/gold",
  "pirates.treasure": "pirates/dealer",
  "pirates.deal": "pirates/dealer",
  "pirates.fleet": "pirates/fleet",
  "pirates.catalogue": "pirates/catalogue",
  "buccaneer.ships": "buccaneer/ships",
  "buccaneer.boarding": "buccaneer/boarding",
  "buccaneer.ledger": "buccaneer/ledger",
  "buccaneer.mutiny": "buccaneer/mutiny",
  "buccaneer.setup": "buccaneer/setup",
  "buccaneer.crews": "buccaneer/crews",
  "jamaica.dice": "jamaica/dice",
  "jamaica.combat": "jamaica/combat",
  "jamaica.treasures": "jamaica/treasures",
  "jamaica.cards": "jamaica/cards",
  "jamaica.start": "jamaica/start",
  "jamaica.load": "jamaica/load",
  "jamaica.people": "jamaica/people",
  "jamaica.fight": "jamaica/combat",
  "plunder.spinners": "plunder/spinners",
  "plunder.storm": "plunder/spinners",
  "plunder.dice": "plunder/battle",
  "plunder.battle": "plunder/battle",
  "plunder.sailing": "plunder/sailing",
  "plunder.moves": "plunder/sailing",
  "plunder.shipless": "plunder/shipless",
  "plunder.double": "plunder/shipless",
  "plunder.card": "plunder/card",
  "plunder.build": "plunder/build",
  "plunder.treaty": "plunder/treaty",
  "plunder.turn": "plunder/checklist",
  "plunder.setup": "plunder/setup",
  "nassau.round": "nassau/checklist",
  "nassau.tales": "nassau/tales",
  "nassau.fight": "nassau/fight",
  "nassau.settle": "nassau/fight",
  "nassau.holds": "nassau/holds",
  "nassau.hideout": "nassau/hideout",
  "nassau.range": "nassau/range",
  "nassau.setup": "nassau/setup",
  "nassau.feld": "nassau/feld",
  "nassau.track": "nassau/track",
  "nassau.salt": "nassau/rounds",
  "nassau.offerings": "nassau/rounds",
  "nassau.dutchman": "nassau/rounds",
  "nassau.weapons": "nassau/rounds",
  "any.first": "any/first",
  "any.die": "any/dice",
  "any.coin": "any/coin",
  "any.clock": "any/clock",
  "any.timer": "any/timer",
};

/** @param {string} id */
export const hasFace = (id) => Object.hasOwn(FACES, id);

/** What lies on a game's belt. @param {string} game */
export async function beltOf(game) {
  const { belt } = await FILES[game]();
  return belt;
}

/** @param {{id: string}} props and `device`, `tool` or `own` as the engine or the page describes it */
export function Face({ id, ...props }) {
  const [face, setFace] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  const [file, name] = FACES[id].split("/");
  useDress(file);
  useEffect(() => {
    FILES[file]().then(
      (faces) => setFace(() => faces[name]),
      () => setFace(() => Missing),
    );
  }, [id]);
  return face ? h(/** @type {any} */ (face), { id, ...props }) : null;
}
