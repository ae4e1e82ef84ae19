// What a stroke does to the face of a tile, and which islands what is painted makes.
import { centre, distance, type Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { beside, type Box, edgeOf, type Face, type Isle, SQUARES, type Tiles, tilesFrom } from "./tiles.ts";

export type Brush = "sea" | "land" | "port" | "skull-1" | "skull-2" | "skull-3" | "merchant" | "barrier";

const SIDES = ["N", "E", "S", "W"];
const opposite = (side: string) => itemAt(SIDES, (SIDES.indexOf(side) + 2) % SIDES.length);
/** How an anchor may stand, clockwise. */
const STANDS = [["N"], ["N", "E"], ["E"], ["E", "S"], ["S"], ["S", "W"], ["W"], ["N", "W"]];

/** `mark`: skulls, or 0 for the barrel of a merchant. */
type Square = { docks: string[] } | { mark: number | null };
type Paint = { squares: Map<string, Square>; edges: Set<string> };

const isLand = (square: Square | undefined): square is { mark: number | null } => Boolean(square && "mark" in square);
const isPort = (square: Square | undefined): square is { docks: string[] } => Boolean(square && "docks" in square);

/** The square of some land that is nearest to its middle. */
function heart(land: string[]) {
  const cell = (square: string): Point => [square.charCodeAt(0), Number(square[1])];
  const middle = centre(land.map(cell));
  const far = (square: string) => distance(cell(square), middle);
  return land.reduce((best, square) => (far(square) < far(best) ? square : best));
}

function paintOf({ coasts, barriers }: Face): Paint {
  const squares = new Map<string, Square>();
  for (const { kind, skulls, land, ports } of coasts) {
    for (const square of land) squares.set(square, { mark: null });
    if (land.length && kind !== "plain") squares.set(heart(land), { mark: skulls });
    for (const { square, docks } of ports) squares.set(square, { docks: [...docks].sort(inOrder) });
  }
  return { squares, edges: new Set(barriers.map(({ between }) => edgeOf(between))) };
}

// ---- islands

/** Land that hangs together by its sides. */
function piece({ squares }: Paint, from: string): string[] {
  const found = [from];
  for (const square of found)
    for (const side of SIDES) {
      const to = beside(square, side);
      if (to && !found.includes(to) && isLand(squares.get(to))) found.push(to);
    }
  return SQUARES.filter((square) => found.includes(square));
}

const markOf = ({ squares }: Paint, land: string[]) =>
  land.map((square) => squares.get(square)).find((one) => isLand(one) && one.mark !== null) as
    { mark: number } | undefined;

const corners = (square: string) =>
  ["N", "S"].flatMap((one) => ["E", "W"].map((other) => beside(beside(square, one) ?? "", other)));

/** The land that a port belongs to: behind its anchor, or else beside it. */
function landOf(paint: Paint, port: string, docks: string[]) {
  const sides = [...docks.map(opposite), ...SIDES].filter((side) => !docks.includes(side));
  const near = sides.map((side) => beside(port, side)).filter((to) => to && isLand(paint.squares.get(to))) as string[];
  return near.find((to) => markOf(paint, piece(paint, to))) ?? near[0];
}

/** One mark, one island: land without one belongs to the marked land that it has a port for and meets at a corner. */
export function faceOf(paint: Paint): Face {
  const isles: Isle[] = [];
  const at = new Map<string, Isle>();
  for (const square of SQUARES) {
    if (at.has(square) || !isLand(paint.squares.get(square))) continue;
    const land = piece(paint, square);
    const mark = markOf(paint, land)?.mark;
    const kind = mark === undefined ? "plain" : mark ? "resource" : "merchant";
    const isle: Isle = { kind, skulls: mark ?? 0, land, ports: [] };
    isles.push(isle);
    for (const one of land) at.set(one, isle);
  }
  const lost: Isle = { kind: "plain", skulls: 0, land: [], ports: [] };
  for (const square of SQUARES) {
    const here = paint.squares.get(square);
    if (!isPort(here)) continue;
    const land = landOf(paint, square, here.docks);
    (at.get(land ?? "") ?? lost).ports.push({ square, docks: [...here.docks] });
  }
  return { coasts: gathered(isles, at, lost), barriers: barriers(paint) };
}

function gathered(isles: Isle[], at: Map<string, Isle>, lost: Isle): Isle[] {
  const rocks: Isle = { kind: "plain", skulls: 0, land: [], ports: [] };
  const own: Isle[] = [];
  for (const isle of isles) {
    const meets = isle.land.flatMap(corners).map((square) => at.get(square ?? ""));
    const near =
      isle.kind === "plain" && isle.ports.length ? meets.find((one) => one && one.kind !== "plain") : undefined;
    const into = near ?? (isle.kind === "plain" && !isle.ports.length ? rocks : null);
    if (!into) own.push(isle);
    else {
      into.land = SQUARES.filter((square) => into.land.includes(square) || isle.land.includes(square));
      into.ports.push(...isle.ports);
    }
  }
  return [...own, ...[rocks].filter(({ land }) => land.length), ...[lost].filter(({ ports }) => ports.length)];
}

/** A cliff where land begins, else a reef. */
const barriers = ({ squares, edges }: Paint) =>
  [...edges].sort().map((edge) => {
    const between = edge.split(" ");
    return { kind: between.some((one) => isLand(squares.get(one))) ? "cliff" : "reef", between };
  });

/** A face as it would have been painted. */
export const repainted = (face: Face) => faceOf(paintOf(face));

/** Tiles from elsewhere, each as it would have been painted; null where they are none. */
export function taken(found: unknown, box: Box): Tiles | null {
  const tiles = tilesFrom(found, box);
  return tiles && Object.fromEntries(Object.entries(tiles).map(([name, face]) => [name, repainted(face)]));
}

// ---- ports

/** How an anchor may stand there: it looks at no land. */
function stands(paint: Paint, port: string) {
  const shut = (side: string) => isLand(paint.squares.get(beside(port, side) ?? ""));
  const open = STANDS.filter((docks) => !docks.some(shut));
  return open.length ? open : STANDS;
}

/** Away from the land that it lies at. */
function usual(paint: Paint, port: string): string[] {
  const open = SIDES.filter((side) => !isLand(paint.squares.get(beside(port, side) ?? "")));
  const away = open.filter((side) => !open.includes(opposite(side)));
  const among = stands(paint, port);
  const best = among.find((docks) => docks.length === away.length && docks.every((side) => away.includes(side)));
  return best ?? itemAt(among, 0);
}

function turned(paint: Paint, port: string, docks: string[]) {
  const among = stands(paint, port);
  return itemAt(among, (among.findIndex((one) => one.join() === docks.join()) + 1) % among.length);
}

/** Where an anchor looks when a finger goes that way from it; null as long as it has hardly moved. */
export function aimed(right: number, down: number): string[] | null {
  if (Math.hypot(right, down) < 0.6) return null;
  const eighth = Math.round(Math.atan2(right, -down) / (Math.PI / 4));
  return itemAt(STANDS, (eighth + STANDS.length) % STANDS.length);
}

const inOrder = (a: string, b: string) => SIDES.indexOf(a) - SIDES.indexOf(b);

// ---- strokes

/** What a stroke does all along: it takes away where it began on what was there already. `aim`: where the anchor looks. */
export type Stroke = { brush: Brush; off: boolean; aim?: string[] };

export function begun(face: Face, brush: Brush, place: string): Stroke {
  const paint = paintOf(face);
  const here = paint.squares.get(place);
  const mark = marks(brush);
  const there = mark !== null && isLand(here) && markOf(paint, piece(paint, place))?.mark === mark;
  return { brush, off: brush === "barrier" ? paint.edges.has(place) : brush === "port" ? isPort(here) : there };
}

const marks = (brush: Brush) => (brush === "merchant" ? 0 : brush.startsWith("skull") ? Number(brush.slice(-1)) : null);

/** The face with one more place under the brush; of a barrier, its edge. */
export function brushed(face: Face, { brush, off, aim }: Stroke, place: string): Face {
  const paint = paintOf(face);
  const here = paint.squares.get(place);
  const mark = marks(brush);
  if (brush === "barrier") paint.edges[off ? "delete" : "add"](place);
  else if (brush === "port") {
    if (aim) put(paint, place, { docks: aim });
    else if (isPort(here)) paint.squares.set(place, { docks: off ? turned(paint, place, here.docks) : here.docks });
    else put(paint, place, { docks: [] });
  } else if (mark !== null) marked(paint, place, off ? null : mark);
  else if (brush === "sea" || !isLand(here)) put(paint, place, brush === "sea" ? null : { mark: null });
  // an anchor never looks at land
  for (const [port, one] of paint.squares)
    if (isPort(one) && !stands(paint, port).some((docks) => docks.join() === one.docks.join()))
      paint.squares.set(port, { docks: usual(paint, port) });
  return faceOf(paint);
}

/** Something else lies on a square; the mark of the land that was there stays with what is left of it. */
function put(paint: Paint, place: string, square: Square | null) {
  const was = paint.squares.get(place);
  if (isLand(was) && was.mark !== null) {
    const next = SIDES.map((side) => beside(place, side)).find((to) => to && isLand(paint.squares.get(to)));
    if (next) paint.squares.set(next, { mark: was.mark });
  }
  if (square) paint.squares.set(place, square);
  else paint.squares.delete(place);
}

/** An island has one mark; on open sea it comes with its land. */
function marked(paint: Paint, place: string, mark: number | null) {
  if (isPort(paint.squares.get(place))) return;
  paint.squares.set(place, { mark: null });
  const land = piece(paint, place);
  for (const square of land) paint.squares.set(square, { mark: null });
  paint.squares.set(place, { mark });
}
