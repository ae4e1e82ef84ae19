// One game that is being played on this page: what is drawn, what is being told, who thinks. The log lies in the
// store before anything of an entry shows; the engine is asked, never second-guessed.
import { computed, effect, signal, untracked } from "@preact/signals";
import { say } from "../parts/live.js";
import { EngineError } from "../store/engine.js";
import { appendEntry, keepPicture, truncate } from "../store/games.js";
import { openGame } from "../store/sessions.js";
import { StoreError } from "../store/trouble.js";
import { t } from "../store/words.js";
import { acts, lift, lower } from "./holder.js";
import { lone } from "./lone.js";
import { showAlone } from "./moment.js";
import { atMyWord, clearSky, skip, stay } from "./motion.js";
import { lay } from "./reveal.js";
import { Showing } from "./showing.js";
import { tell } from "./telling.js";
import { row } from "./tempo.js";
import { think } from "./thinking.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Chapter} Chapter */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Face<any>} Face  of whatever game */

export class Sitting extends Showing {
  /** @param {import("../store/games.js").Game} kept  what the store holds @param {Face} face */
  constructor(kept, face) {
    // a game that has just begun is there in no time: its picture would only be drawn twice
    const soon = !kept.log.length && kept.engine.state.peek() === "ready";
    super(kept.head.save, face, soon ? null : kept.snapshot);
    this.id = kept.id;
    this.kept = kept;
    /** Whoever plays this game: nobody else is asked of this table. */
    this.engine = kept.engine;
    /** What the engine said last; runs ahead of `shown` while something is told. @type {Snapshot | null} */
    this.now = null;
    /** Whether the engine has replayed the log and agrees. */
    this.awake = signal(false);
    /** @type {import("@preact/signals").Signal<{seat: number, since: number, hint: boolean} | null>} */
    this.thinking = signal(null);
    /** @type {import("@preact/signals").Signal<Said | null>} */
    this.trouble = signal(null);
    /** What the strongest bot would do. @type {import("@preact/signals").Signal<Move | null>} */
    this.advice = signal(null);
    /** What that leads to. @type {import("@preact/signals").Signal<import("./types.js").Aim | null>} */
    this.aim = signal(null);
    /** What the advised move is good for, as the game's own data. */
    this.reason = signal(/** @type {any} */ (null));
    /** The id of the option that does it. */
    this.hint = computed(() => this.advice.value?.join(":") ?? null);
    /** Counts what a person did here, so that the focus moves only after an act of one's own. */
    this.acts = signal(0);
    /** What one person alone looks at now, or may look at. @type {import("@preact/signals").Signal<import("./moment.js").Moment | null>} */
    this.moment = signal(null);
    /** A card that lies over the table. @type {import("@preact/signals").Signal<import("./reveal.js").Revealed | null>} */
    this.revealed = signal(null);
    this.busy = signal(false);
    /** What was told stays until somebody goes on. */
    this.stays = signal(false);
    /** Whether a person may choose now. */
    this.open = computed(
      () => this.awake.value && kept.writable && !this.busy.value && this.#person(this.shown.value) !== null,
    );
    /** @type {import("./thinking.js").Reins} */
    this.reins = { hurry: false, stop: false };
    this.run = 0;
    /** How long the log was when the curtain was last lifted from a question. */
    this.looked = signal(-1);
    /** What is being played or taken back: the engine and the disk are told of one thing after the other. */
    /** @type {Promise<any>} */
    this.step = Promise.resolve();
    /** Something is being taken back. */
    this.going = false;
    let heard = kept.changed;
    /** The engine was started again, or another tab has played on: the table must be opened again. */
    this.unwatch = effect(() => {
      if (heard !== (heard = kept.changed)) lower();
      void kept.writable;
      if (this.engine.run.value > 0) untracked(() => this.#wake());
      else untracked(() => this.engine.start().catch((cause) => this.fail(cause)));
    });
  }

  /** @param {Snapshot | null} snapshot  the person who is asked */
  #person(snapshot) {
    const seat = snapshot?.decision?.seat;
    return seat !== undefined && this.seats[seat].bot === null ? seat : null;
  }

  /** The engine replays the log: at the beginning, and after every start of the engine. */
  async #wake() {
    const run = this.#cut();
    this.awake.value = false;
    try {
      const { table } = await this.engine.ask("open", { table: this.id, save: this.kept.save });
      const { chapters } = await this.engine.ask("story", { table: this.id });
      if (run !== this.run) return;
      // the log is the truth: a picture that says anything else goes
      const agreed = JSON.stringify(table) === JSON.stringify(this.kept.snapshot);
      if (!agreed) keepPicture(this.id, table).catch(() => {});
      this.chapters.value = chapters;
      this.#stand(agreed ? this.kept.snapshot : table);
      this.awake.value = true;
      this.trouble.value = null;
      this.#next(run);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** Throws the shown table away for the one that the engine reports. @param {Snapshot} table
   * @param {boolean} [on]  a bot goes on: what was told stays until there is more */
  #stand(table, on = false) {
    this.now = table;
    this.shown.value = table;
    if (!on) this.told.value = null;
    this.advice.value = null;
    this.aim.value = null;
    this.busy.value = false;
  }

  /** Ends everything that runs now: thinking, telling, moving. @returns {number} the new run */
  #cut() {
    this.reins.stop = true;
    this.reins = { hurry: false, stop: false };
    this.thinking.value = null;
    this.moment.peek()?.close();
    this.revealed.peek()?.close();
    this.run += 1;
    skip();
    clearSky();
    return this.run;
  }

  /** @param {unknown} cause */
  fail(cause) {
    this.busy.value = false;
    this.thinking.value = null;
    const error = cause instanceof EngineError ? cause.error : null;
    // the developer's detail goes to the console, the sentence says what to do
    console.error(cause);
    if (error?.kind === "barred" || error?.kind === "save") {
      this.trouble.value = { key: error.key ?? `error-${error.kind}`, args: error.args ?? {} };
    } else if (cause instanceof StoreError) this.trouble.value = { key: cause.key, args: cause.args };
    else this.trouble.value = { key: "play-engine-gone", args: {} };
    if (this.now) this.#stand(this.now);
  }

  /** A person's choice. @param {Move} move @param {string | null} [follow]  what is chosen next, if it is offered */
  async play(move, follow = null) {
    if (!this.open.peek()) return;
    this.acts.value += 1;
    this.begin();
    await this.#play(move, this.run, follow);
  }

  /** The one answer that a person has, where nobody needs to be asked: the log holds it as if it had been given.
   * @param {Snapshot | null} snapshot */
  #only(snapshot) {
    const decision = snapshot?.decision;
    return decision && this.#person(snapshot) !== null ? lone(this.face, decision, "given") : null;
  }

  /** @param {Move} move @param {number} run @param {string | null} [follow] @param {boolean} [by]  whether somebody here has given it */
  async #play(move, run, follow = null, by = true) {
    this.busy.value = true;
    this.advice.value = null;
    this.aim.value = null;
    if (by) this.#act();
    try {
      const answer = await this.#inTurn(() => this.#record(move));
      if (run !== this.run) return;
      const next = answer.table.decision;
      const followed = next?.options.find((/** @type {any} */ o) => o.id === follow && !o.barred);
      // the next bot thinks while the last move is told
      const thought = !followed && !answer.table.result ? this.#think(run) : null;
      await tell(this, answer.events, answer.table, () => run !== this.run);
      for (const seat of answer.news) if (run === this.run) await showAlone(this, seat);
      if (run !== this.run) return;
      if (followed) return void (await this.#play(followed.move, run));
      this.#stand(answer.table, thought !== null);
      this.#next(run, thought);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** @param {Move} move @returns {Promise<any>} */
  async #record(move) {
    const turn = this.now?.turn ?? 0;
    const answer = await this.engine.ask("play", { table: this.id, option: move });
    const { entry, secret, events, table } = answer;
    this.now = table;
    await appendEntry(this.id, entry, table, { result: table.result });
    this.chapters.value = [...this.chapters.peek(), { entry, secret, events, turn }];
    return answer;
  }

  /** Whoever holds the device may have given it to the person who acts now. */
  #act() {
    const seat = this.#person(this.now);
    if (seat !== null) acts(this, seat);
  }

  /** @param {import("./types.js").Event} event */
  reveal(event) {
    return this.face.reveals?.(event, this.seats) ? lay(this, event) : null;
  }

  /** The engine and the disk hear of one thing after the other. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #inTurn(work) {
    const done = this.step.then(work);
    this.step = done.catch(() => {});
    return done;
  }

  /** The curtain before a question is up. @param {number} seat */
  lift(seat) {
    this.looked.value = this.shown.peek()?.entries ?? -1;
    lift(this, seat);
  }

  /** Whoever is asked now: a bot thinks and plays. @param {number} run @param {Promise<Move | null> | null} [thought] */
  async #next(run, thought = null) {
    const only = this.#only(this.now);
    if (only && this.kept.writable) return void (await this.#play(only.move, run, null, false));
    if (!this.kept.writable || !this.now?.decision || this.#person(this.now) !== null) return;
    this.busy.value = true;
    try {
      const move = await (thought ?? this.#think(run));
      await visible();
      if (run === this.run && move) await this.#play(move, run);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** @param {number} run @returns {Promise<Move | null> | null} */
  #think(run) {
    const decision = this.now?.decision;
    if (!decision || !this.kept.writable || this.#person(this.now) !== null) return null;
    const reins = (this.reins = { hurry: false, stop: false });
    this.thinking.value = { seat: decision.seat, since: performance.now(), hint: false };
    // whoever skips the telling waits for no long thought either, nor does whoever waits while many bots play
    const waited = performance.now() - this.chose;
    const bots = row(this.seats, decision.turn);
    const done = think(this, null, reins, { brief: this.rushed, waited, bots })
      .then((best) => best?.move ?? null)
      .finally(() => {
        if (run === this.run) this.thinking.value = null;
      });
    // whoever awaits it hears of a failure; nobody may, after a cut
    done.catch(() => {});
    return done;
  }

  stay() {
    if (!atMyWord() || this.rushed || document.hidden) return null;
    this.stays.value = true;
    return stay().then(() => void (this.stays.value = false));
  }

  /** All that would still be told until a person is asked stands at once. */
  rush() {
    this.rushed = true;
    this.hurry();
  }

  /** The bot takes the best it has found so far. */
  hurry() {
    this.reins.hurry = true;
    skip();
  }

  /** What a bot of this level would do: shown, not played. @param {string} level */
  async suggest(level) {
    const seat = this.#person(this.shown.peek());
    if (!this.open.peek() || seat === null || this.thinking.peek()) return;
    const run = this.run;
    const reins = (this.reins = { hurry: false, stop: false });
    this.thinking.value = { seat, since: performance.now(), hint: true };
    try {
      const best = await think(this, level, reins, {});
      if (run !== this.run || !best || !this.open.peek()) return;
      this.aim.value = best.aim ?? null;
      this.reason.value = best.reason ?? null;
      this.advice.value = best.move;
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    } finally {
      if (run === this.run) this.thinking.value = null;
    }
  }

  /** How many entries can be taken back, while bots move too. */
  undoable() {
    return this.kept.writable && this.awake.value && !this.#locked() ? (this.now?.undoable ?? 0) : 0;
  }

  /** Whoever among the people chose in secret just before the one who is next; null where nobody did. */
  secretly() {
    const next = this.shown.value?.viewer ?? null;
    const last = this.chapters.value.findLast(({ entry }) => entry && this.seats[entry.seat].bot === null);
    return next !== null && last?.secret && last.entry && last.entry.seat !== next ? last.entry.seat : null;
  }

  /** A choice made in secret stands as soon as the next person has lifted the curtain. */
  #locked() {
    return this.secretly() !== null && this.looked.value === this.shown.value?.entries;
  }

  undo() {
    if (this.undoable() < 1) return void say(t("play-no-undo"), { about: "undo" });
    say(t("play-undone"), { open: true });
    return this.#back("undo", {});
  }

  /** @param {number} entries  back to where the log had so many */
  rewind(entries) {
    return this.#back("rewind", { entries });
  }

  /** @param {string} op @param {object} fields */
  async #back(op, fields) {
    if (this.going || this.undoable() < 1) return;
    this.going = true;
    const run = this.#cut();
    this.busy.value = true;
    this.acts.value += 1;
    this.#act();
    try {
      const table = await this.#inTurn(() => this.#takeBack(op, fields));
      // what nobody was asked goes with what was answered before it
      while (run === this.run && this.#only(this.now) && this.now?.undoable)
        await this.#inTurn(() => this.#takeBack("undo", {}));
      if (run !== this.run) return;
      this.looked.value = -1;
      this.#stand(this.now ?? table);
      this.#next(run);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    } finally {
      this.going = false;
    }
  }

  /** What was on its way to the disk when it was asked for may have ended it. @param {string} op @param {object} fields */
  async #takeBack(op, fields) {
    if (!this.now?.undoable) return this.now;
    const { entries, table } = await this.engine.ask(op, { table: this.id, ...fields });
    this.now = table;
    await truncate(this.id, entries, table);
    this.chapters.value = this.chapters.peek().slice(0, entries + 1);
    return table;
  }

  leave() {
    this.#cut();
    this.unwatch();
    if (this.engine.run.peek()) this.engine.ask("close", { table: this.id }).catch(() => {});
    this.kept.release();
  }
}

/** A page that nobody looks at plays nothing. @returns {Promise<void>} */
function visible() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", seen);
      resolve();
    };
    document.addEventListener("visibilitychange", seen);
  });
}

/** @param {string} id @param {(game: string) => Promise<Face>} faceOf */
export async function sitDown(id, faceOf) {
  const kept = await openGame(id);
  return new Sitting(kept, await faceOf(kept.head.save.game));
}
