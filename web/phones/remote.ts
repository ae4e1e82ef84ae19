// The table as a guest's page asks it: the same questions as an engine takes, answered by the phone that holds it. What it does
// not know it asks over the line; how the table stands it was told.
import { signal } from "@preact/signals";
import type { GameSession } from "../play/game-session.ts";
import { EngineError } from "../store/engine.ts";
import { type Guest, Refused } from "./guest.ts";
import type { Op, State } from "./messages.ts";
import type { Fields } from "./sound.ts";
import type { GameOwn } from "../play/types.ts";

/** What the engine does at once, a guest asks in bites that others at the table do not wait for. */
const SIPS = 400;

export class Remote {
  /** Like an engine's: it runs as long as there is a line. */
  state = signal<"loading" | "ready" | "failed">("ready");
  run = signal(1);
  #guest;
  #first;
  #begin: (state: State) => void = () => {};
  #latest: State | null = null;
  /** What has come while this phone waited for what it did itself. */
  #held: State[] | null = null;
  /** What this phone has answered is in the log, though the phone with the table has not said so yet. */
  #logged: () => void = () => {};
  #session: GameSession | null = null;
  #told = 0;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.#first = new Promise((begin) => (this.#begin = begin));
  }

  /** Who is told from now on. */
  tell(session: GameSession) {
    this.#session = session;
  }

  /** How the table stands, as it has just come over the line. */
  heard(state: State) {
    this.#latest = state;
    this.#begin(state);
    if (!this.#held) return this.#pass(state);
    this.#held.push(state);
    if (state.at === this.#told + 1 && this.#session?.isHere(state.chapter?.entry?.seat)) this.#logged();
  }

  #pass(state: State) {
    const { at, chapter, table } = state;
    const session = this.#session;
    if (!session?.awake.peek()) {
      // it was being opened when the line broke off
      if (session?.trouble.peek()) void session.again();
      return;
    }
    const before = this.#told;
    this.#told = at;
    if (at === before + 1) session.hear(chapter, table).catch((cause) => session.fail(cause));
    else if (at <= before) session.jumps(table);
    else void session.again();
  }

  /** What this phone does: the table as it was changed by it, and after it whatever others have done since. */
  async #change(op: Op, fields: Fields): Promise<State> {
    this.#held = [];
    let mine: State | undefined;
    const logged = new Promise<void>((done) => (this.#logged = done));
    try {
      // the answer comes once everybody at the table has been told, and that phone has drawn its own: nobody waits for that
      await Promise.race([this.#asked(op, fields), logged]);
      mine = this.#held.shift();
      if (!mine) throw new EngineError({ kind: "bug", key: "phones-lost" });
      this.#told = mine.at;
      return mine;
    } finally {
      const held = this.#held;
      this.#held = null;
      // after what waits for this one
      setTimeout(() => held.forEach((state) => this.#pass(state)));
    }
  }

  async #asked(op: Op, fields?: Fields) {
    try {
      return await this.#guest.ask(op, fields);
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      const { kind, ...error } = cause.error;
      // each of them says what it is about
      throw new EngineError({ ...error, kind: kind === "stale" || kind === "gone" ? "barred" : kind });
    }
  }

  /** As an engine is asked. */
  async ask(op: string, { option, entries, level, sips, tool, input }: Fields = {}): Promise<GameOwn> {
    if (op === "open") {
      await this.#first;
      const { at, table } = this.#latest as State;
      this.#told = at;
      return { table };
    }
    if (op === "play") {
      const { chapter, table } = await this.#change("play", { option });
      return { ...chapter, news: [], table };
    }
    if (op === "undo" || op === "rewind") {
      const { at, table } = await this.#change(op, op === "undo" ? {} : { entries });
      return { entries: at, table };
    }
    if (op === "preview" || op === "trace") return this.#asked(op, { option });
    if (op === "think") return this.#asked(op, { level, sips: Math.min(Number(sips ?? 1), SIPS) });
    if (op === "tool") return this.#asked(op, { tool, input });
    if (op === "foresight") return this.#asked(op, {});
    if (op === "story") {
      const told = await this.#asked(op, {});
      // what has come while the table was opened
      setTimeout(() => {
        if (this.#latest && this.#latest.at !== this.#told) this.#pass(this.#latest);
      });
      return told;
    }
    return {};
  }

  async start() {}

  async restart() {}

  hold() {
    return () => {};
  }
}
