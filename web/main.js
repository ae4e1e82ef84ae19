// The start: paint what is known, then let the disk and the engine come.
import { hydrate } from "preact";
import { dress } from "./appearance.js";
import { html } from "./parts/html.js";
import { stylesWhole } from "./parts/later-styles.js";
import { route } from "./router.js";
import { Shell } from "./shell.js";
import { addedReady } from "./store/added-ready.js";
import { ours, prepareEngine } from "./store/engine.js";
import { startGames } from "./store/games.js";
import { startOffline } from "./store/offline.js";
import { wordsReady, wordsWhole } from "./store/words.js";

/** Between two pieces of work a slow phone can answer a tap. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  dress();
  startGames();
  await wordsReady;
  prepareEngine();
  await breath();
  const root = /** @type {HTMLElement} */ (document.getElementById("root"));
  // the address may have changed since the page's own home was painted: what is not home is not drawn into it
  if (route.peek().screen !== "home") root.replaceChildren();
  delete document.documentElement.dataset.elsewhere;
  hydrate(html`<${Shell} />`, root);
  document.documentElement.dataset.up = "";

  // what is on the screen comes first; Python takes a second of a phone's time
  requestAnimationFrame(() =>
    setTimeout(() => {
      addedReady();
      ours.start().then(startOffline, startOffline);
      // nobody says that it fails while it hangs
      setTimeout(startOffline, 10_000);
      // a screen that needs them asks again, and says what is missing
      wordsWhole().catch(() => {});
      stylesWhole().catch(() => {});
    }),
  );
}

start();
