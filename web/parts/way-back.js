// The way back of the device, a gesture or a button: what is open closes first, and only then is the screen left.

/** The state of an entry of the history that stands for what is open. */
const OPEN = "open";

/** Does this instead when somebody goes back. @param {() => void} close @returns {() => void} no longer */
export function onBack(close) {
  const { CloseWatcher } = /** @type {{CloseWatcher?: new () => {onclose: () => void, destroy: () => void}}} */ (
    globalThis
  );
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  history.pushState({ ...history.state, [OPEN]: true }, "");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    // whoever has gone on elsewhere meanwhile is not fetched back
    if (history.state?.[OPEN]) history.back();
  };
}
