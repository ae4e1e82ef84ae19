// Replay: any game again, move by move, as it lay open on the table. Steps move as they did in the game.
import { useEffect, useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { faceOf } from "../parts/face-of.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { Heading } from "../parts/heading.tsx";
import { useDress } from "../parts/later-styles.ts";
import { Bar, BarButton } from "../parts/bar.tsx";
import type { Said, AnyFace, Chapter, Event, Lights, Snapshot } from "../play/types.ts";
import { back } from "../router.ts";
import { EngineError, engineOf } from "../store/engine.ts";
import { soundGame } from "../store/games.ts";
import { t } from "../store/words.tsx";
import { Line, pages } from "../play/log.tsx";
import { Lost } from "../play/lost.tsx";
import { clearSky, hold, skip } from "../play/motion.ts";
import { Playback } from "../play/playback.ts";
import { Progress, Totals } from "../play/strip.tsx";
import { tell } from "../play/telling.ts";
import type { StoredGame } from "../store/db.ts";

const READ = 700;

/** One game, and where in it we are. */
class ReplayPlayback extends Playback {
  save;
  head;
  all: Chapter[];
  last;
  /** Or the rest of it was played by earlier rules of ours. */
  whole;
  at;
  playing;
  run;
  known: Map<number, { table: Snapshot; events: Event[] }>;

  constructor({ head, log }: Pick<StoredGame, "head" | "log">, face: AnyFace, chapters: Chapter[]) {
    super(head.save, face);
    this.save = { ...head.save, log };
    this.head = head;
    this.all = chapters;
    this.last = chapters.length - 1;
    this.whole = this.last === log.length;
    this.at = signal(0);
    this.playing = signal(false);
    this.run = 0;
    this.known = new Map();
  }

  /** Whoever looks on is never asked. */
  override get awaited() {
    return false;
  }

  /** How it stood, and what was told on the way there. */
  async stateAt(entries: number) {
    const known = this.known.get(entries) ?? (await engineOf(this.save.game).ask("at", { save: this.save, entries }));
    this.known.set(entries, known);
    return known;
  }

  /** Where there is something to look at for the first time. */
  async opening() {
    const { bare = () => false } = this.face;
    let entries = 0;
    while (entries < this.last && bare((await this.stateAt(entries)).table.view)) entries += 1;
    return entries;
  }

  /** What moves is over, and we are there. @returns the new run */
  #cut(entries: number): number {
    this.run += 1;
    this.playing.value = false;
    skip();
    clearSky();
    this.at.value = entries;
    return this.run;
  }

  /** At once. */
  async jump(entries: number) {
    const to = Math.max(0, Math.min(this.last, entries));
    const run = this.#cut(to);
    await this.#stand(to, run);
  }

  async #stand(to: number, run: number) {
    const { table } = await this.stateAt(to);
    if (run !== this.run) return;
    this.scene = null;
    this.told.value = null;
    this.chapters.value = this.all.slice(0, to + 1);
    this.shown.value = table;
  }

  /** The move that led here, as it moved. */
  async #step(run: number) {
    const to = this.at.peek();
    const { table, events } = await this.stateAt(to);
    if (run !== this.run) return;
    this.chapters.value = this.all.slice(0, to + 1);
    this.begin();
    await tell(this, events, table, () => run !== this.run);
    await this.#stand(to, run);
  }

  /** One move on, from where the last one led, even if that was still being told. */
  async next() {
    const from = this.at.peek();
    if (from >= this.last) return;
    const run = this.#cut(from + 1);
    await this.#stand(from, run);
    if (run === this.run) await this.#step(run);
  }

  async play() {
    if (this.playing.peek()) return this.jump(this.at.peek());
    const from = this.at.peek() < this.last ? this.at.peek() : 0;
    const run = this.#cut(from);
    this.playing.value = true;
    await this.#stand(from, run);
    while (run === this.run && this.at.peek() < this.last) {
      this.at.value += 1;
      await this.#step(run);
      await hold(READ);
      await new Promise((done) => setTimeout(done, 60));
    }
    if (run === this.run) this.playing.value = false;
  }

  leave() {
    this.run += 1;
    skip();
    clearSky();
  }
}

/** What is told of a game: of one that does not fit today's rules, as far as it does. */
async function storyOf({ head, log }: Pick<StoredGame, "head" | "log">) {
  const story = (entries: number) =>
    engineOf(head.save.game).ask("story", { save: { ...head.save, log: log.slice(0, entries) } });
  try {
    return await story(log.length);
  } catch (cause) {
    const error = cause instanceof EngineError ? cause.error : null;
    const fits = error?.key === "error-older" ? error.args?.fits : null;
    if (typeof fits !== "number") throw cause;
    return story(fits);
  }
}

/** @param at  what an address says, which may be anything */
const placeOf = (at: string) => Math.trunc(Number(at)) || 0;

export default function Replay({ params }: { params: Record<string, string> }) {
  const replay = useSignal<ReplayPlayback | null>(null);
  const lost = useSignal<Said | null>(null);
  const at = useRef(params.at);
  at.current = params.at;
  useEffect(() => {
    let mine: ReplayPlayback | null = null;
    const open = async () => {
      const kept = await soundGame(params.id ?? "");
      const [face, { chapters }] = await Promise.all([faceOf(kept.head.save.game), storyOf(kept)]);
      mine = new ReplayPlayback(kept, face, chapters);
      await mine.jump(at.current === undefined ? await mine.opening() : placeOf(at.current));
      replay.value = mine;
    };
    open().catch((cause) => {
      if (!cause.key) console.error(cause);
      lost.value = cause.key ? cause : { key: cause.error?.kind === "save" ? cause.error.key : "page-engine-failed" };
    });
    return () => mine?.leave();
  }, [params.id]);
  useEffect(() => {
    if (params.at !== undefined) void replay.value?.jump(placeOf(params.at));
  }, [params.at]);
  if (lost.value) return <Lost said={lost.value} id={params.id} />;
  if (!replay.value)
    return (
      <main class="lost">
        <Heading>{t("play-replay")}</Heading>
        <p class="soft">{t("play-moment")}</p>
      </main>
    );
  return <Screen replay={replay.value} />;
}

function Screen({ replay }: { replay: ReplayPlayback }) {
  const { face, seats, game, last } = replay;
  useDress(game);
  const told = useRef<HTMLDivElement | null>(null);
  const table = replay.shown.value;
  const at = replay.at.value;
  useEffect(() => told.current?.scrollTo(0, 0), [at]);
  if (!table) return null;
  const running = !replay.head.result;
  const touched = new Set(itemAt(replay.all, at).events.flatMap((event) => face.places(event)));
  const lights: Lights = (place) => (touched.has(place) && !replay.told.value ? "chosen" : "");
  return (
    <>
      <Bar title={t("play-replay")} note={replay.head.title ?? t(`${game}-title`)} onBack={back}>
        {running && <BarButton icon="next" label={t("play-replay-game")} href={`#/play/${replay.head.id}`} />}
      </Bar>
      <main>
        <Progress face={face} view={table.view} sides={table.sides} />
        <div class="board-frame" role="group" aria-label={t("play-board")}>
          <face.Board view={table.view} seats={seats} turn={table.turn} lights={lights} />
        </div>
        <Totals
          seats={seats}
          totals={face.totals(table.view)}
          unsure={(seat: number) => face.unsure?.(table.view, seat) ?? null}
          hands={face.hands?.(table.view)}
          turn={table.turn}
          sides={table.sides}
          game={game}
        />
        <section class="replay-panel">
          <div class="replay-told" ref={told} tabindex={0} role="region" aria-label={t("play-log")}>
            <ReplayText replay={replay} />
          </div>
          <div class="tiller">
            <label class="sr" for="tiller">
              {t("play-replay-place")}
            </label>
            <input
              id="tiller"
              type="range"
              min="0"
              max={last}
              value={at}
              aria-valuetext={t("play-replay-at", { number: at, of: last })}
              onInput={(event) => replay.jump(Number(event.currentTarget.value))}
            />
            <div class="tiller-keys">
              <Key label="first" icon="back" off={at === 0} onClick={() => replay.jump(0)} twice={true} />
              <Key label="back" icon="back" off={at === 0} onClick={() => replay.jump(at - 1)} />
              <Key
                label={replay.playing.value ? "pause" : "play"}
                icon={replay.playing.value ? "pause" : "play"}
                onClick={() => replay.play()}
              />
              <Key label="next" icon="next" off={at === last} onClick={() => replay.next()} />
              <Key label="last" icon="next" off={at === last} onClick={() => replay.jump(last)} twice={true} />
            </div>
          </div>
        </section>
      </main>
    </>
  );
}

/** What happened in the move that led here. */
function ReplayText({ replay }: { replay: ReplayPlayback }) {
  const { face, seats, last } = replay;
  const at = replay.at.value;
  const page = pages(replay.chapters.value, face, replay.shown.value?.view).at(-1);
  const told = replay.told.value;
  const scene = told?.scene ?? page?.scene;
  return (
    <>
      <h2 class="label">{t("play-replay-at", { number: at, of: last })}</h2>
      {page?.lines.map((event) => (
        <Line event={event} seats={seats} />
      ))}
      {scene && (
        <face.Scene scene={scene} view={replay.shown.value?.view} seats={seats} small={true} rolling={told?.rolling} />
      )}
      {at === last && !replay.whole && <p class="soft">{t("play-replay-older")}</p>}
    </>
  );
}

const Key = ({
  label,
  icon: name,
  onClick,
  off = false,
  twice = false,
}: {
  label: string;
  icon: string;
  onClick: () => void;
  off?: boolean;
  twice?: boolean;
}) => (
  <button
    class="btn"
    data-action={`replay-${label}`}
    aria-label={t(`play-replay-${label}`)}
    aria-disabled={off ? "true" : undefined}
    onClick={() => !off && onClick()}
  >
    {draw(icon(name, 20))}
    {twice && draw(icon(name, 20), { class: "icon twice" })}
  </button>
);
