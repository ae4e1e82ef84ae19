// Where the focus goes when the button that had it is gone; whoever is elsewhere is left alone.
import { thenGo, wait } from "../../parts/waits.js";
import { adrift } from "../../play/panel-parts.js";

/** What has the focus in the panel is about to go. */
export const leave = () => wait(document.activeElement?.closest(".panel"));

/** @param {string} selector */
export function refocus(selector) {
  thenGo(() => {
    // the chart, where the handle is, may be drawn a moment later
    if (!adrift() && !document.activeElement?.matches("[data-action=steer]")) return;
    const to = document.querySelector(selector);
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
  });
}
