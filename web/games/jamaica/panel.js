// All of Jamaica's play screen that is not the chart, gathered for its face.
import { draw } from "../../art/draw.js";
import { good } from "../../art/pieces.js";
import { line } from "./marks.js";
import { placeName as onChart } from "./places.js";
import { goodsWords, who } from "./words.js";

export { Brief, answers, chip, piece } from "./answers.js";
export { Captain, Secret, secret } from "./captain.js";
export { Preview, looks, previewWords } from "./preview.js";
export { Scene, gist, passing, scene, sound } from "./scene.js";
export { Beside, Laid, day, opens } from "./story.js";

/** A place in words; holds, treasures and characters are places too. @type {import("../../play/types.js").Face<import("./view.js").View>["name"]} */
export function placeName(place, view) {
  const [kind, one, two] = place.split(":");
  if (kind === "hold") {
    const goods = goodsWords(view.ships[Number(one)]?.holds[Number(two)] ?? null);
    return { key: "play-jamaica-hold-of", args: { seat: who(Number(one), view), number: Number(two) + 1, goods } };
  }
  if (kind === "treasure") return { key: `jamaica-treasure-${one}`, args: {} };
  if (kind === "character") return { key: `jamaica-character-${one}`, args: {} };
  return onChart(place, view);
}

/** @type {Record<string, () => string>} */
const SCORES = {
  space: () => line("harbour", 20),
  gold: () => good("gold", 20),
  treasures: () => good("treasure", 20),
  cursed: () => line("curse", 20),
  crew: () => line("people", 20),
};

/** The head of a column of the score. @param {string} id */
export const scoreIcon = (id) => draw(SCORES[id]());
