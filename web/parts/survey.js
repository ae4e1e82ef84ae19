// What the window of a chart hides from whoever is asked: lit places outside it, what lies under its overview and buttons,
// and names that would hang in from outside.

/** Where an arrow stands at the edge, which way it points, and to what. @typedef {{x: number, y: number, angle: number, places: Element[]}} Sign */
/** @typedef {{signs: Sign[], corner: boolean, tools: string}} Sights  `corner`: whether the overview lies over what matters; `tools`:
 * where the buttons lie, which make room for one */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Rect */

const LIT = "[data-place].lit, [data-place].hint";
const NAMES = ".place-name, .land-name, .island-name";
/** Pixels of a place that have to be seen for it to be seen. */
const ENOUGH = 44;
/** Pixels from the middle of an arrow to the edge, and between two arrows that are one. */
const INSET = 20;
const APART = 80;

/** Pixels between the buttons and the edge. */
const MARGIN = 8;

/** @type {Sights} */
export const NOTHING_HIDDEN = { signs: [], corner: false, tools: "" };

/** @param {HTMLElement} frame @param {boolean} whole  all of the chart is in the window
 * @param {[number, number][]} matters  the middles of what else matters now, in pixels of the page @returns {Sights} */
export function survey(frame, whole, matters) {
  const window = frame.getBoundingClientRect();
  trim(frame, window);
  const lit = [...frame.querySelectorAll(LIT)].map((place) => {
    const hits = [...place.querySelectorAll(".hit")];
    return { place, boxes: (hits.length ? hits : [place]).map((it) => it.getBoundingClientRect()) };
  });
  const points = [...lit.flatMap(({ boxes }) => boxes.map(middle)), ...matters];
  const covered = (/** @type {Rect} */ by) => points.some((point) => isOver(by, point));
  const tools = frame.querySelector(".zoom-tools")?.getBoundingClientRect();
  const corner = frame.querySelector(".zoom-corner")?.getBoundingClientRect();
  return {
    signs: whole ? [] : signsTo(lit, window, [corner, tools].filter(isDefined)),
    corner: Boolean(corner?.width && covered(corner)),
    tools: (tools && STANDS.find((stand) => !covered(at(stand, tools, window)))) ?? "",
  };
}

/** Whether two of them are drawn alike. @param {Sights} a @param {Sights} b */
export const alike = (a, b) =>
  a.corner === b.corner &&
  a.tools === b.tools &&
  a.signs.length === b.signs.length &&
  a.signs.every(({ x, y, places }, i) => {
    const other = b.signs[i];
    const same = places.length === other.places.length && places.every((place, k) => place === other.places[k]);
    return same && x === other.x && y === other.y;
  });

/** A name that is not whole within the window is not read. @param {HTMLElement} frame @param {DOMRect} window */
function trim(frame, window) {
  const ruled = frame.querySelector("[data-ruler=top]")?.getBoundingClientRect().height ?? 0;
  const names = [...frame.querySelectorAll(NAMES)].map((name) => ({ name, box: name.getBoundingClientRect() }));
  for (const { name, box } of names) {
    const inside =
      box.left >= window.left &&
      box.right <= window.right &&
      box.top >= window.top + ruled &&
      box.bottom <= window.bottom;
    name.classList.toggle("cut", !inside);
  }
}

/** @param {{place: Element, boxes: DOMRect[]}[]} lit @param {DOMRect} window @param {DOMRect[]} busy  what lies over it @returns {Sign[]} */
function signsTo(lit, window, busy) {
  /** @type {Sign[]} */
  const signs = [];
  for (const { place, boxes } of lit) {
    if (boxes.some((box) => isSeen(box, window))) continue;
    const [dx, dy] = fromMiddle(boxes[0], window);
    const [w, h] = [window.width / 2 - INSET, window.height / 2 - INSET];
    const by = Math.min(w / Math.abs(dx || 1), h / Math.abs(dy || 1));
    const y = Math.round(window.height / 2 + dy * by);
    const x = Math.round(beside(busy, window, window.width / 2 + dx * by, y));
    const near = signs.find((one) => Math.hypot(one.x - x, one.y - y) < APART);
    if (near) near.places.push(place);
    else signs.push({ x, y, angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI), places: [place] });
  }
  return signs;
}

/** Beside what lies there, if anything does. @param {DOMRect[]} busy @param {DOMRect} window @param {number} x @param {number} y */
function beside(busy, window, x, y) {
  const point = /** @type {[number, number]} */ ([window.left + x, window.top + y]);
  const over = busy.find(({ left, top, right, bottom }) =>
    isOver({ left: left - INSET, top: top - INSET, right: right + INSET, bottom: bottom + INSET }, point),
  );
  if (!over) return x;
  return over.left - window.left < window.right - over.right
    ? over.right - window.left + INSET
    : over.left - window.left - INSET;
}

/** @param {DOMRect | undefined} rect @returns {rect is DOMRect} */
const isDefined = (rect) => rect !== undefined;

/** @param {DOMRect} box @param {DOMRect} window */
function isSeen(box, window) {
  const w = Math.min(box.right, window.right) - Math.max(box.left, window.left);
  const h = Math.min(box.bottom, window.bottom) - Math.max(box.top, window.top);
  return w >= Math.min(ENOUGH, box.width / 2) && h >= Math.min(ENOUGH, box.height / 2);
}

/** @param {DOMRect} box @returns {[number, number]} */
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** @param {DOMRect} box @param {DOMRect} window @returns {[number, number]} */
const fromMiddle = (box, window) => {
  const [[x, y], [u, v]] = [middle(box), middle(window)];
  return [x - u, y - v];
};

/** @param {Rect} rect @param {[number, number]} point */
const isOver = ({ left, top, right, bottom }, [x, y]) => x > left && x < right && y > top && y < bottom;

/** Where the buttons lie by themselves, and where when they make room: in words for the styles. */
const STANDS = ["", "high", "left high"];

/** @param {string} stand @param {DOMRect} tools @param {DOMRect} window @returns {Rect} */
function at(stand, { width, height }, window) {
  const left = stand.includes("left") ? window.left + MARGIN : window.right - MARGIN - width;
  const top = stand.includes("high") ? window.top + MARGIN : window.bottom - MARGIN - height;
  return { left, top, right: left + width, bottom: top + height };
}
