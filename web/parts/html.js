// htm bound to Preact: markup as tagged templates, no build step of its own.
import { h } from "preact";
import htm from "htm";

/** htm would keep what a template always draws alike, and with it the whole screen in which it was drawn first.
 * @type {(this: number[], ...drawn: Parameters<typeof h>) => ReturnType<typeof h>} */
function anew(...drawn) {
  this[0] = 3; // htm's own way to say so
  return h(...drawn);
}

export const html = htm.bind(anew);
