// What the engine says of an answer that is put together: asked whenever it has changed, and spoken.
import { useEffect } from "preact/hooks";
import { useSaid } from "../../parts/live.ts";
import type { Move, Ruled } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { type Found, trace, traced } from "./plan.ts";
import type { AnswersProps } from "./rows.tsx";

/** `move`: as it stands, or nothing while nothing is put together; `say`: what is heard of it, its bar in words.
 * @returns `found`: null until it has spoken */
export function useJudged(
  move: Move,
  { open, onTrace, seats }: Pick<AnswersProps, "open" | "onTrace" | "seats">,
  say: (bar: string, found: Found | null) => string,
): { found: Found | null; bar: Ruled | null | undefined } {
  const now = move.join();
  const found = move.length && traced.value?.move === now ? traced.value.found : null;
  useEffect(() => {
    if (move.length && !found) void trace(move, onTrace);
  }, [now, found === null, open]);
  const bar = found?.bar;
  useSaid(move.length > 0 && say(bar ? t(bar.key, bar.args, seats) : "", found), { about: "course" });
  return { found, bar };
}
