// What a screen reader hears: one polite region for the whole page, one short sentence at a time.
import { signal } from "@preact/signals";
import { html } from "./html.js";

/** Long enough to be heard; then it is gone, for what a capture covers is to be remembered and not looked up. */
const LASTS_MS = 10_000;

const said = signal("");
let odd = false;
let fading = 0;

/** @param {string} sentence */
export function say(sentence) {
  // the same sentence twice is two events: a no-break space makes it another text
  odd = !odd;
  said.value = sentence && odd ? `${sentence}\u00A0` : sentence;
  clearTimeout(fading);
  fading = window.setTimeout(() => (said.value = ""), LASTS_MS);
}

export const Live = () => html`<div class="sr" role="status" aria-live="polite" id="live">${said.value}</div>`;
