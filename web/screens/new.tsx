// A new game: who sits where, which options, and off. Never waits for the engine until the game is to begin.
import { signal, type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { fleetShip } from "../art/ships.ts";
import { Bar, BarButton } from "../parts/bar.tsx";
import { idle } from "../idle.ts";
import { faceOf } from "../parts/face-of.ts";
import { failureText } from "../parts/failure.ts";
import { Icon } from "../parts/icon.ts";
import { say } from "../parts/live.ts";
import { missed, useRoom } from "../parts/room.ts";
import { hasRules } from "../play/rule-link.tsx";
import { noteOut } from "../phones/out.ts";
import { go } from "../router.ts";
import { editorsOf, hasEditorsOf } from "../store/editors.ts";
import { engineOf, engineProgress, engineState } from "../store/engine.ts";
import { games } from "../store/known.ts";
import { createGame, gameLike } from "../store/games.ts";
import { sitDown } from "../store/evening.ts";
import { rememberSetup } from "../store/roster.ts";
import { percent, t } from "../store/words.tsx";
import {
  type Draft,
  finishedBox,
  finishedOptions,
  finishedSeats,
  type Game,
  linkedDraft,
  objection,
  openingDraft,
  recoloured,
  seatsOut,
  seedOf,
} from "./new/draft.ts";
import { Options } from "./new/options.tsx";
import { Captains } from "./new/captains.tsx";
import { EditorState } from "./new/setup-choice.tsx";
import { Where } from "./new/where.tsx";
import { begin } from "./setup-editor/plan.ts";
import Nowhere from "./nowhere.tsx";

/** Kept while the page is open: a look into the rules does not empty the form. */
const drafts: Signal<Record<string, Draft>> = signal({});
/** The link that has filled the form: coming back to it does not undo what was typed since. */
let taken = "";
const starting = signal(false);
const failed = signal("");
/** The game that a link would begin, where it is kept already. */
const there = signal<string | null>(null);

const setupOf = (game: Game, draft: Draft) => ({
  game: game.name,
  seats: finishedSeats(game, draft),
  options: finishedOptions(game, draft),
  ...finishedBox(game, draft),
});

/** What a game needs once it begins is sent for while its form is filled in. What does not come is missed later. */
const prepare = ({ name }: Game) =>
  Promise.all([engineOf(name).prepare(name), import("./play.tsx"), faceOf(name)]).catch(() => {});

/** The name of the table that is set up for nobody. */
const REHEARSAL = "rehearsal";

/** Sets a table up and throws it away, while the form is filled in: whatever the engine makes when a game first needs it
 * is there when people begin. What fails here is told when they do. */
async function rehearse({ name: game, seats: [least] }: Game) {
  const engine = engineOf(game);
  const seats = Array.from({ length: least }, (_, at) => ({ name: `${at + 1}` }));
  try {
    await idle();
    if (starting.peek() || !engine.isOurs) return;
    const { save } = await engine.ask("new", { table: REHEARSAL, game, seats, seed: 0, options: {} });
    await engine.ask("open", { table: REHEARSAL, save });
    await engine.ask("story", { table: REHEARSAL });
    await engine.ask("close", { table: REHEARSAL });
  } catch {
    // whoever begins hears of it
  }
}

/** What a link begins by itself is asked for first where it is here already. */
async function startLinked(game: Game, draft: Draft) {
  const seed = draft.seed.trim();
  there.value = seed ? await gameLike({ ...setupOf(game, draft), seed: Number(seed) }) : null;
  if (!there.peek()) await start(game, draft);
}

async function start(game: Game, draft: Draft) {
  if (starting.peek()) return;
  if (draft.scores) {
    sitDown(game.name, finishedSeats(game, draft));
    return go(`#/sheet?game=${game.name}`);
  }
  if (draft.laid && game.lays) {
    begin({ ...setupOf(game, draft), seed: seedOf(draft.seed) });
    return go(`#/lay/${game.name}`);
  }
  starting.value = true;
  failed.value = "";
  try {
    const setup = setupOf(game, draft);
    const id = await createGame({ ...setup, seed: seedOf(draft.seed) });
    rememberSetup(game.name, setup);
    noteOut(id, seatsOut(draft));
    const { [game.name]: _, ...others } = drafts.peek();
    drafts.value = others;
    go(`#/play/${id}`, { replace: true });
  } catch (cause) {
    failed.value = failureText(cause);
    say(failed.value);
  }
  starting.value = false;
}

const FLEET = [
  ["01", 2, 60],
  ["05", 62, 70],
  ["07", 128, 80],
  ["11", 202, 88],
  ["15", 286, 96],
  ["02", 398, 60],
  ["09", 480, 80],
  ["12", 600, 92],
  ["14", 700, 96],
  ["04", 810, 64],
] as const;

const frieze = () =>
  draw(
    `<svg viewBox="0 0 900 72" preserveAspectRatio="xMinYMax slice" aria-hidden="true"><rect class="sea" width="900" height="72"/><rect fill="url(#sea-lines)" width="900" height="72"/>${FLEET.map(
      ([id, x, width]) =>
        `<svg x="${x}" y="${72 - width * 0.73}" width="${width}" height="${width * 0.73}" viewBox="0 0 160 116" preserveAspectRatio="xMidYMax meet">${fleetShip(`BUC-S${id}`)}</svg>`,
    ).join("")}</svg>`,
  );

/** Whether all that the form of this game needs is here; sends for it otherwise. */
function useSetting(game: string) {
  const ready = useRoom(game);
  useEffect(() => void editorsOf(game).catch(missed), [game]);
  return ready && hasEditorsOf(game);
}

export default function New({ params }: { params: Record<string, string> }) {
  const asked = params.game || games.value[0]?.name;
  const game = games.value.find(({ name }) => name === asked) as Game | undefined;
  const linked = Object.keys(params).some((name) => name !== "game");
  const link = JSON.stringify(params);
  const typed = game && drafts.value[game.name];
  const ready = useSetting(game?.name ?? "");
  // what it opens with stays the same until something is typed: its rows, and the field that has the focus, are not drawn anew
  const draft = useMemo(() => game && ready && (typed ?? openingDraft(game)), [game?.name, ready, typed]);
  /** Whether the link begins a game by itself: while that goes on nobody needs the form. */
  const begins = useSignal(params.start === "1");
  useEffect(() => {
    // what somebody typed in is finished with the game's own words
    if (!game || !ready || !linked || (link === taken && params.start !== "1")) return;
    taken = link;
    const filled = linkedDraft(game, params);
    drafts.value = { ...drafts.peek(), [game.name]: filled };
    there.value = null;
    begins.value = params.start === "1" && !objection(game, filled);
    if (begins.peek()) void startLinked(game, filled).finally(() => (begins.value = false));
  }, [game?.name, ready, link]);
  const running = engineState.value === "ready";
  useEffect(() => {
    if (!game || !running) return;
    const prepared = prepare(game);
    if (params.start !== "1") void prepared.then(() => rehearse(game));
  }, [game?.name, running]);
  // a link to one from elsewhere that is not here fills in the form of no other
  if (params.game && !game) return <Nowhere />;
  if (!game || !draft || !ready) return <p class="waiting soft">{t("page-loading")}</p>;
  if (begins.value && running) return <p class="waiting soft">{t("page-new-starting")}</p>;

  const set = (change: Partial<Draft>) => {
    failed.value = "";
    there.value = null;
    const next = { ...draft, ...change };
    drafts.value = { ...drafts.peek(), [game.name]: { ...next, seats: recoloured(game, next.seats) } };
  };
  const against = objection(game, draft);
  const note = t("page-new-note", { from: game.seats[0], to: game.seats[1], minutes: game.minutes });
  return (
    <>
      <Bar title={t(`${game.name}-title`)} note={note}>
        {hasRules(game.name) && <BarButton icon="rules" label={t("page-rules")} href={`#/rules/${game.name}`} />}
      </Bar>
      <form
        class="setup-form"
        onSubmit={(event: Event) => {
          event.preventDefault();
          if (!against) void start(game, draft);
        }}
      >
        <div class="frieze">{frieze()}</div>
        <main class="setup">
          <p class="soft setup-story">{t(`${game.name}-description`)}</p>
          <Captains game={game} draft={draft} set={set} />
          <Where game={game} draft={draft} set={set} />
          {!draft.scores && (
            <>
              <EditorState game={game} draft={draft} set={set} />
              <Options game={game} draft={draft} set={set} />
            </>
          )}
          {failed.value && (
            <p class="why setup-error" role="alert">
              <Icon name="rock" />
              {failed.value}
            </p>
          )}
        </main>
        <Foot seats={draft.seats.length} against={against} lays={draft.laid && game.lays} scores={draft.scores} />
      </form>
    </>
  );
}

type Begins = { seats: number; lays: boolean; scores: boolean };

/** What keeps the game from starting, or the start. */
const Foot = ({ against, ...more }: Begins & { against: ReturnType<typeof objection> }) => (
  <footer class="setup-foot">
    {there.value && (
      <p class="why" data-there role="alert">
        <Icon name="rock" />
        <span>{t("page-new-there")}</span>
        <a class="btn" href={`#/play/${there.value}`}>
          {t("page-new-there-open")}
        </a>
      </p>
    )}
    {against ? (
      <p class="why">
        <Icon name="rock" />
        {t(against.key, against.args)}
      </p>
    ) : (
      <CastOff {...more} />
    )}
  </footer>
);

function CastOff({ seats, lays, scores }: Begins) {
  if (!starting.value)
    return (
      <button class="btn btn--main" type="submit" data-action="start">
        {scores ? t("page-score-open") : lays ? t("page-setup") : t("page-new-start", { seats })}
      </button>
    );
  const { loaded = 0, total = 0 } = engineProgress.value;
  const waits = engineState.value === "loading" && total > 0;
  return (
    <button class="btn btn--main" type="button" aria-busy="true" aria-disabled="true">
      {waits ? t("page-engine-loading", { percent: percent(Math.min(1, loaded / total)) }) : t("page-new-starting")}
    </button>
  );
}
