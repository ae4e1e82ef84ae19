// The start: paint what is known, then let the disk and the engine come.
import { render } from "preact";
import { dress } from "./appearance.js";
import { html } from "./parts/html.js";
import { Shell } from "./shell.js";
import { startEngine } from "./store/engine.js";
import { startGames } from "./store/games.js";
import { startOffline } from "./store/offline.js";
import { wordsReady, wordsWhole } from "./store/words.js";

dress();
startGames();
await wordsReady;
render(html`<${Shell} />`, /** @type {HTMLElement} */ (document.getElementById("root")));

// what is on the screen comes first; Python takes a second of a phone's time
requestAnimationFrame(() =>
  setTimeout(() => {
    startEngine().then(startOffline, startOffline);
    wordsWhole().catch(() => {}); // a screen that needs them asks again, and says what is missing
  }),
);
