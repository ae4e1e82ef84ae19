// Telling: one entry's events, one after the other, as sentences, motions and scenes; then the board as it is now.
import { say } from "../parts/live.js";
import { painted } from "../parts/painted.js";
import { t } from "../store/words.js";
import { clearSky, ghost, hold, move, pace } from "./motion.js";
import { garnish } from "./garnish.js";

/** @typedef {import("./types.js").Event} Event */
/** `past`: what was told before it since a person last chose, newest last.
 * @typedef {{event: Event, scene: any, past: Event[]}} Told  what the panel shows meanwhile */

// how long a sentence stays at speed 2, its motion included: what others do is read, what one has just decided is known
const READ = 1150;
const READ_OWN = 650;
const READ_SCENE = 520;
const READ_END = 850;
// after a motion the eye comes back to the sentence
const REST = 320;

/** @type {import("./types.js").Stage} */
export const stage = {
  at: (place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`),
  purse: (seat) => document.querySelector(`[data-purse="${seat}"]`),
  ghost,
  move,
  hold,
  get still() {
    return pace() === 0;
  },
};

/** Where every place is now, to let things slide from there.
 * @returns {Map<string, DOMRect>} */
const where = () =>
  new Map([...document.querySelectorAll("[data-place]")].map((e) => [e.getAttribute("data-place") ?? "", rect(e)]));

/** @param {Element} element */
const rect = (element) => (element.querySelector("[data-body]") ?? element).getBoundingClientRect();

/**
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Event[]} events
 * @param {import("./types.js").Snapshot} table  what stands at the end
 * @param {() => boolean} cut  whether something else has taken over
 */
export async function tell(sitting, events, table, cut) {
  const { face, seats } = sitting;
  const view = sitting.shown.peek()?.view;
  const by = sitting.chapters.peek().at(-1)?.entry?.seat ?? 0;
  const person = seats[by]?.bot === null;
  const past = (sitting.account ??= []);
  announce(events, seats, (event) => (view && face.spoken?.(event, view)) ?? event);
  let scene = sitting.scene;
  for (const [i, event] of events.entries()) {
    if (!view || cut() || document.hidden || sitting.rushed) break;
    scene = face.scene(scene, event, view);
    if (!event.quiet || scene)
      sitting.told.value = {
        event: event.quiet ? (sitting.told.peek()?.event ?? event) : event,
        scene,
        past: [...past],
      };
    if (!event.quiet) past.push(event);
    garnish(face.sound(event));
    // the sentence first, then its scene, then what moves: all at once are more than a picture's time
    if (!event.quiet && !stage.still) await painted().then(scene ? painted : undefined);
    if (cut()) return;
    const began = performance.now();
    await face.act(event, stage, view);
    if (cut()) return;
    if (event.quiet) continue;
    const own = person && /** @type {any} */ (event.args.seat)?.seat === by;
    const spent = (performance.now() - began) / (pace() || 1);
    await hold(scene ? READ_SCENE : own && i === 0 ? 0 : Math.max(REST, (own ? READ_OWN : READ) - spent));
  }
  if (cut()) return;
  sitting.scene = scene?.done ? null : scene;
  // the last line of an account is the one that counts: it stays a moment longer
  if (scene?.done && !sitting.rushed) await hold(READ_END);
  if (cut()) return;
  const was = where();
  // whoever is next has not taken the device yet: everybody sees what lies open
  sitting.shown.value = { ...table, view: table.open ?? table.view, private: false, decision: null };
  // what slides is measured where it is drawn
  await painted();
  clearSky();
  if (!cut() && !stage.still) await face.settle(events, stage, was);
}

/** One polite sentence an entry, for those who listen.
 * @param {Event[]} events @param {{name: string}[]} seats @param {(event: Event) => import("./types.js").Said} worded */
function announce(events, seats, worded) {
  const text = events
    .filter((event) => !event.quiet)
    .map(worded)
    .map(({ key, args }) => t(key, args, seats))
    .join(" ");
  if (text) say(text);
}
