// Where the window of a chart stands: its middle and how many pixels a unit has. It moves the drawing under it.
import { FAR, Rims } from "./rims.ts";

/** left, top, width, height, in units of the chart */
export type Box = [number, number, number, number];
export type Look = { whole: boolean; low: boolean };

const OPEN = 1.1; // what a small screen opens at, if that shows enough
const COMFORT = 0.85; // where letters are read without effort
const ASIDE = 0.75; // who only looks on does with less
const MOST = 2.4;
const GLIDE = 250;
const STILL = 150;
const LOW = 300; // pixels below which three buttons would hide too much
const LOOSE = 96; // pixels of paper that may be pulled in, so that no button hides a place
/** Pixels at the edges that count as out of sight: the overview and the buttons have the band at the bottom. */
const EDGE = { left: 12, top: 12, right: 12, bottom: 62 };

const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value));

const around = (boxes: Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((b) => b[0])), Math.min(...boxes.map((b) => b[1]))];
  return [x, y, Math.max(...boxes.map((b) => b[0] + b[2])) - x, Math.max(...boxes.map((b) => b[1] + b[3])) - y];
};

/** What windows like this one measured last: the next one opens without asking the page, which would lay it out twice. */
const measured: Map<string, { width: number; height: number }> = new Map();

export class Pane {
  kind;
  frame: HTMLElement;
  sheets;
  rims;
  bounds: Box;
  onLook: (look: Look) => void;
  onRest: () => void;
  focus: Box[];
  /** What is good to see as well. */
  more: Box[];
  /** Whether all of it wants to be seen at once, however far away. */
  together;
  width;
  height;
  x;
  y;
  k;
  draggedAt;
  frameId;
  /** The scale that a glide is on its way to. */
  goal: number | null;
  /** Until a wheel has come to rest. */
  timer;
  /** What the drawing was laid out for: its scale, and the window's size. */
  laid;
  laidAt;
  /** The scale that the person has chosen, or opened with; what a decision needed was only lent. */
  wanted;
  /** Whether the whole is what the person has chosen, or opened with. */
  stays;
  loose;
  shown: Look;
  /** Where the person had it before events were followed. */
  had: { x: number; y: number; k: number } | null = null;

  /** `upper`: what is drawn over it. */
  constructor(
    frame: HTMLElement,
    svg: SVGSVGElement,
    upper: SVGSVGElement | null,
    bounds: Box,
    onLook: (look: Look) => void,
    onRest: () => void,
  ) {
    this.kind = [svg.classList[1], innerWidth, innerHeight, document.documentElement.style.fontSize].join(" ");
    this.frame = frame;
    this.sheets = upper ? [svg, upper] : [svg];
    this.rims = new Rims(frame, svg, bounds);
    this.bounds = bounds;
    this.onLook = onLook;
    this.onRest = onRest;
    this.focus = [];

    this.more = [];
    this.together = false;
    this.width = this.height = 0;
    this.x = bounds[0] + bounds[2] / 2;
    this.y = bounds[1] + bounds[3] / 2;
    this.k = 0;
    this.draggedAt = -Infinity;
    this.frameId = 0;

    this.goal = null;
    this.timer = 0;
    this.laid = "";
    this.laidAt = 1;
    this.wanted = 0;
    this.stays = false;
    this.loose = EDGE.bottom;
    this.shown = { whole: true, low: false };
  }

  /** Pixels of the window, with their fractions. */
  get size() {
    return this.frame.getBoundingClientRect();
  }

  /** The scale at which the whole is seen. */
  get least() {
    return Math.min(this.width / this.bounds[2], this.height / this.bounds[3]);
  }

  get whole() {
    return this.isWhole(this.k);
  }

  /** Whether all of it would be seen, had it not been pulled away. */
  get astray() {
    const { x, y } = this.reached({});
    return this.whole && Math.hypot(x - this.x, y - this.y) * this.k > 1;
  }

  isWhole(k: number) {
    return k <= this.least * 1.02;
  }

  /** Where the middles of the focus are, in pixels of the page. */
  get matters(): [number, number][] {
    const { left, top } = this.size;
    return this.focus.map(([x, y, w, h]) => [
      left + this.width / 2 + (x + w / 2 - this.x) * this.k,
      top + this.height / 2 + (y + h / 2 - this.y) * this.k,
    ]);
  }

  /** Whether it glides. */
  get moves() {
    return this.goal !== null;
  }

  /** A click that ends a drag is none. */
  dragged() {
    return performance.now() - this.draggedAt < 350;
  }

  /** @returns pixels in the window */
  local({ clientX, clientY }: MouseEvent): [number, number] {
    const { left, top } = this.frame.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  /** Opens the window as large as the last one of its kind was, or asks the page. */
  open() {
    const last = measured.get(this.kind);
    this.resize(last?.width, last?.height);
  }

  resize(width = this.size.width, height = this.size.height) {
    if (!width || !height || (width === this.width && height === this.height)) return;
    this.halt();
    const first = !this.width;
    [this.width, this.height] = [width, height];
    // where nobody plays, all look at all of it
    const far = this.frame.closest("[data-lies-open]") ? FAR * ASIDE : FAR;
    if (first && this.least < far) {
      this.set(this.near());
      this.wanted = Math.max(this.k, COMFORT);
    } else {
      this.stays ||= first;
      this.set(this.stays ? { k: this.least } : {});
    }
    if (!first) {
      this.seek(false);
      this.rest();
    } else this.settle(); // what it hides is looked at when it is drawn
  }

  /** The window that a small screen opens: the focus, large enough to read. */
  near() {
    const boxes = this.focus.length ? this.focus : [this.bounds];
    const [x, y, w, h] = around(boxes);
    return this.aim(boxes, [x + w / 2, y + h / 2], OPEN);
  }

  /** The window that shows the first of these boxes and as many of the others as can be seen together without going too
   * far away, as near as possible to a point.
   * @param far  how far away it may go */
  aim(boxes: Box[], [fromX, fromY]: [number, number], most: number, far: number = FAR) {
    const all = around(boxes);
    // where letters could not be read, the buttons make room instead
    const bottom = this.fitting(all, EDGE.bottom) < COMFORT ? EDGE.top : EDGE.bottom;
    const together = boxes.slice(0, 1);
    for (const box of boxes) if (this.fitting(around([...together, box]), bottom) >= far) together.push(box);
    const box = around(together);
    const fits = this.fitting(all, bottom) >= far;
    const k = between(Math.max(far, this.least), Math.max(far, most), this.fitting(fits ? box : all, bottom));
    const held: (
      point: number,
      start: number,
      length: number,
      pixels: number,
      before: number,
      after: number,
    ) => number = (point, start, length, pixels, before, after) => {
      const [a, b] = [start + length - (pixels / 2 - after) / k, start + (pixels / 2 - before) / k];
      return a > b ? (a + b) / 2 : between(a, b, point);
    };
    // paper is pulled in only where the boxes would not be seen otherwise
    const [x, y] = this.clamped(fits ? fromX : all[0] + all[2] / 2, fits ? fromY : all[1] + all[3] / 2, k, 0);
    return {
      x: held(x, box[0], box[2], this.width, EDGE.left, EDGE.right),
      y: held(y, box[1], box[3], this.height, EDGE.top, bottom),
      k,
    };
  }

  /** The scale at which a box just fits between the edges; `bottom`: pixels of the lower one. */
  fitting([, , w, h]: Box, bottom: number) {
    return Math.min((this.width - EDGE.left - EDGE.right) / w, (this.height - EDGE.top - bottom) / h);
  }

  set(to: { x?: number; y?: number; k?: number }, moving: boolean = false, loose?: number) {
    Object.assign(this, this.reached(to, loose));
    this.draw(moving);
  }

  /** Where the window comes to stand if it is sent there. */
  reached(
    { x = this.x, y = this.y, k = this.k }: { x?: number; y?: number; k?: number },
    loose: number = this.isWhole(k) ? 0 : this.loose,
  ) {
    const scale = between(this.least, Math.max(MOST, this.least), k);
    const [left, top] = this.clamped(x, y, scale, loose);
    return { x: left, y: top, k: scale };
  }

  /** The middle of a window that shows no more paper than so many pixels. */
  clamped(x: number, y: number, k: number, loose: number): [number, number] {
    const [left, top, width, height] = this.bounds;
    const held = (value: number, size: number, from: number, length: number, middle: number) => {
      const reach = (size / 2 - loose) / k;
      const [a, b] = [from + reach, from + length - reach];
      return a > b ? middle : between(a, b, value);
    };
    // of the paper that is left, the buttons have as much as they need
    const spare = Math.max(0, this.height - height * k);
    const lower = Math.max(spare / 2, Math.min(spare, EDGE.bottom)) - spare / 2;
    return [
      held(x, this.width, left, width, left + width / 2),
      held(y, this.height, top, height, top + height / 2 + lower / k),
    ];
  }

  /** A drawing on the move slides and grows as it is; it is laid out anew only where it comes to rest at another scale. */
  draw(moving: boolean = false) {
    if (!moving) this.lay();
    const place = this.place();
    for (const sheet of this.sheets) sheet.style.transform = place;
    if (!moving) this.rims.mark(this.k);
    const [w, h] = [this.width / this.k, this.height / this.k];
    const [left, top] = [this.x - w / 2, this.y - h / 2];
    this.rims.draw([left, top, w, h], moving);
  }

  /** The drawing at this scale, with as much paper around it as any window could show: a window that only moves lays out
   * nothing anew. */
  lay() {
    const { bounds, width, height, k } = this;
    const laid = `${k} ${width} ${height}`;
    if (laid === this.laid) return;
    this.laid = laid;
    this.laidAt = k;
    const [w, h] = [bounds[2] + (2 * width) / k, bounds[3] + (2 * height) / k];
    for (const sheet of this.sheets) {
      sheet.setAttribute("viewBox", `${bounds[0] - width / k} ${bounds[1] - height / k} ${w} ${h}`);
      Object.assign(sheet.style, { width: `${w * k}px`, height: `${h * k}px` });
    }
  }

  /** Where the drawing lies under the window, as a transform. */
  place() {
    const { bounds, width, height, k } = this;
    const grown = k / this.laidAt;
    const left = (bounds[0] - this.x) * k + width * (0.5 - grown);
    const top = (bounds[1] - this.y) * k + height * (0.5 - grown);
    if (grown !== 1) return `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${grown})`;
    // between two dots of the screen all of it would be blurred
    const dots = globalThis.devicePixelRatio || 1;
    return `translate(${[left, top].map((at) => `${Math.round(at * dots) / dots}px`).join()})`;
  }

  rest() {
    this.settle();
    this.onRest();
  }

  /** What the buttons say depends on where the window has come to rest. */
  settle() {
    clearTimeout(this.timer);
    this.draw();
    measured.set(this.kind, { width: this.width, height: this.height });
    const look = { whole: this.whole, low: this.height < LOW };
    if (look.whole !== this.shown.whole || look.low !== this.shown.low) this.onLook((this.shown = look));
  }

  /** By so many pixels. */
  pan(dx: number, dy: number) {
    this.loose = LOOSE;
    this.set({ x: this.x - dx / this.k, y: this.y - dy / this.k }, true, LOOSE);
  }

  /** A wheel does not say when it stops. */
  restSoon() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.rest(), STILL);
  }

  zoom(by: number, about: [number, number] | null = null, slow: boolean = false) {
    this.halt();
    this.had = null;
    const k = between(this.least, Math.max(MOST, this.least), this.k * by);
    this.wanted = k;
    this.stays = this.isWhole(k);
    const [dx, dy] = about ? [about[0] - this.width / 2, about[1] - this.height / 2] : [0, 0];
    const to = { x: this.x + dx / this.k - dx / k, y: this.y + dy / this.k - dy / k, k };
    if (slow) this.glide(to);
    else this.set(to, true);
  }

  /** The whole, or back to what matters. */
  toggle() {
    this.halt();
    this.had = null;
    this.loose = EDGE.bottom;
    this.stays = !this.whole;
    if (this.whole) this.glide({ ...this.near(), k: Math.max(this.near().k, this.least * 1.4) });
    else this.glide({ k: this.least });
  }

  /** Goes where the decision is, unless that is in sight; `fresh`: it is a new one, and a lent scale is given back. */
  seek(fresh: boolean) {
    const k = this.goal ?? this.k;
    this.halt();
    const had = fresh ? this.had : null;
    if (fresh) this.had = null;
    if (this.width && this.focus.length && !this.stays)
      this.see(this.focus, fresh ? this.wanted : k, this.together ? this.least : FAR, this.more, had ?? this);
    else if (this.width && had) this.glide(had);
    else if (fresh && this.astray) this.glide({});
    else if (this.width) this.rest();
  }

  /** As small a move as brings these into sight.
   * @param most  the largest scale
   * @param far  the smallest
   * @param more  no other scale is taken for these
   * @param from  the move is small from there
   * @returns whether it takes one */
  see(
    boxes: Box[],
    most: number = this.k,
    far: number = FAR,
    more: Box[] = [],
    from: { x: number; y: number } = this,
  ): boolean {
    this.halt();
    if (!this.width) return false;
    if (this.stays) {
      this.rest();
      return false;
    }
    return this.goTo(boxes, most, far, more, from);
  }

  /** What happens is shown near enough to be seen, also where the whole was chosen; the next question has the window go back
   * to where the person had it.
   * @returns whether it moves */
  follow(box: Box): boolean {
    this.halt();
    if (!this.width) return false;
    const near = this.stays && this.least < COMFORT && !this.frame.closest("[data-lies-open]");
    if (this.stays && !near) return this.see([box]);
    this.had ??= { x: this.x, y: this.y, k: this.k };
    return this.goTo([box], near ? COMFORT : this.wanted, this.least, [], this);
  }

  goTo(boxes: Box[], most: number, far: number, more: Box[], from: { x: number; y: number }): boolean {
    let to = this.aim(boxes, [from.x, from.y], most, far);
    if (more.length) to = this.aim([...boxes, ...more], [to.x, to.y], to.k, to.k);
    this.loose = EDGE.bottom;
    const moves = Math.hypot(to.x - this.x, to.y - this.y) * to.k > 1 || to.k !== this.k;
    if (moves) this.glide(to);
    else this.rest();
    return moves;
  }

  reveal(place: Element) {
    this.halt();
    const frame = this.frame.getBoundingClientRect();
    const { left, top, width, height } = place.getBoundingClientRect();
    const { k } = this;
    const x = this.x + (left - frame.left - this.width / 2) / k;
    const y = this.y + (top - frame.top - this.height / 2) / k;
    this.see([[x, y, width / k, height / k]]);
  }

  glide(to: { x?: number; y?: number; k?: number }) {
    this.halt();
    const goal = this.reached(to);
    this.goal = goal.k;
    if (reduced?.matches || document.hidden) {
      this.goal = null;
      this.set(goal);
      return this.rest();
    }
    const { x, y, k, width, height } = this;
    const by = goal.k / k;
    const [dx, dy] = [(x - goal.x) * goal.k + (width / 2) * (1 - by), (y - goal.y) * goal.k + (height / 2) * (1 - by)];
    const begun = performance.now();
    const step = () => {
      const passed = Math.min(1, (performance.now() - begun) / GLIDE);
      if (passed === 1) {
        this.set(goal, true);
        this.goal = null;
        // laying it out anew takes long: the movement does not wait for it
        this.frameId = requestAnimationFrame(() => this.rest());
        return;
      }
      const share = 1 - (1 - passed) ** 3;
      const grown = 1 + (by - 1) * share;
      this.x = x + ((width / 2 - dx * share) / grown - width / 2) / k;
      this.y = y + ((height / 2 - dy * share) / grown - height / 2) / k;
      this.k = k * grown;
      this.draw(true);
      this.frameId = requestAnimationFrame(step);
    };
    this.frameId = requestAnimationFrame(step);
  }

  /** Whoever takes hold of a chart that glides, holds it where it is. */
  halt() {
    this.goal = null;
    cancelAnimationFrame(this.frameId);
    clearTimeout(this.timer);
  }
}
