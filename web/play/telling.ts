// Telling: one entry's events, one after the other, as sentences, motions and scenes. Before and after each event a true
// view is drawn; a motion is only the way from one to the next.
import { say } from "../parts/live.ts";
import { painted } from "../parts/painted.ts";
import { seatIn } from "../store/args.ts";
import { t } from "../store/words.tsx";
import { atMyWord, clearSky, ghost, hold, land, leave, move, pace, setTempo, stay } from "./motion.ts";
import { feedback } from "./feedback.ts";
import type { Playback } from "./playback.ts";
import type { Event, Rolling, Scene, Snapshot, Stage, Thrown, View } from "./types.ts";
import { applied, inTheOpen, telling } from "./views.ts";

/** `past`: what was told before it since a person last chose, newest last.
 * what the panel shows meanwhile.
 * `rolling`: the dice of its scene are thrown, and what follows is not told yet. */
export type CurrentEvent = { event: Event; scene: Scene; past: Event[]; rolling?: Rolling };

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
/** A fight in which nobody here has a part is told at this share of its times. */
const ASIDE = 0.5;
// dice roll and lie there; what is added to them is counted
const ROLLS = 1080;
const COUNTS = 620;
/** Dice that nobody throws are thrown after this. */
const UNTHROWN = 3500;

export const stage: Stage = {
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
 * @param table  what stands at the end
 * @param cut  whether something else has taken over
 */
export async function tell(playback: Playback, events: Event[], table: Snapshot, cut: () => boolean) {
  const { face, people } = playback;
  const before = playback.shown.peek();
  const by = playback.chapters.peek().at(-1)?.entry?.seat ?? 0;
  const own = playback.isHere(by) ? by : null;
  const asked = playback.isHere(table.decision?.seat);
  const calls = own === null && asked;
  const said = announcer(playback, events, before && inTheOpen(before, people), own === null && !asked);
  const told = await tellEach(playback, events, { before, own, cut, said });
  said(events.length);
  if (cut()) return;
  playback.closeScene(told.scene);
  // the last line of an account is the one that counts: it stays a moment longer
  if (told.scene?.done && !playback.rushed) await hold(READ_END);
  const last = events.findLast(({ quiet }) => !quiet);
  if (own === null && last && !face.step?.(last)) await playback.stay();
  if (cut()) return;
  const end = inTheOpen(table, people);
  const led = told.view && JSON.stringify(told.view) === JSON.stringify(end);
  if (told.whole && !led) console.error("what was told does not lead to what stands", events);
  // what is drawn already is not drawn again, nor waited for
  if (led && told.view) {
    Object.assign(table, table.open ? { open: told.view } : { view: told.view });
    playback.show(telling(table, told.view));
  } else await stand(playback, telling(table, end));
  clearSky();
  // somebody here is asked after others have played
  if (calls) feedback("bell");
}

/** What a move leads to before the box is asked. @param by  whose move it is */
export async function tellUntil(playback: Playback, events: Event[], by: number, cut: () => boolean) {
  const before = playback.shown.peek();
  const open = before && inTheOpen(before, playback.people);
  if (!before || !open) return;
  const own = playback.isHere(by) ? by : null;
  const said = announcer(playback, events, open, false);
  const told = await tellEach(playback, events, { before, own, cut, said });
  said(events.length);
  if (cut()) return;
  playback.closeScene(told.scene);
  const view = events.reduce((at, { change }) => (change?.length ? applied(at, change) : at), open);
  await stand(playback, { ...telling(before, view), open: null });
}

/** Event by event, as long as somebody watches. `own`: the person whose entry it is; `said`: what is heard so far.
 * @returns `view`: what it has led to; `whole`: all of it was told */
async function tellEach(
  playback: Playback,
  events: Event[],
  {
    before,
    own,
    cut,
    said,
  }: { before: Snapshot | null; own: number | null; cut: () => boolean; said: ReturnType<typeof announcer> },
): Promise<{ view: View | null; scene: Scene; whole: boolean }> {
  const { face } = playback;
  let { scene } = playback;
  const open = before && inTheOpen(before, playback.people);
  if (!before || !open) return { view: open, scene, whole: false };
  let view = open;
  said(0);
  for (const [i, event] of events.entries()) {
    if (cut() || document.hidden || playback.unseen || playback.rushed) return { view, scene, whole: false };
    const after = event.change?.length ? applied(view, event.change) : view;
    const last = scene;
    scene = face.scene(scene, event, view);
    const onward = face.onward?.(event, playback.account.at(-1)) ?? false;
    const thrown = scene ? (face.throws?.(event, playback.seats) ?? null) : null;
    if (thrown && !stage.still) {
      await throwDice(playback, { event, scene, thrown, share: playback.shareAt(after.turn) }, cut);
      if (cut()) return { view, scene, whole: false };
      said(i + 1);
    }
    playback.tellEvent(event, scene);
    // who was asked has answered: what stands now is told of
    if (playback.shown.peek()?.decision) playback.show(telling(before, view));
    const acted = await enact(playback, { event, view, after, table: before, scene, onward }, cut);
    if (cut()) return { view, scene, whole: false };
    view = after;
    if (event.quiet) continue;
    const mine = own !== null && seatIn(event.args.seat) === own;
    const next = events.slice(i + 1).find(({ quiet }) => !quiet);
    const told = { event, next, scene, fresh: scene !== last, onward, mine, first: i === 0 };
    await hold(acted.lies ? 0 : restOf(face, told, acted.spent));
  }
  return { view, scene, whole: true };
}

/** Dice roll and lie, and what is added to them is counted, before anybody is told what they came to. */
async function throwDice(
  playback: Playback,
  { event, scene, thrown, share }: { event: Event; scene: Scene; thrown: Thrown; share: number },
  cut: () => boolean,
) {
  setTempo(thrown.seats.some((seat) => playback.isHere(seat)) ? Math.max(HEEDED, share) : share * ASIDE);
  const isOver = () => cut() || playback.rushed;
  if (playback.asksToThrow(thrown)) {
    playback.rollDice(event, scene, "ready");
    await painted();
    await (atMyWord() ? stay() : hold(UNTHROWN));
  }
  if (isOver()) return;
  playback.rollDice(event, scene, "rolls");
  feedback("dice");
  await hold(ROLLS);
  if (isOver()) return;
  playback.rollDice(event, scene, "counts");
  await hold(COUNTS);
}

/** One event: heard, seen to move, drawn. @returns milliseconds at speed 2, and whether a card lay there meanwhile */
async function enact(
  playback: Playback,
  {
    event,
    view,
    after,
    table,
    scene,
    onward,
  }: { event: Event; view: View; after: View; table: Snapshot; scene: Scene; onward: boolean },
  cut: () => boolean,
): Promise<{ spent: number; lies: boolean }> {
  const { face } = playback;
  const nothing = { spent: 0, lies: false };
  feedback(face.sound(event));
  // the sentence first, then its scene, then what moves: all at once are more than a picture's time. What goes on
  // changes a word of a sentence that is there
  if (!event.quiet && !stage.still && !onward) await painted().then(scene ? painted : undefined);
  if (cut()) return nothing;
  const share = playback.shareAt(after.turn);
  setTempo(face.heeds?.(event, playback.seatsHere) ? Math.max(HEEDED, share) : share);
  const began = performance.now();
  const arrive = stage.still ? null : await face.act(event, stage, view, after);
  if (cut()) return nothing;
  if (after !== view) await stand(playback, telling(table, after));
  await arrive?.();
  if (cut()) return nothing;
  const lies = playback.reveal(event);
  await lies;
  return { spent: (performance.now() - began) / (pace() || 1), lies: lies !== null };
}

/** How long a sentence stays after what it told has been seen, in milliseconds at speed 2. */
function restOf(
  face: Playback["face"],
  {
    event,
    next,
    scene,
    fresh,
    onward,
    mine,
    first,
  }: {
    event: Event;
    next: Event | undefined;
    scene: Scene;
    fresh: boolean;
    onward: boolean;
    mine: boolean;
    first: boolean;
  },
  spent: number,
) {
  if (scene) return (fresh ? scene.read : null) ?? READ_SCENE;
  if (onward) return 0;
  const line = next && face.opens?.(next, event) === false ? READ_LINE : READ_DAY;
  const read = mine ? READ_OWN : face.opens ? line : READ;
  const full = mine && first ? 0 : Math.max(REST, read - spent);
  return face.glance?.(event) ? Math.min(READ_GLANCE, full) : full;
}

/** Another view is drawn; what had left its place for a motion stands where the view says. */
async function stand(playback: Playback, table: Snapshot) {
  playback.show(table);
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
 * its place, and what captains do step by step is heard in one breath, unless somebody is asked meanwhile. What a person here is
 * to throw is not heard before.
 * @param view  before the entry
 * @param onward  whether another captain goes on
 * @returns says on, from where it stopped to the next throw behind an index */
function announcer(playback: Playback, events: Event[], view: View | null, onward: boolean) {
  const { face, seats, account } = playback;
  let before = account.at(-1);
  let from = 0;
  return (at: number) => {
    const next = events.findIndex(
      (event, i) => i >= at && playback.asksToThrow(face.throws?.(event, playback.seats) ?? null),
    );
    const to = next < 0 || stage.still ? events.length : next;
    for (const event of events.slice(from, to)) {
      from += 1;
      const said = (view && face.spoken?.(event, view, events.slice(from))) ?? (event.quiet ? null : event);
      if (!said) continue;
      if (!face.onward?.(event, before)) courses += 1;
      const more = onward && face.step?.(event);
      say(t(said.key, said.args, seats), { open: true, about: `course ${courses}`, more });
      if (!event.quiet) before = event;
    }
  };
}
