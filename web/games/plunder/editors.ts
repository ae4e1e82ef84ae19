// What people paint after their own box: the tiles.
import { later } from "../../parts/later.tsx";
import type { Editor, EditorProps } from "../manifest.ts";
import { taken } from "./paint.ts";
import { type Box, finished, type Tiles, tilesFrom, together } from "./tiles.ts";

const count = (tiles: Tiles, box: Box) => Object.keys(finished(tiles, box)).length;

export default {
  tiles: {
    Sheet: later<EditorProps>(async () => (await import("./painter.tsx")).Painter),
    fits: (value) => value === "house" || tilesFrom(value) !== null,
    wrong: (value, data) => count(value, data) === 0,
    shown: true,
    unknown: () => ({}),
    house: () => ({}),
    count,
    from: taken,
    together,
    // a face that is not finished is the house's
    finished: (value, _, data) => finished(value, data),
  },
} satisfies Record<string, Editor>;
