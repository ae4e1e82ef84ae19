// A part of a screen whose text is news whenever it changes. What it holds when it comes was there to be read.
import { useEffect, useId, useRef } from "preact/hooks";
import { html } from "./html.js";
import { say } from "./live.js";

/** @param {{tag?: string, children?: any, [attribute: string]: any}} props */
export function News({ tag = "div", children, ...rest }) {
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const was = useRef(/** @type {string | null} */ (null));
  const about = useId();
  useEffect(() => {
    const text = own.current?.innerText.trim().replace(/\s*\n\s*/g, " ") ?? "";
    if (was.current !== null && text !== was.current) say(text, { open: true, about });
    was.current = text;
  });
  return html`<${tag} ref=${own} ...${rest}>${children}<//>`;
}
