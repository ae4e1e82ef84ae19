// The heading of a screen, of which there is one. It names the document, and takes the focus as it comes, however late: so whoever
// listens hears where they are, and reading goes on there.
import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { cameFrom, route } from "../router.ts";
import { say } from "./live.ts";
import { letPass, nowhere, thenGo, wait } from "./waits.ts";

const NAME = "Flibuste";

/** What stands before the document's name while this phone is waited for. */
export const titleMark = signal("");

/** Home came with the document, which a browser reads out itself: until somebody goes elsewhere nothing is announced. */
let asLoaded = true;
/** Somebody has gone to another place, and its heading is still to come. */
let due = false;
let place: string | null = null;

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

/** The link by which one had gone where the way back comes from. */
const leftBy = () =>
  (cameFrom && document.querySelector(`#app main a[href="${CSS.escape(cameFrom)}"]`)) as HTMLElement | null;

/** `names` is what the document is called, where that is not the heading's own text. Of a long list (`list`) the way back
 * leads to the link that one has left it by. */
export function Heading({
  className = "title",
  id,
  names,
  list = false,
  children,
}: {
  className?: string | null;
  id?: string;
  names?: string;
  list?: boolean;
  children?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement | null>(null);
  const mark = titleMark.value;
  useLayoutEffect(() => {
    if (due) scrollTo(0, 0);
    const comes = due || (!asLoaded && nowhere());
    due = false;
    if (!comes) return;
    const before = document.activeElement;
    wait();
    const back = thenGo(() => {
      if (!nowhere() && document.activeElement !== before) return;
      const link = list ? leftBy() : null;
      if (link) say(heading.current?.textContent ?? "");
      link?.scrollIntoView({ block: "center" });
      (link ?? heading.current)?.focus({ preventScroll: true });
    });
    letPass();
    return back;
  }, []);
  useLayoutEffect(() => {
    const text = names ?? heading.current?.textContent?.replace(/\s+/g, " ").trim();
    document.title = mark + (text && text !== NAME ? `${text} – ${NAME}` : NAME);
  });
  return (
    <h1 class={className ?? undefined} id={id} tabindex={-1} ref={heading}>
      {children}
    </h1>
  );
}
