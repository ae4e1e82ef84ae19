// Events that people carry out or put back, as lines in the words of whoever has the pieces in front of them.
import type { PhysicalEntry } from "./physical-entry.tsx";
import type { AnyFace, Event, GameOwn, Said, Seat, View } from "./types.ts";

/** `undoes`: it is put back. */
export type Line = { event: Event; said: () => Said; undoes: boolean };
/** An event, and the view in which it happens. */
export type Told = { event: Event; before: View };
/** Events that are one line: what only goes on takes the line of what it goes on with. */
export type Course<T extends Told> = { first: T; last: T };

export function coursesOf<T extends Told>(steps: T[], { onward }: Pick<AnyFace, "onward">): Course<T>[] {
  const courses: Course<T>[] = [];
  for (const step of steps) {
    const course = courses.at(-1);
    if (course && onward?.(step.event, course.last.event)) course.last = step;
    else courses.push({ first: step, last: step });
  }
  return courses;
}

export const wordsOf = (
  { event, before }: Told,
  { said }: Pick<PhysicalEntry<GameOwn>, "said">,
  { face, seats }: { face: AnyFace; seats: Seat[] },
): Said => said?.(event, before, seats) ?? face.spoken?.(event, before, []) ?? event;
