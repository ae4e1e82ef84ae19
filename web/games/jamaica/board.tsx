// Jamaica's chart, as it stands and as it might: spaces, ships, and the ways that are open. View and lights in, nodes out.
import { DrawnFor } from "../../parts/drawn-for.tsx";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { glow, ring, stepMark, wayOf } from "../../art/marks.ts";
import { ink } from "../../art/draw.ts";
import { keep } from "../../art/ground.ts";
import { pips } from "../../art/heavens.ts";
import { chip } from "../../art/pieces.ts";
import { LINES } from "../../art/icons.ts";
import { vessel } from "../../art/vessels.ts";
import { itemAt } from "../../lists.ts";
import { Zoom } from "../../parts/zoom.tsx";
import type { Light, Lights, Seat } from "../../play/types.ts";
import { locale, t } from "../../store/words.tsx";
import { BOUNDS, COMPASS, OUTLINE, SHIELDS, faceOf, groundOf, symbol } from "./chart.ts";
import { berth, drawing, facing, onward, spaceAt, spaces, spot } from "./course.ts";
import { placeName, shipsAt } from "./places.ts";
import { type Move, movesOf } from "./plans.ts";
import { stopSaid } from "./stops.tsx";
import { type Tag, TagPlate, tagsOf } from "./tags.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { numberIn } from "./words.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;

const LIT = 37;

/** How a ship is drawn. */
export const looksOf = (view: View, seats: Seat[], ship: number) => {
  if (itemAt(view.ships, ship).ghost) return { colour: "black", emblem: "skull", ghost: true };
  const seat = itemAt(seats, ship);
  return { colour: tokenOf(seat.colour), emblem: emblemOf(seat), ghost: false };
};

export function Board({ view, seats, turn, lights, onPlace, decision, foresight, considered }: BoardProps) {
  const moves = movesOf({ decision, foresight, considered });
  const tags = tagsOf(moves, view);
  const colours = view.ships.map((_: unknown, ship: number) => looksOf(view, seats, ship).colour);
  const active = moves[0]?.ship ?? decision?.seat ?? turn;

  const onTap = (event: MouseEvent) => {
    const target = (event.target as Element).closest("[data-place], [data-press]");
    if (!target) return false;
    onPlace?.(placeMeant(target.getAttribute("data-place") ?? target.getAttribute("data-press") ?? "", view, lights));
    return true;
  };

  const common = { view, seats };
  const lit = spaces.map(({ id }) => lights(`space:${id}`));
  const ends = states(lit, moves);
  const places = spaces.map(({ id }) => {
    const there = moves.filter(({ stop }) => stop.space === id);
    return <Space key={id} node={id} {...common} light={itemAt(lit, id)} moves={there} />;
  });
  const vessels = fleet(view).map((one) => {
    // the ship that sails lies in the hand: that is no light of its own
    const light = !decision || asked(decision, `ship:${one.ship}`) ? lights(`ship:${one.ship}`) : "";
    return <Vessel key={one.ship} {...one} {...common} light={light} />;
  });
  const plates = tags.map((tag) => <TagPlate key={`${tag.space}${tag.rows.length}`} tag={tag} {...common} />);

  return (
    <section class="board jamaica">
      <Zoom
        bounds={BOUNDS}
        name="jamaica-chart"
        label={t("play-jamaica-chart")}
        focus={focusOf(view, active, lit, moves, tags, decision)}
        together={moves.length > 0}
        asks={Boolean(decision)}
        question={questionOf(view, turn, decision, onPlace)}
        detail={`${considered?.id ?? ""} ${moves.length}`}
        overview={<Overview view={view} colours={colours} />}
        onTap={onTap}
      >
        <g aria-hidden="true" {...ink(groundOf(locale.value))} />
        <g aria-hidden="true" {...ink(instruments(view, seats))} />
        <g aria-hidden="true" {...ink(waysUnder(moves, colours) + litUnder(ends))} />
        <g>{places}</g>
        <g aria-hidden="true" {...ink(SHIELDS)} />
        <g aria-hidden="true" {...ink(litOver(ends, moves))} />
        <g>{vessels}</g>
        <g class="chart-sky" aria-hidden="true" />
        <g aria-hidden="true" {...ink(phantoms(moves, view, seats))} />
        <g>{plates}</g>
      </Zoom>
    </section>
  );
}

/** A ship hides part of its space: where only the space may be chosen, that is what is meant. */
function placeMeant(place: string, view: View, lights: Lights) {
  const ship = numberIn(place, "ship");
  if (ship === null || /lit|hint|barred/.test(lights(place))) return place;
  const under = `space:${itemAt(view.ships, ship).space}`;
  return lights(under) ? under : place;
}

/** @param place  whether it is what the question is about */
const asked = (decision: BoardProps["decision"], place: string) =>
  Boolean(decision?.options.some((option) => option.at === place));

// ---- what matters now

/** Spaces ahead of the ship that are worth seeing while a card is chosen. */
const AHEAD = 4;

function boxOf(node: number): [number, number, number, number] {
  const [x, y] = spot(node);
  return [x - 44, y - 62, 88, 106];
}

/** A space with all that lies abreast on it. */
function fleetBox(view: View, node: number): [number, number, number, number] {
  const [x, y, w, h] = boxOf(node);
  const wider = 18 * Math.min(2, shipsAt(view, node).length - 1);
  return [x - wider, y, w + 2 * wider, h];
}

/** A new one of these, and the window goes there: to what is asked, or to the captain whose turn it is. Where nobody can
 * play, as in a replay, it follows the ships. */
function questionOf(
  { round, ships }: View,
  turn: number,
  decision: BoardProps["decision"],
  onPlace: BoardProps["onPlace"],
) {
  if (decision) return [decision.key, decision.seat, round, ...decision.options.map(({ id }) => id)].join();
  return onPlace ? `${turn}` : ships.map(({ space }: { space: number }) => space).join();
}

function focusOf(
  view: View,
  active: number,
  lit: Light[],
  moves: Move[],
  tags: Tag[],
  decision: BoardProps["decision"],
): [number, number, number, number][] {
  const sailing = view.ships[active];
  const ship = sailing ? [fleetBox(view, sailing.space)] : [];
  if (!decision) return [...spaces.filter(({ id }) => lit[id]).map(({ id }) => boxOf(id)), ...ship];
  const targets = decision.options.flatMap(({ at }) => {
    const node = numberIn(at, "space") ?? view.ships[numberIn(at, "ship") ?? -1]?.space;
    return node === undefined ? [] : [boxOf(node)];
  });
  const stops = moves.map(({ stop }) => boxOf(stop.space));
  const plates = tags.map(({ on: [x, y, x2, y2] }) => [x, y, x2 - x, y2 - y] as [number, number, number, number]);
  if (targets.length || stops.length) return [...ship, ...targets, ...stops, ...plates];
  let node = sailing?.space ?? 0;
  for (let i = 0; i < AHEAD; i++) ship.push(boxOf((node = onward(node))));
  return ship;
}

// ---- the layers

function instruments({ dice, rolled, pile, combat, captain }: View, seats: Seat[]) {
  const laid = dice ?? rolled;
  const { rect, morning_slot: m, evening_slot: e, treasure_pile: p } = drawing.navigation_box;
  const [fx, fy] = drawing.fortress_combat_die;
  const y = rect[3] - 46;
  const [attack, answer] = combat?.sides ?? [];
  const roll = answer?.face ?? attack?.face;
  const face = roll === "star" ? "★" : roll;
  const who = seats[captain];
  const disc = who ? chip({ colour: tokenOf(who.colour), emblem: emblemOf(who), size: 44 }) : "";
  return (
    `<g data-part="dice-morning">${pips(m[0], y, 52, laid?.[0] ?? 0)}</g><g data-part="dice-evening">${pips(e[0], y, 52, laid?.[1] ?? 0)}</g>` +
    `<text class="num middle" data-part="pile" x="${p[0]}" y="${rect[3] - 32}" font-size="40">${pile}</text>` +
    (roll
      ? `<g class="pips" data-part="combat-die" transform="translate(${fx} ${fy + 30})"><rect x="-20" y="-20" width="40" height="40" rx="7"/><text class="num middle" y="8.5" font-size="25">${face}</text></g>`
      : `<g data-part="combat-die" transform="translate(${fx} ${fy + 30})"><rect class="die-slot" x="-20" y="-20" width="40" height="40" rx="7"/>${symbol("e-swords", 0, 0, 26, "glyph")}</g>`) +
    `<g data-part="captain" transform="translate(${COMPASS[0] - 22} ${COMPASS[1] - 22})">${disc}</g>`
  );
}

const waysUnder = (moves: Move[], colours: string[]) =>
  moves
    .map(({ stop, ship, half, sure, fork }) => {
      const kind = `${sure ? "sure" : "maybe"}${fork ? " astern" : ""}${half ? ` ${half}` : ""}`;
      return wayOf(stop.way.map(spot), itemAt(colours, ship), kind);
    })
    .join("");

/** Places that a move ends at without being options: the stops of a card, of a ghost's direction, of a retreat. */
function states(lit: Light[], moves: Move[]): [number, string][] {
  const found: Map<number, string> = new Map(moves.map(({ stop, sure }) => [stop.space, sure ? "chosen" : "maybe"]));
  lit.forEach((light, node) => light && found.set(node, light));
  return [...found];
}

const litUnder = (ends: [number, string][]) =>
  ends.map(([node, state]) => (state === "barred" ? "" : glow(spot(node), state, LIT))).join("");

function litOver(ends: [number, string][], moves: Move[]) {
  const rings = ends.map(([node, state]) => {
    const [x, y] = spot(node);
    const sign = { hint: LINES.lily, barred: LINES.rock }[state];
    return `${ring([x, y], state, LIT)}${sign ? keep(x - 28, y + 26, `<g class="advice"><circle r="13"/><g class="icon" transform="translate(-9 -9) scale(.75)">${sign}</g></g>`) : ""}`;
  });
  // once where two ways share a space, the considered one's count
  const counts = new Map();
  for (const { stop, half, fork } of moves) {
    if (fork) continue;
    stop.way.slice(1, -1).forEach((node, i) => counts.set(`${node}${half === "evening"}`, { node, half, n: i + 1 }));
  }
  const steps = [...counts.values()].map(({ node, half, n }) => {
    const [x, y] = spot(node);
    return keep(x + (half === "evening" ? -22 : 22), y - 22, stepMark(n, half ?? ""), "step");
  });
  return rings.join("") + steps.join("");
}

/** Where the ships would be. */
const phantoms = (moves: Move[], view: View, seats: Seat[]) =>
  moves
    .filter(({ sure, stop, fork }) => sure && (fork || !stop.short))
    .map(({ stop, ship }) => {
      const [x, y] = spot(stop.space);
      const n = shipsAt(view, stop.space).length;
      const { x: dx, y: dy, size } = berth(n, n + 1);
      const drawn = vessel({ ...looksOf(view, seats, ship), size, face: facing(stop.space) }, dx, dy);
      return keep(x, y, `<g class="phantom">${drawn}</g>`);
    })
    .join("");

// ---- places

/** Words and drawing are made again only where something has changed: most spaces are as they were. */
function Space({
  node,
  view,
  seats,
  light,
  moves,
}: {
  node: number;
  view: View;
  seats: Seat[];
  light: Light;
  moves: Move[];
}) {
  const treasure = view.lairs.includes(node);
  const make = () => {
    const place = `space:${node}`;
    const name = placeName(place, view);
    const state = light ? `, ${t(`play-state-${light}`)}` : "";
    const words = [name && t(name.key, name.args, seats) + state];
    for (const { stop, half } of moves) {
      const what = stopSaid(stop, view).map(({ key, args }) => t(key, args, seats));
      words.push([...(half ? [`${t(`play-jamaica-half-${half}`)}:`] : []), ...what].join(" "));
    }
    return (
      <g
        class={`spot ${light}`}
        data-place={place}
        role="button"
        tabindex={-1}
        aria-label={words.join(". ")}
        transform={`translate(${spot(node).join(" ")})`}
        {...ink(faceOf(node, treasure))}
      />
    );
  };
  const here = shipsAt(view, node).join();
  return <DrawnFor of={[light, treasure, here, moves.map(keyOf).join(), locale.value, seats]} draw={make} />;
}

const keyOf = ({ half, ship, stop }: Move) => [half, ship, stop.way.join("-"), stop.pay, stop.have];

/** The ships from the farthest to the nearest, each with its berth. */
function fleet(view: View) {
  const nodes = [...new Set(view.ships.map((ship: { space: number }) => ship.space))];
  return nodes
    .sort((a, b) => spaceAt(a).y - spaceAt(b).y)
    .flatMap((node) => {
      const ships = shipsAt(view, node);
      return ships.map((ship, i) => ({ ship, node, ...berth(i, ships.length) }));
    });
}

function Vessel({
  ship,
  node,
  x,
  y,
  size,
  view,
  seats,
  light,
}: {
  ship: number;
  node: number;
  x: number;
  y: number;
  size: number;
  view: View;
  seats: Seat[];
  light: Light;
}) {
  const place = `ship:${ship}`;
  const name = placeName(place, view);
  const [left, top] = spot(node);
  const state = light ? `, ${t(`play-state-${light}`)}` : "";
  const drawn = vessel({ ...looksOf(view, seats, ship), face: facing(node) });
  const edge = light ? `<ellipse class="ring-line ${light}" cy="-21" rx="33" ry="33"/>` : "";
  return (
    <g
      class={`ship-at ${light}`}
      data-place={place}
      role="button"
      tabindex={-1}
      aria-label={name ? t(name.key, name.args, seats) + state : undefined}
      transform={`translate(${left} ${top})`}
    >
      <g class="keep">
        <g
          class="berth"
          data-body
          transform={`translate(${x} ${y}) scale(${size})`}
          {...ink(
            `${drawn}${edge}<ellipse class="hit-case" cy="-20" rx="36" ry="38"/><ellipse class="hit" cy="-20" rx="34" ry="36"/>`,
          )}
        />
      </g>
    </g>
  );
}

/** The whole course in a corner. */
function Overview({ view, colours }: { view: View; colours: string[] }) {
  const dots = spaces.map(
    ({ kind, x, y }) => `<circle class="mini-${kind}" cx="${x}" cy="${y}" r="${kind === "sea" ? 14 : 20}"/>`,
  );
  const ships = fleet(view).map(({ ship, node, x }) => {
    const [left, top] = spot(node);
    return `<circle class="mini-ship" data-colour="${colours[ship]}" cx="${left + x * 1.2}" cy="${top}" r="52"/>`;
  });
  return (
    <g
      {...ink(
        `<rect class="sea" x="-56" y="-56" width="1112" height="1112"/><path class="land" d="${OUTLINE}"/>${dots.join("")}${ships.join("")}`,
      )}
    />
  );
}
