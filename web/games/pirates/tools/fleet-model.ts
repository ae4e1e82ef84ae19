// The fleets of this device: which cards, and on which ship. What is allowed and what it costs, the engine says.
import { itemAt } from "../../../lists.ts";
import { newId } from "../../../store/games.ts";
import { t } from "../../../store/words.tsx";
import type { Fleet, Row } from "../fleet-text.ts";
import { nameOf } from "./card.tsx";
import type { PieceTold, Reckoned } from "./told.ts";

/** What the catalogue is searched by. */
export type Filters = Record<string, string | number | null> & { search?: string };
export type Stored = { fleets: Fleet[]; open: string; view: "fleet" | "cards"; filters: Filters };

export function blank(others: Fleet[]): Fleet {
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

export function firstKept(): Stored {
  const fleet = blank([]);
  return { fleets: [fleet], open: fleet.id, view: "fleet", filters: {} };
}

export const openFleet = ({ fleets, open }: Stored): Fleet => fleets.find(({ id }) => id === open) ?? itemAt(fleets, 0);

export const withFleet = (kept: Stored, fleet: Fleet): Stored => ({
  ...kept,
  fleets: kept.fleets.map((one) => (one.id === fleet.id ? fleet : one)),
});

/** As the engine's tool takes it. */
export const asked = ({ build_total, unique_names, rows }: Fleet, trial: string = "") => ({
  build_total,
  unique_names,
  pieces: rows.map(({ piece, aboard, as_cursed }) => ({ piece, aboard, as_cursed })),
  trial,
});

/** The places of the ships in the rows. */
export const shipsAt = (rows: Row[]) => rows.flatMap(({ kind }, i) => (kind === "ship" ? [i] : []));

/** Takes a row away; who was aboard a ship that goes waits on the home island. */
export function without(rows: Row[], at: number) {
  const gone = itemAt(rows, at).kind === "ship" ? shipsAt(rows).indexOf(at) + 1 : 0;
  return rows
    .filter((_, i) => i !== at)
    .map((row) => (gone && row.aboard >= gone ? { ...row, aboard: row.aboard === gone ? 0 : row.aboard - 1 } : row));
}

export const changed = (rows: Row[], at: number, change: Partial<Row>) =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row));

/** @param piece  as the engine tells it */
const line = (piece: PieceTold) =>
  `${nameOf(piece)}, ${piece.cost ?? piece.points} [${piece.id}${piece.cursed ? "!" : ""}]`;

/** A fleet as text, to be sent to a friend; the cards stand in brackets, so that it can be read back.
 * @param data  the engine's answer */
export function fleetText({ name }: Fleet, data: Reckoned) {
  const lines = [`${name}: ${data.spent}/${data.total}`];
  for (const ship of data.list)
    lines.push(
      line({ ...ship, cost: ship.points }),
      ...[...ship.crew, ...ship.equipment].map((one) => `  + ${line(one)}`),
    );
  lines.push(...data.ashore.map((one) => `- ${line(one)}`));
  lines.push(...data.events.map((one) => `* ${line(one)}`));
  return [...lines, "Flibuste"].join("\n");
}
