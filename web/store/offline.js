// Whether the app is at hand without a network, whether a new version waits, whether it can be installed: as signals.
import { signal } from "@preact/signals";
import { isInstalled, needsInstallHelp, onInstallable } from "../pwa/install.js";
import { register } from "../pwa/offline.js";

export const offlineReady = signal(false);
/** Bytes on their way into the offline store; null when nothing is on its way. */
export const offlineProgress = signal(/** @type {{loaded: number, total: number} | null} */ (null));
/** Storing failed: the app goes on online. For developers, hence a text. */
export const offlineProblem = signal(/** @type {string | null} */ (null));
/** A new version waits. It is offered on home and between entries, never pressed on anybody. */
export const updateWaits = signal(false);

/** @type {import("../pwa/offline.js").Offline | null} */
let offline = null;

/** After the first paint. */
export function startOffline() {
  offline = register({
    onProgress: (progress) => (offlineProgress.value = progress),
    onReady: () => {
      offlineReady.value = true;
      offlineProgress.value = null;
      offlineProblem.value = null;
    },
    onUpdate: () => (updateWaits.value = true),
    onProblem: (text) => (offlineProblem.value = text),
  });
}

export const applyUpdate = () => offline?.applyUpdate();
export const lookForUpdate = () => offline?.check();

const installable = signal(false);
onInstallable((possible) => (installable.value = possible));

const OFFERED = "flibuste.install";
const WEEK = 7 * 86_400_000;
/** The moment this page began: an offer that was shown today stays until the page is closed. */
const opened = Date.now();

function offeredLately() {
  try {
    return opened - Number(localStorage.getItem(OFFERED) ?? 0) < WEEK;
  } catch {
    return true;
  }
}

const lately = signal(offeredLately());

/** "button": the browser can install; "steps": only its own menu can; null: installed, impossible, or offered lately.
 * @param {boolean} finished a game has been finished here */
export function installOffer(finished) {
  if (!finished || lately.value || isInstalled()) return null;
  return installWay();
}

/** The way to install, asked for by hand. */
export function installWay() {
  if (installable.value) return "button";
  return needsInstallHelp() ? "steps" : null;
}

/** The offer is on the screen: not again within a week, whether somebody answers or not. */
export function offerShown() {
  try {
    localStorage.setItem(OFFERED, String(Date.now()));
  } catch {
    // then it is not offered again before the page is closed
  }
}

export const offerAnswered = () => (lately.value = true);
