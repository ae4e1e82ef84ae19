// A number between a smaller and a greater one: as it changes it is said with what it counts.
import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { say } from "./live.js";

/** @param {{of: string, n: number, children?: import("preact").ComponentChildren}} props */
export function Count({ of, n, children }) {
  const before = useRef(n);
  useEffect(() => {
    if (before.current !== n) say(`${of}, ${n}`, { about: of });
    before.current = n;
  }, [n]);
  return html`<output aria-live="off">${n}${children}</output>`;
}
