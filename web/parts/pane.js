// Where the window of a chart stands: its middle and how many pixels a unit has. It writes both into the drawing.

/** @typedef {[number, number, number, number]} Box  left, top, width, height, in units of the chart */
/** @typedef {{whole: boolean, low: boolean, left: boolean}} Look */

const FAR = 0.6; // pixels a unit: below it only what must be read is shown
const OPEN = [0.8, 1.1]; // what a small screen opens at
const MOST = 2.4;
const GLIDE = 250;
const LOW = 300; // pixels below which three buttons would hide too much
const LOOSE = 96; // pixels of paper that may be pulled in, so that no button hides a place
const CORNER = 112; // pixels of the overview, with its margin
/** Pixels at the edges that count as out of sight: the buttons are at the bottom. */
const EDGE = { left: 12, top: 12, right: 12, bottom: 62 };

const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** @param {number} least @param {number} most @param {number} value */
const between = (least, most, value) => Math.max(least, Math.min(most, value));

/** @param {Box[]} boxes @returns {Box} */
const around = (boxes) => {
  const [x, y] = [Math.min(...boxes.map((b) => b[0])), Math.min(...boxes.map((b) => b[1]))];
  return [x, y, Math.max(...boxes.map((b) => b[0] + b[2])) - x, Math.max(...boxes.map((b) => b[1] + b[3])) - y];
};

export class Pane {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg @param {Box} bounds @param {(look: Look) => void} onLook */
  constructor(frame, svg, bounds, onLook) {
    this.frame = frame;
    this.svg = svg;
    this.bounds = bounds;
    this.onLook = onLook;
    /** @type {Box[]} */
    this.focus = [];
    this.width = this.height = 0;
    this.x = bounds[0] + bounds[2] / 2;
    this.y = bounds[1] + bounds[3] / 2;
    this.k = 0;
    this.draggedAt = -Infinity;
    this.frameId = 0;
    this.drawnK = 0;
    /** @type {Look} */
    this.shown = { whole: true, low: false, left: false };
  }

  /** The scale at which the whole is seen. */
  get least() {
    return Math.min(this.width / this.bounds[2], this.height / this.bounds[3]);
  }

  get whole() {
    return this.k <= this.least * 1.02;
  }

  /** A click that ends a drag is none. */
  dragged() {
    return performance.now() - this.draggedAt < 350;
  }

  /** @param {MouseEvent} event @returns {[number, number]} pixels in the window */
  local({ clientX, clientY }) {
    const { left, top } = this.frame.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  resize() {
    const { clientWidth, clientHeight } = this.frame;
    if (!clientWidth || !clientHeight) return;
    const first = !this.width;
    const whole = first || this.whole;
    [this.width, this.height] = [clientWidth, clientHeight];
    if (first && this.least < FAR) this.set(this.near());
    else this.set(whole ? { k: this.least } : {});
    if (!first) this.seek();
    this.rest();
  }

  /** The window that a small screen opens: the focus, large enough to read. */
  near() {
    const boxes = this.focus.length ? this.focus : [this.bounds];
    const box = around(boxes);
    const k = between(OPEN[0], OPEN[1], this.fitting(box));
    const seen = this.fitting(box) >= k ? box : boxes[0];
    return this.centred(seen, k);
  }

  /** @param {Box} box the scale at which it just fits between the edges */
  fitting([, , w, h]) {
    return Math.min((this.width - EDGE.left - EDGE.right) / w, (this.height - EDGE.top - EDGE.bottom) / h);
  }

  /** @param {Box} box @param {number} k */
  centred([x, y, w, h], k) {
    return { x: x + w / 2, y: y + h / 2 + (EDGE.bottom - EDGE.top) / 2 / k, k };
  }

  /** @param {{x?: number, y?: number, k?: number}} to */
  set({ x = this.x, y = this.y, k = this.k }) {
    this.k = between(this.least, Math.max(MOST, this.least), k);
    const [left, top, width, height] = this.bounds;
    /** @type {(value: number, size: number, from: number, length: number) => number} */
    const held = (value, size, from, length) => {
      const half = size / this.k / 2;
      const loose = this.whole ? 0 : LOOSE / this.k;
      const [a, b] = [from - loose + half, from + length + loose - half];
      return a > b ? from + length / 2 : between(a, b, value);
    };
    this.x = held(x, this.width, left, width);
    this.y = held(y, this.height, top, height);
    this.draw();
  }

  draw() {
    const [w, h] = [this.width / this.k, this.height / this.k];
    const box = [this.x - w / 2, this.y - h / 2, w, h].map((n) => Math.round(n * 100) / 100);
    this.svg.setAttribute("viewBox", box.join(" "));
    if (this.drawnK !== this.k) {
      this.drawnK = this.k;
      // letters that are set larger make the marks of the chart larger too
      const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      this.svg.style.setProperty("--k", (this.k / letters).toFixed(3));
      this.svg.classList.toggle("far", this.k < FAR);
    }
    const window = this.frame.querySelector(".zoom-window");
    ["x", "y", "width", "height"].forEach((name, i) => window?.setAttribute(name, `${box[i]}`));
  }

  /** Where the buttons and the overview stand depends on what they would hide. */
  rest() {
    const left = this.width - CORNER;
    const hidden = (/** @type {number} */ from) =>
      this.focus.some((box) => {
        const [x, y, w, h] = this.onGlass(box);
        return x < from + CORNER && x + w > from && y < CORNER && y + h > 0;
      });
    const look = { whole: this.whole, low: this.height < LOW, left: hidden(left) && !hidden(0) };
    if (Object.entries(look).every(([name, value]) => this.shown[/** @type {keyof Look} */ (name)] === value)) return;
    this.shown = look;
    this.onLook(look);
  }

  /** @param {Box} box @returns {Box} in pixels of the window */
  onGlass([x, y, w, h]) {
    const { k } = this;
    return [(x - this.x) * k + this.width / 2, (y - this.y) * k + this.height / 2, w * k, h * k];
  }

  /** @param {number} dx @param {number} dy pixels */
  pan(dx, dy) {
    this.set({ x: this.x - dx / this.k, y: this.y - dy / this.k });
  }

  /** @param {number} by @param {[number, number] | null} [about] @param {boolean} [slow] */
  zoom(by, about = null, slow = false) {
    const k = between(this.least, Math.max(MOST, this.least), this.k * by);
    const [dx, dy] = about ? [about[0] - this.width / 2, about[1] - this.height / 2] : [0, 0];
    const to = { x: this.x + dx / this.k - dx / k, y: this.y + dy / this.k - dy / k, k };
    if (slow) this.glide(to);
    else {
      this.set(to);
      this.rest();
    }
  }

  /** The whole, or back to what matters. */
  toggle() {
    if (this.whole) this.glide({ ...this.near(), k: Math.max(this.near().k, this.least * 1.4) });
    else this.glide({ k: this.least });
  }

  /** Goes where the decision is, unless that is in sight. */
  seek() {
    if (this.width && this.focus.length && !this.whole) this.see(this.focus);
  }

  /** As small a move as brings these into sight; what does not fit at all is seen from farther away, but not too far.
   * @param {Box[]} boxes */
  see(boxes) {
    if (!this.width || this.whole) return;
    const k = Math.min(this.k, Math.max(FAR, this.least, this.fitting(around(boxes))));
    const box = this.fitting(around(boxes)) >= k * 0.999 ? around(boxes) : boxes[0];
    const [x, y, w, h] = box;
    const [halfW, halfH] = [this.width / k / 2, this.height / k / 2];
    /** @type {(value: number, from: number, size: number, half: number, before: number, after: number) => number} */
    const nearest = (value, from, size, half, before, after) => {
      const [a, b] = [from + size - half + after / k, from + half - before / k];
      return a > b ? (a + b) / 2 : between(a, b, value);
    };
    const to = {
      x: nearest(this.x, x, w, halfW, EDGE.left, EDGE.right),
      y: nearest(this.y, y, h, halfH, EDGE.top, EDGE.bottom),
      k,
    };
    if (Math.abs(to.x - this.x) * k > 1 || Math.abs(to.y - this.y) * k > 1 || k !== this.k) this.glide(to);
    else this.rest();
  }

  /** @param {Element} place */
  reveal(place) {
    const frame = this.frame.getBoundingClientRect();
    const { left, top, width, height } = place.getBoundingClientRect();
    const { k } = this;
    const x = this.x + (left - frame.left - this.width / 2) / k;
    const y = this.y + (top - frame.top - this.height / 2) / k;
    this.see([[x, y, width / k, height / k]]);
  }

  /** @param {{x?: number, y?: number, k?: number}} to */
  glide(to) {
    this.stop();
    const from = { x: this.x, y: this.y, k: this.k };
    const { x = from.x, y = from.y, k = from.k } = to;
    const finish = () => {
      this.set({ x, y, k });
      this.rest();
    };
    if (reduced?.matches || document.hidden) return finish();
    const begun = performance.now();
    const step = () => {
      const share = Math.min(1, (performance.now() - begun) / GLIDE);
      if (share === 1) return finish();
      const ease = 1 - (1 - share) ** 3;
      this.set({ x: from.x + (x - from.x) * ease, y: from.y + (y - from.y) * ease, k: from.k * (k / from.k) ** ease });
      this.frameId = requestAnimationFrame(step);
    };
    this.frameId = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.frameId);
  }
}
