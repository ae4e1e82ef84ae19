// A clock for each player: a tap anywhere large hands the turn on.
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { Disc } from "../../../parts/seats.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { useKept } from "../kept.js";
import { clockWord, spentOn, spokenTime, started, stopped, useNow } from "./clockwork.js";
import { People, usePeople } from "./people.js";

/** @typedef {import("./clockwork.js").Clock} Clock */
/** @typedef {{clocks: Clock[], at: number}} Turn */
/** @typedef {{down: boolean, minutes: number, turn: Turn | null, before: Turn | null}} Kept `before` is what one mistaken tap can be taken back to */

const LONGEST = 240;

/** @returns {Kept} */
const fresh = () => ({ down: false, minutes: 20, turn: null, before: null });

/** @param {{own: import("../faces.js").Own}} props */
export default function ChessClock({ own }) {
  const [kept, setNow] = useKept(own.id, fresh);
  const state = { ...fresh(), ...kept };
  const [people, setPeople] = usePeople(own.id, "", { low: 2, many: 4, high: 10 }, Boolean(state.turn));
  const { turn } = state;
  const runs = Boolean(turn && turn.clocks[turn.at]?.since !== null);
  const now = useNow(runs);
  const fits = turn && turn.clocks.length === people.length;
  const put = (/** @type {Turn} */ next) => setNow({ ...state, turn: next, before: turn });
  const goTo = (/** @type {number} */ at) => {
    if (!turn) return;
    const moment = Date.now();
    put({ at, clocks: turn.clocks.map((clock, i) => (i === at ? started(clock, moment) : stopped(clock, moment))) });
    say(t("page-any-turn-of", { who: { text: people[at].name } }));
  };
  const begin = () => {
    const moment = Date.now();
    setNow({
      ...state,
      before: null,
      turn: { at: 0, clocks: people.map((_, i) => ({ spent: 0, since: i ? null : moment })) },
    });
  };
  const pause = () => {
    if (!turn) return;
    const moment = Date.now();
    const change = runs ? stopped : started;
    // not a turn: what one tap back undoes stays what it was
    setNow({
      ...state,
      turn: { ...turn, clocks: turn.clocks.map((one, i) => (i === turn.at ? change(one, moment) : one)) },
    });
  };
  const back = () => {
    if (!state.before) return;
    // the time since the mistaken tap belongs to whose turn it still was: that clock has run on, on the wall
    setNow({ ...state, turn: state.before, before: null });
  };
  const limit = state.minutes * 60_000;
  const face = (/** @type {number} */ i) => {
    const spent = turn ? spentOn(turn.clocks[i], now) : 0;
    const shown = state.down ? limit - spent : spent;
    return { word: clockWord(shown, state.down), spoken: spokenTime(shown), over: shown < 0 };
  };
  if (!turn || !fits)
    return html`
      <${Bar} title=${t(own.key)} note=${t(own.note)} />
      <main class="device any-clock-setup" data-device=${own.id}>
        <ol class="any-first-order">
          ${people.map(
            (person, i) =>
              html`<li key=${person.name}>
                <span class="num">${i + 1}</span><${Disc} seat=${person} size=${32} /><b class="who-name" dir="auto"
                  >${person.name}</b
                >
              </li>`,
          )}
        </ol>
        <${People} people=${people} low=${2} high=${10} onChange=${setPeople} />
        <${Direction} down=${state.down} onChange=${(/** @type {boolean} */ down) => setNow({ ...state, down })} />
        ${
          state.down &&
          html`<${Minutes}
            label=${t("page-any-minutes-each")}
            value=${state.minutes}
            high=${LONGEST}
            onChange=${(/** @type {number} */ minutes) => setNow({ ...state, minutes })}
          />`
        }
      </main>
      <footer class="device-foot">
        <button class="btn btn--main" data-action="start" onClick=${begin}>
          <${Icon} name="play" />${t("page-any-start")}
        </button>
      </footer>
    `;
  const next = (turn.at + 1) % people.length;
  const mine = face(turn.at);
  return html`
    <${Bar} title=${t(own.key)} note=${t(state.down ? "page-any-down" : "page-any-up-note")}>
      <${BarButton}
        icon="bin"
        label=${t("page-tools-anew")}
        onClick=${() => setNow({ ...state, turn: null, before: null })}
      />
    <//>
    <main class="device any-clock" data-device=${own.id}>
      <button
        class=${`plate any-clock-now${mine.over ? " over" : ""}${runs ? "" : " stands"}`}
        data-action="next"
        onClick=${() => (runs ? goTo(next) : pause())}
      >
        <${Disc} seat=${people[turn.at]} size=${72} />
        <b class="who-name" dir="auto">${people[turn.at].name}</b>
        <span class="any-clock-time num" aria-hidden="true">${mine.word}</span><span class="sr">${mine.spoken}</span>
        <span class="small soft"
          >${runs ? t("page-any-tap", { who: { text: people[next].name } }) : t("page-any-stands")}</span
        >
      </button>
      <ul class="any-clock-others">
        ${people.map((person, i) => {
          const theirs = face(i);
          return html`<li key=${person.name}>
            <button
              class=${`btn${theirs.over ? " over" : ""}`}
              aria-pressed=${i === turn.at ? "true" : "false"}
              onClick=${() => goTo(i)}
            >
              <${Disc} seat=${person} size=${24} /><span class="who-name" dir="auto">${person.name}</span
              ><b class="num">${theirs.word}</b>
            </button>
          </li>`;
        })}
      </ul>
    </main>
    <footer class="device-foot">
      <button class="btn" aria-disabled=${state.before ? undefined : "true"} data-action="back" onClick=${back}>
        <${Icon} name="undo" />${t("page-any-back")}
      </button>
      <button class="btn btn--ink" data-action="pause" onClick=${pause}>
        <${Icon} name=${runs ? "pause" : "play"} />${t(runs ? "page-any-pause" : "page-any-go-on")}
      </button>
    </footer>
  `;
}

/** @param {{down: boolean, onChange: (down: boolean) => void}} props */
export const Direction = ({ down, onChange }) =>
  html`<${Segments}
    label=${t("page-any-counts")}
    value=${down}
    onChange=${onChange}
    among=${[false, true].map((value) => ({ value, label: t(value ? "page-any-down" : "page-any-up-note") }))}
  />`;

/** @param {{label: string, value: number, high: number, onChange: (minutes: number) => void}} props */
export const Minutes = ({ label, value, high, onChange }) =>
  html`<div class="ask-row">
    <label for="minutes">${label}</label>
    <${Stepper}
      id="minutes"
      label=${label}
      value=${value}
      low=${1}
      high=${high}
      onChange=${(/** @type {number | null} */ minutes) => onChange(Math.max(1, Math.min(high, minutes ?? 1)))}
    />
  </div>`;
