// Which screen is shown, and what every screen shares: the drawings' defs, the notices.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draw } from "./art/draw.js";
import { seaDefs } from "./art/chart.js";
import { sprite } from "./art/icons.js";
import { hatchDefs } from "./art/pieces.js";
import { html } from "./parts/html.js";
import { stylesWhole } from "./parts/later-styles.js";
import { Missing } from "./parts/missing.js";
import { Notices } from "./parts/notices.js";
import { route } from "./router.js";
import { addedReady } from "./store/added-ready.js";
import { t, wordsWhole } from "./store/words.js";
import { ImportOutcome } from "./screens/past/file.js";
import Home from "./screens/home.js";

/** @typedef {import("preact").FunctionComponent<{params: Record<string, string>}>} Screen */

/** @type {Record<string, () => Promise<{default: Screen}>>} */
const LATER = {
  new: () => import("./screens/new.js"),
  play: () => import("./screens/play.js"),
  end: () => import("./screens/end.js"),
  replay: () => import("./screens/replay.js"),
  learn: () => import("./screens/learn.js"),
  past: () => import("./screens/past.js"),
  rules: () => import("./screens/rules.js"),
  settings: () => import("./screens/settings.js"),
  about: () => import("./screens/about.js"),
  score: () => import("./screens/score.js"),
  tools: () => import("./screens/tools.js"),
  nowhere: () => import("./screens/nowhere.js"),
};

/** @type {import("@preact/signals").Signal<Record<string, Screen>>} */
const loaded = signal({ home: Home });

/** A screen whose file did not come: the network is gone, or a new version has taken the old files away. */
const missing = signal(/** @type {string | null} */ (null));

/** @param {string} name */
async function load(name) {
  try {
    const [{ default: screen }] = await Promise.all([LATER[name](), wordsWhole(), stylesWhole(), addedReady()]);
    missing.value = null;
    loaded.value = { ...loaded.peek(), [name]: screen };
  } catch (cause) {
    console.error(cause);
    missing.value = name;
  }
}

const defs = draw(
  `<svg class="defs" width="0" height="0" aria-hidden="true">${hatchDefs()}${seaDefs}${sprite()}</svg>`,
);

export function Shell() {
  const { screen, params } = route.value;
  const Now = loaded.value[screen];
  useEffect(() => {
    if (!Now) load(screen);
  }, [screen, Now]);
  return html`
    ${defs}
    <${Notices} />
    <div id="app" class="screen screen-${screen}">
      ${
        Now
          ? html`<${Now} key=${`${screen} ${params.id ?? ""}`} params=${params} />`
          : missing.value === screen
            ? html`<${Missing} />`
            : html`<p class="waiting soft">${t("page-loading")}</p>`
      }
    </div>
    <${ImportOutcome} />
  `;
}
