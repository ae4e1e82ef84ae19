// What is shown of a game while it is told: of one that is played here, or of one that is replayed.
import { signal, type Signal } from "@preact/signals";
import { written } from "./motion.ts";
import type { CurrentEvent } from "./telling.ts";
import { row, tempo } from "./tempo.ts";
import type { AnyFace, Chapter, Event, Rolling, Scene, Seat, Snapshot, Thrown } from "./types.ts";

/** The seats of people. */
export const personsOf = (seats: { bot: string | null }[]) =>
  [...seats.entries()].flatMap(([seat, { bot }]) => (bot === null ? [seat] : []));

export class Playback {
  game;
  seats;
  face: AnyFace;
  here;
  /** What is drawn. */
  shown: Signal<Snapshot | null>;
  told: Signal<CurrentEvent | null>;
  chapters: Signal<Chapter[]>;
  /** What is being told across two entries: a boarding, whose captain was asked for a treasure in between. */
  scene: Scene;
  /** What was told since a person last chose. */
  account: Event[];
  /** Nobody wants to hear the rest of it. */
  rushed;
  /** It is left open while its screen is another: nothing is told to nobody. */
  unseen = false;
  /** Whose turns were told since a person last chose. */
  turns: number[];
  /** When that was. */
  chose;

  /** `picture`: what is drawn at first; `here`: the people who sit at this device, all of them unless some have their
   * own. */
  constructor(
    { game, seats }: { game: string; seats: Seat[] },
    face: AnyFace,
    picture: Snapshot | null = null,
    here: readonly number[] = personsOf(seats),
  ) {
    this.game = game;
    this.seats = seats;
    this.face = face;
    this.here = signal(here);

    this.shown = signal(picture);
    this.told = signal(null);
    this.chapters = signal([]);

    this.scene = null;

    this.account = [];
    this.rushed = false;

    this.turns = [];
    this.chose = performance.now();
  }

  /** How many people share this device. */
  get people() {
    return this.here.value.length;
  }

  /** Whether a person sits there who answers at this device. */
  isHere(seat: number | undefined) {
    return seat !== undefined && this.here.value.includes(seat);
  }

  /** The seats as far as faces ask who is a person here: whoever sits at another device is as busy elsewhere as a bot. */
  get seatsHere() {
    return this.seats.map((seat, at) => (seat.bot === null && !this.isHere(at) ? { ...seat, bot: "elsewhere" } : seat));
  }

  /** Whether somebody waits for the next question meanwhile. */
  get awaited() {
    return this.people > 0;
  }

  /** Another picture of the table. */
  show(table: Snapshot) {
    this.shown.value = table;
  }

  /** An event is told: a quiet one only changes its scene. */
  tellEvent(event: Event, scene: Scene) {
    const before = this.told.peek()?.event;
    if (!event.quiet || scene)
      this.told.value = { event: event.quiet ? (before ?? event) : event, scene, past: [...this.account] };
    if (!event.quiet) this.account.push(event);
  }

  /** Of a scene in which dice are thrown: what is seen of it before the event is told. */
  rollDice(event: Event, scene: Scene, rolling: Rolling) {
    const before = this.account.at(-1) ?? { ...event, ...scene?.about, quiet: true };
    this.told.value = { event: before, scene, past: this.account.slice(0, -1), rolling };
  }

  /** Whether a person here throws these dice by a tap of their own. */
  asksToThrow(thrown: Thrown | null): boolean {
    void thrown;
    return false;
  }

  /** An entry has been told: a scene that is over is not gone on with. */
  closeScene(scene: Scene) {
    this.scene = scene?.done ? null : scene;
  }

  /** At which share of the written times the next event is told; `turn`: whose it is. */
  shareAt(turn: number) {
    const many = row(this.seats, turn);
    if (many && this.turns.at(-1) !== turn) this.turns.push(turn);
    return this.awaited
      ? tempo(this.turns.length || 1, many || 1, written(performance.now() - this.chose), this.face.patience)
      : 1;
  }

  /** A card that lies there until it is seen, where somebody plays here. @returns null where there is none */
  reveal(event: Event): Promise<void> | null {
    void event;
    return null;
  }

  /** What another captain has done stays until somebody here goes on, at the speed that says so.
   * @returns null where nobody waits */
  stay(): Promise<void> | null {
    return null;
  }

  /** A person has chosen: what is told from now on is the answer to it. */
  begin() {
    this.account = [];
    this.rushed = false;
    this.turns = [];
    this.chose = performance.now();
  }
}
