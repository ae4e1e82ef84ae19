// The fleets of this device: which cards, and on which ship. What is allowed and what it costs, the engine says.
import { newId } from "../../../store/games.js";
import { t } from "../../../store/words.js";
import { nameOf } from "./card.js";

/** @typedef {import("../fleet-text.js").Row} Row */
/** @typedef {import("../fleet-text.js").Fleet} Fleet */
/** @typedef {{fleets: Fleet[], open: string, view: "fleet" | "cards", filters: Record<string, any>}} Kept */

/** @param {Fleet[]} others @returns {Fleet} */
export function blank(others) {
  const used = new Set(others.map(({ name }) => name));
  let number = others.length + 1;
  while (used.has(t("page-pirates-fleet-number", { number }))) number++;
  return {
    id: newId(),
    name: t("page-pirates-fleet-number", { number }),
    build_total: 40,
    unique_names: 1,
    rows: [],
  };
}

/** @returns {Kept} */
export function firstKept() {
  const fleet = blank([]);
  return { fleets: [fleet], open: fleet.id, view: "fleet", filters: {} };
}

/** @param {Kept} kept @returns {Fleet} */
export const openFleet = ({ fleets, open }) => fleets.find(({ id }) => id === open) ?? fleets[0];

/** @param {Kept} kept @param {Fleet} fleet @returns {Kept} */
export const withFleet = (kept, fleet) => ({
  ...kept,
  fleets: kept.fleets.map((one) => (one.id === fleet.id ? fleet : one)),
});

/** As the engine's tool takes it. @param {Fleet} fleet @param {string} [trial] */
export const asked = ({ build_total, unique_names, rows }, trial = "") => ({
  build_total,
  unique_names,
  pieces: rows.map(({ piece, aboard, as_cursed }) => ({ piece, aboard, as_cursed })),
  trial,
});

/** The places of the ships in the rows. @param {Row[]} rows */
export const shipsAt = (rows) => rows.flatMap(({ kind }, i) => (kind === "ship" ? [i] : []));

/** Takes a row away; who was aboard a ship that goes waits on the home island. @param {Row[]} rows @param {number} at */
export function without(rows, at) {
  const gone = rows[at].kind === "ship" ? shipsAt(rows).indexOf(at) + 1 : 0;
  return rows
    .filter((_, i) => i !== at)
    .map((row) => (gone && row.aboard >= gone ? { ...row, aboard: row.aboard === gone ? 0 : row.aboard - 1 } : row));
}

/** @param {Row[]} rows @param {number} at @param {Partial<Row>} change */
export const changed = (rows, at, change) => rows.map((row, i) => (i === at ? { ...row, ...change } : row));

/** @param {any} piece as the engine tells it */
const line = (piece) => `${nameOf(piece)}, ${piece.cost ?? piece.points} [${piece.id}${piece.cursed ? "!" : ""}]`;

/** A fleet as text, to be sent to a friend; the cards stand in brackets, so that it can be read back.
 * @param {Fleet} fleet @param {any} data the engine's answer */
export function fleetText({ name }, data) {
  const lines = [`${name}: ${data.spent}/${data.total}`];
  for (const ship of data.list)
    lines.push(
      line({ ...ship, cost: ship.points }),
      ...[...ship.crew, ...ship.equipment].map((one) => `  + ${line(one)}`),
    );
  lines.push(...data.ashore.map((/** @type {any} */ one) => `- ${line(one)}`));
  lines.push(...data.events.map((/** @type {any} */ one) => `* ${line(one)}`));
  return [...lines, "Flibuste"].join("\n");
}
