// The focus waits here, then goes there: where what has it is about to go, it waits in what stays, and what comes gets it a moment
// later. Orca says nothing of what has the focus when it learns at the same time that what had it is gone.

const WAITS_MS = 300;
/** Until when it waits. */
let until = -Infinity;

/** The focus waits from now on: in this, which stays, or wherever it is. */
export function wait(here?: Element | null) {
  if (here instanceof HTMLElement) {
    here.tabIndex = -1;
    here.focus({ preventScroll: true });
  }
  until = performance.now() + WAITS_MS;
}

/** Whoever comes next waits until what was there before has been heard. */
export const letPass = () => void (until += WAITS_MS / 2);

/** Does what moves the focus, once it has waited; what this gives back lets it be. */
export function thenGo(go: () => void) {
  const left = until - performance.now();
  if (left <= 0) return void go();
  const timer = setTimeout(go, left);
  return () => clearTimeout(timer);
}

/** The focus is nowhere: what had it is gone, perhaps with the screen before. */
export const nowhere = () => {
  const active = document.activeElement;
  return !active || active === document.body || active.id === "root";
};
