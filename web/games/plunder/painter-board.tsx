// The tile under the brush: painted with a finger, with a mouse, or square by square with keys.
import { useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { withoutFling } from "../../parts/fling.ts";
import { say } from "../../parts/live.ts";
import { t } from "../../store/words.tsx";
import { aimed, begun, type Brush, type Stroke } from "./paint.ts";
import { skulls } from "./ground.ts";
import { cellOf, type Chart, data, nameOf } from "./squares.ts";
import { SIZE, tileGround } from "./tile-art.tsx";
import { edgeOf, type Face, SQUARES } from "./tiles.ts";

const N = data.side;
/** A finger that goes along an edge may be so far from it, in squares. */
const NEAR = 0.3;
/** Steps in which the way of a fast finger is gone over, in squares. */
const STEP = 0.2;

type At = [x: number, y: number];

/** Squares and edges lie on one lattice: squares where both numbers are even. */
const placeAt = ([x, y]: At): string => {
  if (x % 2 === 0 && y % 2 === 0) return nameOf([x / 2, y / 2]);
  const back: At = x % 2 ? [x - 1, y] : [x, y - 1];
  const on: At = x % 2 ? [x + 1, y] : [x, y + 1];
  return edgeOf([placeAt(back), placeAt(on)]);
};

const squares: At[] = SQUARES.map((square) => cellOf(square).map((k) => 2 * k) as At);
const edges: At[] = Array.from({ length: (2 * N - 1) ** 2 }, (_, i): At => [
  i % (2 * N - 1),
  Math.floor(i / (2 * N - 1)),
]).filter(([x, y]) => (x + y) % 2);

const ARROWS: Record<string, At> = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] };

/** From an edge up or down, one comes to those that lie the other way. */
function stepped([x, y]: At, key: string, brush: Brush): At | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [right, down] = arrow;
  const to: At = brush === "barrier" && down ? [x % 2 ? x - 1 : x + 1, y + down / 2] : [x + right, y + down];
  const last = 2 * N - 2;
  if (brush === "barrier" && to[0] > last) to[0] = last - 1;
  return to.every((k) => k >= 0 && k <= last) ? to : [x, y];
}

/** The edge next to a point, and how far it is. */
function edgeNear(x: number, y: number): { at: At; far: number } {
  const line = (k: number) => Math.min(N - 1, Math.max(1, Math.round(k)));
  const [across, along] = [Math.abs(x - line(x)), Math.abs(y - line(y))];
  return across < along
    ? { at: [2 * line(x) - 1, 2 * Math.floor(y)], far: across }
    : { at: [2 * Math.floor(x), 2 * line(y) - 1], far: along };
}

function placeUnder(brush: Brush, x: number, y: number, first: boolean): string | null {
  if (x < 0 || y < 0 || x >= N || y >= N) return null;
  if (brush !== "barrier") return nameOf([Math.floor(x), Math.floor(y)]);
  const { at, far } = edgeNear(x, y);
  return first || far < NEAR ? placeAt(at) : null;
}

type Props = {
  label: string;
  chart: Chart;
  brush: Brush;
  /** as it is now, drawn or not */
  face: () => Face;
  onBegin: () => void;
  onBrush: (stroke: Stroke, place: string) => void;
};

export function Board({ label, chart, brush, face, onBegin, onBrush }: Props) {
  const pointer = useStrokes({ brush, face, onBegin, onBrush });
  const coasts = chart.islands.filter(({ land }) => land.length);
  const marks = coasts.map((island) => skulls(island, false)).join("");
  return (
    <div class="painter-board" data-brush={brush} {...pointer}>
      {draw(
        `<svg viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true">${tileGround(chart, "painter-coasts")}${marks}</svg>`,
      )}
      <Cells {...{ label, chart, brush, face, onBegin, onBrush }} />
    </div>
  );
}

/** A stroke of a finger or a mouse, from where it goes down until it goes up. */
function useStrokes({ brush, face, onBegin, onBrush }: Pick<Props, "brush" | "face" | "onBegin" | "onBrush">) {
  const going = useRef<{ stroke: Stroke; place: string; x: number; y: number } | null>(null);
  const spot = (event: PointerEvent) => {
    const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return [((event.clientX - left) / width) * N, ((event.clientY - top) / height) * N] as const;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      const [x, y] = spot(event);
      const place = placeUnder(brush, x, y, true);
      if (!place) return;
      event.preventDefault();
      withoutFling(event.currentTarget);
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      const stroke = begun(face(), brush, place);
      going.current = { stroke, place, x, y };
      onBegin();
      onBrush(stroke, place);
    },
    onPointerMove(event: PointerEvent) {
      const { current: one } = going;
      if (!one || !event.isPrimary) return;
      const [x, y] = spot(event);
      if (brush === "port") {
        const [col, row] = cellOf(one.place);
        const aim = aimed(x - col - 0.5, y - row - 0.5);
        if (aim) onBrush({ ...one.stroke, aim }, one.place);
        return;
      }
      const steps = Math.ceil(Math.hypot(x - one.x, y - one.y) / STEP);
      for (let k = 1; k <= steps; k++) {
        const place = placeUnder(brush, one.x + ((x - one.x) * k) / steps, one.y + ((y - one.y) * k) / steps, false);
        if (!place || place === one.place) continue;
        one.place = place;
        onBrush(one.stroke, place);
      }
      [one.x, one.y] = [x, y];
    },
    onPointerUp: () => void (going.current = null),
    onPointerCancel: () => void (going.current = null),
  };
}

/** What a key paints: one square or edge, told as it is. */
function Cells({ label, chart, brush, face, onBegin, onBrush }: Props) {
  const among = brush === "barrier" ? edges : squares;
  const first = itemAt(among, 0);
  const [cursor, setCursor] = useState<At>(first);
  const here = among.some(([x, y]) => x === cursor[0] && y === cursor[1]) ? cursor : first;
  const told = useRef<string | null>(null);
  const press = (at: At) => {
    setCursor(at);
    onBegin();
    onBrush(begun(face(), brush, placeAt(at)), placeAt(at));
    told.current = placeAt(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepped(here, event.key, brush);
    if (!to) return;
    event.preventDefault();
    setCursor(to);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-cell="${placeAt(to)}"]`)?.focus();
  };
  return (
    <div class="painter-cells" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {among.map((at) => {
        const [place, on] = [placeAt(at), at[0] === here[0] && at[1] === here[1]];
        const words = wordsOf(chart, place);
        if (told.current === place) {
          told.current = null;
          say(words);
        }
        return (
          <button
            key={place}
            type="button"
            class="painter-cell"
            data-cell={place}
            tabIndex={on ? 0 : -1}
            aria-label={words}
            style={{ "--x": (at[0] + 1) / 2, "--y": (at[1] + 1) / 2 }}
            onFocus={() => setCursor(at)}
            onClick={(event: MouseEvent) => event.detail === 0 && press(at)}
          />
        );
      })}
    </div>
  );
}

const kindAt = (chart: Chart, edge: string[]) =>
  chart.barriers.find(({ between }) => edgeOf(between.map(nameOf)) === edgeOf(edge))?.kind ?? "open";

function wordsOf(chart: Chart, place: string) {
  const [from = place, to] = place.split(" ");
  if (to) return t("page-tiles-edge", { from, to, what: kindAt(chart, [from, to]) });
  const shore = chart.shore(cellOf(place));
  const what = !shore ? "sea" : shore.port ? "port" : shore.island.kind;
  const docks = (shore?.port?.docks ?? []).map((side) => ({ word: `page-tiles-side-${side}` }));
  return t("page-tiles-square", { square: place, what, skulls: shore?.island.skulls ?? 0, docks });
}
