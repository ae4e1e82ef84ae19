// Where the page is: a path behind the "#", so that any static host will do and every screen has an address.
import { effect, signal, type Signal } from "@preact/signals";
import { past } from "./parts/way-back.ts";

type Route = { screen: string; params: Record<string, string> };

// the part of a path after the screen: #/play/<id>, #/rules/<game>
const TAIL = {
  play: "id",
  end: "id",
  replay: "id",
  rules: "game",
  learn: "game",
  score: "id",
  tools: "id",
  lay: "game",
  join: "code",
} as Record<string, string>;
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
  "lay",
  "join",
]);

/** Without an id these are lists, and what `data-screen` says of one that is open. */
const LISTS: Record<string, string> = { score: "sheet", tools: "tool" };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split(/\?(.*)/s);
  const [screen = "", tail] = path.split("/");
  const params = Object.fromEntries(new URLSearchParams(query));
  // a sheet or a tool that a link asks for by its game
  if (screen === "sheet") return { screen: "score", params };
  if (screen === "tool") return { screen: "tools", params: { id: `${params.game}.${params.tool}` } };
  if (!SCREENS.has(screen)) return { screen: screen ? "nowhere" : "home", params };
  if (tail && TAIL[screen]) {
    try {
      params[TAIL[screen]] = decodeURIComponent(tail);
    } catch {
      params[TAIL[screen]] = tail;
    }
  }
  // nothing to play, to look back on or to have ended
  if (TAIL[screen] === "id" && !(screen in LISTS) && !params.id) return { screen: "home", params };
  return { screen, params };
}

export const route: Signal<Route> = signal(parse(location.hash));

/** What `data-screen` says where it is not the route's own screen: the play screen sets "curtain" here, and null again. */
export const screenName = signal<string | null>(null);

/** The screen that this one is laid out as, where it is not its own: a table that was joined is a table. */
export const laidOut = signal<string | null>(null);

/** @param path  "#/play/abc"
 * @param how  replace: the way back skips the present screen */
export function go(path: string, { replace = false }: { replace?: boolean } = {}) {
  const hash = path.startsWith("#") ? path : `#${path}`;
  past(() => {
    if (replace) {
      history.replaceState(history.state, "", hash);
      cameFrom = null;
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
const depth = () => (history.state?.depth ?? 0) as number;

let last = depth();
// come back to later, it is to count as what it is
if (!last) history.replaceState({ ...history.state, depth: 0 }, "");

let place = location.hash;
/** The address that the way back has just left; none where one went on. */
export let cameFrom: string | null = null;

function follow() {
  place = location.hash;
  screenName.value = null;
  laidOut.value = null;
  route.value = parse(location.hash);
}

addEventListener("hashchange", () => {
  if (history.state?.depth === undefined) history.replaceState({ depth: last + 1 }, "");
  cameFrom = depth() < last ? place : null;
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
  go(link.getAttribute("href") as string);
});

effect(() => {
  const { screen, params } = route.value;
  document.body.dataset.screen = screenName.value ?? laidOut.value ?? ((params.id && LISTS[screen]) || screen);
});
