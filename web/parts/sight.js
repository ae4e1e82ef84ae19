// What is far from being seen waits until it comes near: a first picture need not draw what lies beyond the window.
import { useEffect, useRef, useState } from "preact/hooks";

/** Whether something has come near enough to be seen. @param {boolean} [first]  it is in sight from the beginning
 * @returns {{ref: import("preact").RefObject<any>, seen: boolean}} */
export function useSeen(first = false) {
  const ref = useRef(/** @type {Element | null} */ (null));
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
