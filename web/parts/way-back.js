// The way back of the device, a gesture or a button: what is open closes first, and only then is the screen left. An entry
// of the history stands for it: a CloseWatcher would hear the gesture of a phone, but not the button of a desktop.

/** The state of an entry of the history that stands for what is open. */
const OPEN = "open";

/** Does this instead when somebody goes back. @param {() => void} close @returns {() => void} no longer */
export function onBack(close) {
  history.pushState({ ...history.state, [OPEN]: true }, "");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    // whoever has gone on elsewhere meanwhile is not fetched back
    if (history.state?.[OPEN]) history.back();
  };
}
