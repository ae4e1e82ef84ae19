// From the SVG text of the drawings to nodes: the only place where text becomes markup. What drawings do not consist of
// does not pass, whoever wrote it: a text that holds it is not drawn at all.
import { h } from "preact";

const TAG =
  /<\/?(?:svg|g|path|circle|ellipse|rect|use|text|defs|symbol|pattern|clipPath)(?:\s+(?!on|style|href="[^#])[a-zA-Z][\w-]*="[^"<>]*")*\s*\/?>/g;

function ours(text: string): string {
  if (!/[<>]/.test(text.replace(TAG, "")) && !/url\((?!#)/i.test(text)) return text;
  console.error(`not a drawing of ours: ${text.slice(0, 200)}`);
  return "";
}

const KEPT = 300;

/** Of what was made last: a board asks for the same drawings again with every move. */
function remembering<T>(make: (text: string) => T): (text: string) => T {
  const kept: Map<string, T> = new Map();
  return (text) => {
    const made = kept.has(text) ? (kept.get(text) as T) : make(text);
    kept.delete(text);
    kept.set(text, made);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
    return made;
  };
}

const inner = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** Part of a drawing: the attributes of the node that it is drawn in. */
export const ink = remembering((text) => inner(ours(text)));

const parsed = remembering((text) => {
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
