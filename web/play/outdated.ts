// A log was put right, and the real table is still that of before: what people had carried out and what is true now, both retold from
// where they part, say what to put back and what to do instead.
import type { Entry } from "../store/db.ts";
import { EngineError } from "../store/engine.ts";
import type { CarriedOut, Outdated, Pending, Undone } from "../store/games.ts";
import { differences, numbersIn, partFrom, type Step } from "./differences.ts";
import { coursesOf, type Line, wordsOf } from "./errand-lines.ts";
import { doneBy, handed } from "./handed.ts";
import type { PhysicalEntry } from "./physical-entry.tsx";
import type { Retold } from "./protocol.d.ts";
import type { AnyFace, GameOwn, Seat, View } from "./types.ts";
import { applied } from "./views.ts";

type Physical = Pick<PhysicalEntry<GameOwn>, "still" | "idle" | "unseen" | "turnsUp" | "said" | "counted">;
type Played = {
  seats: Seat[];
  face: AnyFace;
  retell: (since: number, undone: Undone, entries: number) => Promise<Retold>;
};
/** `at`: where in the log it is; `isHanded`: people do it because the app says so. */
type Retelling = Step & { at: CarriedOut; isHanded: boolean };

/**
 * @param now  the log from the entry on that has changed, and the move that waits for the box
 * @returns the lines, and so far in the log people have come when they are done
 */
export async function differing(
  { from, before, pending, carried, entries }: Outdated,
  now: Undone,
  played: Played,
  physical: Physical,
): Promise<{ lines: Line[]; carried: CarriedOut }> {
  const isWaiting = pending !== null && carried.entries === from + before.length && carried.events > 0;
  const old = await retold(from, before, isWaiting ? pending : null, played);
  const is = await retold(from, now.log, isWaiting ? now.pending : null, played);
  const isDone = ({ at }: Retelling) =>
    at.entries < carried.entries || (at.entries === carried.entries && at.events < carried.events);
  const done = stepsOf(old, played, physical).filter(isDone);
  const due = stepsOf(is, played, physical);
  // all that was carried out still holds: the rest is carried out as ever
  const since = partFrom(done, due);
  if (since === done.length && due[since]) return { lines: [], carried: due[since].at };
  const { back, on } = differences(done, due, physical.counted ?? []);
  const lineOf = (step: Retelling, undoes: boolean) => ({
    event: step.event,
    said: () => wordsOf(step, physical, played),
    undoes,
  });
  // people know what they did themselves
  const isHanded = [...back, ...on].some((step) => step.isHanded);
  const undone = coursesOf([...back].reverse(), played.face).reverse();
  const lines = [
    ...undone.map(({ last }) => lineOf(last, true)),
    ...coursesOf(on, played.face).map(({ last }) => lineOf(last, false)),
  ];
  const waits = is.chapters.findLast(({ entry }) => entry === null);
  return { lines: isHanded ? lines : [], carried: { entries, events: waits?.events.length ?? 0 } };
}

/** The log from there on; from where the table was laid anew, if it was. */
async function retold(from: number, log: Entry[], pending: Pending | null, played: Played) {
  const since = from + log.findLastIndex(({ position }) => position !== undefined) + 1;
  const told = (waiting: Pending | null) => played.retell(since, { log, pending: waiting }, from);
  // what was put right may have taken the move away that people were just telling
  const again = (cause: unknown) => {
    if (!(cause instanceof EngineError) || !pending) throw cause;
    return told(null);
  };
  return { ...(await told(pending).catch(again)), since };
}

function stepsOf({ view, chapters, asked, since }: Retold & { since: number }, played: Played, physical: Physical) {
  let now = view as View;
  return chapters.flatMap(({ entry, events }, i) => {
    const began = now.turn;
    return events.map((event, at): Retelling => {
      const entered = entry?.seat ?? asked ?? began;
      const by = doneBy(entered, began, now.turn, played.seats, events.slice(0, at + 1), physical);
      const isHanded = handed(event, by, now.turn, played.seats, physical) !== null;
      const said = wordsOf({ event, before: now }, physical, played);
      const words = JSON.stringify([said.key, said.args]);
      const step = { event, before: now, words, numbers: numbersIn(said.args), isHanded };
      now = applied(now, event.change ?? []);
      return { ...step, at: { entries: since + i, events: at } };
    });
  });
}
