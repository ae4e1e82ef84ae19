// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.ts";
import { fleetShip } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";
import { eachRound } from "../../play/beats.ts";
import type { Line } from "../../play/types.ts";
import { glyph } from "./glyphs.ts";
import { sideways } from "./hull.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

const COLUMNS: [id: string, mark: string][] = [
  ["coins", "coin"],
  ["home", "home"],
  ["loose", "loose"],
  ["uniques", "star"],
  ["forts", "fort"],
  ["holds", "sail"],
];

export const scoreColumns: Face["scoreColumns"] = (lines) =>
  COLUMNS.filter(([id]) => lines.some((own) => own.some(({ key }) => key === `pirates-line-${id}`))).map(
    ([id, mark]) => ({
      icon: draw(glyph(mark, 20)),
      said: { key: `play-pirates-score-${id}`, args: {} },
      holds: ({ key }: Line) => key === `pirates-line-${id}`,
    }),
  );

export const beats = eachRound("pirates-turn", "round");

/** What each captain has done, as the story tells it: coins brought ashore, enemies' masts, enemies' ships. */
export const tally: NonNullable<Face["tally"]> = (chapters, seats) => {
  const rows = DEEDS.map(({ said, of }) => ({ said: { key: said, args: {} }, of, counts: seats.map(() => 0) }));
  for (const event of chapters.flatMap(({ events }) => events))
    for (const row of rows) {
      const deed = row.of(event);
      const count = deed && row.counts[deed.seat];
      if (deed && typeof count === "number") row.counts[deed.seat] = count + deed.n;
    }
  return rows.map(({ said, counts }) => ({ said, counts }));
};

const DEEDS: { said: string; of: (event: GameEvent) => { seat: number; n: number } | null }[] = [
  {
    said: "play-pirates-tally-coins",
    of: ({ key, data }) => (key === "pirates-unloaded" ? { seat: data.seat, n: data.count } : null),
  },
  {
    said: "play-pirates-tally-masts",
    of: ({ key, data }) => (key === "pirates-lost-masts" ? { seat: data.by, n: data.masts.length } : null),
  },
  {
    said: "play-pirates-tally-sunk",
    of: ({ key, data }) => (key === "pirates-sank" ? { seat: data.by, n: 1 } : null),
  },
];

/** The proudest ship that is left to the winner; any where the table is not known. */
export function Trophy({ view, winner }: { view?: View; winner: number }) {
  if (!view)
    return draw(
      `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S11", 5)}</svg>`,
    );
  const ship = view.ships
    .filter(({ owner }) => owner === winner)
    .sort((a, b) => b.masts.filter(Boolean).length - a.masts.filter(Boolean).length)[0];
  const { colour } = itemAt(view.players, winner);
  return ship
    ? draw(sideways(ship.card, ship.masts, { name: "", bot: null, colour, emblem: null }, 150, 60), {
        class: "victor-ship",
      })
    : null;
}
