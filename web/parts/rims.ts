// What goes along with the window of a chart: where it stands in the overview, the rulers at its rim, marks that keep their size.
import type { Box } from "./pane.ts";

export const FAR = 0.6; // pixels a unit: below it only what must be read is shown
const READ = 0.76; // from here on no mark has to be drawn larger than it is: the greatest --near of the styles

/** How large letters are, against those that a page has by itself; by what the settings say, for the page is asked once:
 * it would have to work out the styles of all that was just drawn. */
const sizes: Map<string, number> = new Map();

function letters() {
  const root = document.documentElement;
  const set = root.style.fontSize;
  const known = sizes.get(set) ?? (parseFloat(getComputedStyle(root).fontSize) / 16 || 1);
  sizes.set(set, known);
  return known;
}

/** What keeps its size on the glass, and what is as long as on the chart, in rules of their own: were the scale told to the
 * chart as a whole, all of it would be styled anew. */
let declared: { keep: CSSStyleDeclaration; toScale: CSSStyleDeclaration } | null = null;

function marks() {
  if (declared) return declared;
  const sheet = new CSSStyleSheet();
  const rule = (selector: string) => (sheet.cssRules[sheet.insertRule(`${selector} {}`)] as CSSStyleRule).style;
  declared = { keep: rule(".keep, .place-name, .land-name"), toScale: rule(".to-scale") };
  document.adoptedStyleSheets.push(sheet);
  return declared;
}

export class Rims {
  frame: HTMLElement;
  svg: SVGSVGElement;
  bounds: Box;
  marked;
  /** What the overview was drawn for, and its size since. */
  outlined: Box;
  glass;

  constructor(frame: HTMLElement, svg: SVGSVGElement, bounds: Box) {
    this.frame = frame;
    this.svg = svg;
    this.bounds = bounds;
    this.marked = "";

    this.outlined = bounds;
    this.glass = null as { clientWidth: number; clientHeight: number } | null;
  }

  /** @param box  what the window shows */
  draw(box: Box, moving: boolean) {
    this.rule(box[0], box[1], moving);
    this.outline(box, moving);
  }

  /** Where the window stands in the overview. Nothing is drawn for a picture of a drawing on the move: what shows the
   * window is slid and grown too. */
  outline(box: Box, moving: boolean) {
    const shown = this.frame.querySelector(".zoom-window") as SVGElement | null;
    const glass = shown?.ownerSVGElement;
    if (!shown || !glass) return;
    if (!moving) {
      const [x, y, width, height] = box;
      for (const [name, length] of Object.entries({ x, y, width, height }))
        shown.setAttribute(name, `${Math.round(length * 100) / 100}`);
      glass.style.transform = "";
      this.outlined = box;
      this.glass = null;
      return;
    }
    // how large it is may be asked once for a whole move
    const { clientWidth: width, clientHeight: height } = (this.glass ??= {
      clientWidth: glass.clientWidth,
      clientHeight: glass.clientHeight,
    });
    const scale = Math.min(width / this.bounds[2], height / this.bounds[3]);
    const grown = box[2] / this.outlined[2];
    const moved = (axis: 0 | 1, rest: number) => {
      const at = (of: Box) => rest / 2 + (of[axis] - this.bounds[axis]) * scale;
      return at(box) - grown * at(this.outlined);
    };
    const x = moved(0, width - this.bounds[2] * scale);
    const y = moved(1, height - this.bounds[3] * scale);
    glass.style.transform = `translate(${x}px, ${y}px) scale(${grown})`;
  }

  /** What names rows and columns stays at the rim of the window. */
  rule(left: number, top: number, moving: boolean) {
    const [x, y] = [Math.max(left, this.bounds[0]), Math.max(top, this.bounds[1])];
    for (const band of this.rulers) {
      band.style.willChange = moving ? "transform" : "";
      band.style.transform = band.dataset.ruler === "top" ? `translateY(${y}px)` : `translateX(${x}px)`;
    }
  }

  get rulers(): NodeListOf<SVGElement> {
    return this.svg.querySelectorAll("[data-ruler]");
  }

  /** Tells the marks of the chart its scale. */
  mark(k: number) {
    this.svg.classList.toggle("far", k < FAR);
    // letters that are set larger make the marks of the chart larger too
    const scale = Math.min(READ, k / letters()).toFixed(3);
    if (scale !== this.marked) marks().keep.setProperty("--zoom", (this.marked = scale));
    marks().toScale.setProperty("--scale", k.toFixed(4));
  }
}
