// What a person has selected: the piece that is chosen, the option that is being looked at, the refusal that is
// being read. All of it is forgotten when the table changes.
import { computed, effect, signal } from "@preact/signals";
import { say } from "../parts/live.ts";
import { trailing } from "../parts/painted.ts";
import { wait } from "../parts/waits.ts";
import { confirmMoves } from "../store/settings.ts";
import { t } from "../store/words.tsx";
import { foresee } from "./foreseen.ts";
import { lightOf, meets } from "./lights.ts";
import { hasRules } from "./rule-link.tsx";
import type { GameSession } from "./game-session.ts";
import type { Decision, Lights, Move, Option, Ruled, Said } from "./types.ts";

/** `leaves`: what would be left undone is all that there is to look at. */
export type Look = { option: Option; preview: unknown; follow: string | null; leaves?: Said[] };

/** What has the focus in the panel is about to go. */
function leave() {
  const panel = document.activeElement?.closest(".panel");
  if (panel) wait(panel);
}

export class Selection {
  #ends: (() => void)[] = [];
  /** In whose turn it was said already that something would be left undone. */
  #warned: number | null = null;

  session: GameSession;
  /** The place of a piece, or of a target: what is chosen first narrows the rest. */
  chosen;
  look;
  why;
  /** A place that was pressed where nothing can be done: it is named. */
  named;
  /** The option whose look is being fetched: until it is here, nothing else is answered. */
  fetching;
  decision;
  options;
  held;
  foresight;
  foreseeing;
  open;
  waits;
  /** What the board shows of the look; never one at a question that is over. */
  considered;
  /** What may be chosen on the board. */
  asked;

  constructor(session: GameSession) {
    this.session = session;
    this.chosen = signal<string | null>(null);
    this.look = signal<Look | null>(null);
    this.why = signal<Option | null>(null);
    this.named = signal<string | null>(null);
    this.fetching = signal<Option | null>(null);
    this.decision = computed(() => session.shown.value?.decision ?? null);
    this.options = computed(() => this.decision.value?.options ?? []);
    /** Where only one piece can act there is nothing to choose: it is selected. */
    const only = computed(() => {
      const from = new Set(this.options.value.map((option) => option.from ?? null));
      const [piece = null] = from;
      return from.size === 1 ? piece : null;
    });
    this.held = computed(() => this.chosen.value ?? only.value);
    const { foresight, foreseeing, drop } = foresee(session, this.decision);
    this.foresight = foresight;
    this.foreseeing = foreseeing;
    this.open = computed(() => session.open.value && this.fetching.value === null);
    this.waits = computed(() => (this.fetching.value ? "true" : undefined));
    // the panel answers a tap, the board follows: it takes longer to draw
    const lit = trailing(session.open, Boolean);
    const looked = trailing(this.look);
    this.considered = computed(() => {
      const option = looked.trail.value?.option;
      return option && this.options.value.includes(option) ? option : null;
    });
    this.asked = computed(() => (lit.trail.value ? this.decision.value : null));
    this.#ends = [drop, lit.drop, looked.drop, ...this.#forgets()];
  }

  /** What is selected goes with what it was for. */
  #forgets() {
    const { session } = this;
    return [
      effect(() => {
        if (session.shown.value?.turn !== this.#warned) this.#warned = null;
      }),
      effect(() => {
        void this.decision.value;
        void session.trouble.value;
        for (const one of [this.chosen, this.look, this.why, this.named, this.fetching]) one.value = null;
      }),
      // a refusal goes when what it was about goes
      effect(() => {
        void this.chosen.value;
        void this.look.value;
        void session.told.value;
        this.why.value = null;
      }),
    ];
  }

  lights: Lights = (place) =>
    this.asked.value
      ? lightOf(place, {
          options: this.options.value,
          look: this.considered.value,
          held: this.held.value,
          hint: this.session.lit.value,
        })
      : "";

  /** A place in words. */
  #nameOf(place: string): string {
    const { shown, face, seats } = this.session;
    const view = shown.peek()?.view;
    const name = view && face.name(place, view, seats);
    return name ? t(name.key, name.args, seats) : "";
  }

  /** What it is that was pressed, and why it cannot be chosen. */
  #tellOf(place: string) {
    this.named.value = place;
    const { shown, face, seats } = this.session;
    const now = this.decision.peek();
    const beyond = now && face.beyond?.(place, now, this.foresight.peek(), shown.peek()?.view);
    const name = this.#nameOf(place);
    say(name && beyond ? `${name}. ${t(beyond.key, beyond.args, seats)}` : name, { about: "place" });
  }

  /** Nothing is selected any more. */
  putBack = () => {
    const place = this.chosen.peek();
    const name = place ? this.#nameOf(place) : "";
    this.chosen.value = null;
    if (name) say(`${name}, ${t("play-state-put-back")}`, { about: "place" });
  };

  take = async (option: Option) => {
    const { session } = this;
    this.named.value = null;
    if (option.barred) return this.#refuse(option, option.barred);
    this.why.value = null;
    const question = this.decision.peek();
    if (!this.open.peek() || !question) return;
    // who was advised to end the turn was told that nothing is missed by it
    const isAdvised = session.hint.peek() === option.id;
    if (option.leaves && !isAdvised && this.#warned !== question.turn) {
      this.#warned = question.turn;
      this.look.value = { option, preview: null, follow: null, leaves: option.leaves };
    } else if (this.#looksAt(option)) await this.#lookAt(option, question);
    else {
      leave();
      void session.play(option.move);
    }
  };

  /** Whether it is looked at before it is played. */
  #looksAt(option: Option) {
    const { face, physical } = this.session;
    const looks = face.looks(option);
    return looks === "always" || (looks === "in-app" && !physical) || confirmMoves.peek();
  }

  #refuse(option: Option, { key, args, rule }: Ruled) {
    const { game, seats } = this.session;
    this.why.value = option;
    const reason = t(key, args, seats);
    say(rule && hasRules(game) ? `${reason} ${t("play-why-rule")}` : reason, { about: "why" });
  }

  async #lookAt(option: Option, question: Decision) {
    const { session, fetching } = this;
    fetching.value = option;
    try {
      const known = this.foresight.peek()?.[option.id];
      const { preview } = known
        ? { preview: known }
        : await session.engine.ask("preview", { table: session.id, option: option.move });
      if (fetching.peek() !== option) return;
      const { follow } = session.face.previewWords(preview, option, question);
      this.look.value = { option, preview, follow };
    } catch (cause) {
      session.fail(cause);
    } finally {
      if (fetching.peek() === option) fetching.value = null;
    }
  }

  /** How far a move that is composed in part would reach; null where it cannot be told. A hand that draws asks on for a
   * moment after its answer was given. */
  trace = async (move: Move) => {
    const { engine, id, open, now } = this.session;
    try {
      return (await engine.ask("trace", { table: id, option: move })).trace;
    } catch (cause) {
      // what was asked of a question that has been answered since is of no account
      if (open.peek() && this.session.now === now) console.error(cause);
      return null;
    }
  };

  confirm = () => {
    const looked = this.look.peek();
    // the preview stays open until the answer is in; meanwhile a second tap is ignored
    if (!looked) return;
    leave();
    void this.session.play(looked.option.move, looked.follow);
  };

  /** @param target  it is not a piece that moves: what it is stands below the answers */
  #hold(place: string, target: boolean) {
    this.chosen.value = place;
    if (target) return this.#tellOf(place);
    const name = this.#nameOf(place);
    if (name) say(`${name}, ${t("play-state-chosen")}`, { about: "place" });
  }

  /** @param place  a place on the board was pressed */
  press = (place: string) => {
    this.why.value = null;
    this.named.value = null;
    if (!this.open.peek()) return this.#tellOf(place);
    const options = this.options.peek();
    const looked = this.look.peek()?.option;
    if (looked) {
      // another place that may be chosen as well: it is looked at instead
      const other =
        looked.at !== place && this.lights(place) === "lit" && options.find((option) => option.at === place);
      this.look.value = null;
      return other ? void this.take(other) : undefined;
    }
    const held = this.held.peek();
    if (place === held) return this.putBack();
    const between = options.filter((option) => meets(place, held, option));
    const move = between.find((option) => !option.barred) ?? between[0];
    if (move) return void this.take(move);
    const here = options.filter((option) => option.from === place || option.at === place);
    const [only, another] = here;
    if (only && !another && only.from !== place) return void this.take(only);
    if (here.length) return this.#hold(place, !here.some((option) => option.from === place));
    this.chosen.value = null;
    this.#tellOf(place);
  };

  /** One step back: the look, the reason, the piece. @returns whether there was anything to let go */
  letGo = (): boolean => {
    const { look, why, named } = this;
    this.fetching.value = null;
    const had = look.peek() || why.peek() || named.peek() || this.chosen.peek();
    if (look.peek()) {
      leave();
      look.value = null;
    } else if (why.peek() || named.peek()) why.value = named.value = null;
    else this.putBack();
    return Boolean(had);
  };

  drop = () => {
    for (const end of this.#ends) end();
  };
}
