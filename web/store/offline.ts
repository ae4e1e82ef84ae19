// Whether the app is at hand without a network, whether a new version waits, whether it can be installed: as signals.
import { effect, signal } from "@preact/signals";
import { isInstalled, needsInstallHelp, onInstallable } from "../pwa/install.ts";
import { type Offline, register } from "../pwa/offline.ts";
import { forget } from "../python/compiled.ts";
import { engineState, ours } from "./engine.ts";

export const offlineReady = signal(false);
/** Bytes on their way into the offline store; null when nothing is on its way. */
export const offlineProgress = signal<{ loaded: number; total: number } | null>(null);
/** Storing failed: the app goes on online. For developers, hence a text. */
export const offlineProblem = signal<string | null>(null);
/** A new version waits. It is offered on home and between entries, never pressed on anybody. */
export const updateWaits = signal(false);

/** Stored files were damaged, and have been fetched again. */
export const mended = signal(false);
const MENDED = "flibuste.mended";

let offline: Offline | null = null;

/** How long after a start that failed the next is tried, at first: twice as long each time. */
let wait = 2_000;

/** A start that fails is tried again: what is stored may be damaged, or the network was cut off in a first visit. */
async function again() {
  await offline?.prove();
  await forget().catch(() => {}); // where nothing is kept
  if (engineState.peek() !== "failed") return;
  await Promise.race([
    new Promise((online) => addEventListener("online", online, { once: true })),
    new Promise((late) => setTimeout(late, (wait *= 2))),
  ]);
  if (engineState.peek() === "failed") await ours.restart();
}

/** After the first paint. */
export function startOffline() {
  if (offline) return;
  mended.value = Boolean(sessionStorage.getItem(MENDED));
  sessionStorage.removeItem(MENDED);
  offline = register({
    onProgress: (progress) => (offlineProgress.value = progress),
    onReady: () => {
      offlineReady.value = true;
      offlineProgress.value = null;
      offlineProblem.value = null;
      ours.keepCompiled().catch(() => {}); // a full disk, for one: later starts compile anew
    },
    onUpdate: () => (updateWaits.value = true),
    onProblem: (text) => (offlineProblem.value = text),
    onMended: () => {
      // what was read of the damaged files is remembered as long as the page is: it is said in the next one
      if (engineState.peek() === "ready" && document.body.dataset.screen !== "home") mended.value = true;
      else {
        sessionStorage.setItem(MENDED, "1");
        location.reload();
      }
    },
  });
  effect(() => {
    if (engineState.value === "failed") setTimeout(() => again().catch(() => {}));
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
 * @param finished  a game has been finished here */
export function installOffer(finished: boolean) {
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
