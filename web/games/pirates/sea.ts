// The table in millimetres, north up: from what the engine says to where it is drawn, and back.
import data from "data:pirates";
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import type { Ship, View } from "./view.d.ts";

export { data };

/** The engine counts hundredths of a millimetre. */
export const FINE = 100;

const RAD = Math.PI / 180;

/** One millimetre on a heading, on the drawing. */
export const ahead = (heading: number): Point => [Math.sin(heading * RAD), -Math.cos(heading * RAD)];

/** The sides of the table, in millimetres. */
export const sidesOf = ({ area }: View): Point => [itemAt(area, 0) / FINE, itemAt(area, 1) / FINE];

export const spot = (view: View, x: number, y: number): Point => [x / FINE, (itemAt(view.area, 1) - y) / FINE];

/** Where something lies, as the engine counts, and how it is turned. */
export type Pose = [x: number, y: number, heading: number];

export const poseFrom = (numbers: number[]): Pose => [itemAt(numbers, 0), itemAt(numbers, 1), itemAt(numbers, 2)];

/** The engine's place of a point of the drawing. */
export const placeAt = (view: View, [x, y]: Point): Point => [
  Math.round(x * FINE),
  Math.round(itemAt(view.area, 1) - y * FINE),
];

/** The heading from one point of the drawing to another, in whole degrees. */
export const bearing = ([x, y]: Point, [u, v]: Point) => turned(Math.round(Math.atan2(u - x, y - v) / RAD));

export const turned = (heading: number) => ((heading % 360) + 360) % 360;

export const degrees = (heading: number) => `${String(heading).padStart(3, "0")}°`;

/** By how much one turns from one heading to another: to starboard from 0 to 180, to port below 0. */
export const swing = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Points to the east and north of one's own middle, laid down. */
export const laid = (poly: Point[], [x, y]: Point, turn: number): Point[] => {
  const [sin, cos] = [Math.sin(turn * RAD), Math.cos(turn * RAD)];
  return poly.map(([e, n]) => [x + e * cos + n * sin, y + e * sin - n * cos]);
};

/** A point ahead and to starboard of a ship. */
export const aboard = ([x, y]: Point, heading: number, [a, b]: Point): Point => {
  const [u, v] = ahead(heading);
  return [x + a * u - b * v, y + a * v + b * u];
};

export const bodyOf = (card: string) => data.classes[data.ships[card].body];

export const shipOf = (view: View, name: string | null | undefined): Ship | undefined =>
  view.ships.find(({ ship }) => ship === name);

/** "0.RV-48#2" -> the card. */
export const cardOf = (name: string) => name.slice(name.indexOf(".") + 1).replace(/#.*/, "");

/** What a ship is called, as messages call her. */
export const calledOf = (name: string): string => data.ships[cardOf(name)].name;

/** The same where there is little room. */
export const shortOf = (name: string) => calledOf(name).replace(/^(?:HMS|USS) /, "");

export const standing = ({ masts }: Ship) => masts.filter(Boolean).length;

/** All of the table, with a little paper around it. */
export const boundsOf = (view: View): [number, number, number, number] => {
  const [w, h] = sidesOf(view);
  return [-RIM, -RIM, w + 2 * RIM, h + 2 * RIM];
};

const RIM = 22;
