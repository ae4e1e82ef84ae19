// The start: paint what is known, then let the disk and the engine come.
import { effect } from "@preact/signals";
import { hydrate } from "preact";
import { dress } from "./appearance.ts";
import { idle } from "./idle.ts";
import { stylesWhole } from "./parts/later-styles.ts";
import { route } from "./router.ts";
import { Shell } from "./shell.tsx";
import { addedReady } from "./store/added-ready.ts";
import { ours, prepareEngine } from "./store/engine.ts";
import { startGames } from "./store/games.ts";
import { offlineReady, startOffline } from "./store/offline.ts";
import { wordsReady, wordsWhole } from "./store/words.tsx";

/** Between two pieces of work a slow phone can answer a tap. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The screens on the way to a game are read while nobody taps, as soon as no network is needed for them. */
async function readAhead() {
  for (const read of [() => import("./screens/new.tsx"), () => import("./screens/play.tsx")]) {
    await idle();
    await read();
  }
}

async function start() {
  dress();
  void startGames();
  await wordsReady;
  // at somebody else's table it is that phone which thinks
  const guest = route.peek().screen === "join";
  if (!guest) prepareEngine();
  await breath();
  const root = document.getElementById("root") as HTMLElement;
  // the address may have changed since the page's own home was painted: what is not home is not drawn into it
  if (route.peek().screen !== "home") root.replaceChildren();
  delete document.documentElement.dataset.elsewhere;
  hydrate(<Shell />, root);
  document.documentElement.dataset.up = "";

  // what is on the screen comes first; Python takes a second of a phone's time
  requestAnimationFrame(() =>
    setTimeout(() => {
      void addedReady();
      if (guest) startOffline();
      else {
        const running = ours.start();
        running.then(startOffline, startOffline);
        running.then(ours.warm).catch(() => {}); // a start that fails is told, and what was not ready is made later
      }
      // what does not come is missed when it is gone to
      effect(() => void (offlineReady.value && readAhead().catch(() => {})));
      // nobody says that it fails while it hangs
      setTimeout(startOffline, 10_000);
      // a screen that needs them asks again, and says what is missing
      wordsWhole().catch(() => {});
      stylesWhole().catch(() => {});
    }),
  );
}

void start();
