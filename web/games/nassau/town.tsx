// The town as it stands and as one might walk: squares, pirates in the alleys, the captain. View and lights in, nodes out.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { keep } from "../../art/ground.ts";
import { glow, ring, stepMark, wayOf } from "../../art/marks.ts";
import { chip } from "../../art/pieces.ts";
import { type Point, r } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { Zoom } from "../../parts/zoom.tsx";
import type { Option, Said, Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { type Box, boxesOf } from "./sight.ts";
import { PLAZA, sectionsFrom, streetsOf } from "./streets.ts";
import {
  BOUNDS,
  CAPTAIN,
  PAWN,
  PAWN_ASIDE,
  barge,
  bargeAt,
  groundOf,
  joints,
  pathOf,
  squareFace,
} from "./town-chart.ts";
import { rowsOf, within } from "./things.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;

const LIT = PLAZA + 5;

const squareAt = ({ layout }: View, space: string): Point => streetsOf(layout).squares.get(space)?.at ?? [0, 0];

export function Town({ view, seats, turn, lights, onPlace, decision, considered, carried, free = [] }: BoardProps) {
  const { squares, alleys } = streetsOf(view.layout);
  const walks = (decision?.options ?? []).filter(({ move }) => move[0] === "walk" || move[0] === "barge");
  const seat = itemAt(seats, decision?.seat ?? turn);
  const onTap = (event: MouseEvent) => {
    const place = (event.target as Element).closest("[data-place]")?.getAttribute("data-place");
    if (!place) return false;
    // the captain hides his square: where only the square may be chosen, that is what is meant
    const under = `space:${view.captain}`;
    onPlace?.(place === "captain" && !asked(decision, place) && lights(under) ? under : place);
    return true;
  };
  const lit = [...squares.values()].map(({ id, at }) => ({
    at,
    light: asked(decision, `space:${id}`) ? lights(`space:${id}`) : "",
  }));
  const places = [...squares.values()].map((square) => {
    const place = `space:${square.id}`;
    const name = placeName(place, view);
    const light = lights(place);
    return (
      <g
        key={place}
        class={`spot plaza ${light}`}
        data-place={place}
        data-free={free.includes(place) ? "" : undefined}
        role="button"
        tabindex={-1}
        aria-label={(name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "")}
        transform={`translate(${r(square.at[0])} ${r(square.at[1])})`}
        {...ink(`<circle class="hit" r="${PLAZA + 4}"/>`)}
      />
    );
  });
  // beside what is pressed, whose name tells all figures; each by itself, so that a visit draws one of them anew
  const faces = [...squares.values()].map((square) => (
    <g
      key={square.id}
      class={`plaza-face${view.visited.includes(square.id) ? " been" : ""}`}
      transform={`translate(${r(square.at[0])} ${r(square.at[1])})`}
      {...ink(squareFace(square))}
    />
  ));
  return <Zoom bounds={BOUNDS} name="nassau-town" label={t("play-nassau-town")} focus={carriedTo(carried, view) ?? focusOf(view, decision, considered)} together={Boolean(carried) || placed(decision)} asks={Boolean(decision)} question={decision ? [decision.key, decision.seat, view.captain, view.round].join() : `${turn} ${view.captain} ${carried?.join()}`} detail={considered?.id ?? ""} overview={<g {...ink(overview(view, seats))} />} onTap={onTap}><g aria-hidden="true" {...ink(groundOf(view.layout))} /><g aria-hidden="true" {...ink(walks.map((option) => lamp(option, view)).join("") + lit.map(({ at, light }) => (light && light !== "barred" ? glow(at, light, LIT) : "")).join(""))} /><g aria-hidden="true">{faces}</g><Streets free={free} view={view} seats={seats} /><g>{places}</g><g aria-hidden="true" {...ink(crew(view, seats) + walks.map((option) => steps(option, view)).join("") + lit.map(({ at, light }) => (light ? ring(at, light, LIT) : "")).join("") + solid(considered, view, seat))} /><Piece place="captain" at={squareAt(view, view.captain)} drawing={CAPTAIN} view={view} seats={seats} lights={lights} />{view.feld && <Piece place="feld" at={squareAt(view, view.feld)} drawing={view.feld === view.captain ? PAWN_ASIDE : PAWN} view={view} seats={seats} lights={lights} />}<g class="chart-sky" aria-hidden="true" /></Zoom>; // prettier-ignore

  /** Pirates where they stand. */
  function crew(now: View, captains: Seat[]) {
    return now.streets
      .flatMap(({ id, seat: owner }) => {
        const captain = itemAt(captains, owner);
        const looks = { colour: tokenOf(captain.colour), emblem: emblemOf(captain), size: 18 };
        return (alleys.get(id)?.line.middles ?? []).map(
          ([x, y]) => `<g class="walker" transform="translate(${r(x - 9)} ${r(y - 9)})">${chip(looks)}</g>`,
        );
      })
      .join("");
  }
}

/** The streets that may be pressed, where pirates in the hand may stand. */
function Streets({ free, view, seats }: { free: string[]; view: View; seats: Seat[] }) {
  const { alleys } = streetsOf(view.layout);
  return (
    <g>
      {free.flatMap((place) => {
        const alley = alleys.get(within(place, "street") ?? "");
        if (!alley) return [];
        const name = placeName(place, view);
        return [
          <g
            key={place}
            class="spot street-at"
            data-place={place}
            data-free=""
            role="button"
            tabindex={-1}
            aria-label={name ? t(name.key, name.args, seats) : undefined}
            {...ink(`<path class="street-hit" d="${pathOf(alley.line.points)}"/>`)}
          />,
        ];
      })}
    </g>
  );
}

const asked = (decision: BoardProps["decision"], place: string) =>
  Boolean(decision?.options.some(({ at, from }) => at === place || from === place));

/** The alley or exit by which an option leaves. */
const streetOf = ({ move }: Option, { layout }: View) => streetsOf(layout).alleys.get(String(move[1]));

function lamp(option: Option, view: View) {
  const alley = streetOf(option, view);
  if (!alley) return "";
  const state = option.barred ? " barred" : "";
  // the light lies under the boat
  const boat = alley.out && !option.barred ? glow(bargeAt(alley), "lit", 18) + barge(alley) : "";
  return `<path class="street-lit${state}" d="${pathOf(alley.line.points)}"/><path class="joint" d="${joints(alley, 9)}"/>${boat}`;
}

/** What it takes, counted from the captain. */
function steps(option: Option, view: View) {
  const alley = streetOf(option, view);
  if (!alley || option.barred || view.streets.some(({ id }) => id === alley.id)) return "";
  return sectionsFrom(alley, view.captain)
    .map(([x, y], k) => keep(r(x), r(y), stepMark(k + 1, ""), "step"))
    .join("");
}

/** The way that is looked at. */
function solid(option: Option | null | undefined, view: View, seat: Seat) {
  const alley = option && streetOf(option, view);
  return alley ? wayOf(alley.line.points, tokenOf(seat.colour), "sure") : "";
}

function Piece({
  place,
  at: [x, y],
  drawing,
  view,
  seats,
  lights,
}: {
  place: string;
  at: Point;
  drawing: string;
  view: View;
  seats: Seat[];
  lights: BoardProps["lights"];
}) {
  const name = placeName(place, view);
  return (
    <g
      class={`piece-at ${lights(place) === "hint" ? "hint" : ""}`}
      data-place={place}
      role="button"
      tabindex={-1}
      aria-label={name ? t(name.key, name.args, seats) : undefined}
      transform={`translate(${r(x)} ${r(y)})`}
    >
      <g data-body {...ink(`${drawing}<circle class="hit" r="22"/>`)} />
    </g>
  );
}

// ---- what matters now

const around = ([x, y]: Point, room: number = 44): Box => [x - room, y - room, 2 * room, 2 * room];

/** So far around a square its streets are seen. */
const STREETS = 130;

/** What is carried out on a real table: where it lies, or all of the town. */
const carriedTo = (carried: BoardProps["carried"], view: View) =>
  boxesOf(carried, BOUNDS, (place) => {
    const space = within(place, "space");
    return space === null ? [] : [around(squareAt(view, space), STREETS)];
  });

function focusOf(view: View, decision: BoardProps["decision"], considered: Option | null | undefined): Box[] {
  const captain = around(squareAt(view, view.captain));
  const { alleys } = streetsOf(view.layout);
  const to = (option: Option) => {
    const space = within(option.at, "space");
    const alley = alleys.get(String(option.move[1]));
    return [...(space ? [around(squareAt(view, space))] : []), ...(alley?.out ? [around(bargeAt(alley), 24)] : [])];
  };
  if (considered) return [captain, ...to(considered)];
  const open = decision?.options.filter(({ barred }) => !barred) ?? [];
  const near = open.filter(({ move }) => move[0] === "walk");
  const rest = open.filter(({ move }) => move[0] !== "walk");
  if (placed(decision)) return rest.flatMap(to);
  return [captain, ...near.flatMap(to), ...(near.length ? [] : rest.flatMap(to))];
}

/** Whether squares are asked for, wherever they lie: all of them want to be seen. */
const placed = (decision: BoardProps["decision"]) => {
  const open = decision?.options.filter(({ barred, at }) => !barred && at) ?? [];
  return open.length > 0 && open.every(({ move }) => move[0] !== "walk" && move[0] !== "barge");
};

/** The whole town in a corner. */
function overview(view: View, seats: Seat[]) {
  const { squares, alleys } = streetsOf(view.layout);
  const held = view.streets.flatMap(({ id, seat }) => {
    const alley = alleys.get(id);
    return alley
      ? [
          `<path class="mini-held" data-colour="${tokenOf(itemAt(seats, seat).colour)}" d="${pathOf(alley.line.points)}"/>`,
        ]
      : [];
  });
  const [x, y] = squareAt(view, view.captain);
  const [bx, by, bw, bh] = BOUNDS;
  return (
    `<rect class="sea" x="${bx}" y="${by}" width="${bw}" height="${bh}"/><rect class="land" x="-14" y="-14" width="748" height="748"/>` +
    `<path class="mini-street" d="${[...alleys.values()].map(({ line }) => pathOf(line.points)).join("")}"/>${held.join("")}` +
    `${[...squares.values()].map(({ at }) => `<circle class="mini-plaza" cx="${r(at[0])}" cy="${r(at[1])}" r="15"/>`).join("")}<circle class="mini-captain" cx="${r(x)}" cy="${r(y)}" r="40"/>`
  );
}

/** A place of the town in words. */
export function placeName(place: string, view: View, _seats?: Seat[]): Said | null {
  if (place === "captain") return { key: "play-nassau-captain", args: {} };
  if (place === "feld") return { key: "play-nassau-feld", args: {} };
  const { squares, alleys } = streetsOf(view.layout);
  const street = alleys.get(within(place, "street") ?? "");
  if (street) {
    const held = view.streets.find(({ id }) => id === street.id);
    const args = { n: street.sections, barge: street.out ? "yes" : "no", held: held ? "yes" : "no" };
    return { key: "play-nassau-setup-street", args: { ...args, who: held ? { seat: held.seat } : "" } };
  }
  const square = squares.get(within(place, "space") ?? "");
  if (!square) return null;
  const [first, second] = square.equip;
  return {
    key: "play-nassau-space",
    args: {
      what: rowsOf(first),
      other: second ? rowsOf(second) : "",
      either: second ? "yes" : "no",
      captain: view.captain === square.id ? "yes" : "no",
      been: view.visited.includes(square.id) ? "yes" : "no",
    },
  };
}
