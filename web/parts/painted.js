// After the next picture: what takes long to draw waits until what answers a tap is seen.
import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

/** Resolves after the next picture; at once where nobody looks. @returns {Promise<void>} */
export const painted = () =>
  document.hidden ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** What a signal says, a picture later; or at once, where `atOnce` says so of the new value.
 * @template T @param {import("@preact/signals").ReadonlySignal<T>} source @param {(value: T) => boolean} [atOnce]
 * @returns {{trail: import("@preact/signals").ReadonlySignal<T>, drop: () => void}} */
export function trailing(source, atOnce = () => false) {
  const trail = signal(source.peek());
  let newest = 0;
  const end = effect(() => {
    const value = source.value;
    const number = ++newest;
    if (atOnce(value)) trail.value = value;
    else void painted().then(() => number === newest && (trail.value = value));
  });
  const drop = () => {
    end();
    newest += 1;
  };
  return { trail, drop };
}

/** What was said a picture ago, for what is drawn after what stands around it; nothing at first.
 * @template T @param {T} value @returns {T | undefined} */
export function useLater(value) {
  const [shown, show] = useState(/** @type {T | undefined} */ (undefined));
  // an effect runs when its picture has been seen
  useEffect(() => show(() => value), [value]);
  return shown;
}
