// What a screen reader hears: one polite region for the whole page, one short sentence at a time.
import { signal } from "@preact/signals";
import { html } from "./html.js";

const said = signal("");
let odd = false;

/** @param {string} sentence */
export function say(sentence) {
  // the same sentence twice is two events: a no-break space makes it another text
  odd = !odd;
  said.value = sentence && odd ? `${sentence}\u00A0` : sentence;
}

export const Live = () => html`<div class="sr" role="status" aria-live="polite" id="live">${said.value}</div>`;
