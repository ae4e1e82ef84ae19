// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.ts";
import { fleetShip } from "../../art/ships.ts";
import type { Line } from "../../play/types.ts";
import { glyph } from "./glyphs.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

/** In the order of the rulebook. */
const COLUMNS: [id: string, mark: string][] = [
  ["track", "point"],
  ["towers", "tower"],
  ["opponents", "foe-kraken"],
  ["goods", "sugar"],
  ["weapons", "weapon_choice"],
  ["companions", "animal"],
  ["cargo", "crate"],
  ["dutchman", "dutchman"],
];

export const scoreColumns: Face["scoreColumns"] = (lines) =>
  COLUMNS.filter(([id]) => lines.some((own) => own.some(({ key }) => key === `nassau-line-${id}`))).map(
    ([id, mark]) => ({
      icon: draw(glyph(mark, 20)),
      said: { key: `play-nassau-score-${id}`, args: {} },
      holds: ({ key }: Line) => key === `nassau-line-${id}`,
    }),
  );

export const beats: Face["beats"] = (chapters) =>
  chapters.flatMap((chapter, i) =>
    i === 0 || chapter.events.some(({ key }) => ["nassau-round", "nassau-sea", "nassau-over"].includes(key)) ? [i] : [],
  );

export const Trophy = () =>
  draw(
    `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S12", 5)}</svg>`,
  );
