// What a device waits for, said as it is; what may be wrong once that takes long; and what may be done instead.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { News } from "../parts/news.tsx";
import type { Seat } from "../store/roster.ts";
import type { Args } from "../store/args.ts";
import { t } from "../store/words.tsx";
import { type Wait, WAIT_STATES, type Way, type WaitState } from "./wait-states.ts";

/** How often what is late was said already. */
function useLate(wait: Wait, since: unknown) {
  const late = useSignal(0);
  useEffect(() => {
    late.value = 0;
    const timers = WAIT_STATES[wait].late.map(([seconds], i) => setTimeout(() => (late.value = i + 1), seconds * 1000));
    return () => timers.forEach(clearTimeout);
  }, [wait, since]);
  return late.value;
}

/** @param props  `since`: waits anew where this is another; `act`: does a way; those without one stand elsewhere on the screen */
export function Waiting({
  wait,
  since,
  args = {},
  seats,
  acts = {},
}: {
  wait: Wait;
  since?: unknown;
  args?: Args;
  seats?: Seat[];
  acts?: Partial<Record<Way, () => void>>;
}) {
  const { said, late, ways }: WaitState = WAIT_STATES[wait];
  const times = useLate(wait, since);
  const key = late[times - 1]?.[1] ?? said;
  const isLate = times > 0 && times === late.length;
  return (
    <div class={isLate ? "wait-state wait-state--late" : "wait-state"} data-wait={wait} data-late={times || undefined}>
      <News tag="p" className={isLate ? "" : "soft small"}>
        {t(key, args, seats)}
      </News>
      {ways.map((way) => {
        const act = acts[way];
        return (
          act && (
            <button
              key={way}
              type="button"
              class={isLate ? "btn" : "btn btn--quiet"}
              data-action={`wait-${way}`}
              onClick={act}
            >
              {t(`phones-way-${way}`)}
            </button>
          )
        );
      })}
    </div>
  );
}
