// What a person plans: the ship in hand, and the course that is being drawn for her, leg by leg. It is asked of the engine
// while it is drawn: one question at a time, and only the last one counts.
import { computed, effect, signal } from "@preact/signals";
import { keep, recall } from "./kept-course.js";
import { FINE, ahead, bodyOf, cardOf, shipOf, spot, swing, turned } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {import("../../play/types.js").Move} Move */
/** @typedef {import("../../play/types.js").Ruled} Ruled */
/** @typedef {import("../../art/geometry.js").Point} Point */
/** `mm`: 0 for all of the letter; `aside`: where the hand wanted another heading, which, and what kept her from it.
 * @typedef {{heading: number, letter: string, mm: number, aside?: Aside | null}} Leg */
/** `wish`: the heading that the hand wants, of a turn from `from`; `way`: there is no `room` for it, or she would only graze
 * what is there (`past`); `by`: what that is. @typedef {{wish: number, from: number, way: "room" | "past" | "", by: string[]}} Aside */
/** Headings for which there is no room, clockwise, and what is in the way. @typedef {{from: number, to: number, by: string[]}} Shut */
/** `pose`: where the leg ends; `way`: millimetres sailed; `by`: what stops it; `met`: terrain on the way.
 * @typedef {{pose: number[], way: number, by: string[], met: [number, number][]}} Traced */
/** `pose`: of a swing, where she would lie. @typedef {{legs: Traced[], left: string, bar: Ruled | null, shut?: Shut[][], past?: number | null, guns?: Reach[], threats?: Reach[], pose?: number[] | null}} Found */
/** Who reaches whom from the end of a course. @typedef {{at: string, guns: number, from: number[], to: number[]}} Reach */
/** `lead`: the atoms before the path; `letters`: of the whole move list; `at`: the leg that is being drawn; `whole`: chosen, not drawn;
 * `goal`: the place that it was to lead to.
 * @typedef {{ship: string, lead: Move, letters: string, free: boolean, legs: Leg[], at: number, whole?: boolean, goal?: string}} Plan */

/** The ship in hand, by her name. */
export const chosen = signal(/** @type {string | null} */ (null));
export const plan = signal(/** @type {Plan | null} */ (null));
/** Whether there is one: what only asks that is not drawn again with every move of the hand. */
export const planned = computed(() => plan.value !== null);
/** What the engine said last of the plan, and to which move. */
export const traced = signal(/** @type {{move: string, found: Found} | null} */ (null));

/** What takes an answer, and asks what a course would meet, while somebody is asked: the panel lends it to the chart.
 * @type {{take: ((option: import("../../play/types.js").Option) => void) | null, ask: ((move: Move) => Promise<any>) | null}} */
export const hands = { take: null, ask: null };

/** Grows when a course gets another leg or the handle is let go: then the window looks where the handle is. */
export const drawn = signal(0);

/** The question that all this was for. @type {string} */
let asked = "";
/** The turn that it was part of. */
let turn = "";

/** @param {View} view @param {Decision} decision */
const questionOf = (view, decision) =>
  [
    location.hash,
    decision.key,
    decision.seat,
    view.round,
    view.acted.length,
    JSON.stringify(decision.forms.map(({ data }) => data ?? null)),
  ].join();

/** Another question: what was in hand is put down. @param {View} view @param {Decision | null | undefined} decision */
export function renew(view, decision) {
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
  // whoever has acted makes room for the next one
  if (decision && view.acted.includes(chosen.peek() ?? "")) chosen.value = waiting(view, decision)[0] ?? null;
  else if (!stays || turn !== before) chosen.value = able.length === 1 ? able[0] : null;
  if (wish && decision) resume(view, decision, wish, able);
}

/** What was in hand before the page was loaded anew is in hand again, as far as it still may be.
 * @param {View} view @param {Decision} decision @param {import("./kept-course.js").Wish} wish @param {string[]} able */
function resume(view, decision, { ship, legs, at }, able) {
  if (able.includes(ship)) chosen.value = ship;
  if (legs.length) begin(view, decision, ship);
  const now = plan.peek();
  if (!now || legs.some((_, i) => !leftOf({ ...now, legs: legs.slice(0, i) }).includes(legs[i].letter))) return;
  plan.value = { ...now, legs, at: Math.min(Math.max(0, at), legs.length - 1) };
}

effect(() => {
  const now = plan.value;
  const name = now?.ship ?? chosen.value;
  if (asked) keep(asked, name, now);
});

/** The ships of which something can be ordered. @param {View} view @param {Decision} decision @returns {string[]} */
export function steerable(view, decision) {
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

/** The ships that have yet to act. @param {View} view @param {Decision} decision @returns {string[]} */
export const waiting = (view, decision) =>
  steerable(view, decision).filter(
    (name) =>
      !view.acted.includes(name) &&
      (courseForm(decision, name) ||
        decision.options.some(
          ({ from, group, barred }) => !barred && from === `ship:${name}` && !SELDOM.includes(group),
        )),
  );

/** @param {import("../../play/types.js").Form} form @returns {string[]} */
const namesOf = ({ parts }) =>
  parts.flatMap((part) => (part.kind === "pick" && part.id === "ship" ? part.among.map(String) : []));

/** How often somebody has taken up a ship or put her down. */
export const picked = signal(0);

/** @param {string | null} name */
export function pick(name) {
  picked.value += 1;
  chosen.value = name;
  plan.value = null;
  traced.value = null;
}

/** The form by which this ship can be given a course: one that names her, or one for the ship that is asked about.
 * @param {Decision} decision @param {string | null} name */
export const courseForm = (decision, name) =>
  decision.forms.find((form) => {
    if (form.parts.at(-1)?.kind !== "path" || (form.verb !== "sail" && form.verb !== "drive") || name === null)
      return false;
    const names = namesOf(form);
    return names.length ? names.includes(name) : decision.options.some(({ from }) => from === `ship:${name}`);
  }) ?? null;

/** What stands before the path. @param {import("../../play/types.js").Form} form @param {string} name @returns {Move} */
const leadOf = (form, name) => (namesOf(form).length ? [form.verb, name] : [form.verb]);

/** Begins a course. @param {View} view @param {Decision} decision @param {string} name */
export function begin(view, decision, name) {
  const form = courseForm(decision, name);
  const ship = shipOf(view, name);
  if (!form || !ship) return;
  const letters = String(form.data?.lists?.[name] ?? form.data?.letters ?? "");
  traced.value = null;
  const lead = leadOf(form, name);
  plan.value = { ship: name, lead, letters, free: Boolean(form.data?.free?.includes(name)), legs: [], at: 0 };
  const { heading, letter, mm } = suggested(decision, ship, lead.length);
  addLeg(heading);
  if (letter) setLeg({ letter, mm });
}

/** What the adviser would do: the ship is taken in hand, and a course stands drawn.
 * @param {View} view @param {Decision} decision @param {Move} move */
export function follow(view, decision, move) {
  const name = move.find((atom) => typeof atom === "string" && shipOf(view, atom)?.owner === decision.seat);
  if (typeof name !== "string") return;
  pick(name);
  if (move[0] === "sail") lay(view, decision, name, move);
}

/** A course that was chosen stands drawn: whoever sails it sees it before. @param {View} view @param {Decision} decision @param {string} name @param {Move} move
 * @param {string} [goal] */
export function lay(view, decision, name, move, goal) {
  begin(view, decision, name);
  const now = plan.peek();
  if (!now) return;
  /** @type {Leg[]} */
  const legs = [];
  for (let i = now.lead.length; i + 2 < move.length; i += 3)
    legs.push({ heading: Number(move[i]), letter: String(move[i + 1]), mm: Number(move[i + 2]) });
  plan.value = { ...now, legs, at: legs.length - 1, whole: true, goal };
  drawn.value += 1;
}

/** A course towards an island or a ship, as the engine finds it, in place of what stands drawn. @param {View} view @param {Decision} decision @param {string} name
 * @param {string} place @param {(move: Move) => Promise<any>} ask */
export async function headFor(view, decision, name, place, ask) {
  const form = courseForm(decision, name);
  if (!form) return;
  const [lead, before] = [leadOf(form, name), plan.peek()];
  const found = await ask([...lead, place]);
  // meanwhile a hand may have drawn on
  if (found?.course && plan.peek() === before && chosen.peek() === name)
    lay(view, decision, name, [...lead, ...found.course], place);
}

/** Whether a touch of a place means a course towards it: by the ship in hand, unless she could do something else there.
 * @param {View} view @param {Decision} decision @param {string} place */
export function sailsTo(view, decision, place) {
  const name = chosen.peek();
  const here = [`ship:${name}`, `island:${shipOf(view, name)?.docked}`];
  if (!courseForm(decision, name) || !/^(island|ship):/.test(place) || here.includes(place)) return false;
  const acts = decision.options.some(
    ({ from, at, group, barred }) => !barred && at === place && from === `ship:${name}` && group !== "sail",
  );
  return plan.peek() !== null || !acts;
}

/** Where a hand would begin: as the course that leads farthest away. @param {Decision} decision @param {import("./view.js").Ship} ship @param {number} at */
function suggested(decision, { ship, x, y, heading }, at) {
  const far = decision.options
    .filter(
      ({ group, from, move, data }) =>
        group === "sail" && from === `ship:${ship}` && data?.pose && typeof move[at] === "number",
    )
    .map(({ move, data }) => ({ move, way: Math.hypot(data.pose[0] - x, data.pose[1] - y) }))
    .sort((a, b) => b.way - a.way)[0];
  const [to, letter, mm] = far ? far.move.slice(at) : [heading, "", 0];
  return { heading: Number(to), letter: String(letter), mm: Number(mm) };
}

/** The letters that no leg uses. @param {Plan} now @returns {string} */
export const leftOf = ({ letters, legs }) => legs.reduce((left, { letter }) => left.replace(letter, ""), letters);

/** @param {number} heading */
export function addLeg(heading) {
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

/** Where the handle lies, as far as is known. @param {View} view @returns {Point | null} */
export function handleAt(view) {
  const now = plan.peek();
  const here = now && legsOf(view, now, lately.peek())[now.at];
  if (!here) return null;
  const [u, v] = ahead(here.course);
  const far = halfOf(now.ship) + LEAD;
  return [here.end[0] + u * far, here.end[1] + v * far];
}

/** @param {Partial<Leg>} change of the leg that is being drawn */
export function setLeg(change) {
  const now = plan.peek();
  if (!now) return;
  const legs = now.legs.map((leg, i) => (i === now.at ? { ...leg, aside: null, ...change } : leg));
  plan.value = { ...now, legs };
}

/** Takes back this leg and what came after it; the first one is drawn anew. @param {number} i */
export function dropLeg(i) {
  const now = plan.peek();
  if (!now) return;
  plan.value = i ? { ...now, legs: now.legs.slice(0, i), at: i - 1 } : null;
}

/** @param {number} at */
export const edit = (at) => plan.peek() && (plan.value = { .../** @type {Plan} */ (plan.peek()), at });

/** @param {Plan} now @returns {Move} */
export const moveOf = ({ lead, legs }) => [
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

let waits = /** @type {Move | null} */ (null);
let runs = false;

/** Asks what a course would meet: one question at a time, the last one counts.
 * @param {Move} move @param {(move: Move) => Promise<any>} ask */
export async function trace(move, ask) {
  waits = move;
  if (runs) return;
  runs = true;
  while (waits) {
    const now = /** @type {Move} */ (waits);
    waits = null;
    const found = await ask(now);
    // a course that a hand draws gives way by itself: what it would have been is not shown
    if (found && !(now.join() === course.peek() && gives(found))) traced.value = { move: now.join(), found };
  }
  runs = false;
}

/** Whether the leg that is being drawn by a hand is led aside: to the nearest heading for which there is room, or past what
 * she would only graze. @param {Found} found */
function gives({ legs, shut, past }) {
  const now = plan.peek();
  const leg = now?.legs[now.at];
  if (!now || !leg?.aside) return false;
  const { wish, from, way } = leg.aside;
  const closed = shut?.[now.at] ?? [];
  const heading = freeNear(closed, leg.heading, from, now.free);
  if (heading !== leg.heading) {
    setLeg({ heading, aside: { wish, from, way: "room", by: shutAt(closed, wish)?.by ?? [] } });
    return true;
  }
  const last = legs[now.at];
  if (typeof past !== "number" || !last || legs.length - 1 !== now.at || way) return false;
  setLeg({ heading: past, aside: { wish, from, way: "past", by: last.by } });
  return true;
}

/** What is in the way of a heading. @param {Shut[]} closed @param {number} heading */
export const shutAt = (closed, heading) =>
  closed.find(({ from, to }) => turned(heading - from) <= turned(to - from)) ?? null;

/** The nearest heading for which there is room; the same where there is none.
 * @param {Shut[]} closed @param {number} heading @param {number} from @param {boolean} free */
export function freeNear(closed, heading, from, free) {
  for (let by = 0; by <= 180; by++)
    for (const to of [turned(heading + by), turned(heading - by)])
      if (within(from, to, free) === to && !shutAt(closed, to)) return to;
  return heading;
}

/** The headings for which there is room, from one to another, clockwise. @param {Shut[]} closed @param {number} from @param {boolean} free
 * @returns {[number, number][]} */
export function roomOf(closed, from, free) {
  const most = free ? 180 : MOST_TURN;
  /** @type {[number, number][]} */
  const found = [];
  for (let by = -most, open = false; by <= most; by++) {
    const heading = turned(from + by);
    const now = !shutAt(closed, heading);
    if (now && !open) found.push([heading, heading]);
    else if (now) found[found.length - 1][1] = heading;
    open = now;
  }
  return found;
}

/** How far a letter goes, in millimetres. @param {View} view @param {string} letter */
export const lengthOf = (view, letter) => view.measures["SL".indexOf(letter)] / FINE;

/** Where each leg begins and ends, on the drawing: as the engine said, or, until it has, as if nothing were in the way.
 * @param {View} view @param {Plan} now @param {Found | null} found
 * @returns {{at: Point, heading: number, end: Point, course: number, stopped: boolean}[]} */
export function legsOf(view, now, found) {
  const ship = shipOf(view, now.ship);
  if (!ship) return [];
  let [at, heading] = [spot(view, ship.x, ship.y), ship.heading];
  const drawn = [];
  for (const [i, leg] of now.legs.entries()) {
    const told = found?.legs[i];
    if (found && !told) break;
    const far = leg.mm || lengthOf(view, leg.letter);
    const [u, v] = ahead(leg.heading);
    const end = /** @type {Point} */ (
      told ? spot(view, told.pose[0], told.pose[1]) : [at[0] + u * far, at[1] + v * far]
    );
    drawn.push({ at, heading, end, course: told ? told.pose[2] : leg.heading, stopped: Boolean(told?.by.length) });
    [at, heading] = [end, told ? told.pose[2] : leg.heading];
  }
  return drawn;
}

/** Half of her length. @param {string} name */
export const halfOf = (name) => bodyOf(cardOf(name)).length / 2;

/** A heading that a turn from another one reaches. @param {number} from @param {number} to @param {boolean} free */
export function within(from, to, free) {
  const by = swing(from, to);
  return free || Math.abs(by) <= MOST_TURN ? turned(to) : turned(from + Math.sign(by) * MOST_TURN);
}

/** The page offers no sharper turn; that none is legal, the engine says. */
const MOST_TURN = 90;
