// Telling: one entry's events, one after the other, as sentences, motions and scenes. Before and after each event a true
// view is drawn; a motion is only the way from one to the next.
import { say } from "../parts/live.js";
import { painted } from "../parts/painted.js";
import { t } from "../store/words.js";
import { clearSky, ghost, hold, land, leave, move, pace, setTempo, written } from "./motion.js";
import { garnish } from "./garnish.js";
import { row, tempo } from "./tempo.js";
import { applied, inTheOpen, telling } from "./views.js";

/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./showing.js").Showing} Showing */
/** `past`: what was told before it since a person last chose, newest last.
 * @typedef {{event: Event, scene: any, past: Event[]}} Told  what the panel shows meanwhile */

// how long a sentence stays at speed 2, its motion included: what others do is read, what one has just decided is known
const READ = 1150;
const READ_OWN = 650;
const READ_SCENE = 520;
// a line that stays while others follow it, and the last of them
const READ_LINE = 420;
const READ_DAY = 700;
const READ_END = 850;
// a step of something longer, seen rather than read
const READ_GLANCE = 90;
// after a motion the eye comes back to the sentence
const REST = 320;

/** What a bot does to a person is told no faster than this. */
const HEEDED = 0.65;

/** @type {import("./types.js").Stage} */
export const stage = {
  at: (place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`),
  purse: (seat) => document.querySelector(`[data-purse="${seat}"]`),
  ghost,
  move,
  leave,
  hold,
  get still() {
    return pace() === 0;
  },
};

/**
 * @param {Showing} showing
 * @param {Event[]} events
 * @param {import("./types.js").Snapshot} table  what stands at the end
 * @param {() => boolean} cut  whether something else has taken over
 */
export async function tell(showing, events, table, cut) {
  const { face, seats } = showing;
  const before = showing.shown.peek();
  let view = before && inTheOpen(before, showing.people);
  const by = showing.chapters.peek().at(-1)?.entry?.seat ?? 0;
  const person = seats[by]?.bot === null;
  const past = showing.account;
  const asked = table.decision && seats[table.decision.seat].bot === null;
  announce(showing, events, view, !person && !asked);
  let scene = showing.scene;
  let whole = Boolean(view);
  for (const [i, event] of events.entries()) {
    if (!before || !view || cut() || document.hidden || showing.rushed) {
      whole = false;
      break;
    }
    const after = event.change?.length ? applied(view, event.change) : view;
    const last = scene;
    scene = face.scene(scene, event, view);
    const fresh = scene !== last;
    const onward = face.onward?.(event, past.at(-1)) ?? false;
    if (!event.quiet || scene)
      showing.told.value = {
        event: event.quiet ? (showing.told.peek()?.event ?? event) : event,
        scene,
        past: [...past],
      };
    // who was asked has answered: what stands now is told of
    if (showing.shown.peek()?.decision) showing.shown.value = telling(before, view);
    if (!event.quiet) past.push(event);
    garnish(face.sound(event));
    // the sentence first, then its scene, then what moves: all at once are more than a picture's time. What goes on
    // changes a word of a sentence that is there
    if (!event.quiet && !stage.still && !onward) await painted().then(scene ? painted : undefined);
    if (cut()) return;
    const share = shareOf(showing, after.turn);
    setTempo(face.heeds?.(event, seats) ? Math.max(HEEDED, share) : share);
    const began = performance.now();
    const arrive = stage.still ? null : await face.act(event, stage, view, after);
    if (cut()) return;
    if (after !== view) await stand(showing, telling(before, (view = after)));
    await arrive?.();
    if (cut()) return;
    const lies = showing.reveal(event);
    await lies;
    if (cut()) return;
    if (event.quiet) continue;
    const own = person && /** @type {any} */ (event.args.seat)?.seat === by;
    const spent = (performance.now() - began) / (pace() || 1);
    const follows = events.slice(i + 1).find((next) => !next.quiet);
    const line = follows && face.opens?.(follows, event) === false ? READ_LINE : READ_DAY;
    const read = own ? READ_OWN : face.opens ? line : READ;
    const full = own && i === 0 ? 0 : Math.max(REST, read - spent);
    const rest = lies
      ? 0
      : scene
        ? ((fresh ? scene.read : null) ?? READ_SCENE)
        : onward
          ? 0
          : face.glance?.(event)
            ? Math.min(READ_GLANCE, full)
            : full;
    await hold(rest);
  }
  if (cut()) return;
  showing.scene = scene?.done ? null : scene;
  // the last line of an account is the one that counts: it stays a moment longer
  if (scene?.done && !showing.rushed) await hold(READ_END);
  const last = events.findLast(({ quiet }) => !quiet);
  if (!person && last && !face.step?.(last)) await showing.stay();
  if (cut()) return;
  const end = inTheOpen(table, showing.people);
  const led = JSON.stringify(view) === JSON.stringify(end);
  if (whole && !led) console.error("what was told does not lead to what stands", events);
  // what is drawn already is not drawn again, nor waited for
  if (led && view) {
    Object.assign(table, table.open ? { open: view } : { view });
    showing.shown.value = telling(table, view);
  } else await stand(showing, telling(table, end));
  clearSky();
}

/** At which share of the written times the next event is told. @param {Showing} showing @param {number} turn  whose it is */
function shareOf(showing, turn) {
  const { face, seats, turns } = showing;
  const many = row(seats, turn);
  if (many && turns.at(-1) !== turn) turns.push(turn);
  return showing.awaited
    ? tempo(turns.length || 1, many || 1, written(performance.now() - showing.chose), face.patience)
    : 1;
}

/** Another view is drawn; what had left its place for a motion stands where the view says.
 * @param {Showing} showing @param {import("./types.js").Snapshot} table */
async function stand(showing, table) {
  showing.shown.value = table;
  await drawn();
  land();
}

/** Resolves when what was just set is in the page, before a picture of it is taken: with that picture's own work, which
 * lays the page out anyway, so that drawing and looking where things stand are not one long task. */
const drawn = () =>
  stage.still || document.hidden
    ? Promise.resolve().then(() => {})
    : new Promise((done) => requestAnimationFrame(() => done(undefined)));

/** How many courses were told of: what goes on with one is the same. */
let courses = 0;

/** An entry for those who listen; what is only seen may have words for them. A step that goes on with the one before it takes
 * its place, and what captains do step by step is heard in one breath, unless somebody is asked meanwhile.
 * @param {Showing} showing @param {Event[]} events @param {import("./types.js").View | null | undefined} view
 * @param {boolean} onward  whether another captain goes on */
function announce({ face, seats, account }, events, view, onward) {
  let before = account.at(-1);
  for (const [i, event] of events.entries()) {
    const said = (view && face.spoken?.(event, view, events.slice(i + 1))) ?? (event.quiet ? null : event);
    if (!said) continue;
    if (!face.onward?.(event, before)) courses += 1;
    const more = onward && face.step?.(event);
    say(t(said.key, said.args, seats), { open: true, about: `course ${courses}`, more });
    if (!event.quiet) before = event;
  }
}
