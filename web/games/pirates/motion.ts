// What moves: ships turn and sail, balls fly, dice lie where they were rolled, masts fall, ships sink. What lies out of sight is
// brought into it first.
import { loose } from "../../art/draw.ts";
import { lookAt } from "../../parts/zoom.tsx";
import { body, fly, middle } from "../../play/flights.ts";
import type { Stage } from "../../play/types.ts";
import type { Fired, GameEvent } from "./events.d.ts";
import { glyph } from "./glyphs.ts";
import { spotOf } from "./places.ts";
import { ahead, shipOf, spot, swing } from "./sea.ts";
import type { View } from "./view.d.ts";

/** Milliseconds for a turn on the spot, and for a millimetre. */
const TURN = 160;
const A_MM = 3.4;
/** How long all fleets are shown, and why the game is over. */
const SHOWN = 2600;
const WHY = 2200;

export async function act(
  { key, data }: GameEvent,
  stage: Stage,
  before: View,
  after: View,
): Promise<void | (() => Promise<void>)> {
  const ship = "ship" in data ? `ship:${data.ship}` : "";
  switch (key) {
    case "pirates-fired":
      await look([data.from, data.target], before, stage);
      return shot(data, stage);
    case "pirates-boarded":
    case "pirates-rammed":
      await look([ship, `ship:${data.other}`], before, stage);
      return shake(`ship:${data.other}`, stage);
    case "pirates-rolled-by":
      return look([ship, ...(data.at ? [data.at] : [])], before, stage);
    case "pirates-lost-masts":
      return shake(ship, stage);
    case "pirates-sank":
      await look([ship], before, stage);
      return sink(ship, stage);
    case "pirates-deployed":
      await look([shipNumbered(after, data.ship)], after, stage);
      return () => rise(shipNumbered(after, data.ship), stage);
    case "pirates-fleets-shown":
      return () => stage.hold(SHOWN);
    case "pirates-over":
      return stage.hold(WHY);
    case "pirates-loaded":
      return coin(`island:${data.island}`, ship, stage);
    case "pirates-unloaded":
      return coin(ship, `island:${data.island}`, stage);
  }
  const moved = after.ships.filter((one) => {
    const was = shipOf(before, one.ship);
    return was && (was.x !== one.x || was.y !== one.y || was.heading !== one.heading);
  });
  if (!moved.length) return;
  await look(
    moved.flatMap((one) => [`ship:${one.ship}`]),
    before,
    stage,
    after,
  );
  return async () => {
    await Promise.all(
      moved.map((one) => {
        const was = shipOf(before, one.ship);
        return was && sails(one, was, after, stage);
      }),
    );
  };
}

/** Before the first turn events name a ship by her number. */
const shipNumbered = (view: View, ship: number) => `ship:${view.fleets[ship]}`;

/** Brings places into sight. */
async function look(places: string[], view: View, stage: Stage, then?: View) {
  const svg = document.querySelector("svg.pirates-chart");
  const spots = places
    .flatMap((place) => [spotOf(place, view), then ? spotOf(place, then) : null])
    .filter((one) => one !== null);
  if (!svg || !spots.length || stage.still) return;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  if (lookAt(svg, [left, top, Math.max(...xs) + 60 - left, Math.max(...ys) + 60 - top])) await stage.hold(260);
}

/** From where she lay to where she lies now: she turns, then sails. Told in her own axes, for there she is drawn. */
async function sails(now: View["ships"][number], was: View["ships"][number], view: View, stage: Stage) {
  const piece = body(stage.at(`ship:${now.ship}`));
  if (!piece) return;
  const [a, b] = [spot(view, was.x, was.y), spot(view, now.x, now.y)];
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  const [u, v] = ahead(now.heading);
  // ahead is up in her own drawing
  const along = dx * u + dy * v;
  const aside = -dx * v + dy * u;
  const from = `translate(${aside}px, ${-along}px)`;
  const turn = swing(now.heading, was.heading);
  const far = Math.hypot(dx, dy);
  const ms = (turn ? TURN : 0) + far * A_MM;
  const start = { transform: `${from} rotate(${turn}deg)` };
  const turned = { transform: `${from} rotate(0deg)`, offset: turn ? TURN / Math.max(ms, TURN) : 0 };
  const end = { transform: "translate(0px, 0px) rotate(0deg)" };
  await stage.move(piece, turn && far ? [start, turned, end] : [start, end], Math.max(TURN, ms));
}

async function shot(data: Fired, stage: Stage) {
  const [from, to] = [stage.at(data.from), stage.at(data.target)];
  if (!from || !to) return;
  await fly(BALL, from, to, 14, stage);
  await (data.hit ? shake(data.target, stage) : splash(to, stage));
}

const BALL =
  '<svg viewBox="0 0 14 14" width="14" height="14"><circle cx="7" cy="7" r="5.500" fill="#14181c" stroke="#fffaf0" stroke-width="1.600"/></svg>';
const SPLASH =
  '<svg viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="13" fill="none" stroke="#fffaf0" stroke-width="4"/><circle cx="20" cy="20" r="13" fill="none" stroke="#1d4f73" stroke-width="2"/></svg>';

async function splash(at: Element, stage: Stage) {
  const ring = stage.ghost(loose(SPLASH), middle(at, 40));
  await stage.move(
    ring,
    [
      { transform: "translate(0, 18px) scale(.2)", opacity: 1 },
      { transform: "translate(0, 18px) scale(1)", opacity: 0 },
    ],
    320,
  );
  ring.remove();
}

const coin = (from: string, to: string, stage: Stage) =>
  fly(glyph("coin", 26), stage.at(from), stage.at(to), 26, stage);

async function shake(place: string, stage: Stage) {
  const piece = body(stage.at(place));
  if (!piece) return;
  const frames = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
  await stage.move(piece, frames, 320);
}

async function sink(place: string, stage: Stage) {
  const piece = body(stage.at(place));
  if (!piece) return;
  const under = { transform: "scale(.7) rotate(16deg)", opacity: 0 };
  await stage.move(piece, [{ transform: "none", opacity: 1 }, under], 620);
  stage.leave(piece, { opacity: 0 });
}

async function rise(place: string, stage: Stage) {
  const piece = body(stage.at(place));
  if (piece)
    await stage.move(
      piece,
      [
        { transform: "translate(0, 14px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      300,
    );
}
