// What moves: ships along their squares, the storm and tokens over the chart, dice where the fight is, cards between hands.
// What lies out of sight is brought into it first.
import { dieArt } from "../../art/die.ts";
import { loose } from "../../art/draw.ts";
import { lookAt } from "../../parts/zoom.tsx";
import { body, comes, fly, middle, seen } from "../../play/flights.ts";
import type { Stage } from "../../play/types.ts";
import { oneByOne } from "./fans.tsx";
import { glyph } from "./glyphs.ts";
import { spotOf } from "./places.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

const STEP = 190;
const LEAP = 460;
const ROLL = 420;
const LIES = 260;
/** How large a die is on the chart, in pixels. */
const DIE = 46;
/** No more cards fly at once than can be told apart. */
const CARDS = 3;

export async function act(
  { key, data }: GameEvent,
  stage: Stage,
  before: View,
  after: View,
): Promise<void | (() => Promise<void>)> {
  const ship = "ship" in data ? `ship:${data.ship}` : "";
  switch (key) {
    case "plunder-sailed":
      await look([ship, `square:${data.to}`], before, stage);
      return comes(ship, stage, STEP);
    case "plunder-put":
      await look([ship, `square:${data.square}`], before, stage);
      return comes(ship, stage, LEAP);
    case "plunder-storm":
      await look(["storm", `square:${data.square}`], before, stage);
      return comes("storm", stage, 620);
    case "plunder-token-moved":
      await look([`mark:${data.token}`, `square:${data.square}`], before, stage);
      return comes(`mark:${data.token}`, stage, LEAP);
    case "plunder-battle": {
      const target = placeOf(data.target, after);
      await look([ship, target], before, stage);
      return dice(
        [
          [ship, data.roll],
          [target, data.against],
        ],
        stage,
      );
    }
    case "plunder-hit":
      await look([ship], before, stage);
      return shake(ship, stage);
    case "plunder-sunk":
      return sink(ship, stage);
    case "plunder-launched":
      await look([`square:${data.square}`], before, stage);
      return () => rise(ship, 8, stage);
    case "plunder-flag":
    case "plunder-settled":
      await look([`island:${data.island}`], before, stage);
      return () => rise(`island:${data.island}`, 16, stage);
    case "plunder-card":
      return fly(glyph("bury", 26), centre(stage), stage.purse(data.seat), 26, stage);
    case "plunder-gained":
      return cards(data.cards, centre(stage), stage.purse(data.seat), stage);
    case "plunder-paid":
    case "plunder-lost":
      return cards(data.cards, stage.purse(data.seat), centre(stage), stage);
    case "plunder-handed":
    case "plunder-bribe-taken":
      return cards(data.cards, stage.purse(data.seat), stage.purse("to" in data ? data.to : data.other), stage);
    case "plunder-struck-trade":
    case "plunder-struck-threat": {
      const [a, b] = [stage.purse(data.seat), stage.purse(data.other)];
      await Promise.all([cards(data.gives, a, b, stage), cards(data.gets, b, a, stage)]);
    }
  }
}

/** What a target's number stands for: a ship, or an island. */
function placeOf(target: number, view: View) {
  const ships = 3 * view.players.length;
  const all = view.attacked.map(([, place]) => place);
  return target < ships ? `ship:${target}` : (all.at(-1) ?? "");
}

const chart = () => document.querySelector("svg.plunder-chart");
/** Where cards of the table come from and go to. */
const centre = (_stage: Stage) => document.querySelector(".plunder .zoom");

/** Brings places into sight. */
async function look(places: string[], view: View, stage: Stage) {
  const svg = chart();
  const spots = places.map((place) => spotOf(place, view)).filter((spot) => spot !== null);
  if (!svg || !spots.length) return;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 50, Math.min(...ys) - 50];
  if (lookAt(svg, [left, top, Math.max(...xs) + 50 - left, Math.max(...ys) + 50 - top])) await stage.hold(260);
}

/** Dice roll over the places that they belong to, side by side where these are close, and lie there for a moment. */
async function dice(rolls: [string, number][], stage: Stage) {
  const thrown = rolls.flatMap(([place, face]) => {
    const at = stage.at(place);
    return at && seen(at) ? [{ face, box: middle(at, DIE) }] : [];
  });
  const [a, b] = thrown.map(({ box }) => box);
  const gap = a && b && Math.abs(a.top - b.top) < DIE ? Math.max(0, DIE + 4 - Math.abs(a.left - b.left)) / 2 : 0;
  const first = a && b && a.left > b.left ? 1 : -1;
  await Promise.all(
    thrown.map(async ({ face, box }, i) => {
      const die = stage.ghost(loose(dieArt(face, DIE)), box);
      const side = i ? -first : first;
      const aside = side * gap;
      await stage.move(
        die,
        [
          { transform: `translate(${aside + side * 40}px, -46px) rotate(${-side * 320}deg)`, opacity: 0 },
          { transform: `translate(${aside}px, -8px) rotate(12deg)`, opacity: 1, offset: 0.7 },
          { transform: `translate(${aside}px, -20px)`, opacity: 1 },
        ],
        ROLL,
      );
      await stage.hold(LIES);
      die.remove();
    }),
  );
}

async function shake(place: string, stage: Stage) {
  const piece = body(stage.at(place));
  if (!piece) return;
  const frames = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
  await stage.move(piece, frames, 320);
}

async function sink(place: string, stage: Stage) {
  const piece = body(stage.at(place));
  if (!piece) return;
  const under = { transform: "translate(0, 22px) rotate(14deg)", opacity: 0 };
  await stage.move(piece, [{ transform: "none", opacity: 1 }, under], 520);
  stage.leave(piece, { opacity: 0 });
}

async function rise(place: string, from: number, stage: Stage) {
  const piece = body(stage.at(place));
  if (piece)
    await stage.move(
      piece,
      [
        { transform: `translate(0, ${from}px)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      340,
    );
}

async function cards(many: number[] | undefined, from: Element | null, to: Element | null, stage: Stage) {
  const all = oneByOne(many ?? []).slice(0, CARDS);
  await Promise.all(
    all.map(async (kind, i) => {
      await stage.hold(i * 70);
      await fly(glyph(kind, 26, kind), from, to, 26, stage);
    }),
  );
}
