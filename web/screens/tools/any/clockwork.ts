// Clocks that never drift: what is kept is the moment on the wall when a clock was let go, never a count of ticks. So a
// locked phone and a closed page lose nothing.
import { useEffect, useState } from "preact/hooks";
import { localeTag } from "../../../store/words.tsx";

/** milliseconds before it last started, and when that was */
export type Clock = { spent: number; since: number | null };

export const spentOn = ({ spent, since }: Clock, now: number) =>
  spent + (since === null ? 0 : Math.max(0, now - since));

export const stopped = (clock: Clock, now: number): Clock => ({ spent: spentOn(clock, now), since: null });

export const started = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);

/** 4:05, 1:02:09, −0:12. @param down  counted down: a second that has begun is still there */
export function clockWord(ms: number, down: boolean = false) {
  const all = down ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  const seconds = Math.abs(all);
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${all < 0 ? "\u2212" : ""}${h ? `${h}:${two(m)}` : m}:${two(s)}`;
}

/** For a screen reader: a spoken duration. */
export function spokenTime(ms: number) {
  const seconds = Math.abs(Math.round(ms / 1000));
  const part = (value: number, unit: string) =>
    new Intl.NumberFormat(localeTag(), { style: "unit", unit, unitDisplay: "long" }).format(value);
  return [part(Math.floor(seconds / 60), "minute"), part(seconds % 60, "second")].join(" ");
}

/** The time now, anew several times a second while something runs and the page is seen. */
export function useNow(runs: boolean) {
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
