// What is told as a list of lines: which stand there, and what each is called.
import type { AnyFace, Event } from "./types.ts";

/** What only goes on takes the line of what it goes on with. */
export const gathered = (lines: Event[], { onward }: Pick<AnyFace, "onward">) =>
  onward
    ? lines.filter((event, i) => {
        const next = lines[i + 1];
        return !next || !onward(next, event);
      })
    : lines;

const numbers: WeakMap<Event, number> = new WeakMap();
let known = 0;

/** What the line of an event is called in a list: a line that is there already is left alone while others come and go. */
export function keyOf(event: Event) {
  if (!numbers.has(event)) numbers.set(event, (known += 1));
  return numbers.get(event);
}
