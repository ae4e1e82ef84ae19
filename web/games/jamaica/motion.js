// What moves on the chart: ships along their ways, goods and treasures. What lies out of sight is brought into it first.
import { spline } from "../../art/geometry.js";
import { good } from "../../art/pieces.js";
import { lookAt } from "../../parts/zoom.js";
import { fly as flight } from "../../play/flights.js";
import { berth, spot } from "./course.js";
import { shipsAt } from "./places.js";

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */
/** @typedef {import("../../art/geometry.js").Point} Point */

const STRIDE = 180;
const LONGEST = 1500;

/** @param {Event} event @param {Stage} stage @param {any} _before @param {any} after @returns {Promise<void | (() => Promise<void>)>} */
export async function act({ key, data = {}, args }, stage, _before, after) {
  const kind = String(args?.kind);
  switch (key) {
    case "jamaica-sailed":
    case "jamaica-ghost-sailed":
    case "jamaica-retreat":
      return sail(data, stage, after);
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

/** @param {number} number @param {Stage} stage */
const ship = (number, stage) => stage.at(`ship:${number}`)?.querySelector("[data-body]") ?? null;

/** Where goods go: into the hold, if it is drawn, else to the captain's total.
 * @param {number} number @param {number} i @param {Stage} stage */
const hold = (number, i, stage) => stage.at(`hold:${number}:${i}`) ?? stage.purse(number);

// ---- ships

/** @param {Point[]} points @returns {number[]} at each point, which way a ship there looks */
function headings(points) {
  let face = 1;
  return points.map(([x, y], i) => {
    const [x2, y2] = points[Math.min(i + 1, points.length - 1)];
    if (Math.abs(x2 - x) > 0.35 * Math.abs(y2 - y) && x2 !== x) face = Math.sign(x2 - x);
    return face;
  });
}

/** A copy of a ship above all that is drawn on the chart. @param {Element} piece @param {Element} chart */
function copyOn(chart, piece) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  for (const name of ["data-place", "role", "tabindex", "aria-label"]) copy.removeAttribute(name);
  chart.querySelector(".chart-sky")?.append(copy);
  return copy;
}

/** Along its way, space by space, facing where it goes. @param {any} data @param {Stage} stage @param {any} after */
async function sail({ ship: number, way }, stage, after) {
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
  const among = shipsAt(after, way.at(-1));
  const { x, y, size } = berth(among.indexOf(number), among.length);
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

/** @param {Element} chart */
const vessels = (chart) => chart.querySelectorAll("[data-place^='ship:']");

/** @param {Element} vessel @returns {[number, number]} */
function foot(vessel) {
  const { left, width, bottom } = (vessel.querySelector("[data-body]") ?? vessel).getBoundingClientRect();
  return [left + width / 2, bottom];
}

/** Ships make room for each other. @param {Element} vessel @param {Map<Element, [number, number]>} was @param {Stage} stage */
async function makeRoom(vessel, was, stage) {
  const body = /** @type {SVGGraphicsElement | null} */ (vessel.querySelector("[data-body]"));
  const scale = /** @type {SVGGraphicsElement | undefined} */ (body?.parentElement ?? undefined)?.getScreenCTM()?.a;
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

/** Whether any of it can be seen through the window it is in. @param {Element} element */
function seen(element) {
  const window = element.closest(".zoom")?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !window || (x > window.left && x < window.right && y > window.top && y < window.bottom);
}

/** @param {string} kind @param {Element | null} from @param {Element | null} to @param {Stage} stage */
async function fly(kind, from, to, stage) {
  if (from && to && seen(from) && seen(to)) await flight(good(kind, 24), from, to, 24, stage);
}

/** A lair's chest goes aboard. @param {any} data @param {Stage} stage */
async function lift({ ship: number, space }, stage) {
  const chest = stage.at(`space:${space}`)?.querySelector(".chest");
  if (!chest) return;
  const flies = fly("treasure", chest, ship(number, stage), stage);
  stage.leave(chest, { opacity: 0 });
  await flies;
}
