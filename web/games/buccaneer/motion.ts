// What moves in Buccaneer: a crew that sails onto another, a boarding, wages, pieces that go home, ships that come in.
import { chip, ducat, treasure } from "../../art/pieces.ts";
import { tokenOf } from "../../art/colours.ts";
import { loose } from "../../art/draw.ts";
import { body, fly, middle, shifting } from "../../play/flights.ts";
import { way } from "../../play/motion.ts";
import type { Stage } from "../../play/types.ts";
import type { Boarded, Captured, GameEvent, Home } from "./events.d.ts";
import { face } from "./words.ts";

const UNITS = "[data-place^='unit:']";

export async function act({ key, data }: GameEvent, stage: Stage): Promise<void | (() => Promise<void>)> {
  switch (key) {
    case "buccaneer-captured":
      return layOn(data, stage);
    case "buccaneer-boarded":
      return climb(data, stage);
    case "buccaneer-treasure":
      return fly(treasure(data.kind, 24), hold(), document.querySelector(`[data-tokens="${data.seat}"]`), 24, stage);
    case "buccaneer-wages":
      return coin(data.seat, stage);
    case "buccaneer-rest":
      return data.rest > 0 ? coin(data.seat, stage) : undefined;
    case "buccaneer-home":
      return goHome(data, stage);
    case "buccaneer-ships":
      return data.opening ? undefined : () => sailIn(data.ships, stage);
  }
}

/** The treasures of the ship that is being boarded, in the panel's account or in the roads. */
const hold = () => document.querySelector(".panel .settle-head .sum") ?? document.querySelector(".roads");

/** The mover sails in one line and lands on top; then both go to the captain's row. */
async function layOn(data: Captured, stage: Stage) {
  const mover = body(stage.at(data.mover));
  const target = body(stage.at(data.target));
  if (!mover || !target) return;
  const [from, to] = [mover.getBoundingClientRect(), target.getBoundingClientRect()];
  const flier = stage.ghost(mover, from);
  stage.leave(stage.at(data.mover) as HTMLElement, { opacity: 0 });
  // it stands on the target's top disc, which is about 26 of 52 units deep
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + from.width * 0.42 - from.bottom;
  const there = `translate(${x}px, ${y}px)`;
  await stage.move(
    flier,
    [{ transform: "none" }, { transform: "translate(0, -6px)", offset: 0.15 }, { transform: there }],
    380,
  );
  const shift = shifting(UNITS, stage, 300);
  return () => {
    flier.remove();
    return shift((place) => (place === data.unit ? to : undefined));
  };
}

/** The crew goes up to the ship, disc by disc, and is seen on deck until the next thing is told. */
async function climb(data: Boarded, stage: Stage) {
  const tower = body(stage.at(data.crew));
  const ship = body(stage.at(data.ship));
  if (!tower || !ship) return;
  const size = 26;
  const from = middle(tower, size);
  const deck = middle(ship, size);
  const flights = data.men.map((man, i) => {
    const disc = stage.ghost(loose(chip({ colour: tokenOf(man.colour), value: face(man.value), size })), from);
    const to = new DOMRect(deck.left + (i - (data.men.length - 1) / 2) * 9, deck.top, size, size);
    const there = way(from, to);
    const up = [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 1, offset: 0.7 },
      { transform: there, opacity: 0 },
    ];
    return stage.move(disc, up, 520, i * 70).then(() => disc.remove());
  });
  await Promise.all(flights);
}

/** A share flies as one coin to its purse. */
const coin = (seat: number, stage: Stage) => fly(ducat(22), hold(), stage.purse(seat), 22, stage);

/** The pieces come from the ship, or from the crew that breaks up, each to its row. */
async function goHome(data: Home, stage: Stage) {
  const pieces = new Set(data.pieces.map((piece) => `unit:${piece}`));
  const start = body(stage.at(data.ship ? `ship:${data.ship}` : `unit:${data.pieces[0]}`))?.getBoundingClientRect();
  const shift = shifting(UNITS, stage, 360);
  return () => shift((place) => (pieces.has(place) ? start : undefined));
}

async function sailIn(ships: string[], stage: Stage) {
  const moored = ships.map((id) => body(stage.at(`ship:${id}`)));
  const berths = moored.map((ship) => ship && { ship, left: ship.getBoundingClientRect().left });
  const moves = berths.map((berth, i) => {
    if (!berth) return null;
    const away = innerWidth - berth.left;
    return stage.move(berth.ship, [{ transform: `translate(${away}px, 0)` }, { transform: "none" }], 520, i * 120);
  });
  await Promise.all(moves);
}
