// A private moment outside a decision: a treasure just drawn, or a look at what one holds. Where several people share
// the device it happens behind the curtain; nothing goes on meanwhile.
import { holds, lifting, lower } from "./holder.ts";
import type { GameSession } from "./game-session.ts";
import type { Event, View } from "./types.ts";

/** `asked`: something has happened that is to be looked at; else somebody wants to see what is theirs. */
export interface PrivateView {
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
export const covered = (session: GameSession, { seat, view }: PrivateView) => !view || !holds(session, seat);

/** Resolves when the person has looked, or has put it off. What was told goes with it: later the engine has moved on. */
export async function showAlone(
  session: GameSession,
  seat: number,
  { asked = true }: { asked?: boolean } = {},
): Promise<void> {
  const told = asked ? await session.engine.ask("look", { table: session.id, seat }) : null;
  // what is shown while it is told is no question yet
  const now = asked ? session.now : session.shown.peek();
  // nobody to hide it from, or the device is in the right hands, and stays there
  const alone = session.people === 1 || (now?.private && now.viewer === seat && holds(session, seat));
  await new Promise((done) => {
    const privateView: PrivateView = {
      seat,
      view: null,
      events: [],
      asked,
      async lift() {
        const up = lifting(session, seat);
        const seen = told ?? (await session.engine.ask("look", { table: session.id, seat }));
        if (session.privateView.peek()?.close !== privateView.close || !up()) return;
        session.privateView.value = { ...privateView, view: seen.view, events: asked ? seen.events : [] };
      },
      close() {
        if (session.privateView.peek()?.close !== privateView.close) return;
        if (!alone) lower();
        session.privateView.value = null;
        done(undefined);
      },
    };
    session.privateView.value = privateView;
    if (alone) privateView.lift().catch((cause) => session.fail(cause));
  });
}
