// The page's side of being at hand offline: registers the service worker, tells how far the storing has come, when all
// is stored and read back, and when a new version waits. Draws nothing.

import { BUILD } from "build:info";

/** How long after storing was broken off it is taken up again, at first: twice as long each time. */
const AGAIN = 5_000;
/** Look for a new version on return to the page, but not more often than this. */
const CHECK_EVERY = 60_000;
const RELOADED_FOR = "flibuste-reloaded-for";

interface Listener {
  /** bytes stored so far */
  onProgress?: (progress: { loaded: number; total: number }) => void;
  /** everything is stored and was read back */
  onReady?: () => void;
  /** a new version waits for `applyUpdate` */
  onUpdate?: () => void;
  /** storing failed; the app goes on online */
  onProblem?: (text: string) => void;
  /** stored files were damaged, and have been fetched again */
  onMended?: () => void;
}

export interface Offline {
  /** take the waiting version; the page reloads once by itself */
  applyUpdate: () => void;
  /** look for a new version now */
  check: () => Promise<void>;
  /** have the worker look whether all that is stored is sound */
  prove: () => Promise<void>;
}

/** What is asked of a worker: whether all files are there. */
const statusOf = (worker: ServiceWorker): Promise<{ ready: boolean; mended: boolean; id: string }> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: "STATUS" }, [port2]);
  });

/** Loads the page again when another worker takes over.
 * @returns the same, once for each version that the page is not of */
function reloading(container: ServiceWorkerContainer): (id: string) => void {
  let controlled = Boolean(container.controller);
  let loads = false;
  // both a new controller and its answer may call for it: a second load would break off the first
  const reload = () => {
    if (!loads) location.reload();
    loads = true;
  };
  container.addEventListener("controllerchange", () => {
    // the first worker takes over silently; a later one only after applyUpdate, here or in another tab
    if (controlled) reload();
    controlled = true;
  });
  // another tab has updated, a stale copy came from somewhere
  return (id) => {
    if (loads || sessionStorage.getItem(RELOADED_FOR) === id) return;
    sessionStorage.setItem(RELOADED_FOR, id);
    reload();
  };
}

class Keeper {
  #registration: ServiceWorkerRegistration | undefined;
  #checked = Date.now();
  #wait = AGAIN;
  /** A worker that is being installed is found both at the registration and by its event: it is followed once. */
  #followed = new WeakSet();

  container: ServiceWorkerContainer;
  listener: Listener;
  reloadOnce;

  constructor(container: ServiceWorkerContainer, listener: Listener) {
    this.container = container;
    this.listener = listener;
    this.reloadOnce = reloading(container);
    container.addEventListener("message", ({ data }) => {
      if (data?.type === "PROGRESS") listener.onProgress?.({ loaded: data.loaded, total: data.total });
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.#checked > CHECK_EVERY) void this.check();
    });
    addEventListener("online", () => void this.check().then(this.prove));
  }

  prove = async () => {
    const active = this.#registration?.active;
    if (!active) return;
    const { onMended, onReady, onProblem } = this.listener;
    const { ready, mended, id } = await statusOf(active);
    if (mended) onMended?.();
    if (ready) onReady?.();
    else onProblem?.("some stored files were lost and could not be fetched again");
    if (this.container.controller === this.#registration?.active && id !== BUILD.id) this.reloadOnce(id);
  };

  #follow(worker: ServiceWorker) {
    if (this.#followed.has(worker)) return;
    this.#followed.add(worker);
    const look = () => {
      const active = this.#registration?.active;
      if (worker.state === "installed" && active) this.listener.onUpdate?.();
      if (worker.state === "activated") void this.prove();
      if (worker.state === "redundant" && !active) {
        this.listener.onProblem?.("the app could not be stored");
        setTimeout(this.check, (this.#wait *= 2));
      }
    };
    worker.addEventListener("statechange", look);
    look();
  }

  check = async () => {
    this.#checked = Date.now();
    const registration = this.#registration;
    try {
      if (registration && !registration.active && !registration.installing) await this.start();
      else await registration?.update();
    } catch {
      // offline, most likely: the next look will tell
    }
  };

  async start() {
    const registration = await this.container.register(new URL("service-worker.js", document.baseURI), {
      updateViaCache: "none",
    });
    this.#registration = registration;
    registration.addEventListener(
      "updatefound",
      () => registration.installing && this.#follow(registration.installing),
    );
    if (registration.installing) this.#follow(registration.installing);
    if (registration.waiting && registration.active) this.listener.onUpdate?.();
    if (registration.active) await this.prove();
  }

  applyUpdate = () => this.#registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
}

/** Keep the app on the device. */
export function register(listener: Listener): Offline {
  const { onProblem } = listener;
  if (!navigator.serviceWorker) {
    onProblem?.("this browser keeps nothing for offline use here");
    return { applyUpdate() {}, check: async () => {}, prove: async () => {} };
  }
  const keeper = new Keeper(navigator.serviceWorker, listener);
  keeper.start().catch((error) => onProblem?.(String(error?.message ?? error)));
  return keeper;
}
