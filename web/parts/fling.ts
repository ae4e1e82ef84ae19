// A finger that draws something and leaves quickly is a fling to Chromium even where nothing scrolls (touch-action: none): for most
// of a second it takes the next tap, wherever that is, for one that only stops the fling, and no click comes of it.

const prevent = (event: Event) => event.cancelable && event.preventDefault();

/** What is drawn on this, or on what is in it, is no fling. A tap stays one: it has no touchmove. */
export const withoutFling = (surface: EventTarget | null) =>
  surface?.addEventListener("touchmove", prevent, { passive: false });
