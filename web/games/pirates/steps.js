// A number with a smaller and a greater one beside it; a finger that stays goes on.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";

/** When a button that is held begins to go on, and how fast it does, in milliseconds. */
const HELD = 380;
const EVERY = 60;

/** `ways`: what each of the two does, as `play-pirates-step` says it.
 * @param {{name: string, label: string, value: string | number, small: string, step: (by: number) => void, ways: [string, string], marks: [string, string]}} props */
export function Steps({ name, label, value, small, step, ways, marks }) {
  const latest = useRef(step);
  latest.current = step;
  const timer = useRef(/** @type {any} */ (0));
  const stop = () => clearInterval(timer.current);
  useEffect(() => stop, []);
  const hold = (/** @type {number} */ by) => () => {
    stop();
    timer.current = setTimeout(() => (timer.current = setInterval(() => latest.current(by), EVERY)), HELD);
  };
  const button = (/** @type {number} */ by) =>
    html`<button
      data-action=${`${name}-${by < 0 ? "less" : "more"}`}
      aria-label=${t("play-pirates-step", { what: label, way: ways[by < 0 ? 0 : 1] })}
      onClick=${() => step(by)}
      onPointerDown=${hold(by)}
      onPointerUp=${stop}
      onPointerLeave=${stop}
      onPointerCancel=${stop}
    >
      ${draw(marks[by < 0 ? 0 : 1])}
    </button>`;
  return html`<div class="pir-stepper" role="group" aria-label=${label}>
    ${button(-1)}<output aria-live="off"><b class="num">${value}</b><small>${small}</small></output
    >${button(1)}
  </div>`;
}
