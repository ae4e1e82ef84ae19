// Jamaica's face: how its views, options, previews and events look. It knows no rule.
import { draw } from "../../art/draw.ts";
import { fleetShip } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";
import type { Fields, Line } from "../../play/types.ts";
import { Board } from "./board.tsx";
import { groundOf } from "./chart.ts";
import { act } from "./motion.ts";
import { locale } from "../../store/words.tsx";
import {
  Beside,
  Brief,
  Captain,
  EditorState,
  Preview,
  Scene,
  Secret,
  answers,
  chip,
  day,
  gist,
  looks,
  opens,
  passing,
  piece,
  placeName,
  previewWords,
  scene,
  scoreIcon,
  secret,
  sound,
  throws,
} from "./panel.ts";
import { lessons } from "./lessons.ts";
import { LAID } from "./words.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

const progress: Face["progress"] = (view) => {
  const { done, of } = view.course;
  const key = view.ending && !view.over ? "play-jamaica-progress-last" : "play-jamaica-progress";
  return { done, of, groups: 8, said: { key, args: { round: view.round } } };
};

const gold = (view: View, seat: number) =>
  itemAt(view.ships, seat).holds.reduce((sum, hold) => sum + (hold?.kind === "gold" ? hold.count : 0), 0);

/** What the lines of the score are gathered under, in this order. */
const COLUMNS = [
  { id: "space", keys: ["jamaica-line-space"] },
  { id: "gold", keys: ["jamaica-line-gold"] },
  { id: "treasures", keys: ["jamaica-line-riches", "jamaica-line-diamond"] },
  { id: "cursed", keys: ["jamaica-line-cursed"] },
  { id: "crew", keys: ["jamaica-line-character", "jamaica-line-shipowner", "jamaica-line-bishop"] },
];

const scoreColumns: Face["scoreColumns"] = (lines) =>
  COLUMNS.filter(({ keys }) => lines.some((own) => own.some((line) => keys.includes(line.key)))).map(
    ({ id, keys }) => ({
      icon: scoreIcon(id),
      said: { key: `play-jamaica-score-${id}`, args: {} },
      holds: (line: Line) => keys.includes(line.key),
    }),
  );

function places({ data }: GameEvent) {
  const { ship, winner, loser, space }: Fields<GameEvent["data"]> = data;
  const ships = [ship, winner, loser].filter((number) => number !== undefined);
  return [...ships.map((number) => `ship:${number}`), ...(space === undefined ? [] : [`space:${space}`])];
}

export default {
  Board,
  Preview,
  Scene,
  Beside,
  Brief,
  Captain,
  EditorState,
  Secret,
  answers,
  chip,
  day,
  gist,
  looks,
  opens,
  passing,
  piece,
  places,
  prepare: () => void groundOf(locale.peek()),
  previewWords,
  progress,
  scene,
  scoreColumns,
  isNote: ({ key }) => key === "jamaica-line-calypso" || key === "jamaica-line-tie",
  secret,
  sound,
  throws,
  step: passing,
  act,
  lessons,
  // whoever has won and may take nothing is told why
  forced: ({ key, options }, view, seats) => {
    if (key === "jamaica-ask-spoils") return "seen";
    // One tap lays the cards of all who hold real ones. None is needed where the first to be turned up is a real one: who
    // is asked what it is has waited for the others.
    const laid = view.seats.some(({ committed }, seat) => committed && itemAt(seats, seat).keeps);
    const first = itemAt(seats, view.captain).keeps;
    return options.some(({ id }) => id === LAID) && !laid && !first ? "acted" : "given";
  },
  asks: ({ options }) => (options.some(({ id }) => id === LAID) ? { key: "play-jamaica-ask-laid", args: {} } : null),
  foresees: (decision) => decision.options.length > 1,
  totals: (view) => view.seats.map((_, seat) => gold(view, seat)),
  name: placeName,
  ask: () => null,
  beats: (chapters) =>
    chapters.flatMap((chapter, i) =>
      i === 0 || chapter.events.some(({ key }) => key === "jamaica-round" || key === "jamaica-over") ? [i] : [],
    ),
  stops: ["jamaica-home", "jamaica-calypso"],
  beatWord: "play-jamaica-fortunes",
  scoreMark: () => "",
  Trophy: () =>
    draw(
      `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S15", 5)}</svg>`,
    ),
} satisfies Face;
