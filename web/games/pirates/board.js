// The open table: sea, islands, terrain, ships with their masts standing. View and lights in, nodes out.
import { useMemo, useRef, useState } from "preact/hooks";
import { tokenOf } from "../../art/colours.js";
import { draw, ink } from "../../art/draw.js";
import { at as shift } from "../../art/geometry.js";
import { html } from "../../parts/html.js";
import { Sheet } from "../../parts/sheet.js";
import { Zoom } from "../../parts/zoom.js";
import { locale, t } from "../../store/words.js";
import { berthsOf } from "./berths.js";
import { Card } from "./card.js";
import { put } from "./compose.js";
import { Course, Eyed } from "./course.js";
import { eyed } from "./eyed.js";
import { coastOf, groundOf, layoutOf, terrain } from "./ground.js";
import { Harbour, empty } from "./harbour.js";
import { hullOf, hullPath } from "./hull.js";
import { isle, numbers } from "./isles.js";
import { labels, plights } from "./labels.js";
import { Lines } from "./lines.js";
import { placeName } from "./places.js";
import { Placing, nearestOffer, offered } from "./placing.js";
import {
  chosen,
  courseForm,
  drawn,
  handleAt,
  hands,
  headFor,
  pick,
  planned,
  sailsTo,
  steerable,
  waiting,
} from "./plan.js";
import { hasRested, useRest } from "./press.js";
import { FINE, boundsOf, calledOf, shipOf, spot } from "./sea.js";
import { pointOf, useGrab } from "./steer.js";
import { Tokens } from "./tokens.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Ship} Ship */
/** @typedef {import("../../play/types.js").BoardProps<View>} BoardProps */
/** @typedef {import("../../play/types.js").Light} Light */
/** @typedef {import("../../play/types.js").Lights} Lights */
/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {[number, number, number, number]} Box */

/** Before anything lies on the table the fleets are shown there; whoever places the first island needs the table itself.
 * @param {BoardProps} props */
export function Board(props) {
  const laid = useRef(false);
  const bare = empty(props.view);
  if (props.decision || !bare) laid.current = !bare || props.decision?.key === "pirates-ask-island";
  return laid.current ? html`<${Table} ...${props} />` : html`<${Harbour} ...${props} />`;
}

/** @param {BoardProps} props */
function Table({ view, seats, turn, lights, onPlace, decision, considered }) {
  const held = chosen.value;
  const ground = useMemo(() => groundOf(view), [layoutOf(view)]);
  const light = lightsOf({ lights, decision, held });
  const { onGrab, dragged } = useGrab(view, decision);
  const [card, setCard] = useState(/** @type {string | null} */ (null));
  const onRest = useRest(setCard);
  const looked = shipOf(view, card);
  const goes = eyed.value?.goes && decision?.options.includes(eyed.value.option) ? eyed.value.option : null;
  /** @param {MouseEvent} event */
  const onTap = (event) => {
    if (dragged() || hasRested()) return true;
    const place = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
    if (!place) {
      const svg = /** @type {SVGSVGElement | null} */ (
        /** @type {Element} */ (event.target).closest("svg.pirates-chart")
      );
      if (!decision || !svg) return false;
      const at = pointOf(svg, event);
      if (put(view, decision, at)) return true;
      const meant = nearestOffer(view, decision, at, AIMED / (svg.getScreenCTM()?.a ?? 1));
      if (meant) hands.take?.(meant);
      return Boolean(meant);
    }
    // what is offered has heard the tap itself
    if (/^(offer|mast):/.test(place)) return true;
    const name = place.startsWith("ship:") ? place.slice(5) : "";
    if (decision && name && steerable(view, decision).includes(name)) pick(name);
    else if (decision && held && hands.ask && sailsTo(view, decision, place))
      headFor(view, decision, held, place, hands.ask);
    else onPlace?.(place);
    return true;
  };
  const common = { view, seats };
  const ready = decision ? waiting(view, decision) : [];
  const tiles = view.tiles.map(
    (tile, i) =>
      html`<g
        key=${`tile:${i}`}
        class=${`tile ${light(`tile:${i}`)}`}
        data-place=${`tile:${i}`}
        role="img"
        tabindex="-1"
        aria-label=${labelOf(`tile:${i}`, view, seats, light(`tile:${i}`))}
        ...${ink(terrain(view, tile))}
      />`,
  );
  const islands = view.islands.map(
    (_, i) => html`<${Isle} key=${`island:${i}`} i=${i} light=${light(`island:${i}`)} ...${common} />`,
  );
  const ships = view.ships.map(
    (one) =>
      html`<${Vessel}
        key=${one.ship}
        one=${one}
        light=${light(`ship:${one.ship}`)}
        wrong=${plights(view, one)
          .filter((what) => what !== "derelict" && what !== "lost")
          .join()}
        lamp=${ready.includes(one.ship)}
        onGrab=${decision && courseForm(decision, one.ship) ? onGrab : undefined}
        ...${common}
      />`,
  );
  return html`<section class="board pirates" onPointerDown=${onRest}>
    ${
      looked &&
      html`<${Sheet} title=${calledOf(looked.ship)} onClose=${() => setCard(null)} className="fleet-sheet">
        <div class="pir"><${Card} ship=${looked} view=${view} /></div>
      <//>`
    }
    <${Zoom}
      bounds=${boundsOf(view)}
      name="pirates-chart"
      label=${t("play-pirates-chart")}
      focus=${focusOf(view, decision, considered ?? goes, held, turn)}
      more=${planned.value ? [] : ready.flatMap((name) => roundOf(view, name))}
      together=${WHOLE.includes(decision?.key ?? "")}
      asks=${Boolean(decision)}
      question=${questionOf(view, turn, decision, held)}
      detail=${(considered ?? goes)?.id ?? ""}
      overview=${html`<${Overview} ...${common} />`}
      onTap=${onTap}
      above=${html`<${Course} ...${common} decision=${decision} /><${Eyed} ...${common} decision=${decision} />`}
    >
      <g aria-hidden="true" ...${ink(ground)} />
      <g>${tiles}</g>
      <${Tokens} ...${common} />
      <g>${islands}</g>
      <${Tows} view=${view} />
      <g>${ships}</g>
      <g aria-hidden="true" ...${ink(numbers(view) + labels(view, seats, ready))} />
      <${Lines} view=${view} decision=${decision} />
      <${Placing} ...${common} decision=${decision} />
      <g class="chart-sky" aria-hidden="true" />
    <//>
    ${!planned.value && !(decision && offered(view, decision).length) && html`<${Rulers} view=${view} />`}
  </section>`;
}

/** The ship in hand, what the decision lights, what was pressed. @param {{lights: Lights, decision: BoardProps["decision"], held: string | null}} props @returns {Lights} */
const lightsOf =
  ({ lights, decision, held }) =>
  (place) => {
    if (!decision) return lights(place);
    if (held && place === `ship:${held}`) return "chosen";
    const told = lights(place);
    if (told === "hint" || told === "chosen") return told;
    const here = decision.options.filter(({ at, from }) => at === place && (!from || !held || from === `ship:${held}`));
    if (here.some(({ barred }) => !barred)) return "lit";
    return held && told === "lit" ? "" : told;
  };

/** @param {string} place @param {View} view @param {Seat[]} seats @param {Light} light */
function labelOf(place, view, seats, light) {
  const name = placeName(place, view);
  return (name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "");
}

/** @param {{i: number, light: Light, view: View, seats: Seat[]}} props */
function Isle({ i, light, view, seats }) {
  const island = view.islands[i];
  const gold = island.home === null ? 0 : view.players[island.home].gold;
  const make = () => {
    const coast = coastOf(view, island);
    const glow = light ? `<path class="isle-lit ${light}" data-edge="" d="${coast}"/>` : "";
    return html`<g
      class=${`spot isle-at ${light}`}
      data-place=${`island:${i}`}
      role="button"
      tabindex="-1"
      aria-label=${labelOf(`island:${i}`, view, seats, light)}
      ...${ink(`${glow}<g data-body="" aria-hidden="true">${isle(view, island, i, seats)}</g><path class="hit-case" d="${coast}"/><path class="hit" d="${coast}"/>`)}
    />`;
  };
  return useMemo(make, [island, gold, light, seats, view.begun, locale.value]);
}

/** @param {{one: Ship, light: Light, lamp: boolean, wrong: string, onGrab?: (event: PointerEvent, name: string) => void, view: View, seats: Seat[]}} props */
function Vessel({ one, light, lamp, wrong, onGrab, view, seats }) {
  const make = () => {
    const [x, y] = spot(view, one.x, one.y);
    const d = hullPath(one.card);
    const glow = light ? `<path class="ship-glow ${light}" d="${d}"/>` : "";
    const said = [
      labelOf(`ship:${one.ship}`, view, seats, light),
      ...wrong
        .split(",")
        .filter(Boolean)
        .map((what) => t("play-pirates-plight", { what })),
    ];
    if (lamp) said.push(t("play-pirates-may-act"));
    const gone = one.lost !== null || one.state.includes("submerged") || one.state.includes("intangible");
    return html`<g
      class=${`ship-at vessel ${light}${gone ? " faint" : ""}`}
      data-place=${`ship:${one.ship}`}
      data-colour=${one.owner === null ? "" : tokenOf(seats[one.owner].colour)}
      role="button"
      tabindex="-1"
      aria-label=${said.join(", ")}
      transform=${`${shift(x, y)} rotate(${one.heading})`}
      onPointerDown=${onGrab && ((/** @type {PointerEvent} */ event) => onGrab(event, one.ship))}
      ...${ink(`${glow}<g data-body="" aria-hidden="true">${hullOf(one, seats)}</g><path class="hit-case" d="${d}"/><path class="hit" d="${d}"/>`)}
    />`;
  };
  return useMemo(make, [one, light, lamp, wrong, onGrab, seats, locale.value]);
}

/** @param {{view: View}} props */
function Tows({ view }) {
  const lines = view.ships.flatMap((one) => {
    const other = view.ships.find(({ ship }) => ship === one.tows);
    if (!other) return [];
    const [a, b] = [spot(view, one.x, one.y), spot(view, other.x, other.y)];
    return [`<path class="tow-line" d="M${a.join(" ")}L${b.join(" ")}"/>`];
  });
  return html`<g aria-hidden="true" ...${ink(lines.join(""))} />`;
}

/** S and L, as long as they are on the table now; a handle or a place that is offered must not lie beneath them. @param {{view: View}} props */
const Rulers = ({ view }) =>
  html`<div class="pir-rulers" aria-hidden="true">
    ${view.measures.map((length, k) => html`<b>${"SL"[k]}</b><i class="to-scale" style=${{ "--mm": length / FINE }} />`)}
  </div>`;

// ---- what matters now

/** Questions whose answers lie all over the table. */
const WHOLE = ["pirates-ask-island", "pirates-ask-tile", "pirates-ask-home"];

/** So many pixels beside a place that is offered, a finger still means it: from afar that place is smaller than the finger. */
const AIMED = 26;

/** @param {[number, number]} p @param {number} [room] @returns {Box} */
const around = ([x, y], room = 90) => [x - room, y - room, 2 * room, 2 * room];

/** @param {View} view @param {string} name @returns {Box[]} */
const roundOf = (view, name) => {
  const one = shipOf(view, name);
  return one ? [around(spot(view, one.x, one.y), 60)] : [];
};

/** A new one of these, and the window goes there. @param {View} view @param {number} turn @param {BoardProps["decision"]} decision @param {string | null} held */
function questionOf(view, turn, decision, held) {
  if (decision) return [decision.key, decision.seat, view.round, held, drawn.value].join();
  return `${turn}`;
}

/** @param {View} view @param {BoardProps["decision"]} decision @param {BoardProps["considered"]} considered @param {string | null} held @param {number} turn @returns {Box[]} */
function focusOf(view, decision, considered, held, turn) {
  const places = considered ? [considered.from, considered.at] : held ? [`ship:${held}`] : [];
  const own = decision?.options.flatMap(({ from, at, barred }) => (barred ? [] : [from, at])) ?? [];
  const handle = decision && handleAt(view);
  const steered = shipOf(view, held);
  if (handle) return [around(handle, 30), ...(steered ? [around(spot(view, steered.x, steered.y), 60)] : [])];
  const poses = decision ? offered(view, decision) : [];
  if (poses.length) return poses.map(({ at }) => around(at, 55));
  const berths = decision ? berthsOf(view, decision) : [];
  if (berths.length) return berths.map(({ at }) => around(at, 45));
  const end = considered?.data?.pose;
  const home = view.islands[decision?.data?.home];
  if (home) return [around(spot(view, home.x, home.y))];
  for (const wanted of [places, held ? [] : own]) {
    const boxes = [...new Set(wanted)].flatMap((place) => {
      const [kind, id = ""] = place?.split(":") ?? [];
      const one =
        kind === "ship"
          ? view.ships.find(({ ship }) => ship === id)
          : kind === "island"
            ? view.islands[Number(id)]
            : null;
      return one ? [around(spot(view, one.x, one.y))] : [];
    });
    if (boxes.length) return wanted === places && end ? [around(spot(view, end[0], end[1])), ...boxes] : boxes;
  }
  const fleet = view.ships.filter(({ owner }) => owner === (decision?.seat ?? turn));
  if (fleet.length) return fleet.map(({ x, y }) => around(spot(view, x, y)));
  return [boundsOf(view)];
}

/** The whole table in a corner. @param {{view: View, seats: Seat[]}} props */
function Overview({ view, seats }) {
  const [x, y, w, h] = boundsOf(view);
  const land = view.islands.map(
    (island) =>
      `<path class="${island.home === null ? "mini-land" : "mini-own"}" data-colour="${island.home === null ? "" : tokenOf(seats[island.home].colour)}" d="${coastOf(view, island)}"/>`,
  );
  const ships = view.ships.map((one) => {
    const [u, v] = spot(view, one.x, one.y);
    return `<path class="mini-hull" data-colour="${one.owner === null ? "" : tokenOf(seats[one.owner].colour)}" transform="${shift(u, v)} rotate(${one.heading})" d="M0-46L24 40H-24z"/>`;
  });
  return html`<g
    ...${ink(`<rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/>${land.join("")}${ships.join("")}`)}
  />`;
}
