// Where the focus goes when the button that had it is gone; whoever is elsewhere is left alone.
import { letPass, nowhere, thenGo, wait } from "../../parts/waits.ts";

/** What has the focus in the panel is about to go. */
export const leave = () => wait(document.activeElement?.closest(".panel"));

const waits = () => Boolean(document.activeElement?.matches(".panel"));

export function refocus(selector: string) {
  const go = () => {
    const to = document.querySelector(selector);
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
  };
  if (waits()) {
    thenGo(() => waits() && go());
    // the question that is drawn again would have it
    letPass();
    // the chart, where the handle is, may be drawn a moment later
  } else if (nowhere() || document.activeElement?.matches("[data-action=steer]")) go();
}
