// Nassau's face: how its views, options and events look. It knows no rule.
import type { Fields } from "../../play/types.ts";
import { unlooked } from "../../play/unlooked.ts";
import { answers, chip, foresees } from "./answers.tsx";
import { Revealed, reveals } from "./cards.tsx";
import { Captain, Secret, secret } from "./captain.tsx";
import { because } from "./fight.tsx";
import { Scene, scene, throws } from "./scene.tsx";
import { lessons } from "./lessons.ts";
import { act } from "./motion.ts";
import { Board } from "./pictures.tsx";
import { Trophy, beats, scoreColumns } from "./score.ts";
import { placeName as atSea } from "./sea.tsx";
import { placeName as aboard } from "./ship.tsx";
import { day, glance, opens, sound, step } from "./story.ts";
import { data } from "./things.tsx";
import { placeName as inTown } from "./town.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

const ROUNDS = data.limits.rounds;

const progress: Face["progress"] = ({ round, phase, over }) => {
  const done = over ? 2 * ROUNDS : 2 * (round - 1) + (phase === "sea" ? 1 : 0);
  return { done, of: 2 * ROUNDS, groups: 2, said: { key: `play-nassau-progress-${phase}`, args: { round } } };
};

function places({ key, data }: GameEvent) {
  const touched: Fields<GameEvent["data"]> = data;
  const found = [];
  for (const kind of ["foe", "outpost", "tower", "post", "zone"] as const)
    if (touched[kind]) found.push(`${kind}:${touched[kind]}`);
  const space = touched.space ?? touched.to;
  if (space) found.push(`space:${space}`);
  if (key === "nassau-sailed" || key === "nassau-steered" || key === "nassau-moored") found.push(`boat:${data.seat}`);
  return found;
}

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
  throws,
  scoreColumns,
  scoreMark: () => "",
  secret,
  sound,
  step,
  totals: ({ totals }) => totals,
} satisfies Face;
