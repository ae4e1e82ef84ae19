// One clock for the whole game: up, or down to the end of a game that is limited by time.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../../parts/icon.ts";
import { useSaid } from "../../../parts/live.ts";
import { feedback } from "../../../play/feedback.ts";
import { t, timeOfDay } from "../../../store/words.tsx";
import type { Own } from "../faces.ts";
import { useKept } from "../kept.ts";
import { Act, ToolBar } from "../frame.tsx";
import { Direction, Minutes } from "./clock.tsx";
import { type Clock, clockWord, spentOn, spokenTime, started, stopped, useNow } from "./clockwork.ts";

type Stored = { down: boolean; minutes: number; clock: Clock };

const LONGEST = 600;

const fresh = (): Stored => ({ down: true, minutes: 60, clock: { spent: 0, since: null } });

export default function Timer({ own }: { own: Own }) {
  const [kept, setNow] = useKept(own.id, fresh);
  const state = { ...fresh(), ...kept };
  const runs = state.clock.since !== null;
  const now = useNow(runs);
  const spent = spentOn(state.clock, now);
  const limit = state.minutes * 60_000;
  const shown = state.down ? limit - spent : spent;
  const over = state.down && shown <= 0;
  const rang = useRef(over);
  useEffect(() => {
    if (over && !rang.current) feedback("horn");
    rang.current = over;
  }, [over]);
  useSaid(over && t("page-any-time-up"), { open: true });
  const untouched = spent === 0 && !runs;
  const turn = () =>
    setNow({ ...state, clock: runs ? stopped(state.clock, Date.now()) : started(state.clock, Date.now()) });
  return (
    <>
      <ToolBar of={own} onAnew={() => setNow({ ...state, clock: fresh().clock })} />
      <main class="device any-timer" data-device={own.id}>
        <button
          class={`plate any-clock-now${over ? " over" : ""}${runs ? "" : " stands"}`}
          data-action="turn"
          onClick={turn}
        >
          <span class="any-clock-time num" aria-hidden="true">
            {clockWord(shown, state.down)}
          </span>
          <span class="sr">{spokenTime(shown)}</span>
          <span class="soft">
            {over
              ? t("page-any-time-up")
              : state.down && runs
                ? t("page-any-ends-at", { time: timeOfDay(now + shown) })
                : t(runs ? "page-any-runs" : "page-any-stands")}
          </span>
          {state.down && <progress max={limit} value={Math.min(limit, spent)} aria-label={t("page-any-spent")} />}
        </button>
        {untouched && <Direction down={state.down} onChange={(down: boolean) => setNow({ ...state, down })} />}
        {state.down && (
          <Minutes
            label={t("page-any-minutes")}
            value={state.minutes}
            high={LONGEST}
            onChange={(minutes: number) => setNow({ ...state, minutes })}
          />
        )}
      </main>
      <footer class="device-foot">
        <Act does="start" main onClick={turn}>
          <Icon name={runs ? "pause" : "play"} />
          {t(runs ? "page-any-pause" : untouched ? "page-any-start" : "page-any-go-on")}
        </Act>
      </footer>
    </>
  );
}
