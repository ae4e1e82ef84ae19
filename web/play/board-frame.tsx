// The board as one tab stop: arrows go to the nearest place in that direction, whatever the game.
import { DrawnFor } from "../parts/drawn-for.tsx";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { full } from "../parts/full.ts";
import { t } from "../store/words.tsx";
import type { Selection } from "./selection.ts";
import type { GameSession } from "./game-session.ts";
import type { Snapshot } from "./types.ts";

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** A place on a board is a button, or a group of a drawing. */
type Spot = HTMLElement | SVGElement;

const isSpot = (element: unknown): element is Spot => element instanceof HTMLElement || element instanceof SVGElement;

const placesOf = (root: Element): Spot[] => [...root.querySelectorAll("[data-place]")].filter(isSpot);

/** Where arrows go: over what is free for the piece in the hand, else over all places. */
function walked(root: Element): Spot[] {
  const all = placesOf(root);
  const free = all.filter(({ dataset }) => dataset.free !== undefined);
  return free.length ? free : all;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest place that lies that way: straight ahead counts for more than aside. */
function nearest(places: Spot[], from: Spot, [dx, dy]: [number, number]) {
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

/** Makes a place the tab stop of the board, or not. */
function stop(place: Spot, here: boolean) {
  const index = here ? 0 : -1;
  if (place.tabIndex !== index) place.tabIndex = index;
}

/** How high the board was last, by game and width of the page: it can be kept free before the board is drawn. */
const heights: Map<string, number> = new Map();

/** Whether to draw the board already. A board that is drawn anew, behind a curtain that goes up, comes a frame after all
 * else: the tap is answered before, and nothing moves.
 * @returns 0, or its height until it comes */
function useSpace(game: string, root: RefObject<HTMLElement | null>): number {
  const known = `${game} ${innerWidth}`;
  const [room, free] = useState(heights.get(known) ?? 0);
  useEffect(() => {
    const timer = setTimeout(() => free(0));
    // what is taken out of the page is told of as well, as nothing
    const watch = new ResizeObserver(([entry]) => {
      const blockSize = entry?.borderBoxSize[0]?.blockSize;
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

/** One of the places is the tab stop; which one, the person has chosen by going there. */
function useArrows(root: { current: HTMLElement | null }) {
  const current = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    const places = placesOf(root.current);
    const here =
      places.find((place) => place.dataset.place === current.current) ??
      places.find((place) => place.classList.contains("lit")) ??
      places[0];
    for (const place of places) stop(place, place === here);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).closest("[data-place]");
    if (!isSpot(from) || !root.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const places = walked(root.current);
    // a button hears Enter by itself, a group of a drawing does not: the board takes it for a tap
    if (from instanceof SVGElement && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return void from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    const way = WAYS[event.key];
    const ends = { Home: places[0], End: places[places.length - 1] };
    const to = way ? nearest(places, from, way) : ((ends as Record<string, Spot>)[event.key] ?? null);
    if (!way && !to) return;
    event.preventDefault();
    to?.focus();
  };

  const onFocusIn = (event: FocusEvent) => {
    const place = (event.target as HTMLElement).closest("[data-place]");
    if (!isSpot(place) || !root.current) return;
    current.current = place.dataset.place ?? null;
    for (const one of placesOf(root.current)) stop(one, one === place);
  };
  return { onKeyDown, onFocusIn };
}

/** What a board lies in, whether it is played on or laid. `room`: its height while it is not there yet;
 * `open`: nobody sits here, and it is looked at from afar. */
export function Frame({
  root,
  folds = false,
  busy = false,
  room = 0,
  open = false,
  children,
}: {
  root: RefObject<HTMLDivElement | null>;
  folds?: boolean;
  busy?: boolean;
  room?: number;
  open?: boolean;
  children: ComponentChildren;
}) {
  const { onKeyDown, onFocusIn } = useArrows(root);
  return (
    <div
      class={`board-frame${folds ? " folds" : ""}${full.value ? " full" : ""}`}
      role="group"
      aria-label={t("play-board")}
      aria-busy={busy ? "true" : undefined}
      data-lies-open={open ? "" : undefined}
      ref={root}
      style={room ? { height: `${room}px` } : undefined}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      {!room && children}
    </div>
  );
}

export function BoardFrame({
  session,
  selection,
  table,
}: {
  session: GameSession;
  selection: Selection;
  table: Snapshot;
}) {
  const root = useRef<HTMLDivElement | null>(null);
  const { Board } = session.face;
  const room = useSpace(session.game, root);
  // what is to be laid or carried out is seen whole
  const asksAnother = table.decision && table.decision.seat !== table.decision.turn;
  const errand = session.errands?.now.value;
  const folded = selection.look.value || (asksAnother && !errand);
  const carried = errand?.places.value ?? null;
  const { view, turn, viewer } = table;
  const [decision, foresight, considered] = [
    selection.asked.value,
    selection.foresight.value,
    selection.considered.value,
  ];
  const plan = (decision && session.aim.value?.plan) ?? null;
  const points = session.question.value !== null;
  // the frame may fold, and somebody else be asked, while the board stays as it is
  const board = () => (
    <Board
      view={view}
      seats={session.seats}
      turn={turn}
      lights={selection.lights}
      onPlace={(place) => {
        const pointed = session.question.peek()?.onPlace;
        if (pointed) pointed(place);
        else selection.press(place);
      }}
      points={points}
      decision={decision}
      foresight={foresight}
      considered={considered}
      viewer={viewer}
      plan={plan}
      carried={carried}
    />
  );
  return (
    <Frame root={root} folds={Boolean(folded)} busy={selection.foreseeing.value} room={room} open={!session.people}>
      <DrawnFor of={[view, turn, viewer, decision, foresight, considered, plan, points, carried]} draw={board} />
    </Frame>
  );
}
