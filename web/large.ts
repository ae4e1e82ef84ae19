// Whether text is so large that hardly seventeen letters stand in a line: whatever stands side by side then goes below.
// The size is the app's or the browser's own, and media queries know only the latter.
const LETTERS = 17;

export function largeText() {
  const root = document.documentElement;
  root.toggleAttribute("data-large", innerWidth < LETTERS * parseFloat(getComputedStyle(root).fontSize));
}
