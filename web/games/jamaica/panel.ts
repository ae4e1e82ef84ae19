// All of Jamaica's play screen that is not the chart, gathered for its face.
import { draw } from "../../art/draw.ts";
import { good } from "../../art/pieces.ts";
import { valueAt } from "../../lists.ts";
import type { Face } from "../../play/types.ts";
import { line } from "./marks.ts";
import { placeName as onChart } from "./places.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import { goodsWords, who } from "./words.ts";

export { Brief, answers, chip, piece } from "./answers.tsx";
export { Captain, Secret, secret } from "./captain.tsx";
export { Preview, looks, previewWords } from "./preview.tsx";
export { Scene, gist, passing, scene, sound, throws } from "./scene.tsx";
export { Beside, EditorState, day, opens } from "./story.tsx";

/** A place in words; holds, treasures and characters are places too. */
export const placeName: Face<View, GameEvent, GameDecision>["name"] = (place, view) => {
  const [kind, one, two] = place.split(":");
  if (kind === "hold") {
    const goods = goodsWords(view.ships[Number(one)]?.holds[Number(two)] ?? null);
    return { key: "play-jamaica-hold-of", args: { seat: who(Number(one), view), number: Number(two) + 1, goods } };
  }
  if (kind === "treasure") return { key: `jamaica-treasure-${one}`, args: {} };
  if (kind === "character") return { key: `jamaica-character-${one}`, args: {} };
  return onChart(place, view);
};

const SCORES: Record<string, () => string> = {
  space: () => line("harbour", 20),
  gold: () => good("gold", 20),
  treasures: () => good("treasure", 20),
  cursed: () => line("curse", 20),
  crew: () => line("people", 20),
};

/** The head of a column of the score. */
export const scoreIcon = (id: string) => draw(valueAt(SCORES, id)());
