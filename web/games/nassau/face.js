// Nassau's face: how its views, options and events look. It knows no rule.
import { unlooked } from "../../play/unlooked.js";
import { answers, chip, foresees } from "./answers.js";
import { Revealed, reveals } from "./cards.js";
import { Captain, Secret, secret } from "./captain.js";
import { Scene, because, scene } from "./fight.js";
import { lessons } from "./lessons.js";
import { act } from "./motion.js";
import { Board } from "./pictures.js";
import { Trophy, beats, scoreColumns } from "./score.js";
import { placeName as atSea } from "./sea.js";
import { placeName as aboard } from "./ship.js";
import { day, glance, opens, sound, step } from "./story.js";
import { placeName as inTown } from "./town.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */

const ROUNDS = 4;

/** @type {Face["progress"]} */
function progress({ round, phase, over }) {
  const done = over ? 2 * ROUNDS : 2 * (round - 1) + (phase === "sea" ? 1 : 0);
  return { done, of: 2 * ROUNDS, groups: 2, said: { key: `play-nassau-progress-${phase}`, args: { round } } };
}

/** @param {import("../../play/types.js").Event} event */
function places({ key, data = {} }) {
  const found = [];
  for (const kind of ["foe", "outpost", "tower", "post", "zone"]) if (data[kind]) found.push(`${kind}:${data[kind]}`);
  if (data.space ?? data.to) found.push(`space:${data.space ?? data.to}`);
  if (["nassau-sailed", "nassau-steered", "nassau-moored"].includes(key)) found.push(`boat:${data.seat}`);
  return found;
}

/** @type {Face} */
export default {
  Board,
  Captain,
  Revealed,
  Scene,
  Secret,
  Trophy,
  act,
  answers,
  ask: () => null,
  stops: ["nassau-over"],
  beatWord: "play-nassau-fortunes",
  beats,
  because,
  chip,
  day,
  ends: ({ key, options }) =>
    options.find(({ move }) => move[0] === "pass" || (key === "nassau-ask-extra" && move[0] === "stop")),
  foresees,
  // what the fight shows needs no sentence beside it
  gist: ({ key }) => !["nassau-token", "nassau-rolled", "nassau-repelled", "nassau-dodged"].includes(key),
  glance,
  isNote: () => false,
  lessons,
  name: (place, view, seats) => inTown(place, view, seats) ?? atSea(place, view, seats) ?? aboard(place, view),
  opens,
  piece: () => null,
  places,
  ...unlooked,
  progress,
  reveals,
  scene,
  scoreColumns,
  scoreMark: () => "",
  secret,
  sound,
  step,
  totals: ({ totals }) => totals,
};
