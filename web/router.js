// Where the page is: a path behind the "#", so that any static host will do and every screen has an address.
import { effect, signal } from "@preact/signals";
import { past } from "./parts/way-back.js";

/** @typedef {{screen: string, params: Record<string, string>}} Route */

// the part of a path after the screen: #/play/<id>, #/rules/<game>
const TAIL = /** @type {Record<string, string>} */ ({
  play: "id",
  end: "id",
  replay: "id",
  rules: "game",
  learn: "game",
  score: "id",
  tools: "id",
});
const SCREENS = new Set([
  "home",
  "new",
  "play",
  "end",
  "replay",
  "past",
  "rules",
  "settings",
  "about",
  "learn",
  "score",
  "tools",
]);

/** Without an id these are lists. */
const LISTS = new Set(["score", "tools"]);

/** @param {string} hash @returns {Route} */
export function parse(hash) {
  const [path, query = ""] = hash.replace(/^#?\/?/, "").split(/\?(.*)/s);
  const [screen = "", tail] = path.split("/");
  const params = Object.fromEntries(new URLSearchParams(query));
  if (!SCREENS.has(screen)) return { screen: screen ? "nowhere" : "home", params };
  if (tail && TAIL[screen]) {
    try {
      params[TAIL[screen]] = decodeURIComponent(tail);
    } catch {
      params[TAIL[screen]] = tail;
    }
  }
  // nothing to play, to look back on or to have ended
  if (TAIL[screen] === "id" && !LISTS.has(screen) && !params.id) return { screen: "home", params };
  return { screen, params };
}

/** @type {import("@preact/signals").Signal<Route>} */
export const route = signal(parse(location.hash));

/** What `data-screen` says where it is not the route's own screen: the play screen sets "curtain" here, and null again. */
export const screenName = signal(/** @type {string | null} */ (null));

/** @param {string} path "#/play/abc"
 * @param {{replace?: boolean}} [how] replace: the way back skips the present screen */
export function go(path, { replace = false } = {}) {
  const hash = path.startsWith("#") ? path : `#${path}`;
  past(() => {
    if (replace) {
      history.replaceState(history.state, "", hash);
      follow();
    } else location.hash = hash;
  });
}

/** One step back, or home where the page was opened by a link: never out of the app. */
export function back() {
  if (depth() > 0) past(() => history.back());
  else go("#/", { replace: true });
}

/** How many steps into the app this entry of the history is; kept in the entry, so that "forward" counts right. */
const depth = () => /** @type {number} */ (history.state?.depth ?? 0);

let last = depth();

function follow() {
  screenName.value = null;
  route.value = parse(location.hash);
}

addEventListener("hashchange", () => {
  if (history.state?.depth === undefined) history.replaceState({ depth: last + 1 }, "");
  last = depth();
  follow();
});

// a link that is tapped in what is open leads on past it too
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#/']") : null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  go(/** @type {string} */ (link.getAttribute("href")));
});

effect(() => {
  document.body.dataset.screen = screenName.value ?? route.value.screen;
});
