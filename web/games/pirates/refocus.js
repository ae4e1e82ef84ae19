// Where the focus goes when the button that had it is gone; whoever is elsewhere is left alone.

/** @param {string} selector */
export function refocus(selector) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const to = document.querySelector(selector);
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
}
