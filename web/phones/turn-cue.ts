// Somebody at this phone is asked while it shows something else: another screen, or another app. Title, badge, a buzz and, where
// sounds are on, a sound call them back.
import { effect, signal, untracked } from "@preact/signals";
import { titleMark } from "../parts/heading.tsx";
import { buzz, feedback } from "../play/feedback.ts";
import type { GameSession } from "../play/game-session.ts";
import { route } from "../router.ts";
import { t } from "../store/words.tsx";
import { awaitedAt } from "./left-open.ts";

const BUZZ_MS = [120, 80, 120];

const hidden = signal(document.hidden);
document.addEventListener("visibilitychange", () => (hidden.value = document.hidden));

/** @param at  the address of the table's screen
 * @returns how to stop it */
export function cuesTurns(session: GameSession, at: string): () => void {
  let cued: string | null = null;
  const end = () => {
    if (awaitedAt.peek() === at) awaitedAt.value = null;
    titleMark.value = "";
    void navigator.clearAppBadge?.().catch(() => {});
  };
  const unwatch = effect(() => {
    const { decision, entries } = session.shown.value ?? {};
    // the screen's address is asked again whenever the screen is another
    const elsewhere = hidden.value || (route.value.screen !== "" && !location.hash.startsWith(at));
    const asked =
      decision && !session.busy.value && session.isHere(decision.seat) ? `${entries} ${decision.key}` : null;
    untracked(() => {
      if (!asked || !elsewhere) {
        if (cued) end();
        cued = null;
      } else if (cued !== asked) {
        cued = asked;
        awaitedAt.value = at;
        titleMark.value = `● ${t("phones-your-turn")} – `;
        void navigator.setAppBadge?.(1).catch(() => {});
        feedback("horn");
        buzz(BUZZ_MS);
      }
    });
  });
  return () => {
    unwatch();
    if (cued) end();
  };
}
