// The tiles of somebody's own box (PLU-OPT-07), as they are kept and as the engine gets them: what comes in from outside is
// checked, and what is not finished stays here.
import { type Fields, fieldsOf, isList, isRecord, isWord } from "../../store/gate.ts";
import type { Barrier, Coast } from "./view.d.ts";

/** An island of a face that is still being painted may lack its land, its ports or its mark. */
export type Isle = Omit<Coast, "id">;
export type Face = { coasts: Isle[]; barriers: Barrier[] };
/** By tile and face: T1A. What is not there is the house's. */
export type Tiles = Record<string, Face>;
/** What the engine says of them. */
export type Box = { faces: string[]; merchants: string[]; coasts: number; skulls: number };

const KINDS = ["resource", "merchant", "plain"];
const SIDES = ["N", "E", "S", "W"];
const ROWS = "ABCDEF";
export const SQUARES = [...ROWS].flatMap((row) => Array.from({ length: ROWS.length }, (_, i) => `${row}${i + 1}`));

const isFace = (name: string) => /^T[1-9][AB]$/.test(name);
const isSquare = (one: unknown): one is string => SQUARES.some((square) => square === one);
const isSide = (one: unknown): one is string => SIDES.some((side) => side === one);

const STEPS: Record<string, [down: number, right: number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

/** The square a step further on that side; null beyond the tile. */
export function beside(square: string, side: string): string | null {
  const [down, right] = STEPS[side] ?? [0, 0];
  const [row = "", column] = square;
  const to = `${ROWS[ROWS.indexOf(row) + down] ?? ""}${Number(column) + right}`;
  return isSquare(to) ? to : null;
}

/** The same edge has the same name, from whichever side. */
export const edgeOf = (pair: string[]) => [...pair].sort().join(" ");

function isleFrom(found: Fields): Isle | null {
  const { kind, skulls = 0, land, ports = [] } = found;
  if (!KINDS.some((one) => one === kind) || !isList(land, isSquare) || !Array.isArray(ports)) return null;
  const havens = ports.map((one: unknown) => {
    const { square, docks } = fieldsOf(one);
    return isSquare(square) && isList(docks, isSide) && fitting(docks) ? { square, docks: [...docks] } : null;
  });
  const strong =
    skulls === 0 ? kind !== "resource" : kind === "resource" && (skulls === 1 || skulls === 2 || skulls === 3);
  if (!strong || !havens.every((one) => one !== null)) return null;
  return { kind: String(kind), skulls: Number(skulls), land: [...land], ports: havens };
}

/** One side, or two that meet. */
const fitting = ([a, b, ...more]: string[]) =>
  a !== undefined && !more.length && (b === undefined || (SIDES.indexOf(a) - SIDES.indexOf(b)) % 2 !== 0);

function barrierFrom(found: Fields): Barrier | null {
  const { kind, between } = found;
  if ((kind !== "reef" && kind !== "cliff") || !isList(between, isSquare)) return null;
  const [a, b, ...more] = between;
  if (a === undefined || more.length) return null;
  return SIDES.some((side) => beside(a, side) === b) ? { kind, between: [...between] } : null;
}

const alone = (all: string[]) => new Set(all).size === all.length;

function faceFrom(found: unknown): Face | null {
  const { coasts, barriers } = fieldsOf(found);
  if (!Array.isArray(coasts) || !Array.isArray(barriers) || coasts.length > SQUARES.length) return null;
  const isles = coasts.map((one: unknown) => isleFrom(fieldsOf(one)));
  const edges = barriers.map((one: unknown) => barrierFrom(fieldsOf(one)));
  if (!isles.every((one) => one !== null) || !edges.every((one) => one !== null)) return null;
  const squares = isles.flatMap(({ land, ports }) => [...land, ...ports.map(({ square }) => square)]);
  return alone(squares) && alone(edges.map(({ between }) => edgeOf(between)))
    ? { coasts: isles, barriers: edges }
    : null;
}

/** Tiles from elsewhere, made anew of what is known; null where they are none. */
export function tilesFrom(found: unknown, box?: Box): Tiles | null {
  if (!isRecord(found)) return null;
  const faces = Object.entries(found).map(([name, face]) => [name, faceFrom(face)] as const);
  const known = (name: string, face: Face | null) =>
    isWord(name) &&
    isFace(name) &&
    face &&
    (!box || (box.faces.includes(name) && faults(face, name, box)[0] !== "merchant"));
  return faces.every(([name, face]) => known(name, face)) ? (Object.fromEntries(faces) as Tiles) : null;
}

/** What keeps a face from being played on, as the ends of messages; nothing where it is finished. */
export function faults({ coasts }: Face, name: string, box: Box): string[] {
  const lacks = (is: (coast: Isle) => boolean, what: string) => (coasts.some(is) ? [what] : []);
  return [
    ...lacks(({ kind }) => kind === "merchant" && !box.merchants.includes(name.slice(0, -1)), "merchant"),
    ...lacks(({ land }) => !land.length, "ashore"),
    ...lacks(({ kind, land, ports }) => kind === "plain" && land.length > 0 && ports.length > 0, "mark"),
    ...lacks(({ kind, ports }) => kind !== "plain" && !ports.length, "port"),
    ...(coasts.length > box.coasts ? ["many"] : []),
  ];
}

/** The faces that are painted, and finished. */
export const finished = (tiles: Tiles, box: Box): Tiles =>
  Object.fromEntries(
    Object.entries(tiles).filter(([name, face]) => face.coasts.length && !faults(face, name, box).length),
  );

/** What is kept and what a file brings; null where they show the same face differently. */
export function together(kept: Tiles, more: Tiles): Tiles | null {
  const same = ([name, face]: [string, Face]) => !kept[name] || JSON.stringify(kept[name]) === JSON.stringify(face);
  return Object.entries(more).every(same) ? { ...kept, ...more } : null;
}
