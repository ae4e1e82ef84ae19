// A window onto a chart that is larger than the screen. It moves the drawing by a transform, lays it out for another scale,
// tells the marks how many pixels a unit has (--zoom), and never takes a tap for a drag or the reverse.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../store/words.tsx";
import { withoutFling } from "./fling.ts";
import { full } from "./full.ts";
import { SLOP, gestures } from "./gestures.ts";
import { Icon } from "./icon.ts";
import { type Box, type Look, Pane } from "./pane.ts";
import { NOTHING_HIDDEN, alike, survey } from "./survey.ts";

const TWICE = 320; // milliseconds between the two taps of a double tap

const NONE: Box[] = [];

export function Zoom({
  bounds,
  focus,
  more = NONE,
  together = false,
  asks = false,
  question,
  detail,
  name,
  label,
  overview,
  onTap,
  above,
  rulers,
  children,
}: {
  /** the chart with a little paper around it */
  bounds: Box;
  /** what matters now, the most important first */
  focus: Box[];
  /** what is good to see as well, as far as the scale allows */
  more?: Box[];
  /** all of it is to be seen at once, however far away: a whole route */
  together?: boolean;
  /** somebody here is asked: the question must not be covered */
  asks?: boolean;
  /** when this changes, the window goes to the focus, if that is out of sight */
  question: string;
  /** the same; but the scale that the window had to take for it was only lent */
  detail: string;
  name: string;
  label: string;
  /** the whole, small, in units of the chart */
  overview: ComponentChildren;
  /** whether something was there to be tapped */
  onTap: (event: MouseEvent) => boolean;
  /** what is drawn over it under a finger: by itself, for a picture of it would have the browser go through the whole chart */
  above?: ComponentChildren;
  /** what lies on the glass, in a corner where it covers the least */
  rulers?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { frame, svg, upper, pane, look, sights } = useWindow({ bounds, focus, more, together, question, detail });
  useEffect(() => {
    if (asks) full.value = false;
  }, [asks]);
  const onClick = useTaps(pane, onTap);
  const closer = () => pane.current?.zoom(1.4, null, true);
  const farther = () => pane.current?.zoom(1 / 1.4, null, true);
  const fit = () => pane.current?.toggle();
  const onKeyDown = keysFor({ "+": closer, "=": closer, "-": farther, 0: fit });
  const onFocusIn = (event: FocusEvent) => {
    const place = (event.target as Element).closest("[data-place]");
    if (place?.matches(":focus-visible")) pane.current?.reveal(place);
  };
  return (
    <div class="zoom" ref={frame} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      <svg class={`zoom-chart ${name}`} ref={svg} role="group" aria-label={label} onClick={onClick}>
        {children}
      </svg>
      {above && (
        <svg class={`zoom-above ${name}`} ref={upper} role="none">
          {above}
        </svg>
      )}
      {sights.signs.map((sign) => (
        <Sign key={`${sign.x} ${sign.y}`} sign={sign} onReveal={(place: Element) => pane.current?.reveal(place)} />
      ))}
      <Corner
        aside={sights.corner}
        hidden={look.whole}
        bounds={bounds}
        overview={overview}
        onGlide={(to: { x: number; y: number }) => pane.current?.glide(to)}
      />
      {rulers && <div class={`zoom-rulers ${sights.rulers}`}>{rulers}</div>}
      <Tools look={look} side={sights.tools} onFit={fit} onFarther={farther} onCloser={closer} />
    </div>
  );
}

const keysFor = (keys: Record<string, () => void>) => (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && full.value) {
    event.stopPropagation();
    full.value = false;
  }
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

/** The window, where it stands and what lies beyond it. */
function useWindow({
  bounds,
  focus,
  more,
  together,
  question,
  detail,
}: Required<Pick<Parameters<typeof Zoom>[0], "bounds" | "focus" | "more" | "together" | "question" | "detail">>) {
  const frame = useRef<HTMLDivElement | null>(null);
  const svg = useRef<SVGSVGElement | null>(null);
  const upper = useRef<SVGSVGElement | null>(null);
  const pane = useRef<Pane | null>(null);
  const [look, setLook] = useState<Look>({ whole: true, low: false });
  const [sights, setSights] = useState(NOTHING_HIDDEN);
  const surveying = useRef(0);
  // where the next frame lays the page out anyway: what looks at once has it laid out twice
  const surveyed = () => {
    cancelAnimationFrame(surveying.current);
    surveying.current = requestAnimationFrame(() => {
      if (!frame.current || !pane.current || pane.current.moves) return;
      const found = survey(frame.current, pane.current.whole, pane.current.matters);
      setSights((before) => (alike(before, found) ? before : found));
    });
  };

  useLayoutEffect(() => {
    if (!frame.current || !svg.current) return;
    const made = new Pane(frame.current, svg.current, upper.current, bounds, setLook, surveyed);
    pane.current = made;
    made.focus = focus;
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(frame.current);
    made.open();
    const undo = gestures(svg.current, upper.current, made);
    return () => {
      watch.disconnect();
      undo();
      made.halt();
      cancelAnimationFrame(surveying.current);
      full.value = false;
    };
  }, []);

  const asked = useRef(question);
  useEffect(() => {
    if (!pane.current) return;
    pane.current.focus = focus;
    pane.current.more = more;
    pane.current.together = together;
    pane.current.seek(question !== "" && question !== asked.current);
    asked.current = question;
  }, [question, detail]);

  // other places may be lit now
  useEffect(() => {
    if (!pane.current?.moves) surveyed();
  });
  return { frame, svg, upper, pane, look, sights };
}

/** Twice in one place, quickly, comes closer. */
function useTaps(pane: { current: Pane | null }, onTap: (event: MouseEvent) => boolean) {
  const last = useRef({ time: 0, x: 0, y: 0 });
  return (event: MouseEvent) => {
    const now = pane.current;
    if (!now || (event.detail && now.dragged())) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const before = last.current;
    last.current = { time, x, y };
    if (onTap(event) || time - before.time > TWICE || Math.hypot(x - before.x, y - before.y) > 3 * SLOP) return;
    last.current.time = 0;
    now.zoom(1.7, now.local(event), true);
  };
}

/** Where something lies that is lit beyond the window. */
const Sign = ({
  sign: { x, y, angle, places },
  onReveal,
}: {
  sign: import("./survey.ts").Sign;
  onReveal: (place: Element) => void;
}) => (
  <button
    class="zoom-sign"
    aria-hidden="true"
    tabindex={-1}
    style={{ left: `${x}px`, top: `${y}px` }}
    onClick={() => onReveal(places[0])}
  >
    <i style={{ rotate: `${angle}deg` }}>
      <Icon name="next" />
    </i>
    {places.length > 1 && <b>{places.length}</b>}
  </button>
);

/** The whole chart, small, and the window on it. */
function Corner({
  aside,
  hidden,
  bounds,
  overview,
  onGlide,
}: {
  aside: boolean;
  hidden: boolean;
  bounds: Box;
  overview: ComponentChildren;
  onGlide: (to: { x: number; y: number }) => void;
}) {
  const onClick = (event: MouseEvent & { currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = bounds[0] + ((event.clientX - box.left) / box.width) * bounds[2];
    const y = bounds[1] + ((event.clientY - box.top) / box.height) * bounds[3];
    onGlide({ x, y });
  };
  return (
    <div class={`zoom-corner${aside ? " aside" : ""}`} hidden={hidden} aria-hidden="true" onClick={onClick}>
      <svg viewBox={bounds.join(" ")}>{overview}</svg>
      <svg class="zoom-glass" viewBox={bounds.join(" ")}>
        <rect class="zoom-window" />
      </svg>
    </div>
  );
}

const Tools = ({
  look: { whole, low },
  side,
  onFit,
  onFarther,
  onCloser,
}: {
  look: Look;
  side: string;
  onFit: () => void;
  onFarther: () => void;
  onCloser: () => void;
}) => (
  <div class={`zoom-tools${low ? " low" : ""} ${side}`} role="group" aria-label={t("play-chart-view")}>
    <button
      class="btn--icon"
      data-action="chart-full"
      aria-label={t(full.value ? "play-chart-shrink" : "play-chart-full")}
      aria-pressed={full.value}
      onClick={() => (full.value = !full.value)}
    >
      <Icon name={full.value ? "close" : "full"} />
    </button>
    <button class="btn--icon" aria-label={t(whole ? "play-chart-near" : "play-chart-whole")} onClick={onFit}>
      <Icon name={whole ? "near" : "whole"} />
    </button>
    {!low && (
      <>
        <button class="btn--icon" aria-label={t("play-chart-out")} onClick={onFarther}>
          <Icon name="minus" />
        </button>
        <button class="btn--icon" aria-label={t("play-chart-in")} onClick={onCloser}>
          <Icon name="plus" />
        </button>
      </>
    )}
  </div>
);

/** The chart itself, of anything on it or drawn over it. */
export const chartOf = (it: Element): SVGSVGElement | null => it.closest(".zoom")?.querySelector(".zoom-chart") ?? null;

/** Asks the window to bring a part of its chart into sight. @returns whether it has to move */
export function lookAt(svg: Element, box: Box): boolean {
  const detail = { box, moves: false };
  svg.dispatchEvent(new CustomEvent("chart-look", { detail }));
  return detail.moves;
}

/** A finger that has come down on the chart draws a piece: the chart stays where it is, unless another finger comes down
 * beside it to pinch. */
export function seize(svg: Element, { pointerId: id, target }: PointerEvent, letGo: () => void) {
  // a piece is drawn anew as it moves, and the chart hears nothing of a finger whose node has left it
  withoutFling(target);
  svg.dispatchEvent(new CustomEvent("chart-seize", { detail: { id, letGo } }));
}

/** Pulls the chart along under its window, by so many pixels. */
export const pull = (svg: Element, dx: number, dy: number) =>
  svg.dispatchEvent(new CustomEvent("chart-pull", { detail: { dx, dy } }));
