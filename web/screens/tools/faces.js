// Tools with a face of their own, each in its own chunk; all the others are drawn from what the engine says of them.
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

/** @typedef {{id: string, game: string, key: string, note: string, icon: string}} Own a tool that the engine need not know: a clock, a coin */

/** @type {Own[]} */
export const own = [];

/** @type {Record<string, () => Promise<{default: import("preact").ComponentType<any>}>>} by the tool's or the device's id */
const FACES = {
  "pirates.fleet": () => import("./pirates/fleet.js"),
  "pirates.catalogue": () => import("./pirates/fleet.js"),
  "jamaica.combat": () => import("./jamaica/combat.js"),
  "plunder.spinners": () => import("./plunder/spinners.js"),
  "plunder.storm": () => import("./plunder/spinners.js"),
};

/** @param {string} id */
export const hasFace = (id) => id in FACES;

/** @param {{id: string}} props and `device`, `tool` or `own` as the engine or the page describes it */
export function Face({ id, ...props }) {
  const [face, setFace] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  useEffect(() => {
    FACES[id]().then((module) => setFace(() => module.default));
  }, [id]);
  return face ? h(/** @type {any} */ (face), props) : null;
}
