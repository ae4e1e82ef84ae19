// What a laid table of the Pirates consists of, as the engine's layouts do.
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import type { Layout as AnyLayout } from "../../play/setup-editor.ts";
import { ahead, bodyOf, cardOf, data, FINE, type Pose } from "./sea.ts";

export type { Pose };
export type Ship = {
  card: string;
  owner: number;
  maker: number;
  pose: Pose;
  /** sets of bits, the bow's mast first */
  masts: number;
  fire: number;
  hold: string[];
  docked: number;
  state: string[];
  shell?: number;
  lost?: number;
  tows?: number;
  spells?: [what: string, turns: number, started: boolean][];
};
export type Island = {
  shape: number;
  pose: Pose;
  home: number;
  coins: string[];
  explored: number[];
  flags: number[];
  ashore?: [seat: number, piece: string][];
  table?: string | null;
  loose?: number;
  fort?: {
    card: string;
    owner: number;
    facing: number;
    flags: number;
    order: number[];
    gold: string[];
    crew: string[];
  };
  posts?: [seat: number, card: string, x: number, y: number][];
};
export type Tile = { kind: string; pose: Pose; number: number; value: number; smoke: number };
export type Layout = AnyLayout & {
  turn: number;
  first: number;
  round: number;
  names: string[];
  ships: (Ship | null)[];
  islands: Island[];
  tiles: Tile[];
  coins: number[];
  start_gold: number;
  gone: string[];
  events: string[][];
  forts: string[][];
  tokens: [card: string, seat: number, x: number, y: number, tile: number][];
  today: { acted: [ship: number, action: string][]; [more: string]: unknown };
  marked: number | null;
  moment: { at: "setup" | "turn" | "orders" };
};

/** In front lies the sea, and no captain's things. */
export const SEA = -1;
export const NONE = -1;

export const OUTLINES = Object.keys(data.islands);

/** How many masts she was built with; of a flotilla its flag. */
export const built = (card: string) => (bodyOf(card).kind === "flotilla" ? 1 : data.ships[card].guns.length);

export const allOf = (card: string) => (1 << built(card)) - 1;

/** How far the coast is from the middle of an island, on a heading, in millimetres. */
export function coast({ shape, pose: [, , turned] }: Island, heading: number): number {
  const [u, v] = ahead(heading - turned);
  const poly: Point[] = data.islands[OUTLINES[shape]];
  let far = 0;
  poly.forEach(([ax, ay], i) => {
    const [bx, by] = itemAt(poly, (i + 1) % poly.length);
    const [dx, dy] = [bx - ax, by - ay];
    // north is up here, and down where things are drawn
    const cross = u * dy + v * dx;
    if (!cross) return;
    const way = (ax * dy - ay * dx) / cross;
    const along = (ax * -v - ay * u) / cross;
    if (way > 0 && along >= 0 && along <= 1) far = Math.max(far, way);
  });
  return far || 40;
}

/** Where a ship lies that is docked on this side: the engine brings her to the very shore. */
export function moored(card: string, island: Island, side: number): Pose {
  const [u, v] = ahead(side);
  const far = coast(island, side) + bodyOf(card).length / 2 + 1;
  const [x, y] = island.pose;
  return [Math.round(x + u * far * FINE), Math.round(y - v * far * FINE), (side + 180) % 360];
}

const GRID = { first: 123, pitch: 357 };
/** Islands of a captain. */
const EACH = { usual: 3, quick: 2, deathmatch: 1 };

/** Pieces of treasure on a wild island. */
const COINS = { duel: 4, quick: 8, many: 3 };
/** How many islands lie in a row, for two captains, three, and so on. */
const ACROSS = [3, 4, 5, 5, 5, 6, 6];

/** Islands on the house's grid, homes among them: where people begin to lay. */
export function charted({ colours, options }: Layout): Island[] {
  const n = colours.length;
  const across = itemAt(ACROSS, n - 2);
  const each = options.deathmatch ? EACH.deathmatch : options.quick ? EACH.quick : EACH.usual;
  const lie = n > 2 ? COINS.many : options.quick ? COINS.quick : COINS.duel;
  const homes = Array.from({ length: n }, (_, seat) => Math.round((seat * (each * n - 1)) / (n - 1)));
  return Array.from({ length: each * n }, (_, i) => {
    const home = homes.indexOf(i);
    const at = (k: number) => (GRID.first + k * GRID.pitch) * FINE;
    return {
      ...{ shape: i % OUTLINES.length, pose: [at(i % across), at(Math.floor(i / across)), 0], home },
      ...{ coins: home < 0 ? Array.from({ length: lie }, () => "?") : [], explored: [], flags: [] },
    } as Island;
  });
}

/** Names of ships by who brought them: of two of a kind the second ends in `#2`. */
export function namesOf(ships: [seat: number, card: string][]): string[] {
  const found: string[] = [];
  for (const [seat, card] of ships) {
    const name = `${seat}.${card}`;
    const again = found.filter((one) => one.split("#")[0] === name).length;
    found.push(again ? `${name}#${again + 1}` : name);
  }
  return found;
}

/** A fleet as a move names it, at the home of its captain; in place of another one. */
export function withFleet(layout: Layout, seat: number, atoms: string[]): Partial<Layout> {
  const home = layout.islands.findIndex((one) => one.home === seat);
  const fresh: Ship[] = [];
  let aboard = true;
  for (const atom of atoms) {
    const card = atom.replace(/\*$/, "");
    if (data.ships[card])
      fresh.push({
        ...{ card, owner: seat, maker: seat, pose: [0, 0, 0], masts: allOf(card), fire: 0, hold: [], docked: home },
        state: [],
      });
    else if (atom === "ashore" || atom === "events") aboard = false;
    else if (aboard) fresh.at(-1)?.hold.push(card);
  }
  fresh.forEach((ship, i) => {
    const side = seat * 180 + (i - (fresh.length - 1) / 2) * 50;
    if (home >= 0) ship.pose = moored(ship.card, itemAt(layout.islands, home), side);
  });
  const others = layout.ships.flatMap((ship, n) => {
    const name = itemAt(layout.names, n);
    const by = Number(name.split(".")[0]);
    return by === seat ? [] : [{ by, card: cardOf(name), ship: ship && { ...ship, tows: NONE } }];
  });
  const all = [...others, ...fresh.map((ship) => ({ by: seat, card: ship.card, ship }))];
  return {
    names: namesOf(all.map(({ by, card }) => [by, card])),
    ships: all.map(({ ship }) => ship),
    today: { ...layout.today, acted: [] },
    marked: null,
  };
}
