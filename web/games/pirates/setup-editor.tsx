// The Pirates' table laid by drawing: ships, islands and terrain on the chart, masts, holds and gold with keys.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt, replaced } from "../../lists.ts";
import type { BenchProps, EditorState, SetupEditor } from "../../play/setup-editor.ts";
import { Whose } from "../../play/setup-whose.tsx";
import { t } from "../../store/words.tsx";
import { Captain } from "./setup-captain.tsx";
import "./setup-chart.ts";
import {
  charted,
  coast,
  type Island,
  type Layout,
  moored,
  NONE,
  OUTLINES,
  SEA,
  type Ship,
  built,
} from "./setup-layout.ts";
import { Sea } from "./setup-sea.tsx";
import { Course } from "./setup-turn.tsx";
import { ahead, bearing, bodyOf, data, FINE } from "./sea.ts";
import type { Piece, View } from "./view.d.ts";

type Spot = { x: number; y: number };

/** `tap:x:y:place`, `drop:x:y:place` and `head:heading:0:place` are a finger's; a key presses the place itself. */
function meant(place: string): { place: string; spot: Spot | null; how: string } {
  const [, how, x, y, what] = /^(tap|drop|head):(-?\d+):(-?\d+):(.*)$/.exec(place) ?? [];
  return how && what !== undefined
    ? { place: what, spot: { x: Number(x), y: Number(y) }, how }
    : { place, spot: null, how: "" };
}

const numberOf = (place: string) => Number(place.slice(place.indexOf(":") + 1));
const shipIn = (place: string | null, { names }: Layout) =>
  place?.startsWith("ship:") ? names.indexOf(place.slice(5)) : -1;

const sideOf = ({ pose: [x, y] }: Island, spot: Spot) => bearing([x, -y], [spot.x, -spot.y]);

/** A ship at an island, on the side of this point. */
function docked(ship: Ship, layout: Layout, at: number, spot: Spot): Ship {
  const island = itemAt(layout.islands, at);
  return { ...ship, docked: at, pose: moored(ship.card, island, sideOf(island, spot)) };
}

/** The island to which a ship is put that lies there: her middle or her bow is on land. */
function ashore({ islands }: Layout, { card, pose: [, , heading] }: Ship, { x, y }: Spot): number {
  const [u, v] = ahead(heading);
  const reach = (bodyOf(card).length / 2) * FINE;
  const bow = { x: x + u * reach, y: y - v * reach };
  const on = (island: Island, { x, y }: Spot) =>
    Math.hypot(x - island.pose[0], y - island.pose[1]) < coast(island, sideOf(island, { x, y })) * FINE;
  return islands.findIndex((island) => on(island, { x, y }) || on(island, bow));
}

export function put(layout: Layout, held: string, { x, y }: Spot): Layout {
  const number = shipIn(held, layout);
  const ship = layout.ships[number];
  if (ship) {
    const near = ashore(layout, ship, { x, y });
    const pose: Ship["pose"] = [x, y, ship.pose[2]];
    const next = near < 0 ? { ...ship, pose, docked: NONE } : docked(ship, layout, near, { x, y });
    return { ...layout, ships: replaced(layout.ships, number, next) };
  }
  const kind = held.startsWith("island:") ? "islands" : "tiles";
  const one = layout[kind][numberOf(held)];
  if (!one) return layout;
  const moved = { ...one, pose: [x, y, one.pose[2]] };
  return { ...layout, [kind]: replaced(layout[kind] as (typeof one)[], numberOf(held), moved as typeof one) };
}

/** Where it lies, on another heading. */
function turnedTo(layout: Layout, place: string, heading: number): Layout {
  const kind = place.startsWith("ship:") ? "ships" : place.startsWith("island:") ? "islands" : "tiles";
  const number = kind === "ships" ? shipIn(place, layout) : numberOf(place);
  const list = layout[kind].map((one, i) =>
    one && i === number ? { ...one, pose: [one.pose[0], one.pose[1], heading] } : one,
  );
  return { ...layout, [kind]: list };
}

const frontOf = (place: string, now: EditorState<Layout>) => {
  const ship = now.layout.ships[shipIn(place, now.layout)];
  return ship ? ship.owner : place.startsWith("ship:") ? now.at : SEA;
};

function press(said: string, now: EditorState<Layout>): EditorState<Layout> {
  const { place, spot, how } = meant(said);
  const { held, layout } = now;
  if (how === "head" && spot) return { ...now, layout: turnedTo(layout, place, spot.x) };
  if (how === "drop" && spot) return { layout: put(layout, place, spot), at: frontOf(place, now), held: place };
  if (held && place.startsWith("island:") && shipIn(held, layout) >= 0) {
    const number = shipIn(held, layout);
    const ship = layout.ships[number] as Ship;
    const from = spot ?? { x: ship.pose[0], y: ship.pose[1] };
    return {
      ...now,
      layout: { ...layout, ships: replaced(layout.ships, number, docked(ship, layout, numberOf(place), from)) },
    };
  }
  if (place) return { ...now, at: frontOf(place, now), held: held === place ? null : place };
  return held && spot ? { ...now, layout: put(layout, held, spot) } : now;
}

const FACES = ["coin", "unique", "crew", "equipment", "event"];
const kindOf = (name: string) =>
  name === "?"
    ? "treasure"
    : FACES.includes(name)
      ? name
      : name.startsWith("coin")
        ? "coin"
        : data.words[name]?.startsWith("pirates-unique")
          ? "unique"
          : data.words[name]?.startsWith("pirates-equipment")
            ? "equipment"
            : "crew";

function pieceOf(name: string, everybody: number[]): Piece {
  const down = name === "?" || FACES.includes(name);
  return { kind: kindOf(name), card: down ? null : name, seen: down ? [] : everybody };
}

const pieces = (names: string[], everybody: number[]) => names.map((name) => pieceOf(name, everybody));

const valueOf = (name: string) => Number(/^coin-(\d+)$/.exec(name)?.[1] ?? 0);

function viewOf(layout: Layout, base: View): View {
  const everybody = layout.colours.map((_, i) => i);
  const { turn, first, round, names, start_gold, coins } = layout;
  const hoards = everybody.map((seat) =>
    layout.islands.filter(({ home }) => home === seat).flatMap((one) => one.coins),
  );
  const gold = hoards.map((hoard) => hoard.reduce((sum, name) => sum + valueOf(name), 0));
  return {
    ...base,
    ...{ turn, first, round, start_gold, coins, begun: true, fleets: names, totals: gold, over: "" },
    ships: layout.ships.flatMap((ship, n) => (ship ? [shown(ship, itemAt(names, n), layout, everybody)] : [])),
    islands: layout.islands.map((island) => ({
      ...{ outline: itemAt(OUTLINES, island.shape), x: island.pose[0], y: island.pose[1], turned: island.pose[2] },
      home: island.home < 0 ? null : island.home,
      coins: pieces(island.coins, everybody),
      ashore: (island.ashore ?? []).map(([seat, name]) => ({ seat, piece: pieceOf(name, everybody) })),
      ...{ explored: island.explored, flags: island.flags, loose: island.loose ?? 0 },
      mysterious: Boolean(island.table),
      table: island.table === "unturned" ? null : (island.table ?? null),
      fort: fortOf(island.fort, everybody),
      posts: (island.posts ?? []).map(([seat, card, x, y]) => ({ seat, card, x, y })),
    })),
    tiles: layout.tiles.map(({ kind, pose: [x, y, turned], number, value, smoke }) => ({
      ...{ kind, x, y, turned, number, value, smoke: smoke < 0 ? null : smoke },
    })),
    tokens: layout.tokens.map(([card, seat, x, y, tile]) => ({ card, seat, x, y, tile: tile < 0 ? null : tile })),
    players: base.players.map((player, seat) => {
      const hoard = itemAt(hoards, seat);
      const hidden = hoard.filter((name) => !valueOf(name)).length;
      return { ...player, coins: hoard.length, gold: itemAt(gold, seat), in_forts: 0, hidden };
    }),
  };
}

const fortOf = (fort: Island["fort"], everybody: number[]) =>
  fort
    ? {
        ...{ card: fort.card, owner: fort.owner, facing: fort.facing },
        flags: fort.order.map((flag, place) => ((fort.flags >> place) & 1 ? flag : null)),
        ...{ gold: pieces(fort.gold, everybody), crew: pieces(fort.crew, everybody) },
      }
    : null;

const shown = (ship: Ship, name: string, { names }: Layout, everybody: number[]): View["ships"][number] => ({
  ...{ ship: name, card: ship.card, owner: ship.owner < 0 ? null : ship.owner, maker: ship.maker },
  ...{ x: ship.pose[0], y: ship.pose[1], heading: ship.pose[2] },
  masts: Array.from(
    { length: built(ship.card) },
    (_, i) => ((ship.masts >> i) & 1) + (((ship.masts & ship.fire) >> i) & 1),
  ),
  ...{ shell: ship.shell ?? 0, hold: pieces(ship.hold, everybody), docked: ship.docked < 0 ? null : ship.docked },
  lost: (ship.lost ?? NONE) < 0 ? null : (ship.lost as number),
  tows: names[ship.tows ?? NONE] ?? null,
  state: ship.state,
  spells: (ship.spells ?? []).map(([what, turns]) => ({ what, turns })),
  off: [],
});

/** A hand is not as exact as the rules: ships come to the shore, and are moved aside. */
function lies(layout: Layout, told: Layout): Layout {
  const ships = layout.ships.map((ship, i) => {
    const { pose, docked } = told.ships[i] ?? ship ?? {};
    return ship && pose && (String(pose) !== String(ship.pose) || docked !== ship.docked)
      ? { ...ship, pose, docked: docked as number }
      : ship;
  });
  return ships.every((ship, i) => ship === layout.ships[i]) ? layout : { ...layout, ships };
}

function places(place: string, { names, islands }: Layout): string[] {
  const [, kind, at] = /^(ships|islands|tiles)(?:\[(\d+)\])?/.exec(place) ?? [];
  if (kind === "ships" && at) return [`ship:${names[Number(at)]}`];
  if (kind === "tiles" && at) return [`tile:${at}`];
  if (kind !== "islands") return [];
  return at ? [`island:${at}`] : islands.map((_, i) => `island:${i}`);
}

function Bench(props: BenchProps<View, Layout>) {
  const { now, seats, turn, set } = props;
  if (now.layout.moment.at === "setup")
    return (
      <>
        <p class="small soft">{t("play-pirates-setup-fresh")}</p>
        <button type="button" class="btn" data-action="lay-chart" onClick={() => set(laidOut(now.layout))}>
          {t("play-pirates-setup-chart")}
        </button>
      </>
    );
  return (
    <div class="pir editor-pir">
      <Whose
        label={t("play-pirates-setup-whose")}
        at={now.at}
        seats={seats}
        open={[{ value: SEA, name: t("play-pirates-setup-sea"), label: draw(icon("anchor", 26)) }]}
        turn={turn}
      />
      {now.at === SEA ? <Sea {...props} /> : <Captain key={now.at} {...props} />}
      <Course {...props} />
      <p class="small soft">{t("play-pirates-setup-not")}</p>
    </div>
  );
}

const laidOut = (layout: Layout): Layout => ({ ...layout, islands: charted(layout), moment: { at: "turn" } });

export default {
  begin: (layout) => ({ layout: laidOut(layout), at: SEA, held: null }),
  view: viewOf,
  press,
  free: ({ at }) => (at === SEA ? ["island:", "tile:"] : ["ship:"]),
  places,
  lies,
  how: "play-pirates-setup-how",
  odds: "pirates.shot",
  Bench,
} satisfies SetupEditor<View, Layout>;
