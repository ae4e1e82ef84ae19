// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.ts";
import { eachRound } from "../../play/beats.ts";
import type { Line } from "../../play/types.ts";
import { glyph } from "./glyphs.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

const COLUMNS: [id: string, mark: string][] = [
  ["ships", "ship"],
  ["islands", "flag"],
  ["cards", "bury"],
];

export const scoreColumns: Face["scoreColumns"] = (lines) =>
  COLUMNS.filter(([id]) => lines.some((own) => own.some(({ key }) => key === `plunder-line-${id}`))).map(
    ([id, mark]) => ({
      icon: draw(glyph(mark, 20)),
      said: { key: `play-plunder-score-${id}`, args: {} },
      holds: ({ key }: Line) => key === `plunder-line-${id}`,
    }),
  );

export const beats = eachRound("plunder-turn", "n");
