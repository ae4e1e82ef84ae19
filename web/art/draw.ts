// From the SVG text of the drawings to nodes: the only place where text becomes markup. What drawings do not consist of
// does not pass, whoever wrote it: a text that holds it is not drawn at all.
import { h } from "preact";
import { remembering } from "../remembering.ts";

const TAG =
  /<\/?(?:svg|g|path|circle|ellipse|rect|use|text|defs|symbol|pattern|clipPath)(?:\s+(?!on|style|href="[^#])[a-zA-Z][\w-]*="[^"<>]*")*\s*\/?>/g;

function ours(text: string): string {
  if (!/[<>]/.test(text.replace(TAG, "")) && !/url\((?!#)/i.test(text)) return text;
  console.error(`not a drawing of ours: ${text.slice(0, 200)}`);
  return "";
}

const inner = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** Part of a drawing: the attributes of the node that it is drawn in. A board asks for the same ones with every move. */
export const ink = remembering((text: string) => inner(ours(text)));

const parsed = remembering((text: string) => {
  const whole = ours(text);
  const end = whole.indexOf(">");
  const attributes = [...whole.slice(4, end).matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return { ...Object.fromEntries(attributes), ...inner(whole.slice(end + 1, whole.lastIndexOf("</svg>"))) };
});

/** One drawing as a node. `more` adds or replaces attributes of its <svg>. @param text  one whole <svg ...>...</svg> */
export const draw = (text: string, more?: Record<string, unknown>) => h("svg", { ...parsed(text), ...more });

/** A drawing by itself, for what flies outside of what Preact draws. */
export function loose(text: string) {
  const box = document.createElement("div");
  box.innerHTML = ours(text);
  return box.firstElementChild as Element;
}
