// The open table: sea, islands, terrain, ships with their masts standing. View and lights in, nodes out.
import { DrawnFor } from "../../parts/drawn-for.tsx";
import { useMemo, useRef, useState } from "preact/hooks";
import { tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { at as shift } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { Zoom } from "../../parts/zoom.tsx";
import type { Light, Lights, Seat } from "../../play/types.ts";
import { locale, t } from "../../store/words.tsx";
import { berthsOf } from "./berths.ts";
import { Card } from "./card.tsx";
import { put } from "./compose.tsx";
import { Course, Eyed } from "./course.tsx";
import { eyed } from "./eyed.ts";
import { coastOf, groundOf, layoutOf, terrain } from "./ground.ts";
import { Harbour, empty } from "./harbour.tsx";
import { hullOf, hullPath } from "./hull.ts";
import { isle, numbers } from "./isles.ts";
import { labels, plights } from "./labels.ts";
import { carried, editor } from "./setup-hand.ts";
import { Lines } from "./lines.tsx";
import { placeName, spotOf } from "./places.ts";
import { Placing, nearestOffer, offered } from "./placing.tsx";
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
} from "./plan.ts";
import { hasRested, useRest } from "./press.ts";
import { FINE, boundsOf, calledOf, poseFrom, shipOf, spot } from "./sea.ts";
import { pointOf, useGrab } from "./steer.ts";
import { Tokens } from "./tokens.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { Ship, View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;
type Box = [number, number, number, number];

/** Before anything lies on the table the fleets are shown there; whoever places the first island needs the table itself. */
export function Board(props: BoardProps) {
  const laid = useRef(false);
  const bare = empty(props.view) && !props.free;
  if (props.decision || !bare) laid.current = !bare || props.decision?.key === "pirates-ask-island";
  return laid.current ? <Table {...props} /> : <Harbour {...props} />;
}

function Table({ view, seats, turn, lights, onPlace, decision, considered, free, carried: tasks }: BoardProps) {
  const held = chosen.value;
  const ground = useMemo(() => groundOf(view), [layoutOf(view)]);
  const light = lightsOf({ lights, decision, held });
  const { onGrab, dragged } = useGrab(view, decision);
  const [card, setCard] = useState<string | null>(null);
  const onRest = useRest(setCard);
  const looked = shipOf(view, card);
  const goes = eyed.value?.goes && decision?.options.includes(eyed.value.option) ? eyed.value.option : null;
  const lays = free && { view, seats, free, onPlace };
  const front = lays ? frontOf(view, lights) : null;
  // the sea that the app has dealt is copied as a whole
  const dealt = tasks?.length === 0;
  const onTap = (event: MouseEvent) =>
    lays
      ? (editor.tap?.(event, lays) ?? false)
      : dragged() || hasRested() || tapped(event, view, decision, held, onPlace);
  const onPress = (event: PointerEvent) => (lays ? editor.grab?.(event, lays) : onRest(event));
  const common = { view, seats };
  const ready = decision ? waiting(view, decision) : [];
  const ruled = !planned.value && !(decision && (WHOLE.includes(decision.key) || offered(view, decision).length));
  return (
    <section class="board pirates" onPointerDown={onPress}>
      {looked && (
        <Sheet title={calledOf(looked.ship)} onClose={() => setCard(null)} className="fleet-sheet">
          <div class="pir">
            <Card ship={looked} view={view} />
          </div>
        </Sheet>
      )}
      <Zoom
        bounds={boundsOf(view)}
        name="pirates-chart"
        label={t("play-pirates-chart")}
        focus={front ? aroundOf(view, front) : focusOf(view, decision, considered ?? goes, held, turn)}
        more={planned.value ? [] : ready.flatMap((name) => roundOf(view, name))}
        together={WHOLE.includes(decision?.key ?? "") || dealt || Boolean(lays && !front && turn < 0)}
        asks={Boolean(decision)}
        question={
          lays ? [turn, front, view.fleets.length].join() : questionOf(view, dealt ? "dealt" : turn, decision, held)
        }
        detail={(considered ?? goes)?.id ?? ""}
        overview={<Overview {...common} />}
        onTap={onTap}
        rulers={ruled && <Rulers view={view} />}
        above={
          <>
            <Course {...common} decision={decision} />
            <Eyed {...common} decision={decision} />
          </>
        }
      >
        <g aria-hidden="true" {...ink(ground)} />
        <Tiles {...common} light={light} />
        <Tokens {...common} />
        <g>
          {view.islands.map((_, i) => (
            <Isle key={`island:${i}`} i={i} light={light(`island:${i}`)} {...common} />
          ))}
        </g>
        <Tows view={view} />
        <Fleet {...common} decision={decision} light={light} ready={ready} onGrab={onGrab} />
        <g aria-hidden="true" {...ink(numbers(view) + labels(view, seats, ready))} />
        <Lines view={view} decision={decision} />
        <Placing {...common} decision={decision} />
        {lays && <g class="placing draft" aria-hidden="true" {...ink(carried.value)} />}
        {front && (
          <g
            aria-hidden="true"
            style={{ visibility: carried.value ? "hidden" : "" }}
            {...ink(editor.handle?.(view, front) ?? "")}
          />
        )}
        <g class="chart-sky" aria-hidden="true" />
      </Zoom>
    </section>
  );
}

/** A tap on the table: on something that lies there, or where something is to be put.
 * @returns whether it meant anything */
function tapped(
  event: MouseEvent,
  view: View,
  decision: BoardProps["decision"],
  held: string | null,
  onPlace: BoardProps["onPlace"],
): boolean {
  const target = event.target as Element;
  const place = target.closest("[data-place]")?.getAttribute("data-place");
  if (!place) {
    const svg = target.closest("svg.pirates-chart") as SVGSVGElement | null;
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
    void headFor(view, decision, held, place, hands.ask);
  else onPlace?.(place);
  return true;
}

const Tiles = ({ view, seats, light }: { view: View; seats: Seat[]; light: Lights }) => (
  <g>
    {view.tiles.map((tile, i) => (
      <g
        key={`tile:${i}`}
        class={`tile ${light(`tile:${i}`)}`}
        data-place={`tile:${i}`}
        role="img"
        tabindex={-1}
        aria-label={labelOf(`tile:${i}`, view, seats, light(`tile:${i}`))}
        {...ink(terrain(view, tile))}
      />
    ))}
  </g>
);

/** `ready`: those that have yet to act. */
const Fleet = ({
  view,
  seats,
  decision,
  light,
  ready,
  onGrab,
}: {
  view: View;
  seats: Seat[];
  decision: BoardProps["decision"];
  light: Lights;
  ready: string[];
  onGrab: (event: PointerEvent, name: string) => void;
}) => (
  <g>
    {view.ships.map((one) => (
      <Vessel
        key={one.ship}
        one={one}
        light={light(`ship:${one.ship}`)}
        wrong={plights(view, one)
          .filter((what) => what !== "derelict" && what !== "lost")
          .join()}
        lamp={ready.includes(one.ship)}
        onGrab={decision && courseForm(decision, one.ship) ? onGrab : undefined}
        view={view}
        seats={seats}
      />
    ))}
  </g>
);

/** The ship in hand, what the decision lights, what was pressed. */
const lightsOf =
  ({ lights, decision, held }: { lights: Lights; decision: BoardProps["decision"]; held: string | null }): Lights =>
  (place) => {
    if (!decision) return lights(place);
    if (held && place === `ship:${held}`) return "chosen";
    const told = lights(place);
    if (told === "hint" || told === "chosen") return told;
    const here = decision.options.filter(({ at, from }) => at === place && (!from || !held || from === `ship:${held}`));
    if (here.some(({ barred }) => !barred)) return "lit";
    return held && told === "lit" ? "" : told;
  };

function labelOf(place: string, view: View, seats: Seat[], light: Light) {
  const name = placeName(place, view);
  return (name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "");
}

function Isle({ i, light, view, seats }: { i: number; light: Light; view: View; seats: Seat[] }) {
  const island = itemAt(view.islands, i);
  const gold = island.home === null ? 0 : itemAt(view.players, island.home).gold;
  const label = labelOf(`island:${i}`, view, seats, light);
  const make = () => {
    const coast = coastOf(view, island);
    const glow = light ? `<path class="isle-lit ${light}" data-edge="" d="${coast}"/>` : "";
    return (
      <g
        class={`spot isle-at ${light}`}
        data-place={`island:${i}`}
        role="button"
        tabindex={-1}
        aria-label={label}
        {...ink(
          `${glow}<g data-body="" aria-hidden="true">${isle(view, island, i, seats)}</g><path class="hit-case" d="${coast}"/><path class="hit" d="${coast}"/>`,
        )}
      />
    );
  };
  return <DrawnFor of={[island, gold, label, light, seats, view.begun]} draw={make} />;
}

function Vessel({
  one,
  light,
  lamp,
  wrong,
  onGrab,
  view,
  seats,
}: {
  one: Ship;
  light: Light;
  lamp: boolean;
  wrong: string;
  onGrab?: (event: PointerEvent, name: string) => void;
  view: View;
  seats: Seat[];
}) {
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
    return (
      <g
        class={`ship-at vessel ${light}${gone ? " faint" : ""}`}
        data-place={`ship:${one.ship}`}
        data-colour={one.owner === null ? "" : tokenOf(itemAt(seats, one.owner).colour)}
        role="button"
        tabindex={-1}
        aria-label={said.join(", ")}
        transform={`${shift(x, y)} rotate(${one.heading})`}
        onPointerDown={onGrab && ((event: PointerEvent) => onGrab(event, one.ship))}
        {...ink(
          `${glow}<g data-body="" aria-hidden="true">${hullOf(one, seats)}</g><path class="hit-case" d="${d}"/><path class="hit" d="${d}"/>`,
        )}
      />
    );
  };
  return <DrawnFor of={[one, light, lamp, wrong, onGrab, seats, locale.value]} draw={make} />;
}

function Tows({ view }: { view: View }) {
  const lines = view.ships.flatMap((one) => {
    const other = view.ships.find(({ ship }) => ship === one.tows);
    if (!other) return [];
    const [a, b] = [spot(view, one.x, one.y), spot(view, other.x, other.y)];
    return [`<path class="tow-line" d="M${a.join(" ")}L${b.join(" ")}"/>`];
  });
  return <g aria-hidden="true" {...ink(lines.join(""))} />;
}

/** S and L, as long as they are on the table now; a handle or a place that is offered must not lie beneath them. */
const Rulers = ({ view }: { view: View }) => (
  <div class="pir-rulers" aria-hidden="true">
    {view.measures.map((length, k) => (
      <>
        <b>{"SL"[k]}</b>
        <i class="to-scale" style={{ "--mm": length / FINE }} />
      </>
    ))}
  </div>
);

// ---- what matters now

/** Questions whose answers lie all over the table. */
const WHOLE = ["pirates-ask-island", "pirates-ask-tile", "pirates-ask-home"];

/** So many pixels beside a place that is offered, a finger still means it: from afar that place is smaller than the finger. */
const AIMED = 26;

const around = ([x, y]: [number, number], room: number = 90): Box => [x - room, y - room, 2 * room, 2 * room];

const roundOf = (view: View, name: string): Box[] => {
  const one = shipOf(view, name);
  return one ? [around(spot(view, one.x, one.y), 60)] : [];
};

/** What lies in the hand of somebody who lays the table. */
const frontOf = (view: View, lights: Lights) =>
  [
    ...view.ships.map(({ ship }) => `ship:${ship}`),
    ...view.islands.map((_, i) => `island:${i}`),
    ...view.tiles.map((_, i) => `tile:${i}`),
  ].find((place) => lights(place) === "chosen") ?? null;

function aroundOf(view: View, place: string): Box[] {
  const at = spotOf(place, view);
  return at ? [around(at, 130)] : [];
}

/** A new one of these, and the window goes there. */
function questionOf(view: View, turn: number | "dealt", decision: BoardProps["decision"], held: string | null) {
  if (decision) return [decision.key, decision.seat, view.round, held, drawn.value].join();
  return `${turn}`;
}

function focusOf(
  view: View,
  decision: BoardProps["decision"],
  considered: BoardProps["considered"],
  held: string | null,
  turn: number,
): Box[] {
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
  const home = view.islands[decision?.data?.home ?? -1];
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
    if (!boxes.length) continue;
    if (wanted !== places || !end) return boxes;
    const [x, y] = poseFrom(end);
    return [around(spot(view, x, y)), ...boxes];
  }
  const fleet = view.ships.filter(({ owner }) => owner === (decision?.seat ?? turn));
  if (fleet.length) return fleet.map(({ x, y }) => around(spot(view, x, y)));
  const port = decision ? undefined : view.islands.find(({ home }) => home === turn);
  if (port) return [around(spot(view, port.x, port.y))];
  return [boundsOf(view)];
}

/** The whole table in a corner. */
function Overview({ view, seats }: { view: View; seats: Seat[] }) {
  const [x, y, w, h] = boundsOf(view);
  const land = view.islands.map(
    (island) =>
      `<path class="${island.home === null ? "mini-land" : "mini-own"}" data-colour="${island.home === null ? "" : tokenOf(itemAt(seats, island.home).colour)}" d="${coastOf(view, island)}"/>`,
  );
  const ships = view.ships.map((one) => {
    const [u, v] = spot(view, one.x, one.y);
    return `<path class="mini-hull" data-colour="${one.owner === null ? "" : tokenOf(itemAt(seats, one.owner).colour)}" transform="${shift(u, v)} rotate(${one.heading})" d="M0-46L24 40H-24z"/>`;
  });
  return (
    <g {...ink(`<rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/>${land.join("")}${ships.join("")}`)} />
  );
}
