// A phone on its way to a table that another one holds, and at it: its answer to a code, and the table once it has come.
import { signal, type Signal } from "@preact/signals";
import { BUILD } from "build:info";
import { itemAt } from "../lists.ts";
import { faceOf } from "../parts/face-of.ts";
import { tell } from "../parts/notices.tsx";
import { GameSession } from "../play/game-session.ts";
import { cut, sheetOf } from "../store/gate.ts";
import { go } from "../router.ts";
import { games } from "../store/known.ts";
import type { Game } from "../store/open-games.ts";
import type { Filled, SheetRecord } from "../store/sheets.ts";
import { t } from "../store/words.tsx";
import { type Code, codeIn, packed } from "./code.ts";
import { CompanyNews, tellUndone } from "./company.ts";
import { Guest } from "./guest.ts";
import { takeHanded } from "./handed.ts";
import { follow, offerFor, type Place } from "./host-migration.ts";
import type { Carrier } from "./carrier.ts";
import { forsake } from "./leaving.ts";
import { leftOpen } from "./left-open.ts";
import { leading, type Leading, type Welcome } from "./messages.ts";
import { answering, preparing } from "./peer.ts";
import { seatAt } from "./places.ts";
import { Remote } from "./remote.ts";
import type { Prepared } from "./reserve.ts";
import type { Contact, Ways } from "./returning.ts";
import { ScoreGuest } from "./score-guest.ts";
import type { Shown } from "./score-line.ts";
import { base64url } from "./text.ts";
import { Taking } from "./taking.ts";
import { forgetToken, noteToken, type Sat, tokenOf } from "./tokens.ts";
import { cuesTurns } from "./turn-cue.ts";
import { InviteRelay } from "./invite-relay.ts";

/** What this phone fills in, and how the sheet stands. */
export type Column = { guest: ScoreGuest; shown: Shown; sheet: Filled; result: SheetRecord["result"] };

export class Joining {
  /** What is shown to the phone with the table. */
  answer: Signal<Code | null> = signal(null);
  /** What it waits for on its way there: its answer to be read, which the phones that hear each other know of; to be greeted; or the
   * table, which is asked whether it may have the seat. */
  stage: Signal<"answer" | "hears" | "greeting" | "asked"> = signal("answer");
  session: Signal<GameSession | null> = signal(null);
  contact: Signal<Contact> = signal("there");
  /** Where the table is given to this phone. */
  taking: Signal<Taking | null> = signal(null);
  /** A column of a score sheet, in place of a seat. */
  column: Signal<Column | null> = signal(null);
  /** The message that says why it has ended. */
  over: Signal<string | null> = signal(null);
  /** The code that was read last. */
  came: string | null = null;
  #gone: () => void = () => {};
  #forget: () => void = () => {};
  #uncue: () => void = () => {};
  /** Of the phone with the table. */
  #build = BUILD.id;

  /** Whether there is something to come back to: after the end the same captains may play again. */
  get sits() {
    if (this.over.peek()) return false;
    const isOver = this.session.peek()?.now?.result && this.contact.peek() !== "there";
    return Boolean(this.session.peek() ? !isOver : this.column.peek());
  }

  /** What has come of the table cannot be drawn: of another version it may be something new. */
  undrawn() {
    const why = this.#build === BUILD.id ? "nonsense" : "newer";
    this.leave();
    this.over.value = `phones-over-${why}`;
  }

  /** A code that was scanned, pasted or came by a link; throws what has a `key`. */
  async read(text: string) {
    this.came = text;
    const offer = codeIn(text);
    if (offer.kind === "answer") throw Object.assign(new Error("an answer"), { key: "phones-code-turned" });
    forsake();
    this.leave();
    const { table, seat, nth } = offer;
    const answered = await answering(offer);
    this.answer.value = { kind: "answer", table, seat, nth, ...answered.facts };
    this.stage.value = "answer";
    const gone = answered.close;
    const isHere = () => this.#gone === gone;
    void answered.hears.then(() => isHere() && (this.stage.value = "hears"));
    this.#gone = gone;
    const carrier = await answered.carrier;
    // another code was read meanwhile
    if (!isHere()) return carrier.close();
    this.stage.value = "greeting";
    if (offer.kind === "score") this.#fillIn(carrier, { table, seat });
    else this.#sitDown(carrier, { table, seat });
  }

  /** At a table that this phone held until now. */
  goOn() {
    const handed = takeHanded();
    if (handed) this.#sitDown(handed.carrier, handed);
    return handed !== null;
  }

  #sitDown(carrier: Carrier, at: Place) {
    const { table, seat } = at;
    const guest = new Guest(
      { build: BUILD.id, token: tokenOf(table, seat) },
      {
        welcome: (welcome) => {
          noteToken(table, seat, welcome.token, satAt(welcome));
          this.#build = welcome.build;
          const before = seated;
          if (before) remote = new Remote(guest);
          seated = true;
          const mine = remote;
          sit(welcome, mine).then(
            (sat) => {
              if (mine !== remote) return sat.leave();
              this.session.peek()?.leave();
              // until its screen is there
              sat.unseen = true;
              if (before) tells(welcome, sat);
              if (welcome.seat !== null) sat.inviteRelay = new InviteRelay(guest);
              news.sits(sat);
              this.#uncue();
              this.#uncue = cuesTurns(sat, "#/join");
              this.session.value = sat;
            },
            (cause) => {
              guest.leave("newer");
              this.over.value = cause.key ?? "phones-over-newer";
            },
          );
        },
        state: (now) => {
          if (now.table.result) forgetToken(table, seat);
          remote.heard(now);
        },
        asked: () => (this.stage.value = "asked"),
        company: (company) => news.stands(company, this.session.peek()),
        undone: (by) => tellUndone(by, this.session.peek()),
        contact: (contact) => {
          this.contact.value = contact;
          if (contact === "there") taking.again();
          if (contact === "adrift" && !this.session.peek()) this.over.value = "phones-over-lost";
        },
        over: (why) => {
          if (why === "taken") forgetToken(table, seat);
          // a table that has come to its end is looked at for as long as one likes
          const unseen = why === "taken" && seatAt(seat) === null;
          if (this.session.peek()?.now?.result) this.contact.value = "adrift";
          else this.over.value = `phones-over-${unseen ? "unwatched" : why}`;
        },
      },
      waysBack(at),
    );
    let remote = new Remote(guest);
    let seated = false;
    const news = new CompanyNews();
    const taking = new Taking(guest, at, () => {
      unhear();
      this.#gone = () => this.session.peek()?.leave();
    });
    this.taking.value = taking;
    guest.moves = (said) => {
      if (said.t === "lead") void this.#follow(guest, at, said.leading);
      else taking.heard(said);
    };
    const unhear = wakes(guest);
    this.#gone = () => {
      unhear();
      news.end();
      guest.leave();
      this.session.peek()?.leave();
    };
    this.#forget = () => forgetToken(table, seat);
    guest.meet(carrier);
  }

  /** The table goes to another phone, and this one after it. */
  async #follow(guest: Guest, at: Place, { code }: Leading) {
    try {
      guest.follow(await follow(code, at, (answer) => guest.say(leading({ seat: at.seat, code: answer }))));
    } catch (cause) {
      console.warn(cause);
    }
  }

  /** The code was one of a score sheet. */
  #fillIn(carrier: Carrier, at: Place) {
    const guest: ScoreGuest = new ScoreGuest(
      {
        shown: (shown) => {
          const record = sheetOf({ sheet: shown.sheet, result: shown.result });
          const sound = record.sheet && shown.seat < record.sheet.players.length;
          if (!sound) {
            guest.leave("nonsense");
            return void (this.over.value = "phones-score-over-nonsense");
          }
          this.column.value = { guest, shown, sheet: record.sheet, result: record.result };
        },
        contact: (contact) => {
          this.contact.value = contact;
          if (contact === "adrift" && !this.column.peek()) this.over.value = "phones-score-over-lost";
        },
        over: (why) => (this.over.value = `phones-score-over-${why}`),
      },
      waysBack(at),
    );
    const unhear = wakes(guest);
    this.#gone = () => {
      unhear();
      guest.leave();
    };
    guest.meet(carrier);
  }

  /** For good: whoever is at the table is told, and this phone keeps nothing of it. */
  depart() {
    this.#forget();
    this.leave();
    go("#/");
  }

  leave() {
    this.#uncue();
    this.#gone();
    this.#gone = this.#forget = this.#uncue = () => {};
    this.column.value = null;
    this.answer.value = this.session.value = this.taking.value = this.over.value = null;
    this.contact.value = "there";
  }
}

/** Whose seat this phone has; undefined: it only watches. */
function satAt({ game, seats, seat, by }: Welcome): Sat | undefined {
  const nameOf = (one: number) => cut(itemAt(seats, one).name);
  return seat === null ? undefined : { game, name: nameOf(seat), by: by === null ? null : nameOf(by) };
}

/** Another game begins at the table, wherever on this phone one is. */
function tells({ by }: Welcome, { seats }: GameSession) {
  const said = by === null ? t("phones-again-on") : t("phones-again-by", { seat: { seat: by } }, seats);
  const act = { label: t("page-join-back"), run: () => go("#/join") };
  tell(said, leftOpen.peek().includes("#/join") ? act : undefined);
}

const waysBack = (at: Place): Ways => ({
  prepare: (code) => prepare(code, at),
  reachable: () => navigator.onLine && !document.hidden,
});

/** The network or the screen may be back. @returns how to stop it */
function wakes(guest: { wake: () => unknown }) {
  const wake = () => void guest.wake();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}

/** What the phone with the table has laid by for this seat, and nothing else. */
async function prepare(text: string, place: Place): Promise<Prepared> {
  const { table, seat, nth, ...offered } = offerFor(text, place);
  const { facts, ...prepared } = await preparing(offered);
  return { ...prepared, code: base64url(packed({ kind: "answer", table, seat, nth, ...facts })) };
}

async function sit({ game, rules, seats, options, seat }: Welcome, remote: Remote): Promise<GameSession> {
  const known = games.peek().find(({ name }) => name === game);
  if (!known || rules > known.rules) throw new Error(`${game} of rules ${rules} is not known here`);
  const named = seats.map((one) => ({ ...one, name: cut(one.name) }));
  const save = { flibuste: 1, game, rules, seats: named, options, seed: 0, opening: [] };
  // as much of a game as the page asks of one that it does not keep
  const kept: unknown = {
    id: "elsewhere",
    head: { save, title: null, learn: false, created: Date.now() },
    save,
    log: [],
    snapshot: null,
    engine: remote,
    writable: true,
    free: false,
    changed: 0,
    takeOver: () => {},
    release: () => {},
  };
  const session = new GameSession(kept as Game, await faceOf(game), { disk: null, here: seat === null ? [] : [seat] });
  remote.tell(session);
  return session;
}
