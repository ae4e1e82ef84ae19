// The tags beside the lit places: what would follow from stopping there, in signs and few words. They look for room
// beside each other, off the spaces and the ships.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { centre } from "../../art/geometry.ts";
import { type Box, overlap, type Side, tagBox, tagPlate, widthOf } from "../../art/marks.ts";
import { moon, sun } from "../../art/heavens.ts";
import { itemAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { BOUNDS } from "./chart.ts";
import { spaces, spot } from "./course.ts";
import type { Move } from "./plans.ts";
import type { View } from "./view.d.ts";
import type { Stop } from "./words.ts";

type Item = { sign?: string; words?: string; strong?: boolean; ship?: number; tone?: string };
/** box: from its pointer, on: on the chart */
export type Tag = {
  space: number;
  rows: Item[][];
  tone: string;
  side: Side;
  gap: number;
  box: Box;
  on: Box;
  x: number;
  y: number;
  considered: boolean;
};

const SIZE = 18;
const LEAD = SIZE * 1.4;
const PAD = SIZE * 0.6;
const GAP = SIZE * 0.3;
/** More moves than this, and only the considered one has words. */
const FEW = 3;

/** How many steps back it may be. */
const backSteps = ({ short }: Stop) =>
  [...new Set((short?.back ?? []).map(({ way }) => way.length - 1))].sort((a, b) => a - b);

function backWords(stop: Stop) {
  const [few = 0, ...others] = backSteps(stop);
  const many = others.at(-1);
  return many === undefined ? t("play-jamaica-tag-back", { steps: few }) : t("play-jamaica-tag-back-or", { few, many });
}

/** @param short  signs only */
function rowsOf(stop: Stop, short: boolean): Item[][] {
  const { cost, have, pay, ships, treasure, home, score } = stop;
  const kind = stop.resource ?? "";
  const rows = [];
  if (ships.length)
    rows.push([
      { sign: "e-swords", tone: "bad" },
      ...ships.map((ship) => ({ ship })),
      ...(short || ships.length > 2 ? [] : [{ words: t("play-jamaica-tag-fight") }]),
    ]);
  const sign = { sign: `g-${kind}` };
  if (pay === "yes")
    rows.push([
      sign,
      short ? { words: `−${cost}`, strong: true } : { words: t("play-jamaica-tag-pays", { cost, have }) },
    ]);
  if (pay === "merchants") rows.push([sign, { words: t("play-jamaica-tag-merchants") }]);
  if (pay === "no") {
    const lacks = { words: t("play-jamaica-tag-lacks", { cost, have }), strong: true, tone: "bad" };
    rows.push([{ ...sign, tone: "bad" }, lacks, ...(short ? [] : [{ words: backWords(stop) }])]);
  }
  if (treasure)
    rows.push([
      { sign: "g-treasure", tone: "brass" },
      ...(short ? [] : [{ words: t("play-jamaica-tag-treasure"), strong: true }]),
    ]);
  if (home)
    rows.push([
      { sign: "e-anchor", tone: "good" },
      { words: t("play-jamaica-tag-home"), strong: true },
    ]);
  if (score > 0)
    rows.push([{ sign: "shield" }, { words: t("play-jamaica-tag-counts", { points: score }), strong: home }]);
  if (!rows.length) rows.push([{ words: t("play-jamaica-tag-free") }]);
  return short ? [rows.flat()] : rows;
}

const widthOfItem = ({ words, ship }: Item) =>
  words === undefined ? SIZE * (ship === undefined ? 1.25 : 1.35) : widthOf(words, SIZE) * 1.04;
const widthOfRow = (row: Item[]) => row.reduce((w, item) => w + widthOfItem(item) + GAP, -GAP);

/** Where a tag may hang: on which side, how far from the place its pointer begins and how long it is, how far the plate
 * slides along, as a share of its size. */
type Berth = { side: Side; dx: number; dy: number; gap: number; slide: number };
const SLIDES = [0, -0.3, 0.3, -0.42, 0.42];
const BERTHS: Berth[] = (
  [
    ["e", 40, 0, 10, SLIDES.slice(0, 3)],
    ["w", -40, 0, 10, SLIDES.slice(0, 3)],
    ["s", 0, 38, 10, SLIDES],
    ["n", 0, -60, 10, SLIDES],
    ["s", 0, 38, 48, SLIDES],
    ["n", 0, -60, 48, SLIDES],
  ] as [Side, number, number, number, number[]][]
).flatMap(([side, dx, dy, gap, slides]) => slides.map((slide) => ({ side, dx, dy, gap, slide })));
/** The chart may be seen from so far away that its tags are drawn larger. */
const GROWN = 1.15;

const TILES: Box[] = spaces.map(({ x, y }) => [x - 25, y - 25, x + 25, y + 25]);
const [LEFT, TOP, WIDTH, HEIGHT] = BOUNDS;

/** One tag a place, each where it hides least. */
export function tagsOf(moves: Move[], view: View): Tag[] {
  const taken = view.ships.map(({ space }: { space: number }) => {
    const [x, y] = spot(space);
    return [x - 28, y - 56, x + 28, y];
  }) as Box[];
  const many = new Set(moves.flatMap(({ stop, fork }) => (fork ? [] : stop.space))).size > FEW;
  // what is considered chooses its room first
  const worth = ({ stop, fork, ship }: Move) =>
    stop.ships.length || stop.treasure || !(fork || itemAt(view.ships, ship).ghost);
  const told = moves.filter(worth).reverse();
  // tags stay together with the places that they are about: a small window shall show them all
  const [cx, cy] = centre(told.map(({ stop }) => spot(stop.space)));
  const tags: Map<string, Tag> = new Map();
  for (const { stop, half, considered } of told) {
    const id = `${stop.space}${half}`;
    if (tags.has(id)) continue;
    const rows = rowsOf(stop, many && !considered);
    if (half) itemAt(rows, 0).unshift({ sign: half });
    const w = Math.max(...rows.map(widthOfRow)) + 2 * PAD;
    const h = rows.length * LEAD + PAD * 0.8;
    const [px, py] = spot(stop.space);
    let best = null;
    let least = Infinity;
    for (const [i, { side, dx, dy, gap, slide }] of BERTHS.entries()) {
      const box = tagBox(side, slide * (side === "e" || side === "w" ? h : w), w, h, gap);
      const [x, y] = [px + dx, py + dy];
      const on: Box = [box[0] * GROWN + x, box[1] * GROWN + y, box[2] * GROWN + x, box[3] * GROWN + y];
      const inside = overlap(on, [LEFT + 14, TOP + 14, LEFT + WIDTH - 14, TOP + HEIGHT - 14]);
      const hides = TILES.reduce((sum, tile) => sum + overlap(on, tile), 0);
      const crowds = taken.reduce((sum, other) => sum + overlap(on, other), 0);
      // the middle of the island is far from everything: a tag rather hangs that way
      const [mx, my] = [(on[0] + on[2]) / 2, (on[1] + on[3]) / 2];
      const strays = Math.hypot(mx - 500, my - 500) + 0.6 * Math.hypot(mx - cx, my - cy);
      const cost = (w * h - inside) * 6 + hides * 4 + crowds * 6 + strays * 2 + gap * 7 + i * 10;
      if (cost < least) [best, least] = [{ side, gap, box, x, y, on }, cost];
    }
    if (!best) continue;
    taken.push(best.on);
    const tone = stop.pay === "no" ? "bad" : considered && !stop.ships.length ? "good" : "";
    tags.set(id, { space: stop.space, rows, tone, considered, ...best });
  }
  return [...tags.values()].reverse();
}

export function TagPlate({ tag, view, seats }: { tag: Tag; view: View; seats: Seat[] }) {
  const { side, gap, box, rows } = tag;
  return (
    <g
      class={`tag ${tag.tone}`}
      data-press={`space:${tag.space}`}
      aria-hidden="true"
      transform={`translate(${tag.x} ${tag.y})`}
    >
      <g class="keep keep-tag">
        <g {...ink(tagPlate(side, box, gap))} />
        {rows.map((row, i) => {
          let x = box[0] + PAD;
          const y = box[1] + PAD * 0.4 + LEAD * (i + 0.5);
          return row.map((item) => {
            const from = x;
            x += widthOfItem(item) + GAP;
            return <Sign item={item} x={from} y={y} view={view} seats={seats} />;
          });
        })}
      </g>
    </g>
  );
}

function Sign({ item, x, y, view, seats }: { item: Item; x: number; y: number; view: View; seats: Seat[] }) {
  const tone = item.tone ?? "";
  if (item.words !== undefined)
    return (
      <text class={`${item.strong ? "num" : "say"} ${tone}`} x={x} y={y + SIZE * 0.35} font-size={SIZE}>
        {item.words}
      </text>
    );
  const size = SIZE * 1.2;
  const middle = x + widthOfItem(item) / 2;
  if (item.ship !== undefined) {
    const seat = itemAt(view.ships, item.ship).ghost ? null : itemAt(seats, item.ship);
    const [colour, emblem] = seat ? [tokenOf(seat.colour), emblemOf(seat)] : ["black", "skull"];
    return (
      <g class="disc-mark" data-colour={colour} transform={`translate(${middle} ${y})`}>
        <circle r={SIZE * 0.62} />
        <use href={`#e-${emblem}`} x={-SIZE * 0.4} y={-SIZE * 0.4} width={SIZE * 0.8} height={SIZE * 0.8} />
      </g>
    );
  }
  if (item.sign === "morning" || item.sign === "evening")
    return <g {...ink((item.sign === "morning" ? sun : moon)(middle, y, SIZE * 1.3))} />;
  if (item.sign === "shield")
    return <path class="shield" transform={`translate(${middle} ${y}) scale(.66)`} d="M-15-13H15V6L0 16-15 6z" />;
  return (
    <use
      class={`sign ${tone}`}
      href={`#${item.sign}`}
      x={middle - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}
