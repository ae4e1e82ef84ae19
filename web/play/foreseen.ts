// What the options of a question would do, where the face shows it before one is taken.
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { report } from "../store/engine.ts";
import type { GameSession } from "./game-session.ts";
import type { Decision, Foresight } from "./types.ts";

export function foresee(session: GameSession, decision: ReadonlySignal<Decision | null>) {
  const foresight = signal<Foresight>(null);
  const foreseeing = signal(false);
  const drop = effect(() => {
    const now = decision.value;
    foresight.value = null;
    foreseeing.value = false;
    if (!now || !session.open.value || !session.face.foresees?.(now)) return;
    foreseeing.value = true;
    // without it the options still say what they are
    void session.engine
      .ask("foresight", { table: session.id })
      .catch(report)
      .then((answer) => {
        if (decision.peek() !== now) return;
        foresight.value = answer?.foresight ?? null;
        foreseeing.value = false;
      });
  });
  return { foresight, foreseeing, drop };
}
