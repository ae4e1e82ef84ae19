// Installing to the home screen: Android and desktop offer it by an event, iOS only by its own menu.

type Offer = Event & { prompt: () => Promise<void>; userChoice: Promise<{ outcome: "accepted" | "dismissed" }> };

let offer: Offer | null = null;
const listeners: Set<(possible: boolean) => void> = new Set();

const tell = () => listeners.forEach((listener) => listener(canInstall()));

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // our own button, in its own time
  offer = event as Offer;
  tell();
});
addEventListener("appinstalled", () => {
  offer = null;
  tell();
});

/** May `install` be called now? */
export const canInstall = () => offer !== null;

/** Hear when installing becomes possible or impossible; called at once with what holds now. @returns to stop hearing */
export function onInstallable(listener: (possible: boolean) => void): () => void {
  listeners.add(listener);
  listener(canInstall());
  return () => void listeners.delete(listener);
}

/** Show the browser's question; call it from a tap. */
export async function install(): Promise<"accepted" | "dismissed" | "unavailable"> {
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
  ("standalone" in navigator && (navigator as { standalone?: boolean }).standalone === true);

/** iPhone or iPad in the browser: there is no button, so show the steps. */
export const needsInstallHelp = () =>
  !isInstalled() &&
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1));
