// What moves in Buccaneer: a crew that sails onto another, a boarding, wages, pieces that go home, ships that come in.
import { chip, ducat } from "../../art/pieces.js";
import { tokenOf } from "../../art/colours.js";
import { way } from "../../play/motion.js";
import { face } from "./words.js";

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */

/** @param {Element | null | undefined} place */
const body = (place) => place?.querySelector("[data-body]") ?? null;

/** A drawing that flies by itself. @param {string} svg */
function loose(svg) {
  const box = document.createElement("div");
  box.innerHTML = svg; // a drawing of ours: numbers and colours only
  return /** @type {Element} */ (box.firstElementChild);
}

/** @param {DOMRect} around @param {number} size */
const middle = (around, size) =>
  new DOMRect(around.left + (around.width - size) / 2, around.top + (around.height - size) / 2, size, size);

/** On the board as it was. @param {Event} event @param {Stage} stage @param {any} view */
export async function act(event, stage, view) {
  if (stage.still) return;
  const { data = {} } = event;
  if (event.key === "buccaneer-captured") await layOn(data, stage);
  else if (event.key === "buccaneer-boarded") await climb(data, stage, view);
  else if (event.key === "buccaneer-wages" || event.key === "buccaneer-rest") {
    if (event.key === "buccaneer-wages" || data.rest > 0) await coin(data.seat, stage);
  }
}

/** The mover sails in one line and lands on top. @param {any} data @param {Stage} stage */
async function layOn(data, stage) {
  const mover = body(stage.at(data.mover));
  const target = body(stage.at(data.target));
  if (!mover || !target) return;
  const from = mover.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const flier = stage.ghost(mover, from);
  /** @type {HTMLElement} */ (stage.at(data.mover)).classList.add("away");
  // it stands on the target's top disc, which is about 26 of 52 units deep
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + from.width * 0.42 - from.bottom;
  const there = `translate(${x}px, ${y}px)`;
  await stage.move(
    flier,
    [{ transform: "none" }, { transform: "translate(0, -6px)", offset: 0.15 }, { transform: there }],
    380,
  );
  flier.style.transform = there;
}

/** The crew goes up to the ship, disc by disc. @param {any} data @param {Stage} stage @param {any} view */
async function climb(data, stage, view) {
  const crew = stage.at(data.crew);
  const ship = body(stage.at(data.ship));
  const tower = body(crew);
  const unit = view.units.find((/** @type {any} */ it) => `unit:${it.id}` === data.crew);
  if (!crew || !tower || !ship || !unit) return;
  const size = 26;
  const from = middle(tower.getBoundingClientRect(), size);
  const deck = middle(ship.getBoundingClientRect(), size);
  const flights = unit.colours.map((/** @type {string} */ colour, /** @type {number} */ i) => {
    const disc = stage.ghost(
      loose(chip({ colour: tokenOf(colour), value: i ? "" : face(unit.values[0]), size })),
      from,
    );
    const to = new DOMRect(deck.left + (i - (unit.colours.length - 1) / 2) * 9, deck.top, size, size);
    const there = way(from, to);
    return stage
      .move(disc, [{ transform: "none" }, { transform: there }], 260, i * 70)
      .then(() => void (disc.style.transform = there));
  });
  crew.classList.add("away");
  await Promise.all(flights);
}

/** A share flies as one coin to its purse. @param {number} seat @param {Stage} stage */
async function coin(seat, stage) {
  const purse = stage.purse(seat);
  const loot = document.querySelector(".panel .settle-head .sum") ?? document.querySelector(".roads");
  if (!purse || !loot) return;
  const from = middle(loot.getBoundingClientRect(), 22);
  const to = middle(purse.getBoundingClientRect(), 22);
  const flier = stage.ghost(loose(ducat(22)), from);
  await stage.move(
    flier,
    [
      { transform: "none" },
      { transform: way(from, to), opacity: 1, offset: 0.9 },
      { transform: way(from, to), opacity: 0 },
    ],
    300,
  );
  flier.remove();
}

/** On the board as it is now: things slide from where they were. @param {Event[]} events @param {Stage} stage @param {Map<string, DOMRect>} was */
export async function settle(events, stage, was) {
  /** @type {Promise<void>[]} */
  const slides = [];
  for (const { key, data = {} } of events) {
    if (key === "buccaneer-captured") slides.push(slide(stage.at(data.unit), was.get(data.target), stage, 300));
    if (key === "buccaneer-home" && data.pieces) {
      const from = data.ship ? was.get(`ship:${data.ship}`) : undefined;
      for (const piece of data.pieces) slides.push(slide(stage.at(`unit:${piece}`), from, stage, 360));
    }
    if (key === "buccaneer-ships" && !data.opening) {
      data.ships.forEach((/** @type {string} */ ship, /** @type {number} */ i) =>
        slides.push(sailIn(stage.at(`ship:${ship}`), stage, i)),
      );
    }
  }
  await Promise.all(slides);
}

/** @param {HTMLElement | null} place @param {DOMRect | undefined} from @param {Stage} stage @param {number} ms */
async function slide(place, from, stage, ms) {
  const piece = body(place);
  if (!piece || !from) return;
  const to = piece.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.bottom - to.bottom;
  await stage.move(piece, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], ms);
}

/** @param {HTMLElement | null} place @param {Stage} stage @param {number} i */
async function sailIn(place, stage, i) {
  const ship = body(place);
  if (!ship) return;
  const away = innerWidth - ship.getBoundingClientRect().left;
  await stage.move(ship, [{ transform: `translate(${away}px, 0)` }, { transform: "none" }], 520, i * 120);
}
