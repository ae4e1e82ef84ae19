// A guest to whom the table is given: it is asked, keeps what has come as something on its way, and holds the table as soon as the
// phone that gave it has said so (giving.ts).
import { signal, type Signal } from "@preact/signals";
import { go } from "../router.ts";
import { saveOf } from "../store/gate.ts";
import { heads, keepGame, markElsewhere, newId, refresh } from "../store/games.ts";
import { isNewer } from "../store/known.ts";
import { storage } from "../store/trouble.ts";
import type { Gift } from "./gift.ts";
import type { Guest } from "./guest.ts";
import { bequeath } from "./handed.ts";
import type { Place } from "./host-migration.ts";
import { type OfMoving, stepping } from "./messages.ts";
import { noteOut } from "./out.ts";
import { forgetToken } from "./tokens.ts";

export class Taking {
  state: Signal<"" | "offered" | "coming" | "failed"> = signal("");
  #guest;
  #place;
  #detach;
  #kept: { id: string; gift: Gift } | null = null;

  /** @param detach  the guest's line lives on, for others to be led here by it */
  constructor(guest: Guest, place: Place, detach: () => void) {
    this.#guest = guest;
    this.#place = place;
    this.#detach = detach;
  }

  /** What the person says to it. */
  answer(wants: boolean) {
    if (this.state.peek() !== "offered") return;
    this.state.value = wants ? "coming" : "";
    this.#guest.say(stepping(wants ? "wanted" : "declined"));
  }

  /** It has been on its way for too long. */
  giveUp() {
    if (this.state.peek() !== "coming") return;
    if (!this.#kept) this.#guest.say(stepping("declined"));
    this.state.value = "failed";
  }

  heard(said: OfMoving) {
    if (said.t === "gift") void this.#keep(said.gift).catch((cause) => this.#refuse(cause));
    else if (said.t === "move" && said.step === "offered") this.state.value = "offered";
    else if (said.t === "move" && said.step === "declined") this.#forget();
    else if (said.t === "move" && said.step === "given") void this.#own().catch((cause) => this.#refuse(cause));
  }

  /** The line is there again: what was said last may not have been heard. */
  again() {
    if (this.#kept) this.#guest.say(stepping("kept"));
    else if (this.state.peek() === "coming") this.state.value = "failed";
  }

  /** Whoever offered it thinks otherwise. */
  #forget() {
    if (this.state.peek() === "offered") this.state.value = "";
  }

  #refuse(cause: unknown) {
    console.warn(cause);
    this.state.value = "failed";
    if (!this.#kept) this.#guest.say(stepping("declined"));
  }

  async #keep(gift: Gift) {
    if (this.state.peek() !== "coming" || this.#kept) return;
    const taken = saveOf(gift.save);
    if ("key" in taken || isNewer(taken.save)) throw new Error("a save that is not known here");
    if (!heads.peek()) await refresh();
    const same = heads.peek()?.find(({ id }) => id === gift.id);
    // what is played here is not written over
    const id = same && !same.elsewhere ? newId() : gift.id;
    const { title, created, played } = gift;
    await keepGame({ id, save: taken.save, table: null, title, created, played, elsewhere: "coming" });
    if (storage.peek().state !== "ok") throw new Error("it is not on the disk");
    this.#kept = { id, gift };
    this.#guest.say(stepping("kept"));
  }

  async #own() {
    if (!this.#kept) return;
    const { id, gift } = this.#kept;
    const { table, seat } = this.#place;
    this.#kept = null;
    await markElsewhere(id, null);
    forgetToken(table, seat);
    const tokens = new Map(gift.tokens.filter(([one]) => one !== seat));
    // whoever else sat at the phone that gave it plays on here
    const [, ...others] = gift.here;
    const { seats } = gift.save as { seats: { bot: string | null }[] };
    const out = seats.flatMap(({ bot }, at) => (bot || at === seat || others.includes(at) ? [] : [at]));
    noteOut(id, out);
    bequeath(id, { table, tokens, guest: this.#guest });
    this.#detach();
    go(`#/play/${id}`, { replace: true });
  }
}
