// Plunder's chart as it stands and as one might sail: islands and their flags, ships, tokens, the storm. View and lights
// in, nodes out.
import { DrawnFor } from "../../parts/drawn-for.tsx";
import { useEffect } from "preact/hooks";
import { tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { wayOf } from "../../art/marks.ts";
import { at as shift } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { Zoom } from "../../parts/zoom.tsx";
import type { Light, Lights, Move, Option, Seat } from "../../play/types.ts";
import { locale, t } from "../../store/words.tsx";
import { bargains } from "./answers.tsx";
import { squareAt, useDrag } from "./drag.ts";
import { anchorOf, boundsOf, coastsOf, groundOf, namesOf, rulerOf, skulls } from "./ground.ts";
import { course, fleetOf, shipIn, steered, take, type Way, waysOf } from "./helm.ts";
import { foughtOver, placeName, spotOf } from "./places.ts";
import { sloop } from "./ships.ts";
import { cellOf, chartOf, heart, type Island, middle, Q, spot } from "./squares.ts";
import { STORM, X, flag, litSquare, stepsFace, wayFace } from "./tokens.ts";
import { gainWords } from "./turn.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;
type Box = [number, number, number, number];

export function Board(props: BoardProps) {
  const { view, seats, turn, lights, onPlace, decision, foresight, considered, plan, free } = props;
  const chart = chartOf(view);
  const ship = steered(view, decision);
  const own = ship === null ? null : `ship:${ship}`;
  const ways = decision && ship !== null ? waysOf(decision, foresight ?? null, ship) : [];
  const light = lightsOf({ view, lights, decision, own, ways });
  const { onTap, onGrab, aim } = useSteering(props, { chart, ship, own, ways });
  const aimed = ways.find((one) => endOf(one) === aim);
  const way = aimed && ship !== null ? [squareOf(view, ship), ...aimed.way] : plannedWay(view, plan);
  const common = { view, seats };
  const lit = { ...common, decision, ways, light, free };
  return (
    <section class={`board plunder${decision && bargains(decision) ? " bargains" : ""}`}>
      <Zoom
        bounds={boundsOf(chart)}
        name="plunder-chart"
        label={t("play-plunder-chart")}
        focus={focusOf(view, decision, considered, own, turn)}
        more={considered ? [] : reach(ways)}
        asks={Boolean(decision)}
        question={questionOf(view, turn, decision, own, onPlace)}
        detail={considered?.id ?? ways.map(endOf).join()}
        overview={<Overview {...common} />}
        onTap={onTap}
      >
        <g aria-hidden="true" {...ink(groundOf(chart))} />
        <g>
          {chart.islands.map((island) => (
            <Isle key={island.id} island={island} light={light(`island:${island.id}`)} {...common} />
          ))}
        </g>
        <g aria-hidden="true" class="isle-names" {...ink(namesOf(chart, locale.value))} />
        <g clip-path="url(#plu-sheet)">
          {view.storm && (
            <Spot key="storm" place="storm" cls="storm-at" light={light("storm")} drawing={STORM} room="" {...common} />
          )}
        </g>
        <Squares chart={chart} {...lit} />
        <Marks {...lit} />
        <g
          aria-hidden="true"
          {...ink(way.length ? wayOf(way.map(spot), tokenOf(itemAt(seats, view.turn).colour), "sure") : "")}
        />
        <Fleet onGrab={onGrab} {...lit} />
        <g aria-hidden="true" {...ink(rulerOf(chart))} />
        <g class="chart-sky" aria-hidden="true" />
      </Zoom>
    </section>
  );
}

/** What a tap or a finger on the chart means: a way of the ship in hand, however many steps it takes, another ship, an answer. */
function useSteering(
  { view, lights, onPlace, decision, points = false, free = [] }: BoardProps,
  {
    chart,
    ship,
    own,
    ways,
  }: { chart: ReturnType<typeof chartOf>; ship: number | null; own: string | null; ways: Way[] },
) {
  /** An answer of the ship that is steered, where others could give it too. */
  const press = (place: string) => {
    const here = decision?.options.filter(({ at }) => at === place) ?? [];
    // what only another ship has in reach is not lit yet: a tap takes that ship in hand, the next one acts
    const able = shipIn(here.find(({ from }) => from)?.from);
    if (able !== null && here.every(({ from }) => from && from !== own)) return take(able);
    if (own && here.length > 1 && here.some(({ from }) => from === own) && lights(own) !== "chosen") onPlace?.(own);
    onPlace?.(place);
  };
  const sail = (place: string) => {
    const way = ways.find((one) => endOf(one) === place);
    if (!way || ship === null) return false;
    course.value = way.way.length > 1 ? { ship, squares: way.way.slice(1) } : null;
    press(`square:${way.way[0]}`);
    return true;
  };
  const { aim, onGrab, dragged } = useDrag(sail, chart);
  const onTap = (event: MouseEvent) => {
    const target = event.target as Element;
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    if (dragged()) return true;
    if (points || free.length) {
      // what was pressed with a key has no point on the screen
      const pointed = event.detail ? squareAt(target.closest("svg"), event, chart) : place;
      if (pointed) onPlace?.(pointed);
      return true;
    }
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
    else if (!sail(place) && !sail(under(view, decision, place) ?? "")) press(place);
    return true;
  };
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
  return { onTap, onGrab, aim };
}

/** The square of an X that the ship can sail onto: whoever touches the X means to go there. */
function under(view: View, decision: BoardProps["decision"], place: string) {
  const square = place.startsWith("mark:") && view.marks[Number(place.slice(5))];
  return square && !decision?.options.some(({ at }) => at === place) ? `square:${square}` : null;
}

type Lit = {
  view: View;
  seats: Seat[];
  decision: BoardProps["decision"];
  ways: Way[];
  light: Lights;
  free?: string[];
};

/** Where one may sail, and what else is asked of squares. */
function Squares({
  chart,
  view,
  seats,
  decision,
  ways,
  light,
  free = [],
}: Lit & { chart: ReturnType<typeof chartOf> }) {
  const squares = new Set([
    ...(decision?.options.flatMap(({ at }) => (at?.startsWith("square:") ? [at] : [])) ?? []),
    ...ways.map(endOf),
    ...free,
  ]);
  return (
    <g>
      {[...squares].map((place) => {
        const found = ways.find((one) => endOf(one) === place);
        return (
          <Spot
            key={place}
            place={place}
            light={light(place)}
            drawing={anchorIn(chart, place) + wayFace(found)}
            more={found ? wayWords(found, seats) : ""}
            room={SQUARE}
            free={free.includes(place)}
            view={view}
            seats={seats}
          />
        );
      })}
    </g>
  );
}

const Marks = ({ view, seats, decision, ways, light }: Lit) => (
  <g>
    {view.marks.map((_, k) => {
      const place = `mark:${k}`;
      const way = ways.find((one) => endOf(one) === under(view, decision, place));
      return (
        <Spot
          key={place}
          place={place}
          cls="x-at"
          light={light(place)}
          drawing={X + (way ? stepsFace(way) : "")}
          more={way ? wayWords(way, seats) : ""}
          room={SMALL}
          view={view}
          seats={seats}
        />
      );
    })}
  </g>
);

/** Those farther south lie above. */
const Fleet = ({
  view,
  seats,
  decision,
  light,
  onGrab,
}: Lit & { onGrab: (event: PointerEvent, ship: number) => void }) => (
  <g>
    {[...view.ships]
      .sort((a, b) => cellOf(a.square)[1] - cellOf(b.square)[1])
      .map((one) => (
        <Sloop
          key={one.ship}
          one={one}
          light={light(`ship:${one.ship}`)}
          onGrab={decision?.options.some(({ from }) => from === `ship:${one.ship}`) ? onGrab : undefined}
          view={view}
          seats={seats}
        />
      ))}
  </g>
);

const squareOf = (view: View, ship: number) => view.ships.find((one) => one.ship === ship)?.square ?? "";

/** The squares from a ship to where a plan has it sail. */
function plannedWay(view: View, plan: Move[] | null | undefined) {
  const sails = plan?.filter(([verb]) => verb === "sail") ?? [];
  const [first] = sails;
  return first ? [squareOf(view, Number(first[1])), ...sails.map(([, , square]) => String(square))] : [];
}

/** The anchor of a port that is lit: the light lies under it. */
const anchorIn = (chart: ReturnType<typeof chartOf>, place: string) => {
  const port = chart.shore(cellOf(place.slice("square:".length)))?.port;
  return port ? anchorOf(port) : "";
};

const wayWords = (way: Way, seats: Seat[]) =>
  [`, ${t("play-plunder-way", { n: way.way.length, toll: way.toll })}`, gainWords(way, seats)]
    .filter(Boolean)
    .join(", ");

const endOf = ({ way }: Way) => `square:${way.at(-1)}`;

/** What the ship that is steered can do is lit, near and far. */
const lightsOf =
  ({
    view,
    lights,
    decision,
    own,
    ways,
  }: {
    view: View;
    lights: Lights;
    decision: BoardProps["decision"];
    own: string | null;
    ways: Way[];
  }): Lights =>
  (place) => {
    const told = lights(place);
    if (!decision || told === "hint" || (told === "chosen" && place !== own)) return told;
    if (place === own || foughtOver(view, decision).includes(place)) return "chosen";
    const here = decision.options.filter(({ at, from }) => at === place && (!from || from === own));
    if (here.some(({ barred, group }) => !barred && group !== "build")) return "lit";
    if (ways.some((one) => endOf(one) === place)) return "lit";
    return here.some(({ barred }) => barred) ? "barred" : "";
  };

// ---- places

const HALF = Q / 2;
const SQUARE = `<rect x="${-HALF}" y="${-HALF}" width="${Q}" height="${Q}"/>`;
const SMALL = `<circle r="${HALF - 4}"/>`;

/** Its name, and whether it is lit. */
function labelOf(place: string, view: View, seats: Seat[], light: Light) {
  const name = placeName(place, view);
  return (name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "");
}

/** A place, lit or not: what is drawn of it, and above that what is pressed. */
function Spot({
  place,
  drawing,
  cls = "",
  light,
  more = "",
  view,
  seats,
  room,
  free = false,
}: {
  place: string;
  drawing: string;
  cls?: string;
  light: Light;
  more?: string;
  view: View;
  seats: Seat[];
  room: string;
  free?: boolean;
}) {
  const [x, y] = spotOf(place, view) ?? [0, 0];
  const hit = room && `${room.replace(" ", ' class="hit-case" ')}${room.replace(" ", ' class="hit" ')}`;
  const square = light && place !== "storm" ? litSquare(light) : "";
  return (
    <g
      class={`spot ${cls} ${light}`}
      data-place={place}
      data-free={free ? "" : undefined}
      role="button"
      tabindex={-1}
      aria-label={labelOf(place, view, seats, light) + more}
      transform={shift(x, y)}
      {...ink(`${square}<g data-body="">${drawing}</g>${hit}`)}
    />
  );
}

/** An island: its defence and its flag; all of its land can be pressed. */
function Isle({ island, light, view, seats }: { island: Island; light: Light; view: View; seats: Seat[] }) {
  const place = `island:${island.id}`;
  const state = view.islands.find(({ id }) => id === island.id);
  const owner = state?.owner ?? null;
  const make = () => {
    const [x, y] = middle(heart(island));
    const held = owner === null ? "" : flag(itemAt(seats, owner), x - 21, y + 8);
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
    return (
      <g
        class={`spot isle-at ${light}${state?.shut ? " shut" : ""}`}
        data-place={place}
        role="button"
        tabindex={-1}
        aria-label={labelOf(place, view, seats, light)}
        {...ink(`${glow}<g data-body="">${skulls(island, owner !== null)}${held}</g>${land}`)}
      />
    );
  };
  return <DrawnFor of={[light, owner, state?.shut, island, seats, locale.value]} draw={make} />;
}

function Sloop({
  one,
  light,
  onGrab,
  view,
  seats,
}: {
  one: View["ships"][number];
  light: Light;
  onGrab?: (event: PointerEvent, ship: number) => void;
  view: View;
  seats: Seat[];
}) {
  const place = `ship:${one.ship}`;
  const [x, y] = spot(one.square);
  const drawn = sloop(one, itemAt(seats, one.seat));
  const edge = light
    ? `<rect class="ring-line ${light}" x="${2 - HALF}" y="${2 - HALF}" width="${Q - 4}" height="${Q - 4}" rx="5"/>`
    : "";
  return (
    <g
      class={`ship-at ${light}`}
      data-place={place}
      role="button"
      tabindex={-1}
      aria-label={labelOf(place, view, seats, light)}
      transform={shift(x, y)}
      onPointerDown={onGrab && ((event: PointerEvent) => onGrab(event, one.ship))}
    >
      <g
        data-body
        {...ink(`${edge}${drawn}${SQUARE.replace(" ", ' class="hit-case" ')}${SQUARE.replace(" ", ' class="hit" ')}`)}
      />
    </g>
  );
}

// ---- what matters now

const around = ([x, y]: [number, number]): Box => [x - 36, y - 36, 72, 72];

/** The squares that a ship can sail to: where there is something to be had first, then the nearest. */
const reach = (ways: Way[]): Box[] =>
  [...ways]
    .sort((a, b) => Number(gains(b)) - Number(gains(a)) || a.way.length - b.way.length)
    .map(({ way }) => {
      const [x, y] = spot(way.at(-1) ?? "");
      return [x - 26, y - 26, 52, 52];
    });

const gains = ({ at, trade }: Way) => at.length + trade.length > 0;

/** A new one of these, and the window goes there. */
function questionOf(
  view: View,
  turn: number,
  decision: BoardProps["decision"],
  own: string | null,
  onPlace: BoardProps["onPlace"],
) {
  if (decision) return [decision.key, decision.seat, view.round, own, own && spotOf(own, view)].join();
  return onPlace ? `${turn}` : view.ships.map(({ square }) => square).join();
}

function focusOf(
  view: View,
  decision: BoardProps["decision"],
  considered: Option | null | undefined,
  own: string | null,
  turn: number,
): Box[] {
  const places = considered ? [considered.from, considered.at] : [own, ...foughtOver(view, decision)];
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

/** The whole chart in a corner. */
function Overview({ view, seats }: { view: View; seats: Seat[] }) {
  const chart = chartOf(view);
  const dots = view.ships.map(({ square, seat }) => {
    const [x, y] = spot(square);
    return `<circle class="mini-ship" data-colour="${tokenOf(itemAt(seats, seat).colour)}" cx="${x}" cy="${y}" r="20"/>`;
  });
  const flags = chart.islands.flatMap((island) => {
    const owner = view.islands.find(({ id }) => id === island.id)?.owner ?? null;
    if (owner === null) return [];
    const [x, y] = middle(heart(island));
    return [
      `<rect class="mini-flag" data-colour="${tokenOf(itemAt(seats, owner).colour)}" x="${x - 18}" y="${y - 18}" width="36" height="36"/>`,
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
  return (
    <g
      {...ink(
        `<rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/><path class="land" d="${coastsOf(chart)}"/>${flags.join("")}${rain}${marks.join("")}${dots.join("")}`,
      )}
    />
  );
}
