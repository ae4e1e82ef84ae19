// The table is laid with keys alone: the focus goes on where it was, also when what had it is gone.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const KEYS = "button, input, select, textarea, a[href], [tabindex='0']";

const within = (root: Element) => [...root.querySelectorAll<HTMLElement>(KEYS)].filter((one) => one.tabIndex >= 0);

const placeIn = (board: Element, place: string | null) =>
  board.querySelector<SVGElement>(place ? `[data-place="${CSS.escape(place)}"]` : '[data-place][tabindex="0"]');

/** @param board  what the board lies in
 * @param held  the piece in the hand: with keys, its board is where to go on
 * @param boards  unless nothing on the board takes it
 * @returns what all of the editor lies in */
export function useKeys(
  board: RefObject<HTMLElement | null>,
  held: string | null,
  onDrop: () => void,
  boards: boolean = true,
) {
  const root = useRef<HTMLElement | null>(null);
  /** The piece that was in the hand last. */
  const piece = useRef<string | null>(null);
  const drop = useRef<(() => void) | null>(null);
  drop.current = held ? onDrop : null;
  const had = useRef<{ at: number; place: string | null } | null>(null);
  useEffect(() => {
    if (!held || held === piece.current) return void (piece.current = held ?? piece.current);
    piece.current = held;
    if (!boards) return;
    const from = document.activeElement;
    if (!board.current || board.current.contains(from) || !from?.matches(":focus-visible")) return;
    (placeIn(board.current, held) ?? placeIn(board.current, null))?.focus();
  }, [held]);
  useEffect(() => {
    const all = root.current;
    if (!all) return;
    const onFocus = ({ target }: FocusEvent) => {
      const one = target as HTMLElement;
      const place = one.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
      // a finger that has tapped what is gone is not led anywhere
      had.current = one.matches(":focus-visible") ? { at: within(all).indexOf(one), place } : null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drop.current) return;
      event.stopPropagation();
      drop.current();
    };
    const watch = new MutationObserver(() => {
      const lost = had.current;
      if (!lost || (document.activeElement && document.activeElement !== document.body)) return;
      const on = board.current;
      const there = on && lost.place && (placeIn(on, lost.place) ?? placeIn(on, piece.current) ?? placeIn(on, null));
      const keys = within(all);
      (there || keys[Math.min(lost.at, keys.length - 1)])?.focus();
    });
    watch.observe(all, { childList: true, subtree: true });
    all.addEventListener("focusin", onFocus);
    all.addEventListener("keydown", onKey);
    return () => {
      watch.disconnect();
      all.removeEventListener("focusin", onFocus);
      all.removeEventListener("keydown", onKey);
    };
  }, []);
  return root;
}
