// The first screen is drawn in turns, from the top down, each a task of its own: a slow phone can be tapped in between.
import { useEffect, useState } from "preact/hooks";

let started = false;

/** How many of `all` turns are drawn by now; after the app's start all of them at once. */
export function useTurns(all: number) {
  const [drawn, draw] = useState(started ? all : 1);
  useEffect(() => {
    if (drawn >= all) {
      started = true;
      return undefined;
    }
    const timer = setTimeout(() => draw(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn]);
  return drawn;
}
