// What the window of a chart hides from whoever is asked: lit places outside it, what lies under its overview and buttons,
// and names that would hang in from outside.
import { itemAt } from "../lists.ts";

/** Where an arrow stands at the edge, which way it points, and to what. */
export type Sign = { x: number; y: number; angle: number; places: [Element, ...Element[]] };
/** `corner`: whether the overview lies over what matters; `tools`: where the buttons lie, which make room for one;
 * `rulers`: where the rulers lie, which make room for all that lies on the chart */
type Sights = { signs: Sign[]; corner: boolean; tools: string; rulers: string };
type Rect = { left: number; top: number; right: number; bottom: number };

const LIT = "[data-place].lit, [data-place].hint";
/** What lies on a chart, and what is written beside it. */
const DRAWN = "[data-place], .isle-number, .ship-label";
const NAMES = ".place-name, .land-name, .island-name";
/** Pixels of a place that have to be seen for it to be seen. */
const ENOUGH = 44;
/** Pixels from the middle of an arrow, which is 44 wide, to the edge; and between two arrows that are one. */
const INSET = 22;
const APART = 80;

/** Pixels between the buttons and the edge. */
const MARGIN = 8;

export const NOTHING_HIDDEN: Sights = { signs: [], corner: false, tools: "", rulers: "" };

/** @param whole  all of the chart is in the window
 * @param matters  the middles of what else matters now, in pixels of the page */
export function survey(frame: HTMLElement, whole: boolean, matters: [number, number][]): Sights {
  const window = frame.getBoundingClientRect();
  const lit = [...frame.querySelectorAll(LIT)].map((place) => {
    const hits = [...place.querySelectorAll(".hit")];
    return { place, boxes: (hits.length ? hits : [place]).map((it) => it.getBoundingClientRect()) };
  });
  const points = [...lit.flatMap(({ boxes }) => boxes.map(middle)), ...matters];
  const covered = (by: Rect) => points.some((point) => isOver(by, point));
  const tools = frame.querySelector(".zoom-tools")?.getBoundingClientRect();
  const corner = frame.querySelector(".zoom-corner")?.getBoundingClientRect();
  const stand = (tools && STANDS.find((stand) => !covered(at(stand, tools, window)))) ?? "";
  const rulers = clearest(frame, window, [corner, tools && at(stand, tools, window)].filter(isDefined));
  // written last: what is looked at after it would have the page laid out anew
  trim(frame, window);
  return {
    signs: whole ? [] : signsTo(lit, window, [corner, tools].filter(isDefined)),
    corner: Boolean(corner?.width && covered(corner)),
    tools: stand,
    rulers,
  };
}

/** Where rulers would cover the least: in words for the styles.
 * @param busy  what lies on the glass besides */
function clearest(frame: HTMLElement, window: DOMRect, busy: Rect[]) {
  const rulers = frame.querySelector(".zoom-rulers")?.getBoundingClientRect();
  if (!rulers) return "";
  const drawn = [...frame.querySelectorAll(DRAWN)].map((it) => it.getBoundingClientRect());
  const covers = RULED.map((stand) => {
    const box = ruled(stand, rulers, window);
    return busy.some((one) => meets(box, one)) ? Infinity : drawn.filter((one) => meets(box, one)).length;
  });
  return itemAt(RULED, covers.indexOf(Math.min(...covers)));
}

/** Whether two of them are drawn alike. */
export const alike = (a: Sights, b: Sights) =>
  a.corner === b.corner &&
  a.tools === b.tools &&
  a.rulers === b.rulers &&
  a.signs.length === b.signs.length &&
  a.signs.every(({ x, y, places }, i) => {
    const other = b.signs[i];
    const same = places.length === other?.places.length && places.every((place, k) => place === other.places[k]);
    return same && x === other.x && y === other.y;
  });

/** A name that is not whole within the window is not read. */
function trim(frame: HTMLElement, window: DOMRect) {
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

/** @param busy  what lies over it */
function signsTo(lit: { place: Element; boxes: DOMRect[] }[], window: DOMRect, busy: DOMRect[]): Sign[] {
  const signs: Sign[] = [];
  for (const { place, boxes } of lit) {
    if (boxes.some((box) => isSeen(box, window))) continue;
    const [dx, dy] = fromMiddle(itemAt(boxes, 0), window);
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

/** Beside what lies there, if anything does. */
function beside(busy: DOMRect[], window: DOMRect, x: number, y: number) {
  const point = [window.left + x, window.top + y] as [number, number];
  const over = busy.find(({ left, top, right, bottom }) =>
    isOver({ left: left - INSET, top: top - INSET, right: right + INSET, bottom: bottom + INSET }, point),
  );
  if (!over) return x;
  const aside =
    over.left - window.left < window.right - over.right
      ? over.right - window.left + INSET
      : over.left - window.left - INSET;
  return Math.max(INSET, Math.min(window.width - INSET, aside));
}

const isDefined = <T>(rect: T | undefined): rect is T => rect !== undefined;

function isSeen(box: DOMRect, window: DOMRect) {
  const w = Math.min(box.right, window.right) - Math.max(box.left, window.left);
  const h = Math.min(box.bottom, window.bottom) - Math.max(box.top, window.top);
  return w >= Math.min(ENOUGH, box.width / 2) && h >= Math.min(ENOUGH, box.height / 2);
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

const fromMiddle = (box: DOMRect, window: DOMRect): [number, number] => {
  const [[x, y], [u, v]] = [middle(box), middle(window)];
  return [x - u, y - v];
};

const isOver = ({ left, top, right, bottom }: Rect, [x, y]: [number, number]) =>
  x > left && x < right && y > top && y < bottom;

/** Where the buttons lie by themselves, and where when they make room: in words for the styles. */
const STANDS = ["", "high", "left high"];

/** The same of rulers. */
const RULED = ["", "right", "low", "low right"];
/** Pixels that the overview and the buttons have of the lower edge. */
const BAND = 72;

function ruled(stand: string, { width, height }: DOMRect, window: DOMRect): Rect {
  const left = stand.includes("right") ? window.right - MARGIN - width : window.left + MARGIN;
  const top = stand.includes("low") ? window.bottom - BAND - height : window.top + MARGIN;
  return { left, top, right: left + width, bottom: top + height };
}

const meets = (a: Rect, b: Rect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

function at(stand: string, { width, height }: DOMRect, window: DOMRect): Rect {
  const left = stand.includes("left") ? window.left + MARGIN : window.right - MARGIN - width;
  const top = stand.includes("high") ? window.top + MARGIN : window.bottom - MARGIN - height;
  return { left, top, right: left + width, bottom: top + height };
}
