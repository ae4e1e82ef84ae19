// What moves on the chart: ships along their ways, dice, goods and treasures. What lies out of sight is brought into it
// first; what an animation leaves in its place stays there until the next view.
import { spline } from "../../art/geometry.js";
import { pips } from "../../art/heavens.js";
import { good } from "../../art/pieces.js";
import { lookAt } from "../../parts/zoom.js";
import { way } from "../../play/motion.js";
import { berth, nodeOf, spot, wayBetween } from "./course.js";
import { shipsAt } from "./places.js";

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */
/** @typedef {import("../../art/geometry.js").Point} Point */

const STEP = 180;
const LONGEST = 1500;
const FLIGHT = 300;

/** On the board as it was. @param {Event} event @param {Stage} stage @param {any} view */
export async function act({ key, data = {}, args }, stage, view) {
  if (stage.still) return;
  const kind = String(args?.kind);
  switch (key) {
    case "jamaica-sailed":
    case "jamaica-ghost-sailed":
    case "jamaica-retreat":
      return sail(data, stage, view);
    case "jamaica-dice-rolled":
      return roll(["dice-morning", "dice-evening"], data.dice, stage);
    case "jamaica-dice-placed":
      return place(data, stage);
    case "jamaica-loaded":
      if (kind !== "crew") await fly(kind, ship(data.ship, stage), hold(data.ship, data.hold, stage), stage);
      return;
    case "jamaica-paid":
      if (data.why !== "powder") await fly(kind, stage.purse(data.seat), ship(data.seat, stage), stage);
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

/** Something stands otherwise than it is drawn, until the board is. @param {Element} element @param {Record<string, string>} style */
function leave(element, style) {
  Object.assign(/** @type {SVGElement} */ (element).style, style);
  element.setAttribute("data-moved", "");
}

/** @param {Element | null} root */
export function restore(root) {
  for (const element of root?.querySelectorAll("[data-moved]") ?? []) {
    element.removeAttribute("data-moved");
    Object.assign(/** @type {SVGElement} */ (element).style, { transform: "", visibility: "" });
  }
}

// ---- ships

/** @param {Point[]} points @param {number} start @returns {number[]} at each point, which way a ship there looks */
function headings(points, start) {
  let face = start;
  return points.map(([x, y], i) => {
    const [x2, y2] = points[Math.min(i + 1, points.length - 1)];
    if (Math.abs(x2 - x) > 0.35 * Math.abs(y2 - y) && x2 !== x) face = Math.sign(x2 - x);
    return face;
  });
}

/** Along its way, space by space, facing where it goes. @param {any} data @param {Stage} stage @param {any} view */
async function sail({ ship: number, from, to }, stage, view) {
  const piece = stage.at(`ship:${number}`);
  const chart = piece?.closest("svg");
  const body = piece?.querySelector("[data-body]");
  const heading = piece?.querySelector(".heading");
  if (!piece || !chart || !body || !heading || from === to) return;
  const dice = view.dice ?? [];
  const nodes = wayBetween(from, to, [...dice, ...dice.flatMap((/** @type {number} */ die) => [die - 1, die + 1])]);
  const points = spline(nodes.map(spot), { step: 16 });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 44, Math.min(...ys) - 62];
  if (lookAt(chart, [left, top, Math.max(...xs) + 44 - left, Math.max(...ys) + 44 - top]))
    await stage.move(chart, [{ opacity: 1 }, { opacity: 1 }], 260);

  const end = nodeOf(to);
  const others = shipsAt(view, end).filter((other) => other !== number);
  const { x, y, size } = berth(others.filter((other) => other < number).length, others.length + 1);
  const there = `translate(${x}px, ${y}px) scale(${size})`;
  const looks = headings(points, 1);
  const last = points[points.length - 1];
  const ms = Math.min(LONGEST, STEP * (nodes.length - 1));
  // of pieces that overlap the one that moves is in front
  const next = piece.nextSibling;
  piece.parentNode?.append(piece);
  const moves = [
    stage.move(
      piece,
      points.map(([px, py]) => ({ transform: `translate(${px}px, ${py}px)` })),
      ms,
    ),
    stage.move(body, [{ transform: getComputedStyle(body).transform }, { transform: there }], ms),
    stage.move(
      heading,
      looks.map((face) => ({ transform: `scale(${face}, 1)`, easing: "steps(1)" })),
      ms,
    ),
  ];
  leave(piece, { transform: `translate(${last[0]}px, ${last[1]}px)` });
  leave(body, { transform: there });
  leave(heading, { transform: `scale(${looks[looks.length - 1]}, 1)` });
  await Promise.all(moves);
  piece.parentNode?.insertBefore(piece, next);
}

// ---- what flies

/** A drawing that flies by itself. @param {string} svg */
function loose(svg) {
  const box = document.createElement("div");
  box.innerHTML = svg; // a drawing of ours: no word in it
  return /** @type {Element} */ (box.firstElementChild);
}

/** Whether any of it can be seen through the window it is in. @param {Element} element */
function seen(element) {
  const window = element.closest(".zoom")?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !window || (x > window.left && x < window.right && y > window.top && y < window.bottom);
}

/** @param {Element} element @param {number} size */
function middle(element, size) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}

/** @param {string} kind @param {Element | null} from @param {Element | null} to @param {Stage} stage */
async function fly(kind, from, to, stage) {
  if (!from || !to || !seen(from) || !seen(to)) return;
  const start = middle(from, 26);
  const there = way(start, middle(to, 26));
  const flier = stage.ghost(loose(`<span class="flier">${good(kind, 20)}</span>`), start);
  await stage.move(
    flier,
    [{ transform: "none" }, { transform: there, opacity: 1, offset: 0.9 }, { transform: there, opacity: 0 }],
    FLIGHT,
  );
  flier.remove();
}

/** A lair's chest goes aboard. @param {any} data @param {Stage} stage */
async function lift({ ship: number, space }, stage) {
  const chest = stage.at(`space:${space}`)?.querySelector(".chest");
  if (!chest) return;
  const flight = fly("treasure", chest, ship(number, stage), stage);
  leave(chest, { visibility: "hidden" });
  await flight;
}

// ---- dice

/** @param {string} part @returns {Element | null} */
const part = (part) => document.querySelector(`[data-part="${part}"]`);

/** A die that lies over the one on the chart. @param {Element} slot @param {number} face @param {Stage} stage */
const cover = (slot, face, stage) =>
  stage.ghost(
    loose(`<svg viewBox="-26.8 -26.8 53.6 53.6">${pips(0, 0, 52, face)}</svg>`),
    slot.getBoundingClientRect(),
  );

/** Two turns, then the face. @param {string[]} parts @param {number[]} faces @param {Stage} stage */
async function roll(parts, faces, stage) {
  const rolls = parts.map((name, i) => {
    const slot = part(name);
    if (!slot || !seen(slot)) return null;
    const die = cover(slot, faces[i], stage);
    die.dataset.die = `${i}`;
    return stage.move(
      die,
      [
        { transform: "translate(0, 0) rotate(-180deg)" },
        { transform: "translate(0, -9px) rotate(-90deg)" },
        { transform: "translate(0, 0) rotate(0)" },
      ],
      400,
      i * 90,
    );
  });
  await Promise.all(rolls);
}

/** The dice as the Captain has laid them. @param {any} data @param {Stage} stage */
async function place({ morning, evening }, stage) {
  const laid = ["dice-morning", "dice-evening"].map((name, i) => {
    const slot = part(name);
    if (!slot || !seen(slot)) return null;
    document.querySelector(`#sky [data-die="${i}"]`)?.remove();
    const die = cover(slot, [morning, evening][i], stage);
    return stage.move(
      die,
      [
        { transform: "translate(0, -8px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      160,
    );
  });
  await Promise.all(laid);
}

/** On the board as it is now: ships make room for each other. @param {Event[]} _events @param {Stage} stage @param {Map<string, DOMRect>} was */
export async function settle(_events, stage, was) {
  const home = stage.at("space:0");
  const before = was.get("space:0");
  // where the window itself has moved, nothing can be compared
  if (!home || !before || Math.abs(home.getBoundingClientRect().left - before.left) > 0.5) return;
  const slides = [];
  for (const piece of document.querySelectorAll("[data-place^='ship:']")) {
    const body = /** @type {SVGGraphicsElement | null} */ (piece.querySelector("[data-body]"));
    const from = was.get(piece.getAttribute("data-place") ?? "");
    const scale = /** @type {SVGGraphicsElement | undefined} */ (body?.parentElement ?? undefined)?.getScreenCTM()?.a;
    const drawn = body?.transform.baseVal.consolidate()?.matrix;
    if (!body || !from || !scale || !drawn) continue;
    const to = body.getBoundingClientRect();
    const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
    const dy = (from.bottom - to.bottom) / scale;
    if (Math.hypot(dx, dy) < 1 || Math.hypot(dx, dy) > 120) continue;
    const size = `scale(${drawn.a})`;
    slides.push(
      stage.move(
        body,
        [
          { transform: `translate(${drawn.e + dx}px, ${drawn.f + dy}px) ${size}` },
          { transform: `translate(${drawn.e}px, ${drawn.f}px) ${size}` },
        ],
        200,
      ),
    );
  }
  await Promise.all(slides);
}
