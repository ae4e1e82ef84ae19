// Drawings that wait, when the app starts, until the words round them are painted. Each is a task of its own, so that
// a slow phone can be tapped in between.
import { useEffect, useState } from "preact/hooks";

let started = false;

/** Whether to draw already. */
export function useAfterWords() {
  const [now, draw] = useState(started);
  useEffect(() => {
    started = true;
    const timer = setTimeout(() => draw(true));
    return () => clearTimeout(timer);
  }, []);
  return now;
}
