// Where the focus goes when the button that had it is gone; whoever is elsewhere is left alone.

/** @param {string} selector */
export function refocus(selector) {
  const active = document.activeElement;
  // the chart, where the handle is, may be drawn a moment later
  if (active && active !== document.body && !active.matches("[data-action=steer]")) return;
  const to = document.querySelector(selector);
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
}
