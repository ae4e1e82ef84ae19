// Installing to the home screen: Android and desktop offer it by an event, iOS only by its own menu.

/** @typedef {Event & { prompt: () => Promise<void>, userChoice: Promise<{ outcome: "accepted" | "dismissed" }> }} Offer */

/** @type {Offer | null} */
let offer = null;
/** @type {Set<(possible: boolean) => void>} */
const listeners = new Set();

const tell = () => listeners.forEach((listener) => listener(canInstall()));

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // our own button, in its own time
  offer = /** @type {Offer} */ (event);
  tell();
});
addEventListener("appinstalled", () => {
  offer = null;
  tell();
});

/** May `install` be called now? */
export const canInstall = () => offer !== null;

/**
 * Hear when installing becomes possible or impossible; called at once with what holds now.
 * @param {(possible: boolean) => void} listener
 * @returns {() => void} to stop hearing
 */
export function onInstallable(listener) {
  listeners.add(listener);
  listener(canInstall());
  return () => void listeners.delete(listener);
}

/** Show the browser's question; call it from a tap. @returns {Promise<"accepted" | "dismissed" | "unavailable">} */
export async function install() {
  if (!offer) return "unavailable";
  const asked = offer;
  offer = null; // it can be shown only once
  await asked.prompt();
  const { outcome } = await asked.userChoice;
  tell();
  return outcome;
}

/** Does the page run as an installed app? */
export const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && /** @type {{ standalone?: boolean }} */ (navigator).standalone === true);

/** iPhone or iPad in the browser: there is no button, so show the steps. */
export const needsInstallHelp = () =>
  !isInstalled() &&
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1));
