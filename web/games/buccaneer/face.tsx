// Buccaneer's face: how its views, options, previews and events look. It knows no rule.
import { draw } from "../../art/draw.ts";
import { crewFlag, ducat, treasure } from "../../art/pieces.ts";
import { fleetShip } from "../../art/ships.ts";
import { itemAt, valueAt } from "../../lists.ts";
import type { Fields, Line } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { Board, topDisc } from "./board.tsx";
import { Preview, Scene } from "./account.tsx";
import { Brief, calls } from "./mutiny.tsx";
import { chip } from "./chips.tsx";
import { act } from "./motion.ts";
import { lessons } from "./lessons.ts";
import type { GameEvent } from "./events.d.ts";
import { scene } from "./scene.ts";
import type { View } from "./view.d.ts";
import { called, placeName, shipAt, shipName, unitAt } from "./words.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent>;

const GROUP = 3;

const boarded = (view: View) => view.ships.boarded.length;

const progress: Face["progress"] = (view) => {
  const done = boarded(view);
  const of = view.ships.of;
  const ship = Math.min(done + 1, of);
  return {
    done,
    of,
    groups: GROUP,
    said: { key: "play-buccaneer-progress", args: { group: Math.ceil(ship / GROUP), ship, of } },
  };
};

/** A piece or a target as the heading of its options. */
const piece: Face["piece"] = (place, view) => {
  const unit = unitAt(view, place);
  if (unit) {
    return (
      <span class="of-unit">
        {draw(topDisc(unit, 30))}
        {unit.colours.length > 1 && draw(crewFlag(unit.colours.length, 24, 20))}
      </span>
    );
  }
  const card = shipAt(view, place);
  const name = card && shipName(view, card.id);
  return name ? ("word" in name ? t(name.word) : name.text) : null;
};

const previewWords: Face["previewWords"] = (preview, option) => {
  if (preview?.kind === "boarding") {
    return {
      question: { key: "play-buccaneer-look-board", args: { ship: valueAt(option.args, "ship") } },
      confirm: { key: "play-buccaneer-confirm-board", args: {} },
      aside: { key: "play-no-way-back-aside", args: {} },
      follow: preview.choice[preview.treasures[0]] ?? null,
    };
  }
  return {
    question: { key: option.key, args: option.args },
    confirm: { key: "play-confirm", args: {} },
    aside: null,
    follow: null,
  };
};

function places({ data }: GameEvent) {
  const { unit, crew, ship, ships = [], pieces = [] }: Fields<GameEvent["data"]> = data;
  const here = [unit, crew, ship?.startsWith("ship:") ? ship : null];
  return [
    ...here.filter((place) => typeof place === "string"),
    ...ships.map((id) => `ship:${id}`),
    ...pieces.map((id) => `unit:${id}`),
  ];
}

const KINDS = ["chest", "barrel", "candlestick", "sabre"];

const isNote: Face["isNote"] = ({ key }) => key === "buccaneer-line-tie" || key === "buccaneer-line-shared";

/** Every captain has the same lines, but for those. */
function scoreColumn({ key, args }: Line) {
  const kind = String(args.kind ?? "");
  const holds = (line: Line) => line.key === key && line.args.kind === args.kind;
  if (KINDS.includes(kind))
    return {
      icon: draw(treasure(kind, 22)),
      said: { key: `buccaneer-treasures-${kind}`, args: { count: 2 } },
      holds,
    };
  return { icon: draw(ducat(20)), said: { key, args }, holds };
}

export default {
  Board,
  Preview,
  Scene,
  Brief,
  progress,
  piece,
  scene,
  act,
  places,
  lessons,
  forced: ({ key }) => (key === "buccaneer-ask-action" ? "acted" : "given"),
  previewWords,
  chip,
  totals: (view) => view.seats.map((seat) => seat.ducats),
  name: (place, view) => placeName(place, view),
  ask(place, view, decision) {
    const unit = unitAt(view, place);
    const mine = unit?.owner === decision.seat && decision.key === "buccaneer-ask-action";
    return mine ? { key: "buccaneer-ask-crew-of", args: { height: unit.colours.length } } : null;
  },
  foresees: (decision) => decision.key === "buccaneer-ask-mutiny",
  looks: (option) => (option.group === "board" ? "always" : null),
  main: (decision) => decision.options.find(calls)?.id ?? null,
  // everybody sees which pirate is covered, for a moment; whoever cannot see must hear it, for the game is memory
  spoken(event, view) {
    if (event.key !== "buccaneer-captured") return null;
    const top = (place: string) => called(unitAt(view, place)?.values[0]);
    const { mover, target } = event.data;
    return { key: "play-buccaneer-captured", args: { ...event.args, mover: top(mover), target: top(target) } };
  },
  // the account tells the wages and treasures better than their sentences
  gist: (event) => !["buccaneer-wages", "buccaneer-treasure"].includes(event.key),
  sound(event) {
    if (event.key === "buccaneer-captured") return "knock";
    if (event.key === "buccaneer-wages" || event.key === "buccaneer-rest") return "coin";
    return event.key === "buccaneer-mutiny-called" || event.key === "buccaneer-over" ? "horn" : null;
  },
  beats: (chapters) =>
    chapters.flatMap((chapter, i) =>
      i === 0 || chapter.events.some(({ key }) => key === "buccaneer-rest" || key === "buccaneer-shortage") ? [i] : [],
    ),
  stops: ["buccaneer-stalemate-end"],
  beatWord: "play-buccaneer-fortunes",
  scoreColumns: (lines) =>
    itemAt(lines, 0)
      .filter((line) => !isNote(line))
      .map(scoreColumn),
  isNote,
  scoreMark({ args }) {
    return args.why === "majority" || args.why === "shared" ? args.why : args.kind ? "few" : "";
  },
  Trophy: ({ view }) => {
    const last = view?.ships.boarded.at(-1)?.ship ?? "BUC-S13";
    return draw(
      `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip(last, view?.ships.cards[last]?.min_crew)}</svg>`,
    );
  },
} satisfies Face;
