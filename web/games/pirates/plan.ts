// What a person plans: the ship in hand, and the course that is being drawn for her, leg by leg. It is asked of the engine
// while it is drawn: one question at a time, and only the last one counts.
import { computed, effect, signal } from "@preact/signals";
import type { Point } from "../../art/geometry.ts";
import type { Move, Ruled } from "../../play/types.ts";
import { keep, recall, type Wish } from "./kept-course.ts";
import { FINE, type Pose, ahead, bodyOf, cardOf, poseFrom, shipOf, spot, swing, turned } from "./sea.ts";
import type { GameDecision, GameForm, GameOption } from "./decisions.d.ts";
import type { Ship, View } from "./view.d.ts";

/** `mm`: 0 for all of the letter; `aside`: where the hand wanted another heading, which, and what kept her from it. */
export type Leg = { heading: number; letter: string; mm: number; aside?: Aside | null };
/** `wish`: the heading that the hand wants, of a turn from `from`; `way`: there is no `room` for it, or she would only graze
 * what is there (`past`); `by`: what that is. */
type Aside = { wish: number; from: number; way: "room" | "past" | ""; by: string[] };
/** Headings for which there is no room, clockwise, and what is in the way. */
type Shut = { from: number; to: number; by: string[] };
/** `pose`: where the leg ends; `way`: millimetres sailed; `by`: what stops it; `met`: terrain on the way. */
type Traced = { pose: Pose; way: number; by: string[]; met: [number, number][] };
/** `ended`: no other leg may follow; `pose`: of a swing, where she would lie. */
export type Found = {
  legs: Traced[];
  left: string;
  ended: boolean;
  bar: Ruled | null;
  shut?: Shut[][];
  past?: number | null;
  guns?: Reach[];
  threats?: Reach[];
  pose?: Pose | null;
  /** of a course towards a goal, its atoms */
  course?: Move;
  /** of what is put in: the ships that it would trap, what is paid, how many pieces and what they are worth */
  trapped?: string[];
  paid?: number;
  pieces?: number;
  gold?: number;
};
/** What asks the engine how far a move would get. */
type Ask = (move: Move) => Promise<Found | null>;
/** Who reaches whom from the end of a course. */
export type Reach = { at: string; guns: number; from: Point; to: Point };
/** `lead`: the atoms before the path; `letters`: of the whole move list; `at`: the leg that is being drawn; `whole`: chosen, not drawn;
 * `turn`: by how many degrees she may turn before a leg; `lengths`: of each letter, in hundredths of a millimetre;
 * `goal`: the place that it was to lead to. */
export type Plan = {
  ship: string;
  lead: Move;
  letters: string;
  turn: number;
  lengths: Record<string, number>;
  legs: Leg[];
  at: number;
  whole?: boolean;
  goal?: string;
};

/** The ship in hand, by her name. */
export const chosen = signal<string | null>(null);
export const plan = signal<Plan | null>(null);
/** Whether there is one: what only asks that is not drawn again with every move of the hand. */
export const planned = computed(() => plan.value !== null);
/** What the engine said last of the plan, and to which move. */
export const traced = signal<{ move: string; found: Found } | null>(null);

/** What takes an answer, and asks what a course would meet, while somebody is asked: the panel lends it to the chart. */
export const hands: { take: ((option: GameOption) => void) | null; ask: Ask | null } = {
  take: null,
  ask: null,
};

/** Grows when a course gets another leg or the handle is let go: then the window looks where the handle is. */
export const drawn = signal(0);

/** The question that all this was for. */
let asked: string = "";
/** The turn that it was part of. */
let turn = "";

const questionOf = (view: View, decision: GameDecision) =>
  [
    location.hash,
    decision.key,
    decision.seat,
    view.round,
    view.acted.length,
    JSON.stringify(decision.forms.map(({ data }) => data ?? null)),
  ].join();

/** Another question: what was in hand is put down. */
export function renew(view: View, decision: GameDecision | null | undefined) {
  const now = decision ? questionOf(view, decision) : "";
  const able = decision ? steerable(view, decision) : [];
  const stays = able.includes(chosen.peek() ?? "");
  if (now === asked) {
    // she has done what was left to her
    if (!stays) chosen.value = null;
    return;
  }
  const wish = recall(now);
  asked = now;
  // who was left over in one turn is not in hand in the next
  const before = turn;
  turn = decision ? [location.hash, decision.seat, view.round].join() : "";
  plan.value = null;
  traced.value = null;
  const ready = decision ? waiting(view, decision) : [];
  const again = decision ? acting(view, decision) : [];
  // who alone may act, has another action, or has anything left to order, need not be chosen
  const [first = null, ...others] = [ready, again, able].find((some) => some.length) ?? [];
  const alone = others.length ? null : first;
  // whoever has acted makes room for the next one
  if (decision && view.acted.includes(chosen.peek() ?? "")) chosen.value = ready[0] ?? (again.length ? alone : null);
  else if (!stays || turn !== before) chosen.value = alone;
  if (wish && decision) resume(view, decision, wish, able);
}

/** What was in hand before the page was loaded anew is in hand again, as far as it still may be. */
function resume(view: View, decision: GameDecision, { ship, legs, at }: Wish, able: string[]) {
  if (able.includes(ship)) chosen.value = ship;
  if (legs.length) begin(view, decision, ship);
  const now = plan.peek();
  if (!now || legs.some((leg, i) => !leftOf({ ...now, legs: legs.slice(0, i) }).includes(leg.letter))) return;
  plan.value = { ...now, legs, at: Math.min(Math.max(0, at), legs.length - 1) };
}

effect(() => {
  const now = plan.value;
  const name = now?.ship ?? chosen.value;
  if (asked) keep(asked, name, now);
});

/** The ships of which something can be ordered. */
export function steerable(view: View, decision: GameDecision): string[] {
  if (decision.key !== "pirates-ask-order") return [];
  const from = decision.options.flatMap(({ from, barred }) =>
    barred || !from?.startsWith("ship:") ? [] : [from.slice(5)],
  );
  return [...new Set([...from, ...decision.forms.flatMap((form) => namesOf(form))])].filter(
    (name) => shipOf(view, name)?.owner === decision.seat,
  );
}

/** Orders that are seldom wanted: nobody waits for who has no others. */
export const SELDOM = ["release", "transfer", "switch", "scuttle"];

/** The ships that can act, once more where they have acted. */
const acting = (view: View, decision: GameDecision): string[] =>
  steerable(view, decision).filter(
    (name) =>
      courseForm(decision, name) ||
      decision.options.some(({ from, group, barred }) => !barred && from === `ship:${name}` && !SELDOM.includes(group)),
  );

/** The ships that have yet to act. */
export const waiting = (view: View, decision: GameDecision): string[] =>
  acting(view, decision).filter((name) => !view.acted.includes(name));

const namesOf = ({ parts }: GameForm): string[] =>
  parts.flatMap((part) => (part.kind === "pick" && part.id === "ship" ? part.among.map(String) : []));

/** How often somebody has taken up a ship or put her down. */
export const picked = signal(0);

export function pick(name: string | null) {
  picked.value += 1;
  chosen.value = name;
  plan.value = null;
  traced.value = null;
}

/** The form by which this ship can be given a course: one that names her, or one for the ship that is asked about. */
export const courseForm = (decision: GameDecision, name: string | null) =>
  decision.forms.find((form) => {
    if (form.parts.at(-1)?.kind !== "path" || (form.verb !== "sail" && form.verb !== "drive") || name === null)
      return false;
    const names = namesOf(form);
    return names.length ? names.includes(name) : decision.options.some(({ from }) => from === `ship:${name}`);
  }) ?? null;

/** What stands before the path. */
const leadOf = (form: GameForm, name: string): Move => (namesOf(form).length ? [form.verb, name] : [form.verb]);

/** Begins a course. */
export function begin(view: View, decision: GameDecision, name: string) {
  const form = courseForm(decision, name);
  const ship = shipOf(view, name);
  if (!form || !ship) return;
  const { lists = {}, turns = {}, lengths = {} } = form.data ?? {};
  traced.value = null;
  const lead = leadOf(form, name);
  plan.value = { ship: name, lead, letters: lists[name] ?? "", turn: turns[name] ?? 0, lengths, legs: [], at: 0 };
  const { heading, letter, mm } = suggested(decision, ship, lead.length);
  addLeg(heading);
  if (letter) setLeg({ letter, mm });
}

/** What the adviser would do: the ship is taken in hand, and a course stands drawn. */
export function follow(view: View, decision: GameDecision, move: Move) {
  const name = move.find((atom) => typeof atom === "string" && shipOf(view, atom)?.owner === decision.seat);
  if (typeof name !== "string") return;
  pick(name);
  if (move[0] === "sail") lay(view, decision, name, move);
}

/** A course that was chosen stands drawn: whoever sails it sees it before. */
export function lay(view: View, decision: GameDecision, name: string, move: Move, goal?: string) {
  begin(view, decision, name);
  const now = plan.peek();
  if (!now) return;
  const legs: Leg[] = [];
  for (let i = now.lead.length; i + 2 < move.length; i += 3)
    legs.push({ heading: Number(move[i]), letter: String(move[i + 1]), mm: Number(move[i + 2]) });
  plan.value = { ...now, legs, at: legs.length - 1, whole: true, goal };
  drawn.value += 1;
}

/** A course towards an island or a ship, as the engine finds it, in place of what stands drawn. */
export async function headFor(view: View, decision: GameDecision, name: string, place: string, ask: Ask) {
  const form = courseForm(decision, name);
  if (!form) return;
  const [lead, before] = [leadOf(form, name), plan.peek()];
  const found = await ask([...lead, place]);
  // meanwhile a hand may have drawn on
  if (found?.course && plan.peek() === before && chosen.peek() === name)
    lay(view, decision, name, [...lead, ...found.course], place);
}

/** Whether a touch of a place means a course towards it: by the ship in hand, unless she could do something else there. */
export function sailsTo(view: View, decision: GameDecision, place: string) {
  const name = chosen.peek();
  const here = [`ship:${name}`, `island:${shipOf(view, name)?.docked}`];
  if (!courseForm(decision, name) || !/^(island|ship):/.test(place) || here.includes(place)) return false;
  const acts = decision.options.some(
    ({ from, at, group, barred }) => !barred && at === place && from === `ship:${name}` && group !== "sail",
  );
  return plan.peek() !== null || !acts;
}

/** Where a hand would begin: as the course that leads farthest away. */
function suggested(decision: GameDecision, { ship, x, y, heading }: Ship, at: number) {
  const far = decision.options
    .flatMap(({ group, from, move, data }) => {
      const sails = group === "sail" && from === `ship:${ship}` && typeof move[at] === "number";
      if (!sails || !data?.pose) return [];
      const [endX, endY] = poseFrom(data.pose);
      return [{ move, way: Math.hypot(endX - x, endY - y) }];
    })
    .sort((a, b) => b.way - a.way)[0];
  const [to, letter, mm] = far ? far.move.slice(at) : [heading, "", 0];
  return { heading: Number(to), letter: String(letter), mm: Number(mm) };
}

/** The letters that no leg uses. */
export const leftOf = ({ letters, legs }: Plan): string =>
  legs.reduce((left, { letter }) => left.replace(letter, ""), letters);

export function addLeg(heading: number) {
  const now = plan.peek();
  if (!now) return;
  const left = leftOf(now);
  const letter = left.includes("L") ? "L" : left[0];
  if (!letter) return;
  plan.value = { ...now, legs: [...now.legs, { heading, letter, mm: 0 }], at: now.legs.length };
  drawn.value += 1;
}

/** How far ahead of the bow the handle lies, in millimetres: beyond the thumb. */
export const LEAD = 34;

/** Where the handle lies, as far as is known. */
export function handleAt(view: View): Point | null {
  const now = plan.peek();
  const here = now && legsOf(view, now, lately.peek())[now.at];
  if (!here) return null;
  const [u, v] = ahead(here.course);
  const far = halfOf(now.ship) + LEAD;
  return [here.end[0] + u * far, here.end[1] + v * far];
}

/** @param change  of the leg that is being drawn */
export function setLeg(change: Partial<Leg>) {
  const now = plan.peek();
  if (!now) return;
  const legs = now.legs.map((leg, i) => (i === now.at ? { ...leg, aside: null, ...change } : leg));
  plan.value = { ...now, legs };
}

/** Takes back this leg and what came after it; the first one is drawn anew. */
export function dropLeg(i: number) {
  const now = plan.peek();
  if (!now) return;
  plan.value = i ? { ...now, legs: now.legs.slice(0, i), at: i - 1 } : null;
}

export const edit = (at: number) => plan.peek() && (plan.value = { ...(plan.peek() as Plan), at });

export const moveOf = ({ lead, legs }: Plan): Move => [
  ...lead,
  ...legs.flatMap(({ heading, letter, mm }) => [heading, letter, mm]),
];

/** The move of the course as it stands, as one text. */
export const course = computed(() => (plan.value ? moveOf(plan.value).join() : ""));

/** The trace of the course as it stands; null while a newer one is on its way. */
export const known = computed(() => {
  const now = plan.value;
  return now && traced.value?.move === course.value ? traced.value.found : null;
});

/** The same, or what was said of the course as it was drawn a moment ago: what is shown meanwhile. */
export const lately = computed(() => {
  const [now, last] = [plan.value, traced.value];
  const alike =
    now && last && last.move.split(",").length === moveOf(now).length && last.move.startsWith(`${now.lead.join()},`);
  return known.value ?? (alike ? last.found : null);
});

/** The same, where something was in the way; where nothing was, a course is drawn as far as the hand is. */
export const hindered = computed(() => {
  const found = lately.value;
  return found?.bar || found?.legs.some(({ by }) => by.length) ? found : known.value;
});

let waits = null as Move | null;
let runs = false;

/** Asks what a course would meet: one question at a time, the last one counts. */
export async function trace(move: Move, ask: Ask) {
  waits = move;
  if (runs) return;
  runs = true;
  while (waits) {
    const now = waits as Move;
    waits = null;
    const found = await ask(now);
    // a course that a hand draws gives way by itself: what it would have been is not shown
    if (found && !(now.join() === course.peek() && gives(found))) traced.value = { move: now.join(), found };
  }
  runs = false;
}

/** Whether the leg that is being drawn by a hand is led aside: to the nearest heading for which there is room, or past what
 * she would only graze. */
function gives({ legs, shut, past }: Found) {
  const now = plan.peek();
  const leg = now?.legs[now.at];
  if (!now || !leg?.aside) return false;
  const { wish, from, way } = leg.aside;
  const closed = shut?.[now.at] ?? [];
  const heading = freeNear(closed, leg.heading, from, now.turn);
  if (heading !== leg.heading) {
    setLeg({ heading, aside: { wish, from, way: "room", by: shutAt(closed, wish)?.by ?? [] } });
    return true;
  }
  const last = legs[now.at];
  if (typeof past !== "number" || !last || legs.length - 1 !== now.at || way) return false;
  setLeg({ heading: past, aside: { wish, from, way: "past", by: last.by } });
  return true;
}

/** What is in the way of a heading. */
export const shutAt = (closed: Shut[], heading: number) =>
  closed.find(({ from, to }) => turned(heading - from) <= turned(to - from)) ?? null;

/** The nearest heading for which there is room; the same where there is none. @param most  degrees that she may turn */
export function freeNear(closed: Shut[], heading: number, from: number, most: number) {
  for (let by = 0; by <= 180; by++)
    for (const to of [turned(heading + by), turned(heading - by)])
      if (within(from, to, most) === to && !shutAt(closed, to)) return to;
  return heading;
}

/** The headings for which there is room, from one to another, clockwise. */
export function roomOf(closed: Shut[], from: number, most: number): [number, number][] {
  const found: [number, number][] = [];
  let room: [number, number] | null = null;
  for (let by = -most; by <= most; by++) {
    const heading = turned(from + by);
    if (shutAt(closed, heading)) room = null;
    else if (room) room[1] = heading;
    else {
      room = [heading, heading];
      found.push(room);
    }
  }
  return found;
}

/** How far a letter goes, in millimetres. */
export const lengthOf = ({ lengths }: Plan, letter: string) => (lengths[letter] ?? 0) / FINE;

/** Where each leg begins and ends, on the drawing: as the engine said, or, until it has, as if nothing were in the way. */
export function legsOf(
  view: View,
  now: Plan,
  found: Found | null,
): { at: Point; heading: number; end: Point; course: number; stopped: boolean }[] {
  const ship = shipOf(view, now.ship);
  if (!ship) return [];
  let [at, heading] = [spot(view, ship.x, ship.y), ship.heading];
  const drawn = [];
  for (const [i, leg] of now.legs.entries()) {
    const told = found?.legs[i];
    if (found && !told) break;
    const far = leg.mm || lengthOf(now, leg.letter);
    const [u, v] = ahead(leg.heading);
    const end: Point = told ? spot(view, told.pose[0], told.pose[1]) : [at[0] + u * far, at[1] + v * far];
    drawn.push({ at, heading, end, course: told ? told.pose[2] : leg.heading, stopped: Boolean(told?.by.length) });
    [at, heading] = [end, told ? told.pose[2] : leg.heading];
  }
  return drawn;
}

/** Half of her length. */
export const halfOf = (name: string) => bodyOf(cardOf(name)).length / 2;

/** A heading that a turn from another one reaches. @param most  degrees of a turn */
export function within(from: number, to: number, most: number) {
  const by = swing(from, to);
  return Math.abs(by) <= most ? turned(to) : turned(from + Math.sign(by) * most);
}
