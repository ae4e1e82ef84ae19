// What moves: only transform and opacity, at the speed of the settings, and a tap finishes it.
import { itemAt } from "../lists.ts";
import { speed } from "../store/settings.ts";

/** Times are written for speed 2, "normal". */
const FACTOR = [0, 0.6, 1, 1.6, 1];
/** The speed at which nothing goes on before somebody says so. */
const AT_MY_WORD = 4;

const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** How long a motion takes, as a share of the written time; 0: it does not move at all. */
export const pace = () => (reduced?.matches ? 0 : patience());

/** How long a told sentence stays, as a share of the written time. Reduced motion is no reason to read faster. */
const patience = () => (itemAt(FACTOR, speed.peek()) * tempo) / haste();

/** What goes on for long is told faster and faster. */
let tempo = 1;

/** @param share  of the written times */
export function setTempo(share: number) {
  tempo = share;
}

/** What so many milliseconds are at speed 2. */
export const written = (ms: number) => ms / (FACTOR[speed.peek()] || 1);

/** How many times as fast as people read a test has everything told. */
const haste = () => Number(document.documentElement.dataset.haste) || 1;

const pending: Set<() => void> = new Set();

/** Finishes everything that moves or waits now. */
export function skip() {
  for (const finish of [...pending]) finish();
}

/** Whether there is anything to skip. */
export const moving = () => pending.size > 0;

function until(ms: number, onEnd: () => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      pending.delete(finish);
      onEnd();
      resolve();
    };
    const timer = ms < Infinity ? setTimeout(finish, ms) : 0;
    pending.add(finish);
  });
}

/** Waits, so that a sentence can be read. */
export function hold(ms: number): Promise<void> {
  const wait = ms * patience();
  return wait > 0 ? until(wait) : Promise.resolve();
}

/** Whether what was told stays until somebody has read or heard it. */
export const atMyWord = () => speed.peek() === AT_MY_WORD;

/** Until somebody skips it. */
export const stay = () => until(Infinity);

export async function move(element: Element, frames: Keyframe[], ms: number, delay: number = 0) {
  const share = pace();
  if (!share || !element.animate) return;
  const animation = element.animate(frames, {
    duration: ms * share,
    delay: delay * share,
    easing: "cubic-bezier(.3, .7, .2, 1)",
    fill: "both",
  });
  // a page in the background gets no frames: the timer ends the motion all the same
  await until((ms + delay) * share + 30, () => animation.cancel());
}

/** Pieces that a motion has taken from where they are drawn, until the next view is. Animations of the browser's own:
 * nothing is written into what is drawn. */
const gone: Set<Animation> = new Set();

/** A piece looks like this until the next view is drawn. */
export function leave(element: Element, look: Keyframe) {
  if (!element.animate) return;
  const animation = element.animate([look, look], { duration: 1, fill: "forwards" });
  gone.add(animation);
}

/** Everything stands where it is drawn. */
export function land() {
  for (const animation of gone) animation.cancel();
  gone.clear();
}

/** The layer above the page where copies of pieces fly. */
function sky() {
  let layer = document.getElementById("sky");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "sky";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** A copy of a drawing that may fly over everything, laid where `from` is. The caller removes it. */
export function ghost(element: Element, from: DOMRect) {
  const box = document.createElement("div");
  box.className = "ghost";
  box.style.left = `${from.left}px`;
  box.style.top = `${from.top}px`;
  box.style.width = `${from.width}px`;
  box.style.height = `${from.height}px`;
  box.append(element.cloneNode(true));
  sky().append(box);
  return box;
}

/** Takes everything out of the air: after a skip, an undo, a change of screen. */
export function clearSky() {
  land();
  for (const layer of document.querySelectorAll("#sky, .chart-sky")) layer.replaceChildren();
}

// a device that is turned has everything elsewhere: what flies now would land in the wrong place
globalThis.matchMedia?.("(orientation: landscape)").addEventListener("change", () => {
  skip();
  clearSky();
});

/** @param to  the way between their middles, as a transform */
export function way(from: DOMRect, to: DOMRect) {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px)`;
}
