// A window onto a chart that is larger than the screen. It moves the drawing by a transform, lays it out for another scale,
// tells the marks how many pixels a unit has (--zoom), and never takes a tap for a drag or the reverse.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../store/words.js";
import { full } from "./full.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { Pane } from "./pane.js";
import { NOTHING_HIDDEN, alike, survey } from "./survey.js";

/** @typedef {import("./pane.js").Box} Box */

const SLOP = 8; // pixels that a finger may tremble during a tap
const TWICE = 320; // milliseconds between the two taps of a double tap

/** @type {Box[]} */
const NONE = [];

/**
 * @param {object} props
 * @param {Box} props.bounds  the chart with a little paper around it
 * @param {Box[]} props.focus  what matters now, the most important first
 * @param {Box[]} [props.more]  what is good to see as well, as far as the scale allows
 * @param {boolean} [props.together]  all of it is to be seen at once, however far away: a whole route
 * @param {boolean} [props.asks]  somebody here is asked: the question must not be covered
 * @param {string} props.question  when this changes, the window goes to the focus, if that is out of sight
 * @param {string} props.detail  the same; but the scale that the window had to take for it was only lent
 * @param {string} props.name
 * @param {string} props.label
 * @param {import("preact").ComponentChildren} props.overview  the whole, small, in units of the chart
 * @param {(event: MouseEvent) => boolean} props.onTap  whether something was there to be tapped
 * @param {import("preact").ComponentChildren} [props.above]  what is drawn over it under a finger: by itself, for a picture of it would
 *   have the browser go through the whole chart
 * @param {import("preact").ComponentChildren} props.children
 */
export function Zoom({
  bounds,
  focus,
  more = NONE,
  together = false,
  asks = false,
  question,
  detail,
  name,
  label,
  overview,
  onTap,
  above,
  children,
}) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const upper = useRef(/** @type {SVGSVGElement | null} */ (null));
  const pane = useRef(/** @type {Pane | null} */ (null));
  const [look, setLook] = useState(/** @type {import("./pane.js").Look} */ ({ whole: true, low: false }));
  const [sights, setSights] = useState(NOTHING_HIDDEN);
  const surveyed = () => {
    if (!frame.current || !pane.current) return;
    const found = survey(frame.current, pane.current.whole, pane.current.matters);
    setSights((before) => (alike(before, found) ? before : found));
  };

  useLayoutEffect(() => {
    if (!frame.current || !svg.current) return;
    const made = new Pane(frame.current, svg.current, upper.current, bounds, setLook, surveyed);
    pane.current = made;
    made.focus = focus;
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(frame.current);
    made.open();
    const undo = gestures(svg.current, upper.current, made);
    return () => {
      watch.disconnect();
      undo();
      made.halt();
      full.value = false;
    };
  }, []);

  const asked = useRef(question);
  useEffect(() => {
    if (!pane.current) return;
    pane.current.focus = focus;
    pane.current.more = more;
    pane.current.together = together;
    pane.current.seek(question !== "" && question !== asked.current);
    asked.current = question;
  }, [question, detail]);

  useEffect(() => {
    if (asks) full.value = false;
  }, [asks]);

  // other places may be lit now
  useEffect(() => {
    if (!pane.current?.moves) surveyed();
  });

  const last = useRef({ time: 0, x: 0, y: 0 });
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const now = pane.current;
    if (!now || (event.detail && now.dragged())) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const before = last.current;
    last.current = { time, x, y };
    if (onTap(event) || time - before.time > TWICE || Math.hypot(x - before.x, y - before.y) > 3 * SLOP) return;
    last.current.time = 0;
    now.zoom(1.7, now.local(event), true);
  };

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, () => void>} */
    const keys = { "+": closer, "=": closer, "-": farther, 0: fit };
    if (event.key === "Escape" && full.value) {
      event.stopPropagation();
      full.value = false;
    }
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  };
  const closer = () => pane.current?.zoom(1.4, null, true);
  const farther = () => pane.current?.zoom(1 / 1.4, null, true);
  const fit = () => pane.current?.toggle();

  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const place = /** @type {Element} */ (event.target).closest("[data-place]");
    if (place?.matches(":focus-visible")) pane.current?.reveal(place);
  };

  /** @param {MouseEvent & {currentTarget: Element}} event */
  const onOverview = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = bounds[0] + ((event.clientX - box.left) / box.width) * bounds[2];
    const y = bounds[1] + ((event.clientY - box.top) / box.height) * bounds[3];
    pane.current?.glide({ x, y });
  };

  const { whole, low } = look;
  return html`<div class="zoom" ref=${frame} onKeyDown=${onKeyDown} onFocusIn=${onFocusIn}>
    <svg class=${`zoom-chart ${name}`} ref=${svg} role="group" aria-label=${label} onClick=${onClick}>${children}</svg>
    ${above && html`<svg class=${`zoom-above ${name}`} ref=${upper} role="none">${above}</svg>`}
    ${sights.signs.map(
      ({ x, y, angle, places }) =>
        html`<button
          key=${`${x} ${y}`}
          class="zoom-sign"
          aria-hidden="true"
          tabindex="-1"
          style=${{ left: `${x}px`, top: `${y}px` }}
          onClick=${() => pane.current?.reveal(places[0])}
        >
          <i style=${{ rotate: `${angle}deg` }}><${Icon} name="next" /></i>
          ${places.length > 1 && html`<b>${places.length}</b>`}
        </button>`,
    )}
    <div
      class=${`zoom-corner${sights.corner ? " aside" : ""}`}
      hidden=${whole}
      aria-hidden="true"
      onClick=${onOverview}
    >
      <svg viewBox=${bounds.join(" ")}>${overview}</svg>
      <svg class="zoom-glass" viewBox=${bounds.join(" ")}><rect class="zoom-window" /></svg>
    </div>
    <div class=${`zoom-tools${low ? " low" : ""} ${sights.tools}`} role="group" aria-label=${t("play-chart-view")}>
      <button
        class="btn--icon"
        data-action="chart-full"
        aria-label=${t(full.value ? "play-chart-shrink" : "play-chart-full")}
        aria-pressed=${full.value}
        onClick=${() => (full.value = !full.value)}
      >
        <${Icon} name=${full.value ? "close" : "full"} />
      </button>
      <button class="btn--icon" aria-label=${t(whole ? "play-chart-near" : "play-chart-whole")} onClick=${fit}>
        <${Icon} name=${whole ? "near" : "whole"} />
      </button>
      ${
        !low &&
        html`<button class="btn--icon" aria-label=${t("play-chart-out")} onClick=${farther}>
            <${Icon} name="minus" />
          </button>
          <button class="btn--icon" aria-label=${t("play-chart-in")} onClick=${closer}><${Icon} name="plus" /></button>`
      }
    </div>
  </div>`;
}

/** Fingers, mouse and wheel. @param {SVGSVGElement} svg @param {SVGSVGElement | null} upper @param {Pane} pane @returns {() => void} */
function gestures(svg, upper, pane) {
  /** @type {Map<number, [number, number]>} */
  const fingers = new Map();
  let start = /** @type {[number, number]} */ ([0, 0]);
  let drags = false;
  /** A finger that draws a piece. @type {{id: number, letGo: () => void} | null} */
  let seized = null;

  /** @param {number} id */
  const hold = (id) => {
    // the pointer may be gone already: then there is nothing to hold
    if (fingers.has(id) && !svg.hasPointerCapture(id)) svg.setPointerCapture(id);
  };
  /** @returns {[number, number, number]} the middle of two fingers, and how far they are apart */
  const pinch = () => {
    const [[ax, ay], [bx, by]] = [...fingers.values()];
    return [(ax + bx) / 2, (ay + by) / 2, Math.hypot(ax - bx, ay - by) || 1];
  };
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || fingers.size === 2) return;
    pane.halt();
    fingers.set(event.pointerId, pane.local(event));
    if (fingers.size > 1) {
      seized?.letGo();
      seized = null;
      return;
    }
    [start, drags] = [pane.local(event), false];
    pane.draggedAt = -Infinity;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pane.local(event);
    if (fingers.size === 2) {
      const [x, y, apart] = pinch();
      fingers.set(event.pointerId, to);
      const [x2, y2, apart2] = pinch();
      if (!drags) [...fingers.keys()].forEach(hold);
      drags = true;
      pane.pan(x2 - x, y2 - y);
      pane.zoom(apart2 / apart, [x2, y2]);
      return;
    }
    if (seized?.id === event.pointerId) {
      fingers.set(event.pointerId, to);
      return;
    }
    if (!drags) {
      if (Math.hypot(to[0] - start[0], to[1] - start[1]) < SLOP) return;
      drags = true;
      hold(event.pointerId);
      fingers.set(event.pointerId, to);
      return;
    }
    fingers.set(event.pointerId, to);
    pane.pan(to[0] - from[0], to[1] - from[1]);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (seized?.id === event.pointerId) seized = null;
    if (drags) pane.draggedAt = performance.now();
    if (!fingers.size) pane.rest();
  };
  const wheel = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    const step = event.deltaY * (event.deltaMode ? 16 : 1);
    pane.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0018)), pane.local(event));
    pane.restSoon();
  };
  const see = (/** @type {Event} */ event) => {
    const { detail } = /** @type {CustomEvent<{box: Box, moves: boolean}>} */ (event);
    detail.moves = pane.see([detail.box], pane.wanted, pane.least);
  };

  const pull = (/** @type {Event} */ event) => {
    const { dx, dy } = /** @type {CustomEvent<{dx: number, dy: number}>} */ (event).detail;
    pane.halt();
    pane.pan(dx, dy);
    pane.restSoon();
  };

  const grab = (/** @type {Event} */ event) => {
    seized = /** @type {CustomEvent} */ (event).detail;
  };

  for (const sheet of [svg, upper]) {
    sheet?.addEventListener("pointerdown", down);
    sheet?.addEventListener("pointermove", move);
    sheet?.addEventListener("wheel", wheel, { passive: false });
  }
  svg.addEventListener("chart-look", see);
  svg.addEventListener("chart-seize", grab);
  svg.addEventListener("chart-pull", pull);
  // a button let go outside is let go
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}

/** The chart itself, of anything on it or drawn over it. @param {Element} it @returns {SVGSVGElement | null} */
export const chartOf = (it) => it.closest(".zoom")?.querySelector(".zoom-chart") ?? null;

/** Asks the window to bring a part of its chart into sight. @param {Element} svg @param {Box} box @returns {boolean} whether it has to move */
export function lookAt(svg, box) {
  const detail = { box, moves: false };
  svg.dispatchEvent(new CustomEvent("chart-look", { detail }));
  return detail.moves;
}

/** A finger that has come down on the chart draws a piece: the chart stays where it is, unless another finger comes down
 * beside it to pinch. @param {Element} svg @param {PointerEvent} event @param {() => void} letGo */
export const seize = (svg, { pointerId: id }, letGo) =>
  svg.dispatchEvent(new CustomEvent("chart-seize", { detail: { id, letGo } }));

/** Pulls the chart along under its window, by so many pixels. @param {Element} svg @param {number} dx @param {number} dy */
export const pull = (svg, dx, dy) => svg.dispatchEvent(new CustomEvent("chart-pull", { detail: { dx, dy } }));
