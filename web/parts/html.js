// htm bound to Preact: markup as tagged templates, no build step of its own.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
