// The table is laid by drawing: over the game's own board a piece is tapped and then its place. The engine says what
// breaks a rule, and that piece is ringed.
import { DrawnFor } from "../parts/drawn-for.tsx";
import { useSignal } from "@preact/signals";
import games from "games:manifest";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { itemAt } from "../lists.ts";
import { Bar, BarButton } from "../parts/bar.tsx";
import { faceOf } from "../parts/face-of.ts";
import { failureText } from "../parts/failure.ts";
import { Icon } from "../parts/icon.ts";
import { useDress } from "../parts/later-styles.ts";
import { say } from "../parts/live.ts";
import { News } from "../parts/news.tsx";
import { missed } from "../parts/room.ts";
import { Sheet } from "../parts/sheet.tsx";
import { onBack } from "../parts/way-back.ts";
import { Frame } from "../play/board-frame.tsx";
import type { AnySetupEditor, EditorState, Layout } from "../play/setup-editor.ts";
import { RuleLink } from "../play/rule-link.tsx";
import type { Breach, LayoutField } from "../play/protocol.d.ts";
import type { AnyFace, BoardProps, Light, Seat, View } from "../play/types.ts";
import { back, go } from "../router.ts";
import { EngineError, engineOf } from "../store/engine.ts";
import { createGame, relay } from "../store/games.ts";
import { has, t } from "../store/words.tsx";
import { Answers } from "./setup-editor/answers.tsx";
import { useKeys } from "./setup-editor/keys.ts";
import { done, goOnWith, inApp, isTouched, plan, type Plan, steps } from "./setup-editor/plan.ts";

/** The name that the engine has for a table that is only asked about. */
const ASKED = "laid";
/** So long nothing has to change before the engine is asked, in milliseconds. */
const PAUSE = 150;
/** So many can be taken back. */
const STEPS = 200;

type Things = { face: AnyFace; setupEditor: AnySetupEditor; begun: EditorState; base: View; fields: LayoutField[] };

/** A new game of these seats, of which the layout is taken: its set-up is where laying begins. */
async function fetched(wanted: Plan): Promise<Things | null> {
  const load = games[wanted.game]?.setupEditor;
  if (!load) return null;
  const engine = engineOf(wanted.game);
  const { box: _, before: __, ...setup } = wanted;
  const [face, { default: setupEditor }] = await Promise.all([
    faceOf(wanted.game),
    load(),
    engine.ask("new", { table: ASKED, ...setup, seats: inApp(wanted.seats) }),
  ]);
  const { layout, view, fields } = await engine.ask("layout", { table: ASKED });
  await engine.ask("close", { table: ASKED });
  // what a box says of its own is told by people alone, whatever was drawn for this game
  const fresh = { ...layout, options: { ...layout.options, ...setup.options } };
  const begun = wanted.before ? { layout: wanted.before.layout, at: 0, held: null } : setupEditor.begin(fresh);
  return { face, setupEditor, begun, base: view, fields };
}

/** Whether what was kept is a layout of this version. */
const isSound = async ({ game, seats, seed }: Plan, { layout }: EditorState, begun: EditorState) =>
  Object.keys(begun.layout).every((part) => part in layout) &&
  engineOf(game)
    .ask("lay", { game, seats: inApp(seats), seed, layout })
    .then(Boolean, () => false);

export default function SetupEditorScreen({ params }: { params: Record<string, string> }) {
  const { game = "", of = "" } = params;
  const wanted = plan.value;
  const things = useSignal<Things | null>(null);
  useEffect(() => {
    things.value = null;
    if (!goOnWith(game, of)) return go(of ? "#/" : `#/new?game=${game}&laid=1`, { replace: true });
    void (async () => {
      const it = await fetched(plan.peek() as Plan);
      if (!it) return go("#/", { replace: true });
      const [last] = steps.peek().slice(-1);
      if (!last || !(await isSound(plan.peek() as Plan, last, it.begun))) steps.value = [it.begun];
      things.value = it;
    })().catch(missed);
  }, [game, of]);
  if (!wanted || !things.value) return <p class="waiting soft">{t("page-loading")}</p>;
  return <Editor wanted={wanted} {...things.value} />;
}

const newest = (states: EditorState[]) => itemAt(states, states.length - 1);

function Editor({ wanted, face, setupEditor, begun, base, fields }: Things & { wanted: Plan }) {
  useDress(wanted.game);
  const asks = useSignal(false);
  /** Whose ship or row was chosen with the keys: the chart shows it. What is tapped on the chart is in sight. */
  const shown = useSignal(begun.at);
  const now = newest(steps.value);
  const seats = wanted.seats as Seat[];
  const { breaches, trouble, lies } = useBreaches(wanted, now.layout);
  const view = useView(setupEditor, now.layout, lies, base);
  const last = () => newest(steps.peek());
  const put = (next: EditorState) => {
    // what is only taken up or looked at is no step to take back
    const kept = next.layout === last().layout ? steps.peek().slice(0, -1) : steps.peek().slice(-STEPS);
    steps.value = [...kept, next];
  };
  const rung = new Set(breaches.flatMap(({ place }) => setupEditor.places(place, now.layout)));
  const lights = (place: string): Light => (now.held === place ? "chosen" : rung.has(place) ? "barred" : "");
  const press = (place: string) => {
    const next = setupEditor.press(place, last(), view);
    put(next);
    const name = face.name(place, setupEditor.view(next.layout, base), seats);
    if (name) say(t(name.key, name.args, seats));
  };
  const turn = (at: number) => {
    shown.value = at;
    put({ ...last(), at, held: null });
  };
  const { pictured, Bench } = setupEditor;
  const onPicture = pictured && ((picture: string) => turn(pictured(picture, last())));
  const root = useRef<HTMLDivElement | null>(null);
  const free = setupEditor.free?.(now, view);
  const picture = setupEditor.picture?.(now);
  const main = useKeys(root, now.held, () => put({ ...last(), held: null }), free?.length !== 0);
  return (
    <>
      <Head wanted={wanted} onAnew={() => put(begun)} />
      <main class="laying" ref={main}>
        <Frame root={root}>
          <Drawn
            {...{ face, view, seats, now, breaches, lights, free, picture, onPicture }}
            turn={shown.value}
            onPlace={press}
          />
        </Frame>
        <div class="editor-bench">
          <Bench
            {...{ game: wanted.game, fields, now, view, seats, turn }}
            wrong={(place, whole) =>
              breaches.some((one) => (whole ? one.place === place : one.place.startsWith(place)))
            }
            set={(change) => put({ ...last(), layout: { ...last().layout, ...change } })}
            take={(held) => put({ ...last(), held })}
          />
        </div>
        <Foot
          wanted={wanted}
          layout={now.layout}
          how={t(wanted.before ? (setupEditor.right ?? "page-setup-right-how") : setupEditor.how)}
          breaches={breaches}
          trouble={trouble}
          onBack={steps.value.length > 1 ? () => (steps.value = steps.value.slice(0, -1)) : undefined}
          onAsk={() => (asks.value = true)}
        />
      </main>
      {asks.value && (
        <Answers
          wanted={wanted}
          layout={now.layout}
          seats={seats}
          odds={setupEditor.odds}
          onClose={() => (asks.value = false)}
        />
      )}
    </>
  );
}

/** Whoever goes back from a table on which something was laid is asked what becomes of it. */
function Head({ wanted, onAnew }: { wanted: Plan; onAnew: () => void }) {
  const asks = useSignal(false);
  const touched = isTouched();
  useEffect(() => (touched ? onBack(() => (asks.value = true)) : undefined), [touched]);
  return (
    <>
      <Bar
        title={t(wanted.before ? "page-setup-right" : "page-setup")}
        note={t(`${wanted.game}-title`)}
        onBack={touched ? () => (asks.value = true) : back}
      >
        <BarButton icon="bin" label={t("page-setup-anew")} onClick={onAnew} />
      </Bar>
      {asks.value && <Leaving onClose={() => (asks.value = false)} />}
    </>
  );
}

const Leaving = ({ onClose }: { onClose: () => void }) => (
  <Sheet title={t("page-setup-leave")} onClose={onClose}>
    <div class="acts">
      <button
        class="btn"
        data-action="lay-away"
        onClick={() => {
          done();
          back();
        }}
      >
        {t("page-setup-away")}
      </button>
      <button class="btn btn--main" data-action="lay-later" onClick={back}>
        {t("page-setup-later")}
      </button>
    </div>
  </Sheet>
);

type DrawnProps = BoardProps & { face: AnyFace; now: EditorState; breaches: Breach[] };

/** The board, drawn anew only where something lies differently. */
const Drawn = ({ face: { Board }, now, breaches, ...shown }: DrawnProps) => (
  <DrawnFor
    of={[shown.view, now, breaches, shown.turn, shown.picture]}
    draw={() => <Board {...shown} viewer={null} />}
  />
);

/** The board with what is laid, as the engine has it as soon as that is known. */
function useView(setupEditor: AnySetupEditor, layout: Layout, lies: Layout | undefined, base: View): View {
  const settled = useMemo(() => (lies && setupEditor.lies?.(layout, lies)) ?? layout, [layout, lies]);
  return useMemo(() => setupEditor.view(settled, base), [settled]);
}

type Found = { breaches: Breach[]; trouble: string; of?: Layout; lies?: Layout };

/** What the layout breaks, and how it comes to lie: asked anew whenever it has changed. */
function useBreaches({ game, seats, seed }: Plan, layout: Layout): Found {
  const found = useSignal<Found>({ breaches: [], trouble: "" });
  useEffect(() => {
    let stale = false;
    const ask = () =>
      engineOf(game)
        .ask("lay", { game, seats: inApp(seats), seed, layout })
        .then(({ breaches, lies }) => ({ breaches, trouble: "", of: layout, lies }))
        .catch((cause) => ({ breaches: [], trouble: failureText(cause) }))
        .then((said) => stale || (found.value = said));
    // whoever taps on needs no answer in between
    const timer = setTimeout(ask, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [layout]);
  const { breaches, trouble, of, lies } = found.value;
  return { breaches, trouble, lies: of === layout ? lies : undefined };
}

type Wrong = Pick<Breach, "rule" | "place" | "excess">;

/** Whose place of a layout it is. */
const seatOf = (place: string) => /^(?:players|hands|purses|tokens|points|piles)\[(\d+)\]/.exec(place)?.[1];

/** What is wrong, where the game has words for it, whose it is, and how many there are too many; the rule stands beside it. */
function broken({ game, seats }: Plan, { rule, place, excess = 0 }: Wrong) {
  const own = `play-${game}-setup-${rule}`;
  const counted = `${own}-${place.split(".").at(-1)}`;
  const key = [excess ? counted : "", own].find((one) => one && has(one)) ?? "page-setup-breach";
  const said = t(key, { count: excess });
  const whose = seats[Number(seatOf(place) ?? NaN)];
  return whose ? t("page-setup-of", { who: { text: whose.name }, what: { text: said } }) : said;
}

/** Why a table that was laid cannot be played. */
function refused(wanted: Plan, cause: unknown) {
  const error = cause instanceof EngineError ? cause.error : null;
  const place = error?.args?.place;
  return error?.kind === "position" && error.rule && typeof place === "string"
    ? broken(wanted, { rule: error.rule, place })
    : failureText(cause);
}

function Foot({
  wanted,
  layout,
  how,
  breaches,
  trouble,
  onBack,
  onAsk,
}: {
  wanted: Plan;
  layout: Layout;
  how: string;
  breaches: Breach[];
  trouble: string;
  onBack?: () => void;
  onAsk: () => void;
}) {
  const failed = useSignal("");
  const first = breaches[0];
  const off = Boolean(first || trouble);
  const { before, ...setup } = wanted;
  const begun = async () => {
    if (!before) return createGame({ ...setup, layout });
    await relay(before.id, layout);
    return before.id;
  };
  const start = () =>
    begun().then(
      (id) => {
        done();
        go(`#/play/${id}`, { replace: true });
      },
      (cause) => (failed.value = refused(wanted, cause)),
    );
  return (
    <footer class="editor-foot">
      <News class="editor-news">
        {!off && <p class="small soft">{how}</p>}
        {off && (
          <p class="why" data-breach={first?.place}>
            <Icon name="rock" />
            <span>{trouble || (first && broken(wanted, first))}</span>
            {first && <RuleLink game={wanted.game} rule={first.rule} />}
          </p>
        )}
      </News>
      {failed.value && <p class="why">{failed.value}</p>}
      <button
        class="btn btn--icon"
        data-action="lay-back"
        aria-label={t("play-undo")}
        aria-disabled={onBack ? undefined : "true"}
        onClick={onBack}
      >
        <Icon name="undo" />
      </button>
      <button
        class="btn"
        data-action="lay-ask"
        aria-disabled={off ? "true" : undefined}
        onClick={off ? undefined : onAsk}
      >
        {t("page-setup-ask")}
      </button>
      <button
        class="btn btn--main"
        data-action="lay-play"
        aria-disabled={off ? "true" : undefined}
        onClick={off ? undefined : start}
      >
        {t("page-setup-play")}
      </button>
    </footer>
  );
}
