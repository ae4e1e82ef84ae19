// Buccaneer's face: how its views, options, previews and events look. It knows no rule.
import { draw } from "../../art/draw.js";
import { crewFlag, ducat, treasure } from "../../art/pieces.js";
import { icon } from "../../art/icons.js";
import { fleetShip } from "../../art/ships.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { Board, topDisc } from "./board.js";
import { Preview, Scene } from "./account.js";
import { Brief, calls } from "./mutiny.js";
import { act } from "./motion.js";
import { lessons } from "./lessons.js";
import { scene } from "./scene.js";
import { called, placeName, shipAt, shipName, unitAt } from "./words.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */
/** @typedef {import("../../play/types.js").Option} Option */

const GROUP = 3;

/** @param {View} view */
const boarded = (view) => view.ships.boarded.length;

/** @type {Face["progress"]} */
function progress(view) {
  const done = boarded(view);
  const of = view.ships.of;
  const ship = Math.min(done + 1, of);
  return {
    done,
    of,
    groups: GROUP,
    said: { key: "play-buccaneer-progress", args: { group: Math.ceil(ship / GROUP), ship, of } },
  };
}

/** @type {Face["chip"]} */
function optionChip(option, view, seats, show) {
  if (option.group === "board" && option.at) {
    const card = shipAt(view, option.at);
    const crew = option.from && unitAt(view, option.from);
    if (show === "from" && crew)
      return { node: html`${draw(topDisc(crew, 28))}${draw(crewFlag(crew.colours.length, 24, 20))}` };
    const name = card && shipName(view, card.id);
    return {
      wide: true,
      upright: true,
      node: html`${!option.barred && html`<span class="loot">${draw(ducat(16))}<b class="num">${card?.ducats}</b></span>`}<span
          class="opt-name"
          >${name && ("word" in name ? t(name.word) : name.text)}</span
        >`,
    };
  }
  if (option.group === "capture" && option.at && option.from) {
    const unit = unitAt(view, show === "from" ? option.from : option.at);
    const height = /** @type {number} */ (option.args.height);
    if (show === "named" && unit)
      return {
        wide: true,
        node: html`${draw(topDisc(unit, 28))}<span class="opt-name"
            ><b class="opt-who">${seats[unit.owner].name}</b
            >${!option.barred && t("play-buccaneer-makes", { height })}</span
          >`,
      };
    return { node: html`${unit && draw(topDisc(unit, 28))}${!option.barred && draw(crewFlag(height, 24, 20))}` };
  }
  if (option.group === "crew" && option.at) {
    const unit = unitAt(view, option.at);
    return {
      wide: true,
      node: html`${unit && draw(topDisc(unit, 28))}<span class="opt-name">${t(option.key, option.args)}</span>`,
    };
  }
  if (option.group === "treasure") {
    const kind = String(option.args.kind);
    return {
      wide: true,
      icon: draw(treasure(kind, 26)),
      node: html`${draw(treasure(kind, 24))}<span class="opt-name">${t(option.key, option.args)}</span>`,
    };
  }
  return {
    wide: true,
    icon: option.default ? null : draw(icon("flare", 20)),
    node: html`<span class="opt-name">${t(option.key, option.args)}</span>`,
  };
}

/** A piece or a target as the heading of its options. @type {Face["piece"]} */
function piece(place, view) {
  const unit = unitAt(view, place);
  if (unit) {
    return html`<span class="of-unit"
      >${draw(topDisc(unit, 30))}${unit.colours.length > 1 && draw(crewFlag(unit.colours.length, 24, 20))}</span
    >`;
  }
  const card = shipAt(view, place);
  const name = card && shipName(view, card.id);
  return name ? ("word" in name ? t(name.word) : name.text) : null;
}

/** @type {Face["previewWords"]} */
function previewWords(preview, option) {
  if (preview?.kind === "boarding") {
    return {
      question: { key: "play-buccaneer-look-board", args: { ship: option.args.ship } },
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
}

/** @param {import("../../play/types.js").Event} event */
function places({ data = {} }) {
  const here = [
    data.unit,
    data.crew,
    typeof data.ship === "string" && data.ship.startsWith("ship:") ? data.ship : null,
  ];
  const ships = Array.isArray(data.ships) ? data.ships.map((/** @type {string} */ id) => `ship:${id}`) : [];
  const pieces = Array.isArray(data.pieces) ? data.pieces.map((/** @type {string} */ id) => `unit:${id}`) : [];
  return [...here.filter(Boolean), ...ships, ...pieces];
}

const KINDS = ["chest", "barrel", "candlestick", "sabre"];

/** @type {Face["isNote"]} */
const isNote = ({ key }) => key === "buccaneer-line-tie" || key === "buccaneer-line-shared";

/** Every captain has the same lines, but for those. @param {import("../../play/types.js").Line} line */
function scoreColumn({ key, args }) {
  const kind = String(args.kind ?? "");
  /** @param {import("../../play/types.js").Line} line */
  const holds = (line) => line.key === key && line.args.kind === args.kind;
  if (KINDS.includes(kind))
    return {
      icon: draw(treasure(kind, 22)),
      said: { key: `buccaneer-treasures-${kind}`, args: { count: 2 } },
      holds,
    };
  return { icon: draw(ducat(20)), said: { key, args }, holds };
}

/** @type {Face} */
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
  lone: ({ key }) => (key === "buccaneer-ask-action" ? "acted" : "given"),
  previewWords,
  chip: optionChip,
  totals: (view) => view.seats.map((/** @type {any} */ seat) => seat.ducats),
  name: (place, view) => placeName(place, view),
  ask(place, view, decision) {
    const unit = unitAt(view, place);
    const mine = unit?.owner === decision.seat && decision.key === "buccaneer-ask-action";
    return mine ? { key: "buccaneer-ask-crew-of", args: { height: unit.colours.length } } : null;
  },
  foresees: (decision) => decision.key === "buccaneer-ask-mutiny",
  looks: (option) => option.group === "board",
  main: (decision) => decision.options.find(calls)?.id ?? null,
  // everybody sees which pirate is covered, for a moment; whoever cannot see must hear it, for the game is memory
  spoken(event, view) {
    if (event.key !== "buccaneer-captured") return null;
    const top = (/** @type {string} */ place) => called(unitAt(view, place)?.values[0]);
    const { mover, target } = event.data ?? {};
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
  scoreColumns: (lines) => lines[0].filter((line) => !isNote(line)).map(scoreColumn),
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
};
