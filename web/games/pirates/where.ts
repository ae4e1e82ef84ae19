// Where things lie, in words: points of the compass, and what is near.
import type { Point } from "../../art/geometry.ts";
import type { Decision, Option, Said } from "../../play/types.ts";
import type { Args } from "../../store/args.ts";
import { t } from "../../store/words.tsx";
import { bearing, boundsOf, degrees, shipOf, spot } from "./sea.ts";
import type { View } from "./view.d.ts";

export const apart = ([x, y]: Point, [u, v]: Point) => Math.round(Math.hypot(u - x, v - y));

/** One of eight, counted from north. */
export const eighth = (heading: number) => Math.round(heading / 45) % 8;

export const pointWord = (heading: number) => t("play-pirates-point", { point: eighth(heading) });

/** How far something is turned from straight ahead. @param by  degrees, to port below 0 */
export const turnWords = (by: number) =>
  t("play-pirates-turn-said", { n: Math.abs(by), side: by === 0 ? "on" : by > 0 ? "starboard" : "port" });

/** From here to there: by the compass, in degrees and in millimetres. */
export const wayTo = (from: Point, to: Point) =>
  `${pointWord(bearing(from, to))}, ${degrees(bearing(from, to))}, ${apart(from, to)} mm`;

/** Of islands that are only numbers, of berths around one, and of places at sea: where they lie. */
export function sideOf({ group, move, at, from }: Option, view: View, { args }: Decision) {
  if (move[0] === "token") {
    const said = lies([Number(move[1]), Number(move[2])], args.event ?? "", view);
    return said ? t(said.key, said.args) : "";
  }
  const ship = move[0] === "smoke" && shipOf(view, from?.slice(5));
  if (ship) return wayTo(spot(view, ship.x, ship.y), spot(view, Number(move[1]), Number(move[2])));
  if (group === "deploy" && move.length === 4) return pointWord(Number(move[2]));
  const island = group === "home" || group === "send" ? view.islands[Number(at?.slice(7))] : null;
  if (!island) return "";
  const [x, y, w, h] = boundsOf(view);
  const middle: Point = [x + w / 2, y + h / 2];
  const to = spot(view, island.x, island.y);
  return t("play-pirates-point", { point: apart(middle, to) < w / 8 ? 8 : eighth(bearing(middle, to)) });
}

/** Where a ship has come to lie, for those who do not see the chart. */
export function lies([x, y]: Point, ship: Args[string], view: View): Said | null {
  const at = spot(view, x, y);
  const near = view.islands
    .map((one, i) => ({ island: i + 1, to: spot(view, one.x, one.y) }))
    .sort((a, b) => apart(at, a.to) - apart(at, b.to))[0];
  if (!near) return null;
  const args = { ship, far: apart(near.to, at), point: eighth(bearing(near.to, at)), island: near.island };
  return { key: "play-pirates-lies", args };
}
