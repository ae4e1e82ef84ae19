// The heading of a screen, of which there is one. It names the document, and takes the focus as it comes, however late: so whoever
// listens hears where they are, and reading goes on there.
import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { route } from "../router.js";
import { html } from "./html.js";

const NAME = "Flibuste";

/** Home came with the document, which a browser reads out itself: until somebody goes elsewhere nothing is announced. */
let asLoaded = true;
/** Somebody has gone to another place, and its heading is still to come. */
let due = false;
/** @type {string | null} */
let place = null;

effect(() => {
  const { screen, params } = route.value;
  const here = `${screen}/${params.id ?? ""}`;
  if (here === place) return;
  due = place !== null || screen !== "home";
  if (due) asLoaded = false;
  if (place !== null) leave();
  place = here;
});

/** So long a heading waits for the focus: Orca says nothing of what has it when it learns at the same time that what had it is gone. */
const WAITS_MS = 300;
/** When the last one has had it. */
let had = 0;

/** So many milliseconds what else is on the screen leaves the focus to the heading. */
export const toCome = () => Math.max(0, had - performance.now());

/** What has the focus is about to go with its screen: it waits in what holds all screens. */
function leave() {
  const root = /** @type {HTMLElement} */ (document.getElementById("root"));
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

/** The focus is nowhere: what had it is gone with the screen before. */
const nowhere = () => {
  const active = document.activeElement;
  return !active || active === document.body || active.id === "root";
};

/** `names` is what the document is called, where that is not the heading's own text.
 * @param {{className?: string | null, id?: string, names?: string, children?: import("preact").ComponentChildren}} props */
export function Heading({ className = "title", id, names, children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (due) scrollTo(0, 0);
    const comes = due || (!asLoaded && nowhere());
    due = false;
    if (!comes) return;
    const before = document.activeElement;
    had = performance.now() + 1.5 * WAITS_MS;
    const timer = setTimeout(() => {
      if (nowhere() || document.activeElement === before) heading.current?.focus({ preventScroll: true });
    }, WAITS_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const text = names ?? heading.current?.textContent?.replace(/\s+/g, " ").trim();
    document.title = text && text !== NAME ? `${text} – ${NAME}` : NAME;
  });
  return html`<h1 class=${className} id=${id} tabindex="-1" ref=${heading}>${children}</h1>`;
}
