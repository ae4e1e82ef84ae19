// The phone that holds the table gives it to a guest. At each moment one of the two holds it, and neither says so before the other's
// part is on its disk: the guest keeps what has come as something on its way, this phone marks its own as given, and then only is
// it the guest's. Where they lose each other in between, whoever opens the game is told.
import { signal, type Signal } from "@preact/signals";
import type { GameSession } from "../play/game-session.ts";
import { go } from "../router.ts";
import { markElsewhere } from "../store/games.ts";
import { handOver } from "./handed.ts";
import { type Host, newToken } from "./host.ts";
import { follow } from "./host-migration.ts";
import type { Carrier } from "./carrier.ts";
import { isMissing } from "./places.ts";
import { gifting, leading, type Leading, type OfMoving, stepping } from "./messages.ts";
import { hex, noteToken } from "./tokens.ts";

/** A long game over a poor network. */
const WHOLE_MS = 20_000;
/** Until the others are led to the new host, whose engine has to start; then they need codes. */
const LED_MS = 40_000;

export class Giving {
  state: Signal<"asked" | "going" | "given" | "declined" | "failed"> = signal("asked");
  seat;
  #session;
  #host;
  #table;
  /** The seat that this phone has afterwards. */
  #mine: number | null;

  /** @param seat  whose phone is to have it */
  constructor(session: GameSession, host: Host, table: Uint8Array, seat: number) {
    this.#session = session;
    this.#host = host;
    this.#table = table;
    this.seat = seat;
    this.#mine = session.here.peek()[0] ?? null;
    if (!host.send(seat, stepping("offered"))) this.state.value = "failed";
  }

  /** @param from  the seat of whoever said it */
  heard(from: number, said: OfMoving) {
    if (said.t === "lead") return this.#lead(from, said.leading);
    if (said.t !== "move" || from !== this.seat) return;
    const state = this.state.peek();
    if (said.step === "declined" && (state === "asked" || state === "going")) this.#stays("declined");
    if (said.step === "wanted" && state === "asked") void this.#send();
    // said again, where it was not heard
    if (said.step === "kept" && (state === "going" || state === "given")) void this.#give();
  }

  /** As long as nobody has answered. */
  cancel() {
    if (this.state.peek() === "asked") this.#host.send(this.seat, stepping("declined"));
  }

  /** The seats stand otherwise. */
  look() {
    const state = this.state.peek();
    const isThere = this.#host.standings.some(([seat, standing]) => seat === this.seat && !isMissing(standing));
    if (!isThere && (state === "asked" || state === "going")) this.#stays("failed");
  }

  #stays(why: "declined" | "failed") {
    this.state.value = why;
    this.#session.goOn();
  }

  async #send() {
    this.state.value = "going";
    const { id, kept, here } = this.#session;
    await this.#session.rest();
    // whoever was to have it has gone meanwhile
    if (this.state.peek() !== "going") return;
    const own = this.#mine === null ? [] : [[this.#mine, newToken()] as [number, string]];
    for (const [seat, token] of own) noteToken(this.#table, seat, token);
    const { title, created, played } = kept.head;
    const gift = { id, table: hex(this.#table), title, created, played, here: [...here.peek()], save: kept.save };
    this.#host.send(this.seat, gifting({ ...gift, tokens: [...this.#host.tokens, ...own] }));
    setTimeout(() => this.state.peek() === "going" && this.#stays("failed"), WHOLE_MS);
  }

  async #give() {
    const isFirst = this.state.peek() === "going";
    this.state.value = "given";
    try {
      await markElsewhere(this.#session.id, "given");
    } catch (cause) {
      console.error(cause);
      return this.#stays("failed");
    }
    this.#host.send(this.seat, stepping("given"));
    if (isFirst) setTimeout(() => this.#leave(null), LED_MS);
  }

  /** Codes of the new host go to its guests, and their answers back. */
  #lead(from: number, { seat, code }: Leading) {
    if (this.state.peek() !== "given") return;
    if (from !== this.seat) return void (from === seat && this.#host.send(this.seat, leading({ seat, code })));
    if (seat !== this.#mine) return void this.#host.send(seat, leading({ seat, code }));
    follow(code, { table: this.#table, seat }, (answer) => this.#host.send(this.seat, leading({ seat, code: answer })))
      .then((carrier) => this.#leave(carrier))
      .catch((cause) => console.warn(cause));
  }

  /** Whether somebody is still to be led by this phone: who is silent may be there again as long as the new host waits for it. */
  get #leads() {
    const { [this.seat]: heir, ...others } = Object.fromEntries(this.#host.standings);
    return !isMissing(heir) && Object.values(others).some((standing) => standing === "there" || standing === "away");
  }

  /** Once the others have gone on to the new host. */
  #leave(carrier: Carrier | null) {
    if (this.#session.phones.peek()?.giving.peek() !== this) return;
    if (carrier && this.#leads) return void setTimeout(() => this.#leave(carrier), 100);
    this.#session.phones.peek()?.givenAway();
    if (carrier && this.#mine !== null) handOver({ carrier, table: this.#table, seat: this.#mine });
    go(carrier ? "#/join" : "#/", { replace: true });
  }
}
