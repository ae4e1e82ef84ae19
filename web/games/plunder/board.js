// Plunder's chart as it stands and as one might sail: islands and their flags, ships, tokens, the storm. View and lights
// in, nodes out.
import { useEffect, useMemo } from "preact/hooks";
import { tokenOf } from "../../art/colours.js";
import { ink } from "../../art/draw.js";
import { wayOf } from "../../art/marks.js";
import { at as shift } from "../../art/geometry.js";
import { html } from "../../parts/html.js";
import { Zoom } from "../../parts/zoom.js";
import { locale, t } from "../../store/words.js";
import { bargains } from "./answers.js";
import { squareAt, useDrag } from "./drag.js";
import { anchorOf, boundsOf, coastsOf, groundOf, namesOf, rulerOf, skulls } from "./ground.js";
import { course, fleetOf, shipIn, steered, take, waysOf } from "./helm.js";
import { foughtOver, placeName, spotOf } from "./places.js";
import { sloop } from "./ships.js";
import { Q, cellOf, chartOf, heart, middle, spot } from "./squares.js";
import { STORM, X, flag, litSquare, stepsFace, wayFace } from "./tokens.js";
import { gainWords } from "./turn.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./squares.js").Island} Island */
/** @typedef {import("../../play/types.js").BoardProps<View>} BoardProps */
/** @typedef {import("../../play/types.js").Light} Light */
/** @typedef {import("../../play/types.js").Lights} Lights */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {[number, number, number, number]} Box */

/** @param {BoardProps} props */
export function Board({ view, seats, turn, lights, onPlace, decision, foresight, considered, plan }) {
  const chart = chartOf(view);
  const ship = steered(view, decision);
  const own = ship === null ? null : `ship:${ship}`;
  const ways = decision && ship !== null ? waysOf(decision, foresight ?? null, ship) : [];
  const light = lightsOf({ lights, decision, own, ways });

  /** An answer of the ship that is steered, where others could give it too. @param {string} place */
  const press = (place) => {
    const here = decision?.options.filter(({ at }) => at === place) ?? [];
    // what only another ship has in reach is not lit yet: a tap takes that ship in hand, the next one acts
    const able = shipIn(here.find(({ from }) => from)?.from);
    if (able !== null && here.every(({ from }) => from && from !== own)) return take(able);
    if (own && here.length > 1 && here.some(({ from }) => from === own) && lights(own) !== "chosen") onPlace?.(own);
    onPlace?.(place);
  };
  /** The ship that is steered sails to a square, however many steps it takes. @param {string} place */
  const sail = (place) => {
    const way = ways.find((one) => endOf(one) === place);
    if (!way || ship === null) return false;
    course.value = way.way.length > 1 ? { ship, squares: way.way.slice(1) } : null;
    press(`square:${way.way[0]}`);
    return true;
  };
  const { aim, onGrab, dragged } = useDrag(sail, chart);
  /** @param {MouseEvent} event */
  const onTap = (event) => {
    const target = /** @type {Element} */ (event.target);
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    if (dragged()) return true;
    if (!place) {
      // where nothing is drawn there is a square all the same, and a reason why the ship does not go there
      const square = ship !== null && squareAt(target.closest("svg"), event, chart);
      if (square) onPlace?.(square);
      return false;
    }
    course.value = null;
    const picked = shipIn(place);
    const steers = decision?.options.some(({ from }) => from);
    if (decision && steers && fleetOf(view, decision.seat).some((one) => one.ship === picked)) take(picked);
    else if (!sail(place) && !sail(under(place) ?? "")) press(place);
    return true;
  };
  /** The square of an X that the ship can sail onto: whoever touches the X means to go there. @param {string} place */
  const under = (place) => {
    const square = place.startsWith("mark:") && view.marks[Number(place.slice(5))];
    return square && !decision?.options.some(({ at }) => at === place) ? `square:${square}` : null;
  };
  const aimed = ways.find((one) => endOf(one) === aim);
  // a way that was chosen as a whole is sailed on, as long as nothing else is asked
  useEffect(() => {
    const ahead = course.peek();
    if (!decision || !ahead) return;
    const [next, ...rest] = ahead.squares;
    const on = decision.options.some(
      ({ group, from, at }) => group === "sail" && from === `ship:${ahead.ship}` && at === `square:${next}`,
    );
    course.value = on && rest.length ? { ship: ahead.ship, squares: rest } : null;
    if (on) press(`square:${next}`);
  }, [decision]);

  const common = { view, seats };
  const squares = new Set([
    ...(decision?.options.flatMap(({ at }) => (at?.startsWith("square:") ? [at] : [])) ?? []),
    ...ways.map(endOf),
  ]);
  const spots = [...squares].map((place) => {
    const found = ways.find((one) => endOf(one) === place);
    return html`<${Spot}
      key=${place}
      place=${place}
      light=${light(place)}
      drawing=${anchorIn(chart, place) + wayFace(found)}
      more=${found ? wayWords(found, seats) : ""}
      room=${SQUARE}
      ...${common}
    />`;
  });
  const islands = chart.islands.map(
    (island) => html`<${Isle} key=${island.id} island=${island} light=${light(`island:${island.id}`)} ...${common} />`,
  );
  const marks = view.marks.map((square, k) => {
    const place = `mark:${k}`;
    const way = ways.find((one) => endOf(one) === under(place));
    return html`<${Spot}
      key=${place}
      place=${place}
      cls="x-at"
      light=${light(place)}
      drawing=${X + (way ? stepsFace(way) : "")}
      more=${way ? wayWords(way, seats) : ""}
      room=${SMALL}
      ...${common}
    />`;
  });
  const fleet = [...view.ships]
    .sort((a, b) => cellOf(a.square)[1] - cellOf(b.square)[1])
    .map(
      (one) =>
        html`<${Sloop}
          key=${one.ship}
          one=${one}
          light=${light(`ship:${one.ship}`)}
          onGrab=${decision?.options.some(({ from }) => from === `ship:${one.ship}`) ? onGrab : undefined}
          ...${common}
        />`,
    );
  const way = aimed && ship !== null ? [squareOf(view, ship), ...aimed.way] : plannedWay(view, plan);
  return html`<section class=${`board plunder${decision && bargains(decision) ? " bargains" : ""}`}>
    <${Zoom}
      bounds=${boundsOf(chart)}
      name="plunder-chart"
      label=${t("play-plunder-chart")}
      focus=${focusOf(view, decision, considered, own, turn)}
      more=${considered ? [] : reach(ways)}
      asks=${Boolean(decision)}
      question=${questionOf(view, turn, decision, own, onPlace)}
      detail=${considered?.id ?? ways.map(endOf).join()}
      overview=${html`<${Overview} ...${common} />`}
      onTap=${onTap}
    >
      <g aria-hidden="true" ...${ink(groundOf(chart))} />
      <g>${islands}</g>
      <g aria-hidden="true" class="isle-names" ...${ink(namesOf(chart, locale.value))} />
      <g clip-path="url(#plu-sheet)">
        ${view.storm && html`<${Spot} key="storm" place="storm" cls="storm-at" light="" drawing=${STORM} room="" ...${common} />`}
      </g>
      <g>${spots}</g>
      <g>${marks}</g>
      <g
        aria-hidden="true"
        ...${ink(way.length ? wayOf(way.map(spot), tokenOf(seats[view.turn].colour), "sure") : "")}
      />
      <g>${fleet}</g>
      <g aria-hidden="true" ...${ink(rulerOf(chart))} />
      <g class="chart-sky" aria-hidden="true" />
    <//>
  </section>`;
}

/** @param {View} view @param {number} ship */
const squareOf = (view, ship) => view.ships.find((one) => one.ship === ship)?.square ?? "";

/** The squares from a ship to where a plan has it sail. @param {View} view @param {import("../../play/types.js").Move[] | null | undefined} plan */
function plannedWay(view, plan) {
  const sails = plan?.filter(([verb]) => verb === "sail") ?? [];
  return sails.length ? [squareOf(view, Number(sails[0][1])), ...sails.map(([, , square]) => String(square))] : [];
}

/** The anchor of a port that is lit: the light lies under it. @param {ReturnType<typeof chartOf>} chart @param {string} place */
const anchorIn = (chart, place) => {
  const port = chart.shore(cellOf(place.slice("square:".length)))?.port;
  return port ? anchorOf(port) : "";
};

/** @param {import("./helm.js").Way} way @param {Seat[]} seats */
const wayWords = (way, seats) =>
  [`, ${t("play-plunder-way", { n: way.way.length, toll: way.toll })}`, gainWords(way, seats)]
    .filter(Boolean)
    .join(", ");

/** @param {import("./helm.js").Way} way */
const endOf = ({ way }) => `square:${way.at(-1)}`;

/** What the ship that is steered can do is lit, near and far. @param {{lights: Lights, decision: BoardProps["decision"], own: string | null, ways: import("./helm.js").Way[]}} props @returns {Lights} */
const lightsOf =
  ({ lights, decision, own, ways }) =>
  (place) => {
    const told = lights(place);
    if (!decision || told === "hint" || (told === "chosen" && place !== own)) return told;
    if (place === own || foughtOver(decision).includes(place)) return "chosen";
    const here = decision.options.filter(({ at, from }) => at === place && (!from || from === own));
    if (here.some(({ barred, group }) => !barred && group !== "build")) return "lit";
    if (ways.some((one) => endOf(one) === place)) return "lit";
    return here.some(({ barred }) => barred) ? "barred" : "";
  };

// ---- places

const HALF = Q / 2;
const SQUARE = `<rect x="${-HALF}" y="${-HALF}" width="${Q}" height="${Q}"/>`;
const SMALL = `<circle r="${HALF - 4}"/>`;

/** Its name, and whether it is lit. @param {string} place @param {View} view @param {Seat[]} seats @param {Light} light */
function labelOf(place, view, seats, light) {
  const name = placeName(place, view);
  return (name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "");
}

/** A place, lit or not: what is drawn of it, and above that what is pressed.
 * @param {{place: string, drawing: string, cls?: string, light: Light, more?: string, view: View, seats: Seat[], room: string}} props */
function Spot({ place, drawing, cls = "", light, more = "", view, seats, room }) {
  const [x, y] = spotOf(place, view) ?? [0, 0];
  const hit = room && `${room.replace(" ", ' class="hit-case" ')}${room.replace(" ", ' class="hit" ')}`;
  const square = light && place !== "storm" ? litSquare(light) : "";
  return html`<g
    class=${`spot ${cls} ${light}`}
    data-place=${place}
    role="button"
    tabindex="-1"
    aria-label=${labelOf(place, view, seats, light) + more}
    transform=${shift(x, y)}
    ...${ink(`${square}<g data-body="">${drawing}</g>${hit}`)}
  />`;
}

/** An island: its defence and its flag; all of its land can be pressed.
 * @param {{island: Island, light: Light, view: View, seats: Seat[]}} props */
function Isle({ island, light, view, seats }) {
  const place = `island:${island.id}`;
  const state = view.islands.find(({ id }) => id === island.id);
  const owner = state?.owner ?? null;
  const make = () => {
    const [x, y] = middle(heart(island));
    const held = owner === null ? "" : flag(seats[owner], x - 21, y + 8);
    const land = island.land
      .map(([col, row]) => `<rect class="hit" x="${col * Q}" y="${row * Q}" width="${Q}" height="${Q}"/>`)
      .join("");
    const glow = light
      ? island.land
          .map(
            ([col, row]) =>
              `<rect class="isle-lit ${light}" data-edge="" x="${col * Q + 3}" y="${row * Q + 3}" width="${Q - 6}" height="${Q - 6}" rx="6"/>`,
          )
          .join("")
      : "";
    return html`<g
      class=${`spot isle-at ${light}${state?.shut ? " shut" : ""}`}
      data-place=${place}
      role="button"
      tabindex="-1"
      aria-label=${labelOf(place, view, seats, light)}
      ...${ink(`${glow}<g data-body="">${skulls(island, owner !== null)}${held}</g>${land}`)}
    />`;
  };
  return useMemo(make, [light, owner, state?.shut, island, seats, locale.value]);
}

/** @param {{one: View["ships"][number], light: Light, onGrab?: (event: PointerEvent, ship: number) => void, view: View, seats: Seat[]}} props */
function Sloop({ one, light, onGrab, view, seats }) {
  const place = `ship:${one.ship}`;
  const [x, y] = spot(one.square);
  const drawn = sloop(one, seats[one.seat]);
  const edge = light
    ? `<rect class="ring-line ${light}" x="${2 - HALF}" y="${2 - HALF}" width="${Q - 4}" height="${Q - 4}" rx="5"/>`
    : "";
  return html`<g
    class=${`ship-at ${light}`}
    data-place=${place}
    role="button"
    tabindex="-1"
    aria-label=${labelOf(place, view, seats, light)}
    transform=${shift(x, y)}
    onPointerDown=${onGrab && ((/** @type {PointerEvent} */ event) => onGrab(event, one.ship))}
  >
    <g
      data-body
      ...${ink(`${edge}${drawn}${SQUARE.replace(" ", ' class="hit-case" ')}${SQUARE.replace(" ", ' class="hit" ')}`)}
    />
  </g>`;
}

// ---- what matters now

/** @param {[number, number]} p @returns {Box} */
const around = ([x, y]) => [x - 36, y - 36, 72, 72];

/** The squares that a ship can sail to: where there is something to be had first, then the nearest.
 * @param {import("./helm.js").Way[]} ways @returns {Box[]} */
const reach = (ways) =>
  [...ways]
    .sort((a, b) => Number(gains(b)) - Number(gains(a)) || a.way.length - b.way.length)
    .map(({ way }) => {
      const [x, y] = spot(way.at(-1) ?? "");
      return [x - 26, y - 26, 52, 52];
    });

/** @param {import("./helm.js").Way} way */
const gains = ({ at, trade }) => at.length + trade.length > 0;

/** A new one of these, and the window goes there. @param {View} view @param {number} turn @param {BoardProps["decision"]} decision @param {string | null} own @param {BoardProps["onPlace"]} onPlace */
function questionOf(view, turn, decision, own, onPlace) {
  if (decision) return [decision.key, decision.seat, view.round, own, own && spotOf(own, view)].join();
  return onPlace ? `${turn}` : view.ships.map(({ square }) => square).join();
}

/** @param {View} view @param {BoardProps["decision"]} decision @param {Option | null | undefined} considered @param {string | null} own @param {number} turn @returns {Box[]} */
function focusOf(view, decision, considered, own, turn) {
  const places = considered ? [considered.from, considered.at] : [own, ...foughtOver(decision)];
  const open = decision?.options.filter(({ barred, at, from }) => !barred && at && (!from || from === own)) ?? [];
  const all = [...places, ...open.map(({ at }) => at)];
  const boxes = all.flatMap((place) => {
    const at = spotOf(place, view);
    return at ? [around(at)] : [];
  });
  if (boxes.length) return boxes;
  const fleet = view.ships.filter(({ seat }) => seat === (decision?.seat ?? turn));
  return fleet.length ? fleet.map(({ square }) => around(spot(square))) : [boundsOf(chartOf(view))];
}

/** The whole chart in a corner. @param {{view: View, seats: Seat[]}} props */
function Overview({ view, seats }) {
  const chart = chartOf(view);
  const coasts = useMemo(() => coastsOf(chart), [chart]);
  const dots = view.ships.map(({ square, seat }) => {
    const [x, y] = spot(square);
    return `<circle class="mini-ship" data-colour="${tokenOf(seats[seat].colour)}" cx="${x}" cy="${y}" r="20"/>`;
  });
  const flags = chart.islands.flatMap((island) => {
    const owner = view.islands.find(({ id }) => id === island.id)?.owner ?? null;
    if (owner === null) return [];
    const [x, y] = middle(heart(island));
    return [
      `<rect class="mini-flag" data-colour="${tokenOf(seats[owner].colour)}" x="${x - 18}" y="${y - 18}" width="36" height="36"/>`,
    ];
  });
  const storm = view.storm ? spot(view.storm) : null;
  const rain = storm
    ? `<rect class="mini-storm" x="${storm[0] - 66}" y="${storm[1] - 66}" width="132" height="132"/>`
    : "";
  const marks = view.marks
    .map(spot)
    .map(([x, y]) => `<path class="mini-x" d="M${x - 16} ${y - 16}l32 32m0-32l-32 32"/>`);
  const [x, y, w, h] = boundsOf(chart);
  return html`<g
    ...${ink(`<rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/><path class="land" d="${coasts}"/>${flags.join("")}${rain}${marks.join("")}${dots.join("")}`)}
  />`;
}
