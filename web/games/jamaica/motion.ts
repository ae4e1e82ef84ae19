// What moves on the chart: ships along their ways, goods and treasures. What lies out of sight is brought into it first.
import { type Point, spline } from "../../art/geometry.ts";
import { good } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import type { Box } from "../../parts/pane.ts";
import { lookAt } from "../../parts/zoom.tsx";
import { fly as flight } from "../../play/flights.ts";
import type { Stage } from "../../play/types.ts";
import { berth, spot } from "./course.ts";
import type { GameEvent, Lair, Sailed } from "./events.d.ts";
import { shipsAt } from "./places.ts";
import type { View } from "./view.d.ts";

const STRIDE = 180;
const LONGEST = 1500;

export async function act(
  { key, data, args }: GameEvent,
  stage: Stage,
  _before: View,
  after: View,
): Promise<void | (() => Promise<void>)> {
  const kind = String(args?.kind);
  switch (key) {
    case "jamaica-sailed":
    case "jamaica-ghost-sailed":
    case "jamaica-retreat":
      return sail(data, stage, after);
    case "jamaica-combat":
      return meet(
        data.combat.sides.map((side) => itemAt(after.ships, side.ship).space),
        stage,
      );
    case "jamaica-loaded":
      if (kind !== "crew") await fly(kind, ship(data.ship, stage), hold(data.ship, data.hold, stage), stage);
      return;
    case "jamaica-paid":
      if (args.why !== "powder") await fly(kind, stage.purse(data.seat), ship(data.seat, stage), stage);
      return;
    case "jamaica-stole-hold":
      if (kind !== "crew") await fly(kind, ship(data.loser, stage), ship(data.winner, stage), stage);
      return;
    case "jamaica-stole-up":
    case "jamaica-stole-covered":
      return fly("treasure", ship(data.loser, stage), ship(data.winner, stage), stage);
    case "jamaica-gave":
      return fly("treasure", ship(data.winner, stage), ship(data.loser, stage), stage);
    case "jamaica-lair":
      return lift(data, stage);
  }
}

const ship = (number: number, stage: Stage) => stage.at(`ship:${number}`)?.querySelector("[data-body]") ?? null;

/** Where goods go: into the hold, if it is drawn, else to the captain's total. */
const hold = (number: number, i: number, stage: Stage) => stage.at(`hold:${number}:${i}`) ?? stage.purse(number);

// ---- ships

/** @returns at each point, which way a ship there looks */
function headings(points: Point[]): number[] {
  let face = 1;
  return points.map(([x, y], i) => {
    const [x2, y2] = points[i + 1] ?? [x, y];
    if (Math.abs(x2 - x) > 0.35 * Math.abs(y2 - y) && x2 !== x) face = Math.sign(x2 - x);
    return face;
  });
}

/** A copy of a ship above all that is drawn on the chart. */
function copyOn(chart: Element, piece: Element) {
  const copy = piece.cloneNode(true) as Element;
  for (const name of ["data-place", "role", "tabindex", "aria-label"]) copy.removeAttribute(name);
  chart.querySelector(".chart-sky")?.append(copy);
  return copy;
}

/** Whoever fights is seen, also where one fires from afar. */
async function meet(spaces: number[], stage: Stage) {
  const chart = document.querySelector("svg.zoom-chart");
  const [xs, ys] = [spaces.map((space) => spot(space)[0]), spaces.map((space) => spot(space)[1])];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 76];
  const box: Box = [left, top, Math.max(...xs) + 60 - left, Math.max(...ys) + 60 - top];
  if (chart && lookAt(chart, box)) await stage.hold(260);
}

/** Along its way, space by space, facing where it goes. */
async function sail({ ship: number, way }: Sailed, stage: Stage, after: View) {
  const piece = stage.at(`ship:${number}`);
  const chart = piece?.closest("svg");
  if (!piece || !chart || way.length < 2) return;
  const points = spline(way.map(spot), { step: 16 });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 44, Math.min(...ys) - 62];
  if (lookAt(chart, [left, top, Math.max(...xs) + 44 - left, Math.max(...ys) + 44 - top])) await stage.hold(260);

  const copy = copyOn(chart, piece);
  const [body, heading] = [copy.querySelector("[data-body]"), copy.querySelector(".heading")];
  if (!body || !heading) return copy.remove();
  stage.leave(piece, { opacity: 0 });
  const among = shipsAt(after, itemAt(way, way.length - 1));
  const { x, y, size } = berth(Math.max(0, among.indexOf(number)), Math.max(1, among.length));
  const ms = Math.min(LONGEST, STRIDE * (way.length - 1));
  await Promise.all([
    stage.move(
      copy,
      points.map(([px, py]) => ({ transform: `translate(${px}px, ${py}px)` })),
      ms,
    ),
    stage.move(
      body,
      [{ transform: getComputedStyle(body).transform }, { transform: `translate(${x}px, ${y}px) scale(${size})` }],
      ms,
    ),
    stage.move(
      heading,
      headings(points).map((face) => ({ transform: `scale(${face}, 1)`, easing: "steps(1)" })),
      ms,
    ),
  ]);
  const was = new Map([...vessels(chart)].map((other) => [other, foot(other)]));
  return async () => {
    copy.remove();
    await Promise.all([...vessels(chart)].map((other) => (other === piece ? null : makeRoom(other, was, stage))));
  };
}

const vessels = (chart: Element) => chart.querySelectorAll("[data-place^='ship:']");

function foot(vessel: Element): [number, number] {
  const { left, width, bottom } = (vessel.querySelector("[data-body]") ?? vessel).getBoundingClientRect();
  return [left + width / 2, bottom];
}

/** Ships make room for each other. */
async function makeRoom(vessel: Element, was: Map<Element, [number, number]>, stage: Stage) {
  const body = vessel.querySelector("[data-body]") as SVGGraphicsElement | null;
  const scale = ((body?.parentElement ?? undefined) as SVGGraphicsElement | undefined)?.getScreenCTM()?.a;
  const drawn = body?.transform.baseVal.consolidate()?.matrix;
  const from = was.get(vessel);
  if (!body || !from || !scale || !drawn) return;
  const [x, y] = foot(vessel);
  const [dx, dy] = [(from[0] - x) / scale, (from[1] - y) / scale];
  if (Math.hypot(dx, dy) < 1) return;
  const size = `scale(${drawn.a})`;
  await stage.move(
    body,
    [
      { transform: `translate(${drawn.e + dx}px, ${drawn.f + dy}px) ${size}` },
      { transform: `translate(${drawn.e}px, ${drawn.f}px) ${size}` },
    ],
    200,
  );
}

// ---- what flies

/** Whether any of it can be seen through the window it is in. */
function seen(element: Element) {
  const window = element.closest(".zoom")?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !window || (x > window.left && x < window.right && y > window.top && y < window.bottom);
}

async function fly(kind: string, from: Element | null, to: Element | null, stage: Stage) {
  if (from && to && seen(from) && seen(to)) await flight(good(kind, 24), from, to, 24, stage);
}

/** A lair's chest goes aboard. */
async function lift({ ship: number, space }: Lair, stage: Stage) {
  const chest = stage.at(`space:${space}`)?.querySelector(".chest");
  if (!chest) return;
  const flies = fly("treasure", chest, ship(number, stage), stage);
  stage.leave(chest, { opacity: 0 });
  await flies;
}
