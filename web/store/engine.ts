// The engine, as the page sees it: ask, and an answer comes. Nothing here waits before it is asked, so the shell
// paints without Python.
import { signal, type Signal } from "@preact/signals";
import { idle } from "../idle.ts";
import type { Host } from "../python/host.ts";
import { games } from "./known.ts";
import type * as protocol from "../play/protocol.d.ts";
import type { Game } from "../play/protocol.d.ts";
import type * as companion from "../screens/companion.d.ts";
import type { Note } from "../screens/companion.d.ts";
import type { Args } from "./args.ts";

export type Trouble = { kind: string; key?: string; args?: Args; rule?: string | null; text?: string; notes?: Note[] };

/** What the bridge answers, by what it is asked (docs/architecture/bridge.md). */
type Answers = protocol.Answers & companion.Answers;

/** A refusal or a failure of the engine; `error` is what the bridge answered. */
export class EngineError extends Error {
  error: Trouble;
  /** The engine was ended for another one before it could answer. */
  stopped;
  /** It did not answer in time. */
  late;

  /** @param host  the kind of the host's failure, if it is one */
  constructor(error: Trouble, host: string | null = null) {
    super(error.text || error.key || error.kind);
    this.error = error;
    this.stopped = host === "stopped";
    this.late = host === "timeout";
  }
}

/** For requests that nobody waits for: the developer's detail. Who left, and had the engine ended, misses no answer. */
export function report(cause: unknown) {
  if (!(cause instanceof EngineError && cause.stopped)) console.error(cause);
}

// a phone that is slowed six times needs 3 s; a first visit on a bad line much longer, but that shows progress
const CALL_LIMIT = 30_000;
/** How long a stranger's engine outlives the last table that is played by it. */
const GRACE = 5_000;

type Progress = { stage: string; loaded?: number; total?: number };

/** What a start needs first is sent for, while the page is still being drawn. A failure is told when it starts. */
export const prepareEngine = () => void import("../python/host.ts").then(({ prepare }) => prepare()).catch(() => {});

function failure(cause: unknown) {
  if (cause instanceof EngineError) return cause;
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const host = (cause as { kind?: string })?.kind ?? null;
  return new EngineError({ kind: "bug", key: "page-engine-failed", text }, host);
}

/** The game that a request speaks of. */
function gameOf({ game, save, sheet, tool }: Record<string, unknown>): string | null {
  const gameIn = (it: unknown) => (it as { game?: unknown } | undefined)?.game;
  const named = game ?? gameIn(save) ?? gameIn(sheet) ?? (typeof tool === "string" ? tool.split(".")[0] : null);
  return typeof named === "string" ? named : null;
}

/**
 * One Python: ours, which knows our games, or a stranger's, which has taken in one wheel from elsewhere. It is the one or
 * the other from its first day to its last, and each is asked of its own games only: so no table of ours is ever told to a
 * stranger, and nothing that a stranger answers gets into a log of ours. What is asked of a game goes to `engineOf` it.
 */
export class Engine {
  state: Signal<"loading" | "ready" | "failed"> = signal("loading");
  /** What it is doing on its way: for a first visit on a slow line. */
  progress = signal<Progress>({ stage: "idle" });
  /** Grows with each start: an engine that was started again knows no table, each must be opened again. 0: it does not run. */
  run = signal(0);
  #running: Promise<Host> | null = null;
  #wheel;
  /** The games of a stranger's: in their words alone it speaks. */
  #games;
  /** How many requests wait for their answers. */
  #asked = 0;
  #guests = 0;
  #shown = 0;

  /** @param wheel  null: ours */
  constructor(wheel: File | null = null, games: string[] = []) {
    this.#wheel = wheel;
    this.#games = games;
  }

  get isOurs() {
    return this.#wheel === null;
  }

  /** Every figure is drawn, which a phone that is starting Python has no time for: a new stage at once, figures now and
   * then. */
  #tell(progress: Progress) {
    const now = performance.now();
    if (progress.stage === this.progress.peek().stage && now < this.#shown + 400) return;
    this.#shown = now;
    this.progress.value = progress;
  }

  async #begin() {
    this.state.value = "loading";
    try {
      const { start } = await import("../python/host.ts");
      const wheel = this.#wheel;
      const onProgress = (progress: Progress) => this.#tell(progress);
      const host = await start({ onProgress, wheel });
      const said = await host.call(JSON.stringify({ op: "hello" }), { timeout: CALL_LIMIT });
      const answer = this.isOurs ? JSON.parse(said) : { ok: true };
      if (!answer.ok) throw new EngineError(answer.error);
      this.run.value += 1;
      this.state.value = "ready";
      return host;
    } catch (cause) {
      this.state.value = "failed";
      throw failure(cause);
    }
  }

  /** Starts it if it does not run yet. */
  start() {
    if (!this.#running) {
      const attempt = this.#begin();
      this.#running = attempt;
      attempt.catch(() => {
        if (this.#running === attempt) this.#running = null;
      });
    }
    return this.#running;
  }

  #end() {
    const old = this.#running;
    this.#running = null;
    old?.then((host) => host.stop()).catch(() => {});
  }

  /** Ends it and starts it afresh; the tables are to be opened again (`run` tells). */
  async restart() {
    this.#end();
    await this.start();
  }

  /** Somebody needs it: a table, or a request. A stranger's engine ends a little after the last has let go; ours stays.
   * @returns to let go */
  hold(): () => void {
    this.#guests += 1;
    let holds = true;
    return () => {
      if (holds) this.#guests -= 1;
      holds = false;
      if (!this.isOurs) setTimeout(() => this.#guests || this.#rest(), GRACE);
    };
  }

  #rest() {
    this.#end();
    this.run.value = 0;
    this.state.value = "loading";
  }

  /** Brings a game to the running engine before anything is asked about it. What fails here is told when it is asked. */
  async prepare(game: string) {
    if (this.isOurs) await (await this.#running)?.bring(game);
  }

  /** Has the engine make ready what the first game of any kind would wait for. */
  warm = () => this.#whileIdle((host) => host.warm());

  /** Has the engine keep its modules compiled for later starts. */
  keepCompiled = () => this.#whileIdle((host) => host.keep());

  /** Does one small piece of work after the other while nobody asks it anything.
   * @param work  a piece; whether there are more */
  async #whileIdle(work: (host: Host) => Promise<boolean>) {
    const attempt = this.#running;
    const host = await attempt;
    if (!host) return;
    do {
      do await idle();
      while (this.#asked);
    } while (this.#running === attempt && (await work(host)));
  }

  /** What of ours a request needs beside the base: the game that it speaks of, and the companion for a sheet or a tool. */
  #partsFor(op: string, fields: Record<string, unknown>) {
    if (!this.isOurs) return [];
    const named = gameOf(fields);
    const companion = ["score", "fill", "tool"].includes(op) ? ["companion"] : [];
    return named !== null ? [...companion, named] : companion;
  }

  /** One request to the bridge. Waits for the engine; throws EngineError. */
  async ask<Op extends keyof Answers>(op: Op, fields: Record<string, unknown> = {}): Promise<Answers[Op]> {
    const named = gameOf(fields);
    if (named !== null && engineOf(named).isOurs !== this.isOurs)
      throw new EngineError({ kind: "bug", key: "page-engine-failed", text: `${named} is played by another engine` });
    const letGo = this.hold();
    const attempt = this.start();
    let text;
    this.#asked += 1;
    try {
      const host = await attempt;
      for (const part of this.#partsFor(op, fields)) await host.bring(part);
      text = await host.call(JSON.stringify({ op, ...fields }), { timeout: CALL_LIMIT });
    } catch (cause) {
      this.#mourn(attempt, cause);
      throw failure(cause);
    } finally {
      this.#asked -= 1;
      letGo();
    }
    if (!this.isOurs) return (await this.#weigh(op, text)) as unknown as Answers[Op];
    const answer = JSON.parse(text);
    if (!answer.ok) throw new EngineError(answer.error);
    return answer;
  }

  /** A stranger's answer comes in by the gate. */
  async #weigh(op: string, text: string) {
    const { heard } = await import("./foreign.ts");
    const said = heard(op, text, this.#games);
    if (said && "answer" in said) return said.answer;
    throw new EngineError(said?.error ?? { kind: "bug", key: "page-engine-failed", text: `${op}: no sound answer` });
  }

  /** An exception inside Python leaves the host alive; after anything else it is dead, and one restart is enough for all
   * who asked it. A stranger's is started again by hand. */
  #mourn(attempt: unknown, cause: unknown) {
    const isDead = !(cause instanceof EngineError) && (cause as { kind?: string })?.kind !== "python";
    if (!isDead || this.#running !== attempt) return;
    if (this.isOurs) return void this.restart().catch(() => {});
    this.#end();
    this.state.value = "failed";
  }
}

/** The engine of our games, of the sheets and of the tools. */
export const ours = new Engine();
export const { state: engineState, progress: engineProgress } = ours;
export const ask: Engine["ask"] = (op, fields) => ours.ask(op, fields);

/** The engines of games from elsewhere, by the game's name. */
const strangers: Map<string, Engine> = new Map();

/** The engine that plays a game: a request about a game, or about a table of it, can go to no other. */
export const engineOf = (game: unknown) => strangers.get(String(game)) ?? ours;

export function addGames(more: Game[], wheel: File) {
  const names = more.map(({ name }) => name);
  const engine = new Engine(wheel, names);
  for (const name of names) strangers.set(name, engine);
  games.value = [...games.peek().filter(({ name }) => !names.includes(name)), ...more];
}

/** What a wheel brings. */
export const askAdded = (wheel: File) => new Engine(wheel).ask("added");
