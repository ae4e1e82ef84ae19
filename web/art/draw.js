// From the SVG text of the drawings to nodes. Only our own drawings pass here: never anything typed by a person.
import { h } from "preact";

/** Of the drawings that were asked for last: a board asks for the same ones again with every move.
 * @type {Map<string, {attributes: Record<string, string>, inner: string}>} */
const parsed = new Map();
const KEPT = 300;

/** @param {string} text  one whole <svg ...>...</svg> */
function parse(text) {
  const known = parsed.get(text);
  if (known) {
    parsed.delete(text);
    parsed.set(text, known);
    return known;
  }
  const end = text.indexOf(">");
  const attributes = Object.fromEntries(
    [...text.slice(4, end).matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const drawing = { attributes, inner: text.slice(end + 1, text.lastIndexOf("</svg>")) };
  parsed.set(text, drawing);
  if (parsed.size > KEPT) parsed.delete(/** @type {string} */ (parsed.keys().next().value));
  return drawing;
}

/** One drawing as a node. `more` adds or replaces attributes of its <svg>.
 * @param {string} text @param {Record<string, unknown>} [more] */
export function draw(text, more) {
  const { attributes, inner } = parse(text);
  return h("svg", { ...attributes, ...more, dangerouslySetInnerHTML: { __html: inner } });
}
