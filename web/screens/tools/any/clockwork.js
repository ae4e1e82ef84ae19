// Clocks that never drift: what is kept is the moment on the wall when a clock was let go, never a count of ticks. So a
// locked phone and a closed page lose nothing.
import { useEffect, useState } from "preact/hooks";
import { locale } from "../../../store/words.js";

/** @typedef {{spent: number, since: number | null}} Clock milliseconds before it last started, and when that was */

/** @param {Clock} clock @param {number} now */
export const spentOn = ({ spent, since }, now) => spent + (since === null ? 0 : Math.max(0, now - since));

/** @param {Clock} clock @param {number} now @returns {Clock} */
export const stopped = (clock, now) => ({ spent: spentOn(clock, now), since: null });

/** @param {Clock} clock @param {number} now @returns {Clock} */
export const started = (clock, now) => (clock.since === null ? { ...clock, since: now } : clock);

/** 4:05, 1:02:09, −0:12. @param {number} ms @param {boolean} [down]  counted down: a second that has begun is still there */
export function clockWord(ms, down = false) {
  const all = down ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  const seconds = Math.abs(all);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${all < 0 ? "\u2212" : ""}${h ? `${h}:${two(m)}` : m}:${two(s)}`;
}

/** For a screen reader: a spoken duration. @param {number} ms */
export function spokenTime(ms) {
  const seconds = Math.abs(Math.round(ms / 1000));
  const tag = locale.value === "en" ? "en-GB" : locale.value;
  const part = (/** @type {number} */ value, /** @type {string} */ unit) =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(value);
  return [part(Math.floor(seconds / 60), "minute"), part(seconds % 60, "second")].join(" ");
}

/** The time now, anew several times a second while something runs and the page is seen. @param {boolean} runs */
export function useNow(runs) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (!runs) return undefined;
    const ticking = setInterval(() => !document.hidden && look(), 200);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [runs]);
  return now;
}
