// A number between a smaller and a greater one: as it changes it is said with what it counts.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "./live.ts";

export function Count({ of, n, children }: { of: string; n: number; children?: ComponentChildren }) {
  const before = useRef(n);
  useEffect(() => {
    if (before.current !== n) say(`${of}, ${n}`, { about: of });
    before.current = n;
  }, [n]);
  return (
    <output aria-live="off">
      {n}
      {children}
    </output>
  );
}
