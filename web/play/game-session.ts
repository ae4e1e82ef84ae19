// One game that is being played on this page: what is drawn, what is being told, who thinks. The log lies in the
// store before anything of an entry shows; the engine is asked, never second-guessed.
import { batch, computed, effect, signal, type Signal, untracked } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { say } from "../parts/live.ts";
import { staysTogether, takeRematch } from "../phones/rematch.ts";
import { noted } from "../phones/notes.ts";
import { outOf } from "../phones/out.ts";
import type { InviteRelay } from "../phones/invite-relay.ts";
import { EngineError } from "../store/engine.ts";
import type { Pending } from "../store/games.ts";
import { type Game, openGame } from "../store/open-games.ts";
import { StoreError } from "../store/trouble.ts";
import { t } from "../store/words.tsx";
import { Errands } from "./errands.ts";
import { acts, lift, lower } from "./holder.ts";
import { forced } from "./forced.ts";
import { type PrivateView, showAlone } from "./private-view.ts";
import { inTheOpen, telling } from "./views.ts";
import { atMyWord, clearSky, skip, stay } from "./motion.ts";
import { lay, type Revealed } from "./reveal.tsx";
import { DISK, type Disk, ActionLog } from "./action-log.ts";
import { personsOf } from "./playback.ts";
import { type Atom, type Heard, Question, type InputNeeded } from "./question.ts";
import { Reading } from "./reading.ts";
import { tell, tellUntil } from "./telling.ts";
import { row } from "./tempo.ts";
import { type Control, think } from "./thinking.ts";
import type { Aim, Chapter, Event, Move, Odds, Said, Snapshot, Thrown } from "./types.ts";

/** of whatever game */
type Face = import("./types.ts").AnyFace;
type Played = import("./protocol.d.ts").Played;

/** What an entry has led to: the answer of the op `play`. `repeated`: it was told and carried out before. */
type Answer = { events: Event[]; news: number[]; table: Snapshot; repeated?: boolean };

export class GameSession extends ActionLog {
  /** At somebody else's table: lets the next phone in. */
  inviteRelay: InviteRelay | null = null;
  /** What is told is told one after the other. */
  telling: Promise<unknown> = Promise.resolve();
  /** Whether the engine has replayed the log and agrees. */
  awake = signal(false);
  thinking: Signal<{ seat: number; since: number; hint: boolean } | null> = signal(null);
  trouble: Signal<Said | null> = signal(null);
  /** What the strongest bot would do. */
  advice: Signal<Move | null> = signal(null);
  /** What that leads to. */
  aim: Signal<Aim | null> = signal(null);
  /** What is left of an advised plan while its first move is being played, and whose it is. */
  #planned: { seat: number; aim: Aim } | null = null;
  /** What the advised move is good for, as the game's own data. */
  reason = signal<unknown>(null);
  /** How it compares with other moves. */
  odds: Signal<Odds | null> = signal(null);
  /** The id of the option that does it. */
  hint = computed(() => this.advice.value?.join(":") ?? null);
  /** The option that is lit: what is advised, or what is most like an answer that is given again. */
  lit = computed(() => this.hint.value ?? this.repair.value?.left.at(-1)?.likest ?? null);
  /** Counts what a person did here, so that the focus moves only after an act of one's own. */
  acts = signal(0);
  /** What one person alone looks at now, or may look at. */
  privateView: Signal<PrivateView | null> = signal(null);
  /** A card that lies over the table. */
  revealed: Signal<Revealed | null> = signal(null);
  /** What people are to read from their box. */
  question: Signal<Question | null> = signal(null);
  /** What bots have done that people do on the real table. */
  errands: Errands | null;
  busy = signal(false);
  /** What was told stays until somebody goes on. */
  stays = signal(false);
  /** Whether a person may choose now. */
  open = computed(
    () =>
      this.awake.value &&
      this.kept.writable &&
      !this.resting.value &&
      !this.busy.value &&
      this.#person(this.shown.value) !== null,
  );
  control: Control = { hurry: false, stop: false };
  run = 0;
  /** How long the log was when somebody here answered too late: whoever is asked next is not told. */
  #overtaken: number | null = null;
  /** How long the log was when the curtain was last lifted from a question. */
  looked = signal(-1);
  /** Something is being taken back. */
  going = false;
  /** What is chosen next, as people have said with their dice. */
  #ahead: string | null = null;
  /** The engine was started again, or another tab has played on: the table must be opened again. */
  unwatch;

  /** `kept`: what the store holds; `disk`: null where another device holds the table, and this one only asks it;
   * `here`: the people who sit at this device */
  constructor(kept: Game, face: Face, { disk = DISK, here }: { disk?: Disk | null; here?: readonly number[] } = {}) {
    // a game that has just begun is there in no time: its picture would only be drawn twice
    const soon = !kept.log.length && kept.engine.state.peek() === "ready";
    super(kept, face, { picture: soon || here || isElsewhere(kept) ? null : kept.snapshot, disk, here });
    this.errands = this.physical && disk ? new Errands(this) : null;
    let heard = kept.changed;
    this.unwatch = effect(() => {
      if (heard !== (heard = kept.changed)) lower();
      void kept.writable;
      if (this.engine.run.value > 0) void untracked(() => this.#wake());
      else void untracked(() => this.engine.start().catch((cause) => this.fail(cause)));
    });
  }

  /** The person here who is asked. */
  #person(snapshot: Snapshot | null) {
    const seat = snapshot?.decision?.seat;
    return seat !== undefined && this.isHere(seat) ? seat : null;
  }

  /** Whether the next answer is a bot's, which thinks here. */
  #bot(snapshot: Snapshot | null) {
    const seat = snapshot?.decision?.seat;
    return seat !== undefined && itemAt(this.seats, seat).bot !== null;
  }

  /** The engine replays the log: at the beginning, and after every start of the engine. */
  async #wake() {
    const run = this.#cut();
    this.errands?.forget();
    this.awake.value = false;
    try {
      const { table } = await this.engine.ask("open", { table: this.id, save: this.kept.save, here: this.here.peek() });
      const { chapters } = await this.engine.ask("story", { table: this.id });
      if (run !== this.run) return;
      // the log is the truth: a picture that says anything else goes
      const agreed = JSON.stringify(table) === JSON.stringify(this.kept.snapshot);
      if (!agreed) this.disk?.keepPicture(this.id, table).catch(() => {});
      this.chapters.value = chapters;
      this.#stand((agreed && this.kept.snapshot) || table);
      this.awake.value = true;
      this.trouble.value = null;
      await this.broadcast();
      if (!table.entries && !this.kept.save.position && this.kept.writable && !this.kept.head.pending)
        await this.#laid(run);
      if (run === this.run) await this.#goOn(run);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** What was begun goes on: a log that is being put right, a move of which something was told, or whoever is asked.
   * @param told  the move of which the last answer was taken back */
  async #goOn(run: number, told: Pending | null = null) {
    const { kept, now } = this;
    const repair = this.repair.peek();
    const mends = repair && kept.writable && !this.left() && now;
    // nobody answers before the rest of the log stands
    if (mends) {
      this.busy.value = true;
      await this.inTurn(() => this.goesOn(repair));
      this.errands?.forget();
      if (run !== this.run) return;
      if (!this.repair.peek()) say(t("play-wrong-done"), { open: true });
      this.#stand(this.now as Snapshot);
    }
    const left = this.left();
    const { pending } = kept.head;
    const waits = kept.writable && pending?.entries === this.now?.entries ? pending : told;
    await this.#caughtUp(run, Boolean(waits));
    if (run !== this.run) return;
    if (waits) void this.#resume(waits, run);
    else if (kept.writable && left?.goes_on) void this.#resume({ option: left.goes_on, found: [], partial: [] }, run);
    else void this.#next(run);
  }

  /** On a real table people lay first what the app has dealt. */
  async #laid(run: number) {
    if (!this.errands || !this.now) return;
    this.busy.value = true;
    const told = this.chapters.peek()[0]?.events ?? [];
    await this.errands.lay(told.filter(({ quiet }) => !quiet));
    if (run === this.run) this.#stand(this.now);
  }

  /** The real table comes to stand as the log says. @param waits  the box is asked: what led there is not told yet */
  async #caughtUp(run: number, waits: boolean = false) {
    // nobody moves anything once the game is over
    if (!this.errands || !this.now || this.now.result || !this.kept.writable || run !== this.run) return;
    // what differs is known once the log stands
    if (this.repair.peek()) return;
    this.busy.value = true;
    const { outdated, pending = null } = this.kept.head;
    if (outdated) await this.errands.settle(outdated, this.kept.log, pending);
    if (run !== this.run) return;
    const { entries, turn, decision } = this.now;
    await this.errands.resume(entries, inTheOpen(this.now, this.people), decision?.seat ?? turn, this.kept.head);
    if (run === this.run && !waits) await this.errands.run();
    if (run === this.run && this.now) this.#stand(this.now);
  }

  /** Throws the shown table away for the one that the engine reports.
   * @param on  a bot goes on: what was told stays until there is more */
  #stand(table: Snapshot, on: boolean = false) {
    this.now = table;
    this.shown.value = table;
    if (this.#overtaken !== null && this.#overtaken !== table.entries) {
      this.trouble.value = null;
      this.#overtaken = null;
    }
    if (!on) this.told.value = null;
    this.#adviseOn(table);
    this.busy.value = false;
  }

  /** A plan that was advised goes on while the position follows it: whoever asked once is not asked to ask again. */
  #adviseOn({ decision }: Snapshot) {
    const { seat, aim } = this.#planned ?? {};
    this.#planned = null;
    const [next] = aim?.plan ?? [];
    const isOffered =
      next && decision?.seat === seat && decision?.options.some(({ id, barred }) => !barred && id === next.join(":"));
    this.advice.value = isOffered ? next : null;
    this.aim.value = isOffered ? (aim ?? null) : null;
  }

  /** Remembers what follows in the advised plan, where this move is the next of it. */
  #follows(move: Move) {
    const seat = this.now?.decision?.seat ?? 0;
    const { aim } = this.#planned ?? { aim: this.aim.peek() };
    const [next, ...rest] = aim?.plan ?? [];
    const holds = aim && rest.length > 0 && next?.join(":") === move.join(":");
    this.#planned = holds ? { seat, aim: { ...aim, plan: rest } } : null;
  }

  /** Ends everything that runs now: thinking, telling, moving. @returns the new run */
  #cut(): number {
    this.control.stop = true;
    this.control = { hurry: false, stop: false };
    this.thinking.value = null;
    this.privateView.peek()?.close();
    this.revealed.peek()?.close();
    this.question.value = null;
    this.#planned = null;
    this.errands?.drop();
    this.run += 1;
    skip();
    clearSky();
    return this.run;
  }

  fail(cause: unknown) {
    this.busy.value = false;
    this.thinking.value = null;
    const error = cause instanceof EngineError ? cause.error : null;
    // the developer's detail goes to the console, the sentence says what to do
    console.error(cause);
    if (error?.kind === "barred" || error?.kind === "save") {
      this.trouble.value = { key: error.key ?? `error-${error.kind}`, args: error.args ?? {} };
      this.#overtaken = error.key === "phones-stale" ? (this.now?.entries ?? null) : null;
    } else if (cause instanceof StoreError) this.trouble.value = { key: cause.key, args: cause.args };
    else this.trouble.value = { key: "play-engine-gone", args: {} };
    if (this.now) this.#stand(this.now);
  }

  /** A person's choice; `follow`: what is chosen next, if it is offered. */
  async play(move: Move, follow: string | null = null) {
    if (!this.open.peek()) return;
    this.acts.value += 1;
    this.begin();
    await this.#play(move, this.run, follow);
  }

  /** The one answer that a person has, where nobody needs to be asked: the log holds it as if it had been given. */
  #only(snapshot: Snapshot | null) {
    const decision = snapshot?.decision;
    if (!snapshot || !decision || this.#person(snapshot) === null) return null;
    return forced(this.face, { decision, view: snapshot.view, seats: this.seats }, "given");
  }

  /** `by`: whether somebody here has given it. */
  async #play(move: Move, run: number, follow: string | null = null, by: boolean = true) {
    this.busy.value = true;
    this.#follows(move);
    this.advice.value = null;
    this.aim.value = null;
    if (by) this.#act();
    try {
      const answer = await this.#asking({ option: move, found: [], partial: [] }, run, by);
      if (run === this.run && answer) await this.#follow(answer, run, follow);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** The page was left while the box was asked: what was told then still holds. */
  async #resume({ option, found, partial }: Omit<Pending, "entries">, run: number) {
    this.busy.value = true;
    const seat = this.#person(this.now);
    const only = this.#only(this.now);
    try {
      // what led to the question was seen before
      this.rushed = true;
      const answer = await this.#asking({ option, found, partial }, run, seat !== null && !only);
      this.rushed = false;
      if (run === this.run && answer) await this.#follow(answer, run);
    } catch (cause) {
      if (run !== this.run) return;
      // what was put right meanwhile may have taken the move away: whoever is asked chooses anew
      if (!(cause instanceof EngineError) || cause.error.kind !== "barred") return this.fail(cause);
      await this.inTurn(async () => this.disk?.keepPending(this.id, null));
      if (run === this.run) await this.#again(run);
    }
  }

  /** Plays a move, and asks people what the box says until it is whole.
   * @param by  whether a person has chosen it, and may choose another
   * @returns what is still to be told; null where it was given up */
  async #asking(begun: Omit<Pending, "entries">, run: number, by: boolean): Promise<Answer | null> {
    const reading = new Reading(begun);
    this.#ahead = null;
    const chosen = by && this.#person(this.now) !== null;
    const repeated = this.leftFor(begun.option) !== null;
    for (;;) {
      const { option, found } = reading;
      const answer = await this.inTurn(() => this.record({ option, found })).catch((cause) => {
        if (!found.length || cause?.error?.key !== "error-untold") throw cause;
        this.trouble.value = { key: cause.error.key, args: {} };
        return null;
      });
      if (run !== this.run) return null;
      if (answer && !("wanted" in answer)) return { ...answer, events: answer.events.slice(reading.told), repeated };
      if (answer && repeated) reading.fresh(answer.wanted.events);
      if (!answer) this.#returns(reading);
      else if (!(await this.#reads(reading, answer.wanted, run, { by: chosen, repeated }))) return null;
      await this.#keep(reading);
      if (run !== this.run) return null;
    }
  }

  /** People are asked what the box says. @returns whether the move goes on */
  async #reads(
    reading: Reading,
    wanted: InputNeeded,
    run: number,
    { by, repeated }: { by: boolean; repeated: boolean },
  ): Promise<boolean> {
    // what leads to the question is told now, and people carry it out: whatever happens to this page, it stays this move
    if (!reading.found.length && !reading.told) await this.#keep(reading);
    if (run !== this.run) return false;
    const fresh = reading.fresh(wanted.events);
    const seat = this.now?.decision?.seat ?? 0;
    const until = this.telling.then(() => tellUntil(this, fresh, seat, () => run !== this.run));
    this.telling = until.catch(() => {});
    await until;
    this.rushed = false;
    if (!repeated) await this.#carried(wanted.events, seat, run);
    if (run !== this.run) return false;
    if (!reading.partial.length) {
      reading.partial = wanted.together.map(() => null);
      if (this.errands) await this.#keep(reading);
    }
    if (run !== this.run) return false;
    const question = reading.question(wanted, by);
    question.onPartial = (now) => {
      reading.partial = now;
      void this.inTurn(async () => run === this.run && this.#write(reading));
    };
    this.question.value = question;
    const answers = await question.answers;
    if (run !== this.run) return false;
    this.question.value = null;
    this.trouble.value = null;
    this.acts.value += 1;
    this.#ahead = answers && question.next;
    reading.partial = [];
    if (answers) reading.add(wanted, answers);
    else if (reading.found.length) this.#returns(reading);
    else {
      await this.inTurn(async () => this.disk?.keepPending(this.id, null));
      await this.#carried([], seat, run);
      if (run === this.run) this.#stand(this.now as Snapshot);
      return false;
    }
    return true;
  }

  #write(reading: Reading) {
    return this.disk?.keepPending(this.id, reading.pending(this.now?.entries ?? 0));
  }

  /** Whatever happens to this page, what was read stays. */
  #keep(reading: Reading) {
    return this.inTurn(async () => this.#write(reading));
  }

  /** What was told of the entry that is being made, and is to be done on the real table, is done before anything else.
   * @param by  whose entry it is
   * @param whole  the entry it is, if that stands in the log, and whether there is more to come */
  async #carried(events: Event[], by: number, run: number, whole: { entry: number; goesOn: boolean } | null = null) {
    if (!this.errands || !this.now || run !== this.run || this.repair.peek()) return;
    this.errands.hear(whole?.entry ?? this.now.entries, events, by, whole !== null);
    if (!whole?.goesOn && !this.now.result) await this.errands.run();
  }

  /** What was taken back is made again. */
  async redo() {
    const { undone } = this.kept.head;
    if (this.going || !undone || !this.errands || !this.kept.writable || !this.awake.peek()) return;
    const run = this.#cut();
    this.busy.value = true;
    this.acts.value += 1;
    try {
      const carried = this.errands.again(this.kept.log.length + undone.log.length);
      await this.inTurn(() => this.makeAgain(undone, carried));
      if (run === this.run) await this.#wake();
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** About how many answers would have to be told again if this one were put right. Nothing changes. */
  async questions(entry: number, at: number, answer: Atom): Promise<number> {
    const look = { table: this.id, entry, at, answer, look: true };
    const said = await this.inTurn(() => this.engine.ask("amend", look));
    return said.questions;
  }

  /** Something was told wrongly: it is put right where it stands. */
  amend = (entry: number, at: number, answer: Atom) => this.#repair(() => this.putRight({ entry, at, answer }));

  /** A move was entered wrongly: whoever made it chooses again. */
  reopen = (entry: number) => this.#repair(() => this.reopens(entry));

  /** What is being put right is left as it was. */
  leaveRepair = () =>
    this.#repair(async () => {
      const repair = this.repair.peek();
      if (repair) await this.asBefore(repair);
    });

  async #repair(work: () => Promise<void>) {
    if (this.going || !this.kept.writable || !this.awake.peek() || !this.settled) return;
    const run = this.#cut();
    this.busy.value = true;
    this.acts.value += 1;
    try {
      await this.inTurn(work);
      this.errands?.forget();
      await this.#again(run);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  /** Whatever was done, the table stands as the engine says, and whoever is asked goes on. */
  async #again(run: number) {
    if (run !== this.run || !this.now) return;
    this.looked.value = -1;
    if (this.left() || !this.repair.peek()) this.#stand(this.now);
    await this.#goOn(run);
  }

  /** An answer is taken back: the move is shown anew as far as it still holds. */
  #returns(reading: Reading) {
    reading.back();
    const table = this.now as Snapshot;
    this.shown.value = { ...telling(table, inTheOpen(table, this.people)), open: null };
    this.rushed = true;
  }

  /** What an entry has told, and then whoever is asked next. */
  async #follow(answer: Answer, run: number, follow: string | null = null) {
    if (answer.repeated) return this.#again(run);
    const next = answer.table.decision;
    const ahead = follow ?? this.#ahead;
    const followed = next?.options.find((o) => o.id === ahead && !o.barred);
    // the next bot thinks while the last move is told
    const last = this.now === answer.table;
    const repairs = this.repair.peek() !== null;
    const thought = last && !followed && !repairs && !answer.table.result ? this.#think(run) : null;
    const told = this.telling.then(() => this.#tell(answer, run));
    this.telling = told.catch(() => {});
    await told;
    const { entry, events = [] } = this.chapters.peek()[answer.table.entries] ?? {};
    const by = entry?.seat ?? 0;
    const goesOn = next?.seat === by && itemAt(this.seats, by).bot !== null;
    await this.#carried(events, by, run, { entry: answer.table.entries - 1, goesOn });
    // somebody at another device has gone on meanwhile
    if (run !== this.run || this.now !== answer.table) return;
    if (repairs) return this.#again(run);
    if (followed) return void (await this.#play(followed.move, run));
    this.#stand(answer.table, thought !== null);
    void this.#next(run, thought);
  }

  async #tell({ events, news, table }: Answer, run: number) {
    if (run === this.run) await tell(this, events, table, () => run !== this.run);
    for (const seat of news) if (run === this.run) await showAlone(this, seat);
  }

  override asksToThrow(thrown: Thrown | null) {
    return thrown !== null && !this.physical && thrown.by.some((seat) => this.isHere(seat));
  }

  /** Somebody at another device has answered: what is still being told of before is told at once.
   * @param answering  after which it is in the log */
  async #elsewhere(answering: () => Promise<Answer>) {
    const run = this.run;
    const answer = await this.inTurn(answering).catch((cause) => {
      if (cause instanceof StoreError) this.fail(cause);
      throw cause;
    });
    if (run !== this.run) return;
    if (this.busy.peek()) this.rush();
    this.busy.value = true;
    const told = this.telling;
    void told.then(() => {
      if (run !== this.run) return;
      this.thinking.value = null;
      this.begin();
      this.#follow(answer, run).catch((cause) => run === this.run && this.fail(cause));
    });
  }

  /** An answer from another device, which is refused there if it must be. */
  playFor = (fields: { option: string | Move; seat: number }) =>
    this.#elsewhere(async () => (await this.record(fields)) as Played);

  /** What the device that holds the table says of an entry. */
  hear = (chapter: Chapter, table: Snapshot) =>
    this.#elsewhere(async () => {
      this.now = table;
      // a story that was asked for meanwhile may hold it already
      this.chapters.value = [...this.chapters.peek().slice(0, table.entries), chapter];
      return { events: chapter.events, news: [], table };
    });

  /** Something was taken back by another device. */
  async backFor(op: "undo" | "rewind", fields: { seat: number }) {
    const table = await this.inTurn(() => this.takeBack(op, fields));
    if (table) this.jumps(table);
  }

  /** The table stands otherwise, and nothing is told of it. */
  jumps(table: Snapshot) {
    const run = this.#cut();
    this.chapters.value = this.chapters.peek().slice(0, table.entries + 1);
    this.looked.value = -1;
    this.#stand(table);
    this.#goOn(run).catch((cause) => run === this.run && this.fail(cause));
  }

  /** The device that holds the table knows more than was heard here. */
  again = () => this.#wake();

  /** Nothing is done at the table until it goes on: it is being given to another device. Resolves when all that was done is on the
   * disk. */
  async rest() {
    this.resting.value = true;
    this.#cut();
    if (this.now) this.#stand(this.now);
    await this.inTurn(async () => {});
    if (this.now) this.#stand(this.now);
  }

  goOn() {
    if (!this.resting.peek()) return;
    this.resting.value = false;
    if (this.now) this.jumps(this.now);
  }

  /** These people sit at this device from now on. */
  async gather(here: readonly number[]) {
    if (!this.awake.peek()) return void (this.here.value = here);
    lower();
    const table = await this.inTurn(() => this.gathers(here));
    // a question is drawn with its answers where it is asked, and without them elsewhere
    batch(() => {
      this.here.value = here;
      this.jumps(table);
    });
  }

  /** Whoever holds the device may have given it to the person who acts now. */
  #act() {
    const seat = this.#person(this.now);
    if (seat !== null) acts(this, seat);
  }

  override reveal(event: Event) {
    const read = this.kept.save.box?.from ?? [];
    return this.face.reveals?.(event, this.seatsHere, read) ? lay(this, event) : null;
  }

  /** The curtain before a question is up. */
  lift(seat: number) {
    this.looked.value = this.shown.peek()?.entries ?? -1;
    lift(this, seat);
  }

  /** Whoever is asked now: a bot thinks and plays. */
  async #next(run: number, thought: Promise<Move | null> | null = null) {
    if (this.resting.peek()) return;
    const only = this.#only(this.now);
    if (only && this.kept.writable) return void (await this.#play(only.move, run, null, false));
    if (!this.kept.writable || !this.#bot(this.now)) return;
    this.busy.value = true;
    try {
      const move = await (thought ?? this.#think(run));
      await visible();
      if (run === this.run && move) await this.#play(move, run);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    }
  }

  #think(run: number): Promise<Move | null> | null {
    const decision = this.now?.decision;
    if (!decision || !this.kept.writable || !this.#bot(this.now)) return null;
    this.thinking.value = { seat: decision.seat, since: performance.now(), hint: false };
    // where the table is held, it thinks
    if (!this.disk) return null;
    const control = (this.control = { hurry: false, stop: false });
    // whoever skips the telling waits for no long thought either, nor does whoever waits while many bots play
    const waited = performance.now() - this.chose;
    const bots = row(this.seats, decision.turn);
    const done = think(this, null, control, { brief: this.rushed, waited, bots })
      .then((best) => best?.move ?? null)
      .finally(() => {
        if (run === this.run) this.thinking.value = null;
      });
    // whoever awaits it hears of a failure; nobody may, after a cut
    done.catch(() => {});
    return done;
  }

  override stay() {
    if (!atMyWord() || this.rushed || this.unseen || document.hidden) return null;
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
    this.control.hurry = true;
    skip();
  }

  /** What a bot of this level would do: shown, not played. */
  async suggest(level: string) {
    const seat = this.#person(this.shown.peek());
    // what stands there holds until something is answered
    if (!this.open.peek() || seat === null || this.thinking.peek() || this.advice.peek()) return;
    const run = this.run;
    const control = (this.control = { hurry: false, stop: false });
    this.thinking.value = { seat, since: performance.now(), hint: true };
    try {
      const best = await think(this, level, control, {});
      if (run !== this.run || !best || !this.open.peek()) return;
      this.aim.value = best.aim ?? null;
      this.reason.value = best.reason ?? null;
      this.odds.value = best.odds ?? null;
      this.advice.value = best.move;
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    } finally {
      if (run === this.run) this.thinking.value = null;
    }
  }

  /** Whether the real table is no longer that of a log that was put right. */
  get settled() {
    return !this.kept.head.outdated;
  }

  /** How many entries can be taken back, while bots move too. */
  undoable() {
    const isOpen = this.kept.writable && this.awake.value && this.settled && !this.#locked();
    return isOpen ? (this.now?.undoable ?? 0) : 0;
  }

  /** Whoever among the people chose in secret just before the one who is next; null where nobody did. */
  secretly() {
    const next = this.shown.value?.viewer ?? null;
    const last = this.chapters.value.findLast(({ entry }) => entry && this.isHere(entry.seat));
    return next !== null && last?.secret && last.entry && last.entry.seat !== next ? last.entry.seat : null;
  }

  /** A choice made in secret stands as soon as the next person has lifted the curtain. */
  #locked() {
    return this.secretly() !== null && this.looked.value === this.shown.value?.entries;
  }

  undo() {
    const repair = this.repair.peek();
    if (repair) {
      const before = repair.left.at(-2);
      return before ? this.#back("rewind", { entries: before.entries }) : this.leaveRepair();
    }
    if (this.undoable() < 1) return void say(t("play-no-undo"), { about: "undo" });
    say(t("play-undone"), { open: true });
    return this.#back("undo", {});
  }

  /** Back to where the log had so many entries. */
  rewind(entries: number) {
    return this.#back("rewind", { entries });
  }

  async #back(op: "undo" | "rewind", fields: object) {
    if (this.going || this.undoable() < 1) return;
    this.going = true;
    const run = this.#cut();
    this.busy.value = true;
    this.acts.value += 1;
    this.#act();
    try {
      const told = op === "undo" && this.physical ? await this.#lastTold() : null;
      const table = await this.inTurn(() =>
        told ? this.takeBack("rewind", { entries: told.entries }, told) : this.takeBack(op, fields),
      );
      // what nobody was asked goes with what was answered before it
      while (run === this.run && !told && this.#only(this.now) && this.now?.undoable)
        await this.inTurn(() => this.takeBack("undo", {}));
      if (run !== this.run) return;
      this.looked.value = -1;
      this.#stand((this.now ?? table) as Snapshot);
      this.going = false;
      await this.#goOn(run, told);
    } catch (cause) {
      if (run === this.run) this.fail(cause);
    } finally {
      this.going = false;
    }
  }

  /** The last entry, where people told something of their box for it: the move is made again with all of that but the last. */
  async #lastTold(): Promise<Pending | null> {
    const heard = await this.heard();
    const { log } = this.kept;
    const last = log.findLastIndex(({ seat }, i) => itemAt(this.seats, seat).bot === null || heard[i]?.length);
    const told = heard[last] ?? [];
    const [entry, again] = [log[last], told.at(-1)];
    if (!entry || !again) return null;
    const answers = (of: Heard[]) => of.map(({ answer }) => answer);
    const found = answers(told.filter((one) => one.throw < again.throw));
    const thrown = answers(told.filter((one) => one.throw === again.throw));
    return { entries: last, option: [entry.move, ...entry.args], found, partial: [...thrown.slice(0, -1), null] };
  }

  leave() {
    const phones = this.phones.peek();
    // whoever was there may play again
    if (phones && this.now?.result) {
      this.resting.value = true;
      staysTogether(this.id, phones);
    } else if (phones) phones.leave();
    else this.close();
    this.#cut();
    this.unwatch();
    this.kept.release();
  }

  /** Nobody asks anything of this table any more. */
  close() {
    if (this.engine.run.peek()) this.engine.ask("close", { table: this.id }).catch(() => {});
  }
}

/** A picture of when somebody was asked at another device: it lacks what only they were to know. */
function isElsewhere({ snapshot, head }: Game) {
  const asked = snapshot?.decision;
  return Boolean(
    asked && !asked.options.length && !asked.forms.length && itemAt(head.save.seats, asked.seat).bot === null,
  );
}

/** A page that nobody looks at plays nothing. */
function visible(): Promise<void> {
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

export async function sitDown(id: string, faceOf: (game: string) => Promise<Face>) {
  const kept = await openGame(id);
  await noted;
  const out = outOf(id);
  const persons = personsOf(kept.head.save.seats);
  const isOut = (seat: number) => out.includes(seat);
  // devices that only watch are noted too
  const here = persons.some(isOut) ? persons.filter((seat) => !isOut(seat)) : undefined;
  const session = new GameSession(kept, await faceOf(kept.head.save.game), { here });
  takeRematch(id)?.again(session);
  return session;
}
