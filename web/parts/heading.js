// The heading of a screen, of which there is one. It names the document, and takes the focus as it comes, however late: so whoever
// listens hears where they are, and reading goes on there.
import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { route } from "../router.js";
import { html } from "./html.js";
import { letPass, nowhere, thenGo, wait } from "./waits.js";

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
  // what has the focus is about to go with its screen
  if (place !== null) wait(document.getElementById("root"));
  place = here;
});

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
    wait();
    const back = thenGo(() => {
      if (nowhere() || document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
    letPass();
    return back;
  }, []);
  useLayoutEffect(() => {
    const text = names ?? heading.current?.textContent?.replace(/\s+/g, " ").trim();
    document.title = text && text !== NAME ? `${text} – ${NAME}` : NAME;
  });
  return html`<h1 class=${className} id=${id} tabindex="-1" ref=${heading}>${children}</h1>`;
}
