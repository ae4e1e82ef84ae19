// A private moment outside a decision: a treasure just drawn, or a look at what one holds. Where several people share
// the device it happens behind the curtain; nothing goes on meanwhile.
import { holds, lifting, lower } from "./holder.ts";
import type { Sitting } from "./sitting.ts";
import type { Event, View } from "./types.ts";

/** `asked`: something has happened that is to be looked at; else somebody wants to see what is theirs. */
export interface Moment {
  seat: number;
  /** what this seat may know; null until the curtain was up */
  view: View | null;
  /** what was told to this seat alone */
  events: Event[];
  asked: boolean;
  lift: () => Promise<void>;
  close: () => void;
}

/** Whether it is still, or again, to be lifted. */
export const covered = (sitting: Sitting, { seat, view }: Moment) => !view || !holds(sitting, seat);

/** Resolves when the person has looked, or has put it off. What was told goes with it: later the engine has moved on. */
export async function showAlone(
  sitting: Sitting,
  seat: number,
  { asked = true }: { asked?: boolean } = {},
): Promise<void> {
  const told = asked ? await sitting.engine.ask("look", { table: sitting.id, seat }) : null;
  // what is shown while it is told is no question yet
  const now = asked ? sitting.now : sitting.shown.peek();
  // nobody to hide it from, or the device is in the right hands, and stays there
  const alone = sitting.people === 1 || (now?.private && now.viewer === seat && holds(sitting, seat));
  await new Promise((done) => {
    const moment: Moment = {
      seat,
      view: null,
      events: [],
      asked,
      async lift() {
        const up = lifting(sitting, seat);
        const seen = told ?? (await sitting.engine.ask("look", { table: sitting.id, seat }));
        if (sitting.moment.peek()?.close !== moment.close || !up()) return;
        sitting.moment.value = { ...moment, view: seen.view, events: asked ? seen.events : [] };
      },
      close() {
        if (sitting.moment.peek()?.close !== moment.close) return;
        if (!alone) lower();
        sitting.moment.value = null;
        done(undefined);
      },
    };
    sitting.moment.value = moment;
    if (alone) moment.lift().catch((cause) => sitting.fail(cause));
  });
}
