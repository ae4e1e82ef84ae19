// After the next picture: what takes long to draw waits until what answers a tap is seen.
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

/** Resolves after the next picture; at once where nobody looks. */
export const painted = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** What a signal says, a picture later; or at once, where `atOnce` says so of the new value. */
export function trailing<T>(
  source: ReadonlySignal<T>,
  atOnce: (value: T) => boolean = () => false,
): { trail: ReadonlySignal<T>; drop: () => void } {
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

/** What was said a picture ago, for what is drawn after what stands around it; nothing at first. */
export function useLater<T>(value: T): T | undefined {
  const [shown, show] = useState<T | undefined>(undefined);
  // an effect runs when its picture has been seen
  useEffect(() => show(() => value), [value]);
  return shown;
}
