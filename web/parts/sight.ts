// What is far from being seen waits until it comes near: a first picture need not draw what lies beyond the window.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Whether something has come near enough to be seen. @param first  it is in sight from the beginning */
export function useSeen<E extends Element = HTMLElement>(
  first: boolean = false,
): { ref: RefObject<E | null>; seen: boolean } {
  const ref = useRef<E>(null);
  const [seen, see] = useState(first);
  useEffect(() => {
    if (seen || !ref.current) return;
    const watch = new IntersectionObserver((looks) => looks.some((it) => it.isIntersecting) && see(true), {
      rootMargin: "100px",
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [seen]);
  return { ref, seen };
}
