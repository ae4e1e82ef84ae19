// The way back of the device, a gesture or a button: what is open closes first, and only then is the screen left. One entry
// of the history stands for all that is open: a CloseWatcher would hear the gesture of a phone, but not the button of a
// desktop.

/** The state of an entry of the history that stands for what is open. */
const OPEN = "open";

/** What is open, and where; the topmost last. */
let open: { close: () => void; leave: () => void; at: string }[] = [];
/** The history answers later: until then, its entry still stands there. */
let leaving = false;

const stands = () => Boolean(history.state?.[OPEN]);

function leave() {
  leaving = true;
  history.back();
}

/** An entry as long as something is open here, and none otherwise: one may be left of before the page was loaded again, or
 * be come back to from elsewhere. */
function settle() {
  if (leaving) return;
  const here = open.some(({ at }) => at === location.hash);
  if (here && !stands()) history.pushState({ ...history.state, [OPEN]: true }, "");
  else if (!here && stands()) leave();
}

addEventListener("popstate", () => {
  if (leaving) leaving = false;
  else if (!stands())
    for (const one of open)
      if (one.at !== location.hash) one.leave();
      else if (one === open.at(-1)) one.close();
  // once it is closed
  setTimeout(settle);
});
setTimeout(settle);

/** Does this instead when somebody goes back. What does not go with its screen is told when that is left.
 * @returns no longer */
export function onBack(close: () => void, leave: () => void = () => {}): () => void {
  const one = { close, leave, at: location.hash };
  open = [...open, one];
  queueMicrotask(settle);
  return () => {
    open = open.filter((other) => other !== one);
    // something else may open in its place
    queueMicrotask(settle);
  };
}

/** Goes elsewhere, past what is open. */
export function past(onward: () => void) {
  if (!leaving && stands()) leave();
  if (leaving) addEventListener("popstate", onward, { once: true });
  else onward();
}
