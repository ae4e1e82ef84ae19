// The board as one tab stop: arrows go to the nearest place in that direction, whatever the game.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { full } from "../parts/full.js";
import { html } from "../parts/html.js";
import { t } from "../store/words.js";

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** A place on a board is a button, or a group of a drawing. @typedef {HTMLElement | SVGElement} Spot */

/** @param {unknown} element @returns {element is Spot} */
const isSpot = (element) => element instanceof HTMLElement || element instanceof SVGElement;

/** @param {Element} root @returns {Spot[]} */
const placesOf = (root) => [...root.querySelectorAll("[data-place]")].filter(isSpot);

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest place that lies that way: straight ahead counts for more than aside.
 * @param {Spot[]} places @param {Spot} from @param {[number, number]} way */
function nearest(places, from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const [px, py] = middle(place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (place === from || ahead < 8) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Makes a place the tab stop of the board, or not. @param {Spot} place @param {boolean} here */
function stop(place, here) {
  const index = here ? 0 : -1;
  if (place.tabIndex !== index) place.tabIndex = index;
}

/** How high the board was last, by game and width of the page: it can be kept free before the board is drawn.
 * @type {Map<string, number>} */
const heights = new Map();

/** Whether to draw the board already. A board that is drawn anew, behind a curtain that goes up, comes a frame after all
 * else: the tap is answered before, and nothing moves.
 * @param {string} game @param {import("preact").RefObject<HTMLElement | null>} root @returns {number} 0, or its height until it comes */
function useSpace(game, root) {
  const known = `${game} ${innerWidth}`;
  const [room, free] = useState(heights.get(known) ?? 0);
  useEffect(() => {
    const timer = setTimeout(() => free(0));
    // what is taken out of the page is told of as well, as nothing
    const watch = new ResizeObserver(([entry]) => {
      const { blockSize } = entry.borderBoxSize[0];
      if (blockSize) heights.set(known, blockSize);
    });
    if (root.current) watch.observe(root.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return room;
}

/** @param {{sitting: import("./sitting.js").Sitting, hand: import("./hand.js").Hand, table: import("./types.js").Snapshot}} props */
export function BoardFrame({ sitting, hand, table }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const current = useRef(/** @type {string | null} */ (null));

  // one of the places is the tab stop; which one, the person has chosen by going there
  useLayoutEffect(() => {
    if (!root.current) return;
    const places = placesOf(root.current);
    const here =
      places.find((place) => place.dataset.place === current.current) ??
      places.find((place) => place.classList.contains("lit")) ??
      places[0];
    for (const place of places) stop(place, place === here);
  });

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const from = /** @type {HTMLElement} */ (event.target).closest("[data-place]");
    if (!isSpot(from) || !root.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const places = placesOf(root.current);
    // a button hears Enter by itself, a group of a drawing does not: the board takes it for a tap
    if (from instanceof SVGElement && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return void from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    const way = WAYS[event.key];
    const to = way
      ? nearest(places, from, way)
      : event.key === "Home"
        ? places[0]
        : event.key === "End"
          ? places[places.length - 1]
          : null;
    if (!way && !to) return;
    event.preventDefault();
    to?.focus();
  };

  /** @param {FocusEvent} event */
  const onFocus = (event) => {
    const place = /** @type {HTMLElement} */ (event.target).closest("[data-place]");
    if (!isSpot(place) || !root.current) return;
    current.current = place.dataset.place ?? null;
    for (const one of placesOf(root.current)) stop(one, one === place);
  };

  const { Board } = sitting.face;
  const room = useSpace(sitting.game, root);
  const folded = hand.look.value || (table.decision && table.decision.seat !== table.decision.turn);
  const { view, turn, viewer } = table;
  const [decision, foresight, considered] = [hand.asked.value, hand.foresight.value, hand.considered.value];
  const plan = (decision && sitting.aim.value?.plan) ?? null;
  // the frame may fold, and somebody else be asked, while the board stays as it is
  const board = useMemo(
    () =>
      html`<${Board}
        view=${view}
        seats=${sitting.seats}
        turn=${turn}
        lights=${hand.lights}
        onPlace=${hand.press}
        decision=${decision}
        foresight=${foresight}
        considered=${considered}
        viewer=${viewer}
        plan=${plan}
      />`,
    [view, turn, viewer, decision, foresight, considered, plan],
  );
  return html`<div
    class=${`board-frame${folded ? " folds" : ""}${full.value ? " full" : ""}`}
    role="group"
    aria-label=${t("play-board")}
    aria-busy=${hand.foreseeing.value ? "true" : null}
    ref=${root}
    style=${room ? { height: `${room}px` } : null}
    onKeyDown=${onKeyDown}
    onFocusIn=${onFocus}
  >
    ${!room && board}
  </div>`;
}
