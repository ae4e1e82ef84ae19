// A clock for each player: a tap anywhere large hands the turn on.
import { itemAt } from "../../../lists.ts";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { Disc } from "../../../parts/seats.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { t } from "../../../store/words.tsx";
import type { Own } from "../faces.ts";
import { useKept } from "../kept.ts";
import { Act, ToolBar } from "../frame.tsx";
import { type Clock, clockWord, spentOn, spokenTime, started, stopped, useNow } from "./clockwork.ts";
import { People, type Person, type Table, usePeople } from "./people.tsx";

type Turn = { clocks: Clock[]; at: number };
/** `before` is what one mistaken tap can be taken back to */
type Stored = { down: boolean; minutes: number; turn: Turn | null; before: Turn | null };

const LONGEST = 240;

const fresh = (): Stored => ({ down: false, minutes: 20, turn: null, before: null });

type State = { state: Stored; set: (change: Partial<Stored>) => void; people: Person[]; own: Own };

export default function ChessClock({ own }: { own: Own }) {
  const [kept, setNow] = useKept(own.id, fresh);
  const state = { ...fresh(), ...kept };
  const table = usePeople(own.id, "", { low: 2, many: 4, high: 10 }, Boolean(state.turn));
  const { people } = table;
  const { turn } = state;
  const shared = { state, set: (change: Partial<Stored>) => setNow({ ...state, ...change }), people, own };
  return turn && turn.clocks.length === people.length ? (
    <Running {...shared} turn={turn} />
  ) : (
    <SetUp {...shared} table={table} />
  );
}

/** Who plays in which order, and how the time is counted. */
function SetUp({ state, set, people, own, table }: State & { table: Table }) {
  const begin = () => {
    const moment = Date.now();
    set({ before: null, turn: { at: 0, clocks: people.map((_, i) => ({ spent: 0, since: i ? null : moment })) } });
  };
  return (
    <>
      <ToolBar of={own} />
      <main class="device any-clock-setup" data-device={own.id}>
        <ol class="any-first-order">
          {people.map((person, i) => (
            <li key={person.name}>
              <span class="num">{i + 1}</span>
              <Disc seat={person} size={32} />
              <b class="who-name" dir="auto">
                {person.name}
              </b>
            </li>
          ))}
        </ol>
        <People table={table} />
        <Direction down={state.down} onChange={(down: boolean) => set({ down })} />
        {state.down && (
          <Minutes
            label={t("page-any-minutes-each")}
            value={state.minutes}
            high={LONGEST}
            onChange={(minutes: number) => set({ minutes })}
          />
        )}
      </main>
      <footer class="device-foot">
        <Act does="start" main onClick={begin}>
          <Icon name="play" />
          {t("page-any-start")}
        </Act>
      </footer>
    </>
  );
}

/** What can be done while the clocks run. */
function acts({ state, set, people }: State, turn: Turn, runs: boolean) {
  return {
    goTo(at: number) {
      const moment = Date.now();
      const clocks = turn.clocks.map((clock, i) => (i === at ? started(clock, moment) : stopped(clock, moment)));
      set({ turn: { at, clocks }, before: turn });
      say(t("page-any-turn-of", { who: { text: itemAt(people, at).name } }));
    },
    pause() {
      const moment = Date.now();
      const change = runs ? stopped : started;
      // not a turn: what one tap back undoes stays what it was
      set({ turn: { ...turn, clocks: turn.clocks.map((one, i) => (i === turn.at ? change(one, moment) : one)) } });
    },
    back() {
      // the time since the mistaken tap belongs to whose turn it still was: that clock has run on, on the wall
      if (state.before) set({ turn: state.before, before: null });
    },
  };
}

/** How a clock stands, in figures and in words. */
type Shown = { word: string; spoken: string; over: boolean };

function Running({ turn, ...shared }: State & { turn: Turn }) {
  const { state, set, people, own } = shared;
  const runs = turn.clocks[turn.at]?.since !== null;
  const now = useNow(runs);
  const { goTo, pause, back } = acts(shared, turn, runs);
  const face = (i: number): Shown => {
    const spent = spentOn(itemAt(turn.clocks, i), now);
    const shown = state.down ? state.minutes * 60_000 - spent : spent;
    return { word: clockWord(shown, state.down), spoken: spokenTime(shown), over: shown < 0 };
  };
  const next = (turn.at + 1) % people.length;
  return (
    <>
      <ToolBar
        of={own}
        note={t(state.down ? "page-any-down" : "page-any-up-note")}
        onAnew={() => set({ turn: null, before: null })}
      />
      <main class="device any-clock" data-device={own.id}>
        <Mine
          person={itemAt(people, turn.at)}
          shown={face(turn.at)}
          next={itemAt(people, next)}
          runs={runs}
          onTap={() => (runs ? goTo(next) : pause())}
        />
        <ul class="any-clock-others">
          {people.map((person, i) => (
            <Other key={person.name} person={person} shown={face(i)} on={i === turn.at} onTap={() => goTo(i)} />
          ))}
        </ul>
      </main>
      <footer class="device-foot">
        <Act does="back" off={!state.before} onClick={back}>
          <Icon name="undo" />
          {t("page-any-back")}
        </Act>
        <button class="btn btn--ink" data-action="pause" onClick={pause}>
          <Icon name={runs ? "pause" : "play"} />
          {t(runs ? "page-any-pause" : "page-any-go-on")}
        </button>
      </footer>
    </>
  );
}

type ClockProps = { person: Person; shown: Shown; onTap: () => void };

/** The clock that runs: a tap hands the turn on. */
const Mine = ({ person, shown, next, runs, onTap }: ClockProps & { next: Person; runs: boolean }) => (
  <button
    class={`plate any-clock-now${shown.over ? " over" : ""}${runs ? "" : " stands"}`}
    data-action="next"
    onClick={onTap}
  >
    <Disc seat={person} size={72} />
    <b class="who-name" dir="auto">
      {person.name}
    </b>
    <span class="any-clock-time num" aria-hidden="true">
      {shown.word}
    </span>
    <span class="sr">{shown.spoken}</span>
    <span class="small soft">{runs ? t("page-any-tap", { who: { text: next.name } }) : t("page-any-stands")}</span>
  </button>
);

const Other = ({ person, shown, on, onTap }: ClockProps & { on: boolean }) => (
  <li>
    <button class={`btn${shown.over ? " over" : ""}`} aria-pressed={on ? "true" : "false"} onClick={onTap}>
      <Disc seat={person} size={24} />
      <span class="who-name" dir="auto">
        {person.name}
      </span>
      <b class="num">{shown.word}</b>
    </button>
  </li>
);

export const Direction = ({ down, onChange }: { down: boolean; onChange: (down: boolean) => void }) => (
  <Segments
    label={t("page-any-counts")}
    value={down}
    onChange={onChange}
    among={[false, true].map((value) => ({ value, label: t(value ? "page-any-down" : "page-any-up-note") }))}
  />
);

export const Minutes = ({
  label,
  value,
  high,
  onChange,
}: {
  label: string;
  value: number;
  high: number;
  onChange: (minutes: number) => void;
}) => (
  <div class="ask-row">
    <label for="minutes">{label}</label>
    <Stepper
      id="minutes"
      label={label}
      value={value}
      low={1}
      high={high}
      onChange={(minutes: number | null) => onChange(Math.max(1, Math.min(high, minutes ?? 1)))}
    />
  </div>
);
