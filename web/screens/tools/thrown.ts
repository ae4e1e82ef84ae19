// A throw takes its time: what came is kept at once, and nothing on the screen knows it before the dice lie still.
import { useEffect, useRef, useState } from "preact/hooks";
import { dieArt } from "../../art/die.ts";
import { draw } from "../../art/draw.ts";
import { say } from "../../parts/live.ts";
import { feedback } from "../../play/feedback.ts";
import { pace } from "../../play/motion.ts";
import { useKept } from "./kept.ts";

/** How long a die rolls, at the speed "told". */
export const ROLLS_MS = 700;
const TURNS_MS = 80;

/**
 * What this tool holds, as `useKept` has it, seen as it was before the throw as long as something is in the air.
 * @returns `coming` is what it will be when it lies, for what has to turn to it; `cast` while it is in the air lays it down
 */
export function useThrown<T extends object>(
  id: string,
  first: () => T,
): {
  now: T;
  coming: T;
  aloft: boolean;
  set: (change: Partial<T>) => void;
  cast: (change: Partial<T>, said: string, ms?: number) => void;
} {
  const [kept, keep] = useKept(id, first);
  const coming = { ...first(), ...kept };
  const [before, setBefore] = useState<T | null>(null);
  const flight = useRef({ timer: 0, said: "" });
  useEffect(() => () => clearTimeout(flight.current.timer), []);
  const land = () => {
    clearTimeout(flight.current.timer);
    flight.current.timer = 0;
    setBefore(null);
    feedback("knock");
    say(flight.current.said);
  };
  return {
    now: before ?? coming,
    coming,
    aloft: before !== null,
    set(change) {
      if (before) land();
      keep({ ...coming, ...change });
    },
    cast(change, said, ms = ROLLS_MS) {
      // a second tap may come before the first has been drawn: what the hand sees then is still what lay there before
      if (flight.current.timer) return land();
      keep({ ...coming, ...change });
      flight.current.said = said;
      if (!pace()) return land();
      setBefore(coming);
      flight.current.timer = window.setTimeout(land, ms * pace());
    },
  };
}

type Atom = string | number;

/** A die that lies there, or rolls: another face every moment. */
export function Die({ face, aloft = false, faces }: { face: Atom | null; aloft?: boolean; faces: readonly Atom[] }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!aloft) return undefined;
    const timer = setInterval(() => setTurn((at) => at + 1 + Math.floor(Math.random() * (faces.length - 1))), TURNS_MS);
    return () => clearInterval(timer);
  }, [aloft]);
  return draw(dieArt(aloft ? (faces[turn % faces.length] ?? face) : face), aloft ? { class: "die aloft" } : undefined);
}
