// What differs on a real table once a log was put right: of what people had carried out, the events to put back, and those to
// carry out instead. Nothing is drawn or kept here, so that tests/contract/test_put_back.py can ask it.
import type { Event, GameOwn, View } from "./types.ts";
import { applied, type Change } from "./views.ts";

/** An event, and the view before it. `words`: how it is told, and the numbers in that. */
export type Step = { event: Event; before: View; words: string; numbers: number[] };
/** What an event makes of one thing on the table. */
type Effect = { at: string; from: unknown; to: unknown };
type Line<S extends Step = Step> = { step: S; effects: Effect[] };
type Table = Map<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Where in a view a path leads, whichever of several. */
const placeOf = (path: Change[0]) => path.filter((part) => typeof part !== "number").join(".");

/**
 * @param old  what people have carried out, from the view in which both begin
 * @param now  what is to be carried out by now
 * @param counted  the parts of a view that are no things on the table
 */
export function differences<S extends Step>(old: S[], now: S[], counted: readonly string[]): { back: S[]; on: S[] } {
  const since = partFrom(old, now);
  const things = thingsOf([...old.slice(since), ...now.slice(since)], counted);
  const linesOf = (steps: S[]) => steps.slice(since).map((step) => lineOf(step, things));
  const [gone, come] = [linesOf(old), linesOf(now)];
  const [was, is] = [tableAfter(gone), tableAfter(come)];
  // what only one of them changes is in the other as it was before
  for (const [at, from] of before([...come, ...gone]))
    for (const table of [was, is]) if (!table.has(at)) table.set(at, from);
  const differ = new Set([...is.keys()].filter((at) => !isSame(was.get(at), is.get(at))));
  const touched = together([...gone, ...come], differ);
  const isTouched = ({ effects }: Line) => effects.some(({ at }) => touched.has(at));
  const [back, on] = fewest(gone.filter(isTouched), come.filter(isTouched), was, is);
  return { back: back.map(({ step }) => step).reverse(), on: on.map(({ step }) => step) };
}

/** So many steps are the same in both. */
export function partFrom(old: Step[], now: Step[]): number {
  const at = old.findIndex(({ event }, i) => !isSame(event, now[i]?.event));
  return at < 0 ? old.length : at;
}

/** The things that events change, by their paths: of a list that grows or shrinks, the whole list, unless its items have names. */
function thingsOf(steps: Step[], counted: readonly string[]): Set<string> {
  const isThing = ([path]: Change) => !counted.some((one) => placeOf(path).startsWith(one));
  return new Set(
    steps.flatMap(({ event, before }) => {
      const after = applied(before, event.change ?? []);
      return (event.change ?? []).filter(isThing).flatMap(([path]) => pathsOf(path, before, after));
    }),
  );
}

function pathsOf(path: Change[0], before: View, after: View): string[] {
  const named = path.map((part, i) => {
    const [item] = [before, after].map((view) => nameIn(valueAt(view, path.slice(0, i)), part)).filter(Boolean);
    return item ?? part;
  });
  const [from, to] = [before, after].map((view) => valueAt(view, path));
  if (!isNamed(from) || !isNamed(to)) return [named.join("/")];
  const marks = [...new Set([...from, ...to].map(markOf))];
  return marks.map((mark) => [...named, mark].join("/"));
}

/** What it is called among others that lie in no order. */
const markOf = (item: GameOwn): string | null => {
  const name = item?.id ?? item?.ship;
  return typeof name === "string" || typeof name === "number" ? `#${name}` : null;
};
const isNamed = (list: unknown): list is GameOwn[] => {
  if (!Array.isArray(list)) return false;
  const marks = new Set(list.map(markOf));
  return marks.size === list.length && !marks.has(null);
};
const nameIn = (list: unknown, at: string | number) =>
  typeof at === "number" && isNamed(list) ? markOf(list[at]) : null;

const partOf = (whole: GameOwn, name: string | number) =>
  typeof name === "string" && isNamed(whole) ? whole.find((item) => markOf(item) === name) : whole?.[name];
const valueAt = (view: View, path: readonly (string | number)[]): unknown =>
  path.reduce((whole: GameOwn, name) => partOf(whole, name), view);

/** The thing of which this path is a part: the whole of it, where that is changed too. */
function wholeOf(path: string, things: Set<string>) {
  const parts = path.split("/");
  const length = parts.findIndex((_, i) => things.has(parts.slice(0, i + 1).join("/")));
  return length < 0 ? null : parts.slice(0, length + 1).join("/");
}

function lineOf<S extends Step>(step: S, things: Set<string>): Line<S> {
  const { event, before } = step;
  const change = event.change ?? [];
  const after = applied(before, change);
  const paths = change.flatMap(([path]) => pathsOf(path, before, after));
  const effects = [...new Set(paths.flatMap((path) => wholeOf(path, things) ?? []))].map((at) => {
    const [from, to] = [before, after].map((view) => valueAt(view, at.split("/")));
    return { at, from, to };
  });
  return { step, effects: effects.filter(({ from, to }) => !isSame(from, to)) };
}

const tableAfter = (lines: Line[]): Table =>
  new Map(lines.flatMap(({ effects }) => effects.map(({ at, to }) => [at, to] as const)));

/** How each thing was before anything changed it. */
const before = (lines: Line[]): Table =>
  new Map([...lines].reverse().flatMap(({ effects }) => effects.map(({ at, from }) => [at, from] as const)));

/** These things, and all that are changed by the same events. */
function together(lines: Line[], things: Set<string>): Set<string> {
  const all = new Set(things);
  for (let size = -1; size < all.size;) {
    size = all.size;
    for (const { effects } of lines)
      if (effects.some(({ at }) => all.has(at))) for (const { at } of effects) all.add(at);
  }
  return all;
}

/** What is told in the same words before and after stays as it lies, wherever the rest still leads to the table. */
function fewest<S extends Step>(gone: Line<S>[], come: Line<S>[], was: Table, is: Table): [Line<S>[], Line<S>[]] {
  let [back, on] = [gone, come];
  for (const line of [...gone].reverse()) {
    for (const other of on.filter(({ step }) => step.words === line.step.words).reverse()) {
      const [less, fewer] = [back.filter((one) => one !== line), on.filter((one) => one !== other)];
      if (!leads(less, fewer, was, is)) continue;
      [back, on] = [less, fewer];
      break;
    }
  }
  return [back, on];
}

/** Whether a table becomes the other one by these lines. */
function leads(back: Line[], on: Line[], was: Table, is: Table): boolean {
  const table = new Map(was);
  for (const { step, effects } of [...back].reverse())
    for (const { at, from, to } of effects) table.set(at, moved(table.get(at), to, from, step.numbers));
  for (const { step, effects } of on)
    for (const { at, from, to } of effects) table.set(at, moved(table.get(at), from, to, step.numbers));
  return [...is].every(([at, value]) => isSame(table.get(at), value));
}

/** What cannot be done as things lie. */
const ASTRAY = "astray";

/** What comes of a thing that lies like this. Whoever is told a number goes on by so many from wherever it is, and by one where
 * none is told; what else is told is done as it is shown. */
function moved(at: unknown, from: unknown, to: unknown, numbers: number[]): unknown {
  if (isSame(from, to)) return at;
  if (isSame(from, at)) return to;
  if (Number.isInteger(at) && Number.isInteger(from) && Number.isInteger(to)) {
    const by = Number(to) - Number(from);
    return [1, ...numbers].includes(Math.abs(by)) ? Number(at) + by : to;
  }
  if (Array.isArray(at) && Array.isArray(from) && Array.isArray(to)) {
    if (at.length !== from.length) return ASTRAY;
    if (from.length !== to.length) return spliced(at, from, to);
    return at.map((part, i): unknown => moved(part, from[i], to[i], numbers));
  }
  if (!isWhole(at) && !isWhole(from) && !isWhole(to)) return to;
  if (!at || !from || !to || !isWhole(at) || !isWhole(from) || !isWhole(to)) return ASTRAY;
  const names = Object.keys(from);
  if (!isSame(names, Object.keys(at)) || !isSame(names, Object.keys(to))) return ASTRAY;
  return Object.fromEntries(names.map((name) => [name, moved(at[name], from[name], to[name], numbers)]));
}

/** It has parts, or it is not there. */
const isWhole = (thing: unknown): thing is Record<string, unknown> | null => typeof thing === "object";

/** The same goes and comes as in another list that is as long. */
function spliced(at: unknown[], from: unknown[], to: unknown[]): unknown {
  const [short, long] = [from, to].sort((one, other) => one.length - other.length);
  if (!short || !long) return ASTRAY;
  const differ = short.findIndex((part, i) => !isSame(part, long[i]));
  const start = differ < 0 ? short.length : differ;
  const [last, other] = [[...short].reverse(), [...long].reverse()];
  const parts = last.findIndex((part, i) => !isSame(part, other[i]));
  const end = Math.min(parts < 0 ? short.length : parts, short.length - start);
  const gone = from.slice(start, from.length - end);
  if (!isSame(at.slice(start, at.length - end), gone)) return ASTRAY;
  return [...at.slice(0, start), ...to.slice(start, to.length - end), ...at.slice(at.length - end)];
}

/** The numbers in a message. */
export const numbersIn = (args: object): number[] => Object.values(args).filter((arg) => typeof arg === "number");
