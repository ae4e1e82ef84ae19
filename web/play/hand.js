// What a person holds in the hand: the piece that is chosen, the option that is being looked at, the refusal that is
// being read. All of it is forgotten when the table changes.
import { computed, effect, signal } from "@preact/signals";
import { say } from "../parts/live.js";
import { trailing } from "../parts/painted.js";
import { wait } from "../parts/waits.js";
import { report } from "../store/engine.js";
import { confirmMoves } from "../store/settings.js";
import { t } from "../store/words.js";
import { hasRules } from "./rule-link.js";

/** @typedef {import("./types.js").Option} Option */
/** `leaves`: what would be left undone is all that there is to look at.
 * @typedef {{option: Option, preview: any, follow: string | null, leaves?: import("./types.js").Said[]}} Look */

/** What has the focus in the panel is about to go. */
function leave() {
  const panel = document.activeElement?.closest(".panel");
  if (panel) wait(panel);
}

/** @param {import("./sitting.js").Sitting} sitting */
export function takeUp(sitting) {
  /** The place of a piece, or of a target: what is chosen first narrows the rest. */
  const chosen = signal(/** @type {string | null} */ (null));
  const look = signal(/** @type {Look | null} */ (null));
  const why = signal(/** @type {Option | null} */ (null));
  /** A place that was pressed where nothing can be done: it is named. */
  const named = signal(/** @type {string | null} */ (null));

  const decision = computed(() => sitting.shown.value?.decision ?? null);
  const options = computed(() => decision.value?.options ?? []);
  /** Where only one piece can act there is nothing to choose: it lies in the hand. */
  const only = computed(() => {
    const from = new Set(options.value.map((option) => option.from ?? null));
    return from.size === 1 ? [...from][0] : null;
  });
  const held = computed(() => chosen.value ?? only.value);

  /** What the options would do, where the face shows it before one is taken. */
  const foresight = signal(/** @type {import("./types.js").Foresight} */ (null));
  const foreseeing = signal(false);
  const foreseen = effect(() => {
    const now = decision.value;
    foresight.value = null;
    foreseeing.value = false;
    if (!now || !sitting.open.value || !sitting.face.foresees?.(now)) return;
    foreseeing.value = true;
    // without it the options still say what they are
    sitting.engine
      .ask("foresight", { table: sitting.id })
      .catch(report)
      .then((answer) => {
        if (decision.peek() !== now) return;
        foresight.value = answer?.foresight ?? null;
        foreseeing.value = false;
      });
  });

  /** The option whose look is being fetched: until it is here, nothing else is answered. */
  const fetching = signal(/** @type {Option | null} */ (null));
  const open = computed(() => sitting.open.value && fetching.value === null);
  const waits = computed(() => (fetching.value ? "true" : null));

  // the panel answers a tap, the board follows: it takes longer to draw
  const lit = trailing(sitting.open, Boolean);
  const looked = trailing(look);
  /** What the board shows of the look; never one at a question that is over. */
  const considered = computed(() => {
    const option = looked.trail.value?.option;
    return option && options.value.includes(option) ? option : null;
  });
  /** What may be chosen on the board. */
  const asked = computed(() => (lit.trail.value ? decision.value : null));

  const forget = () => {
    chosen.value = null;
    look.value = null;
    why.value = null;
    named.value = null;
    fetching.value = null;
  };
  /** In whose turn it was said already that something would be left undone. @type {number | null} */
  let warned = null;
  const unwarned = effect(() => {
    if (sitting.shown.value?.turn !== warned) warned = null;
  });
  const unwatch = effect(() => {
    void decision.value;
    void sitting.trouble.value;
    forget();
  });

  // a refusal goes when what it was about goes
  const unasked = effect(() => {
    void chosen.value;
    void look.value;
    void sitting.told.value;
    why.value = null;
  });

  /** @param {string} place @param {Option} option whether the option plays between this place and what is held */
  const meets = (place, option) =>
    held.value !== null &&
    held.value !== place &&
    ((option.from === held.value && option.at === place) || (option.at === held.value && option.from === place));

  /** @type {import("./types.js").Lights} */
  const lights = (place) => {
    if (!asked.value) return "";
    const one = considered.value;
    if (one) {
      if (one.from === place || one.at === place) return "chosen";
      // what could be chosen instead stays lit
      const others = options.value.filter((option) => option.at === place && option.from === one.from);
      return others.some((option) => option.group === one.group && !option.barred) ? "lit" : "";
    }
    const hint = sitting.hint.value;
    const advised = options.value.find((option) => option.id === hint);
    if (place === held.value) return "chosen";
    if (advised && (advised.at === place || (advised.from === place && held.value !== advised.at))) return "hint";
    if (held.value !== null) {
      const between = options.value.filter((option) => meets(place, option));
      if (between.some((option) => !option.barred)) return "lit";
      return between.length ? "barred" : "";
    }
    const here = options.value.filter((option) => (option.from ?? option.at) === place);
    return here.some((option) => !option.barred) ? "lit" : here.length ? "barred" : "";
  };

  /** A place in words. @param {string} place @returns {string} */
  const nameOf = (place) => {
    const view = sitting.shown.peek()?.view;
    const name = view && sitting.face.name(place, view, sitting.seats);
    return name ? t(name.key, name.args, sitting.seats) : "";
  };

  /** What it is that was pressed, and why it cannot be chosen. @param {string} place */
  const tellOf = (place) => {
    named.value = place;
    const now = decision.peek();
    const beyond = now && sitting.face.beyond?.(place, now, foresight.peek(), sitting.shown.peek()?.view);
    const name = nameOf(place);
    say(name && beyond ? `${name}. ${t(beyond.key, beyond.args, sitting.seats)}` : name, { about: "place" });
  };

  /** What is in the hand lies where it was. */
  const putBack = () => {
    const name = chosen.peek() ? nameOf(/** @type {string} */ (chosen.peek())) : "";
    chosen.value = null;
    if (name) say(`${name}, ${t("play-state-put-back")}`, { about: "place" });
  };

  /** @param {Option} option */
  async function take(option) {
    named.value = null;
    if (option.barred) {
      why.value = option;
      const { key, args, rule } = option.barred;
      const reason = t(key, args, sitting.seats);
      say(rule && hasRules(sitting.game) ? `${reason} ${t("play-why-rule")}` : reason, { about: "why" });
      return;
    }
    why.value = null;
    if (!open.peek()) return;
    const question = decision.peek();
    if (!question) return;
    if (option.leaves && warned !== question.turn) {
      warned = question.turn;
      look.value = { option, preview: null, follow: null, leaves: option.leaves };
      return;
    }
    if (!sitting.face.looks(option) && !confirmMoves.peek()) {
      leave();
      return void sitting.play(option.move);
    }
    fetching.value = option;
    try {
      const known = foresight.peek()?.[option.id];
      const { preview } = known
        ? { preview: known }
        : await sitting.engine.ask("preview", { table: sitting.id, option: option.move });
      if (fetching.peek() !== option) return;
      const follow = sitting.face.previewWords(preview, option, question).follow;
      look.value = { option, preview, follow };
    } catch (cause) {
      sitting.fail(cause);
    } finally {
      if (fetching.peek() === option) fetching.value = null;
    }
  }

  /** How far a move that is composed in part would reach; null where it cannot be told. @param {import("./types.js").Move} move */
  async function trace(move) {
    try {
      return (await sitting.engine.ask("trace", { table: sitting.id, option: move })).trace;
    } catch (cause) {
      console.error(cause);
      return null;
    }
  }

  function confirm() {
    const looked = look.peek();
    // the preview stays open until the answer is in; meanwhile a second tap is ignored
    if (!looked) return;
    leave();
    sitting.play(looked.option.move, looked.follow);
  }

  /** @param {string} place @param {boolean} target  it is not a piece that moves: what it is stands below the answers */
  function hold(place, target) {
    chosen.value = place;
    if (target) return tellOf(place);
    const name = nameOf(place);
    if (name) say(`${name}, ${t("play-state-chosen")}`, { about: "place" });
  }

  /** @param {string} place  a place on the board was pressed */
  function press(place) {
    why.value = null;
    named.value = null;
    if (!open.peek()) return tellOf(place);
    const looked = look.peek()?.option;
    if (looked) {
      // another place that may be chosen as well: it is looked at instead
      const other = looked.at !== place && lights(place) === "lit" && options.peek().find((o) => o.at === place);
      look.value = null;
      return other ? void take(other) : undefined;
    }
    if (place === held.peek()) return putBack();
    const between = options.peek().filter((option) => meets(place, option));
    if (between.length) return void take(between.find((option) => !option.barred) ?? between[0]);
    const here = options.peek().filter((option) => option.from === place || option.at === place);
    if (here.length === 1 && here[0].from !== place) return void take(here[0]);
    if (here.length) hold(place, !here.some((option) => option.from === place));
    else {
      chosen.value = null;
      tellOf(place);
    }
  }

  /** One step back: the look, the reason, the piece. @returns {boolean} whether there was anything to let go */
  function letGo() {
    fetching.value = null;
    const had = look.peek() || why.peek() || named.peek() || chosen.peek();
    if (look.peek()) {
      leave();
      look.value = null;
    } else if (why.peek() || named.peek()) why.value = named.value = null;
    else putBack();
    return Boolean(had);
  }

  const drop = () => {
    unwatch();
    unwarned();
    unasked();
    foreseen();
    lit.drop();
    looked.drop();
  };

  return {
    ...{ chosen, held, look, why, named, foresight, foreseeing, waits, asked, considered, lights },
    ...{ take, trace, confirm, press, putBack, letGo, drop },
  };
}

/** @typedef {ReturnType<typeof takeUp>} Hand */
