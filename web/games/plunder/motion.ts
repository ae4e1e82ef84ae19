// What moves: ships along their squares, the storm and tokens over the chart, dice where the fight is, cards between hands.
// What lies out of sight is brought into it first.
import { lookAt } from "../../parts/zoom.tsx";
import { body, comes, fly } from "../../play/flights.ts";
import type { Stage } from "../../play/types.ts";
import { oneByOne } from "./fans.tsx";
import { glyph } from "./glyphs.ts";
import { spotOf } from "./places.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

const STEP = 190;
const LEAP = 460;
/** No more cards fly at once than can be told apart. */
const CARDS = 3;

export async function act({ key, data }: GameEvent, stage: Stage, before: View): Promise<void | (() => Promise<void>)> {
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
    case "plunder-attacked-ship":
    case "plunder-attacked-owned":
    case "plunder-attacked-unowned":
      return look([ship, data.place], before, stage);
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
