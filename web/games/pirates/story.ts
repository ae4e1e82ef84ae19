// The story in parts: a captain's turn after the other; of a turn, what one ship does after the other.

import type { Face, Fields } from "../../play/types.ts";
import { poseFrom } from "./sea.ts";
import type { Sound } from "../../play/sounds.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import { lies } from "./where.ts";
import { seatIn } from "../args.ts";

const actor = (event: GameEvent | undefined) => seatIn(event?.args.seat) ?? null;

export const opens = ({ key }: GameEvent) =>
  key === "pirates-turn" || key === "pirates-begins" || key === "pirates-charted";

/** What leads to something else. */
const GLANCES = [
  "pirates-sails",
  "pirates-sailed",
  "pirates-rolled",
  "pirates-rolled-by",
  "pirates-came-about",
  "pirates-swung",
  "pirates-fleet-chosen",
  "pirates-supply-chosen",
  "pirates-first-rolled",
];

export const glance = ({ key }: GameEvent) => GLANCES.includes(key);

/** What captains do one after the other before the first turn. */
const STEPS = [
  "pirates-fleet-chosen",
  "pirates-supply-chosen",
  "pirates-fort-named",
  "pirates-tile-placed",
  "pirates-deployed",
  "pirates-ready",
];

export const step = ({ key }: GameEvent) => STEPS.includes(key);

/** A ship sails on: only where she comes to is worth a line. */
export const onward = (event: GameEvent, before: GameEvent | undefined) =>
  event.key === "pirates-sails" && before?.key === "pirates-sails" && event.data.ship === before.data.ship;

/** Where a ship has come to, once she lies still; whoever listens does not see it. */
export const spoken: NonNullable<Face<View, GameEvent, GameDecision>["spoken"]> = (
  { key, args, data },
  view,
  later,
) => {
  if (key !== "pirates-sailed") return null;
  const onward = later.some(
    (event) => (event.key === "pirates-sailed" || event.key === "pirates-docked") && event.data.ship === data.ship,
  );
  const [x, y] = poseFrom(data.pose);
  return onward ? null : lies([x, y], String(args.ship), view);
};

/** What befalls the ship that its data name. */
const HARMS = ["pirates-lost-masts", "pirates-sank", "pirates-boarded", "pirates-rammed", "pirates-took-in-tow"];

/** Whose ship it was, a save or a view away: the name begins with the seat that brought her. */
export const heeds: NonNullable<Face<View, GameEvent, GameDecision>["heeds"]> = ({ key, data }, seats) => {
  const { ship: own, other }: Fields<GameEvent["data"]> = data;
  const ship = String(other ?? own ?? "");
  const seat = seats[Number(ship.split(".")[0])];
  return HARMS.includes(key) && ship.includes(".") && seat?.bot === null;
};

export const day: NonNullable<Face<View, GameEvent, GameDecision>["day"]> = (events, view) => {
  const from = Math.max(
    0,
    events.findLastIndex((event) => opens(event)),
  );
  return { from, said: { key: "play-pirates-part-turn", args: { seat: { seat: actor(events[from]) ?? view.turn } } } };
};

export function sound({ key }: GameEvent): Sound | null {
  if (key === "pirates-fired") return "cannon";
  if (key === "pirates-rolled" || key === "pirates-rolled-by") return "dice";
  if (key === "pirates-boarded" || key === "pirates-rammed" || key === "pirates-lost-masts") return "knock";
  if (key === "pirates-sank") return "sink";
  if (key === "pirates-sails") return "sail";
  if (["pirates-loaded", "pirates-unloaded", "pirates-salvaged"].includes(key)) return "coin";
  if (["pirates-over", "pirates-took-in-tow"].includes(key)) return "horn";
  return null;
}
