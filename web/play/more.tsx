// What of a list lies below its edge: no answer is cut through. Whatever the edge would cut waits below it with the rest, and
// in its place stands how much more there is.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { t } from "../store/words.tsx";

/** What is shown whole or not at all. */
const WHOLE = "button, summary, p, h3, li, span, svg, img, table, input";
const ANSWERS = "[data-option]:not([aria-disabled='true']), [data-pick], summary, .btn--main";
/** The pixels of a list that the words take: most of them stand on the border of the foot, but not on what sticks there. */
const LINE = 4;
const WHOLE_LINE = 14;
/** What is taller, or stands in columns of unlike rows, is cut after all: too much would be out of sight. */
const MOST = 80;
/** What sticks at the edge, and how little of a rest is none, in pixels. */
const NEAR = 8;
/** How long a list that was scrolled has to lie still, in milliseconds. */
const REST = 90;

/** How many pixels at the lower edge are given up, how many answers lie below, how far it is to them; how far below what
 * sticks the cover ends, and how far above the panel's end the words stand. */
type Below = { cut: number; n: number; top: number; low: number; words: number };

/** Where what lies below the edge begins: at the foot of the list, or at what sticks there. */
function footing(list: Element, room: DOMRect) {
  // what a drawing consists of sticks nowhere, and there is much of it
  const stuck = [...list.querySelectorAll(":not(svg *)")].filter((it) => {
    const { bottom, height } = it.getBoundingClientRect();
    const there = height > 0 && Math.abs(bottom - room.bottom) < NEAR;
    return there && !it.matches(".list-rest") && getComputedStyle(it).position === "sticky";
  });
  return { stuck, foot: Math.min(room.bottom, ...stuck.map((it) => it.getBoundingClientRect().top)) };
}

function below(list: Element, own: Element): Below | null {
  if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) return null;
  const room = list.getBoundingClientRect();
  const { stuck, foot } = footing(list, room);
  const boxes = [...list.querySelectorAll(WHOLE)]
    .filter((it) => !own.contains(it) && !stuck.some((one) => one.contains(it)))
    .map((it) => it.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  if (boxes.every(({ bottom }) => bottom <= foot + 1)) return null;
  const lowest = foot - (stuck.length ? WHOLE_LINE : LINE);
  let edge = lowest;
  for (;;) {
    const over = boxes.filter(({ top, bottom }) => top < edge && bottom > edge + 1);
    if (!over.length) break;
    edge = Math.min(...over.map(({ top }) => top)) - 1;
  }
  if (edge < foot - MOST) edge = lowest;
  const out = [...list.querySelectorAll(ANSWERS)].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.height > 0 && box.bottom > edge + 1 && !stuck.some((one) => one.contains(it));
  });
  const panel = list.closest(".panel")?.getBoundingClientRect() ?? room;
  return {
    cut: foot - edge,
    n: out.length,
    top: edge - room.top - 6,
    low: own.getBoundingClientRect().bottom - foot,
    words: panel.bottom - foot - (stuck.length ? 0 : WHOLE_LINE - LINE),
  };
}

/** Stands last in the list that it speaks of, so that a finger on it moves the list. */
export function More() {
  const own = useRef<HTMLDivElement | null>(null);
  const [now, set] = useState<Below | null>(null);
  useLayoutEffect(() => {
    const it = own.current;
    const list = it?.parentElement;
    if (!list) return;
    let [timer, frame] = [0, 0];
    const look = () => set((was) => same(was, below(list, it)));
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    const sizes = new ResizeObserver(look);
    const watch = () => [list, ...list.children].forEach((part) => sizes.observe(part));
    watch();
    const parts = new MutationObserver(() => {
      watch();
      // another question never stands over what is left of the one before
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    parts.observe(list, { childList: true, subtree: true });
    list.addEventListener("scroll", later, { passive: true });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      parts.disconnect();
      list.removeEventListener("scroll", later);
    };
  }, []);
  // a convenience for the finger: keys and those who listen come to the answers themselves
  const on = () => now && own.current?.parentElement?.scrollBy({ top: now.top, behavior: "smooth" });
  return (
    <div
      class="list-rest"
      ref={own}
      aria-hidden="true"
      style={now ? `--cut:${now.cut}px;--low:${now.low}px;--words:${now.words}px` : undefined}
    >
      {now && (
        <>
          <p class="list-more" onClick={on} />
          <span class="list-words">
            {t("play-more", { n: now.n })}
            {draw(icon("down", 12))}
          </span>
        </>
      )}
    </div>
  );
}

const same = (was: Below | null, now: Below | null) => (JSON.stringify(was) === JSON.stringify(now) ? was : now);
