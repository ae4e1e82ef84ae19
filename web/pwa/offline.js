// The page's side of being at hand offline: registers the service worker, tells how far the storing has come, when all
// is stored and read back, and when a new version waits. Draws nothing.

import { BUILD } from "build:info";

/** How long after storing was broken off it is taken up again, at first: twice as long each time. */
const AGAIN = 5_000;
/** Look for a new version on return to the page, but not more often than this. */
const CHECK_EVERY = 60_000;
const RELOADED_FOR = "flibuste-reloaded-for";

/**
 * @typedef {object} Listener
 * @property {(progress: { loaded: number, total: number }) => void} [onProgress] bytes stored so far
 * @property {() => void} [onReady] everything is stored and was read back
 * @property {() => void} [onUpdate] a new version waits for `applyUpdate`
 * @property {(text: string) => void} [onProblem] storing failed; the app goes on online
 * @property {() => void} [onMended] stored files were damaged, and have been fetched again
 *
 * @typedef {object} Offline
 * @property {() => void} applyUpdate take the waiting version; the page reloads once by itself
 * @property {() => Promise<void>} check look for a new version now
 * @property {() => Promise<void>} prove have the worker look whether all that is stored is sound
 */

/**
 * Keep the app on the device.
 * @param {Listener} listener
 * @returns {Offline}
 */
export function register({ onProgress, onReady, onUpdate, onProblem, onMended }) {
  const container = navigator.serviceWorker;
  if (!container) {
    onProblem?.("this browser keeps nothing for offline use here");
    return { applyUpdate() {}, check: async () => {}, prove: async () => {} };
  }
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let controlled = Boolean(container.controller);
  let reloading = false;
  let checked = Date.now();
  let wait = AGAIN;

  container.addEventListener("message", ({ data }) => {
    if (data?.type === "PROGRESS") onProgress?.({ loaded: data.loaded, total: data.total });
  });
  container.addEventListener("controllerchange", () => {
    // the first worker takes over silently; a later one only after applyUpdate, here or in another tab
    if (controlled) reload();
    controlled = true;
  });

  // both a new controller and its answer may call for it: a second load would break off the first
  const reload = () => {
    if (!reloading) location.reload();
    reloading = true;
  };

  /** The page is not of the worker's version (another tab has updated, a stale copy came from somewhere): load it again.
   * @param {string} id */
  const reloadOnce = (id) => {
    if (reloading || sessionStorage.getItem(RELOADED_FOR) === id) return;
    sessionStorage.setItem(RELOADED_FOR, id);
    reload();
  };

  /** @param {ServiceWorker} worker */
  const askStatus = (worker) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker.postMessage({ type: "STATUS" }, [port2]);
    });

  const confirmReady = async () => {
    if (!registration?.active) return;
    const { ready, mended, id } = await askStatus(registration.active);
    if (mended) onMended?.();
    if (ready) onReady?.();
    else onProblem?.("some stored files were lost and could not be fetched again");
    if (container.controller === registration.active && id !== BUILD.id) reloadOnce(id);
  };

  /** A worker that is being installed is found both at the registration and by its event: it is followed once. */
  const followed = new WeakSet();

  /** @param {ServiceWorker} worker */
  const follow = (worker) => {
    if (followed.has(worker)) return;
    followed.add(worker);
    const look = () => {
      if (worker.state === "installed" && registration?.active) onUpdate?.();
      if (worker.state === "activated") void confirmReady();
      if (worker.state === "redundant" && !registration?.active) {
        onProblem?.("the app could not be stored");
        setTimeout(check, (wait *= 2));
      }
    };
    worker.addEventListener("statechange", look);
    look();
  };

  const check = async () => {
    checked = Date.now();
    try {
      if (registration && !registration.active && !registration.installing) await start();
      else await registration?.update();
    } catch {
      // offline, most likely: the next look will tell
    }
  };

  const start = async () => {
    registration = await container.register(new URL("service-worker.js", document.baseURI), { updateViaCache: "none" });
    registration.addEventListener("updatefound", () => registration?.installing && follow(registration.installing));
    if (registration.installing) follow(registration.installing);
    if (registration.waiting && registration.active) onUpdate?.();
    if (registration.active) await confirmReady();
  };

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > CHECK_EVERY) void check();
  });
  addEventListener("online", () => void check().then(confirmReady));
  start().catch((error) => onProblem?.(String(error?.message ?? error)));

  return {
    applyUpdate: () => registration?.waiting?.postMessage({ type: "SKIP_WAITING" }),
    check,
    prove: confirmReady,
  };
}
