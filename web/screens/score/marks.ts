// The pictures beside the rows of a sheet, where the game has one for what is counted.
import games from "games:manifest";
import { draw } from "../../art/draw.ts";

const drawn: Record<string, Record<string, string>> = {};

export const mark = (game: string, field: string) => {
  const picture = (drawn[game] ??= games[game]?.marks?.() ?? {})[field];
  return picture && draw(picture);
};
