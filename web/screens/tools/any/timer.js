// One clock for the whole game: up, or down to the end of a game that is limited by time.
import { useEffect, useRef } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { useSaid } from "../../../parts/live.js";
import { garnish } from "../../../play/garnish.js";
import { t, timeOfDay } from "../../../store/words.js";
import { useKept } from "../kept.js";
import { Direction, Minutes } from "./clock.js";
import { clockWord, spentOn, spokenTime, started, stopped, useNow } from "./clockwork.js";

/** @typedef {{down: boolean, minutes: number, clock: import("./clockwork.js").Clock}} Kept */

const LONGEST = 600;

/** @returns {Kept} */
const fresh = () => ({ down: true, minutes: 60, clock: { spent: 0, since: null } });

/** @param {{own: import("../faces.js").Own}} props */
export default function Timer({ own }) {
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
    if (over && !rang.current) garnish("horn");
    rang.current = over;
  }, [over]);
  useSaid(over && t("page-any-time-up"), { open: true });
  const untouched = spent === 0 && !runs;
  const turn = () =>
    setNow({ ...state, clock: runs ? stopped(state.clock, Date.now()) : started(state.clock, Date.now()) });
  return html`
    <${Bar} title=${t(own.key)} note=${t(own.note)}>
      <${BarButton}
        icon="bin"
        label=${t("page-tools-anew")}
        onClick=${() => setNow({ ...state, clock: fresh().clock })}
      />
    <//>
    <main class="device any-timer" data-device=${own.id}>
      <button
        class=${`plate any-clock-now${over ? " over" : ""}${runs ? "" : " stands"}`}
        data-action="turn"
        onClick=${turn}
      >
        <span class="any-clock-time num" aria-hidden="true">${clockWord(shown, state.down)}</span
        ><span class="sr">${spokenTime(shown)}</span>
        <span class="soft"
          >${
            over
              ? t("page-any-time-up")
              : state.down && runs
                ? t("page-any-ends-at", { time: timeOfDay(now + shown) })
                : t(runs ? "page-any-runs" : "page-any-stands")
          }</span
        >
        ${state.down && html`<progress max=${limit} value=${Math.min(limit, spent)} aria-label=${t("page-any-spent")}></progress>`}
      </button>
      ${untouched && html`<${Direction} down=${state.down} onChange=${(/** @type {boolean} */ down) => setNow({ ...state, down })} />`}
      ${
        state.down &&
        html`<${Minutes}
          label=${t("page-any-minutes")}
          value=${state.minutes}
          high=${LONGEST}
          onChange=${(/** @type {number} */ minutes) => setNow({ ...state, minutes })}
        />`
      }
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="start" onClick=${turn}>
        <${Icon}
          name=${runs ? "pause" : "play"}
        />${t(runs ? "page-any-pause" : untouched ? "page-any-start" : "page-any-go-on")}
      </button>
    </footer>
  `;
}
