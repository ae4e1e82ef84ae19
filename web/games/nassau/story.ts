// The story in parts: whoever acts, and the phases of a round.
import type { Face, Said } from "../../play/types.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import type { Sound } from "../../play/sounds.ts";
import { seatIn } from "../args.ts";

const PARTS: Record<string, (event: GameEvent) => Said> = {
  "nassau-round": ({ args }) => ({ key: "play-nassau-part-round", args }),
  "nassau-sea": ({ args }) => ({ key: "play-nassau-part-sea", args }),
  "nassau-stood-up": () => ({ key: "play-nassau-part-ready", args: {} }),
};

const actor = (event: GameEvent | undefined) => seatIn(event?.args.seat) ?? null;

export function opens(event: GameEvent, before: GameEvent | undefined) {
  if (event.key in PARTS) return true;
  // what is made ready between two rounds is one part, whoever it concerns
  if (event.key === "nassau-contest") return false;
  const who = actor(event);
  return who !== null && who !== actor(before);
}

export const day: NonNullable<Face<View, GameEvent, GameDecision>["day"]> = (events, view) => {
  const from = events.findLastIndex((event, i) => opens(event, events[i - 1]));
  const first = events[from];
  const part = PARTS[first?.key ?? ""];
  if (first && part) return { from, said: part(first) };
  const seat = actor(first) ?? view.turn;
  return { from: Math.max(0, from), said: { key: "play-nassau-part-turn", args: { seat: { seat } } } };
};

/** What something costs leads to it. */
export const glance = ({ key }: GameEvent) => key === "nassau-paid";

/** Tales are drawn one by one. */
export const step = ({ key }: GameEvent) => key === "nassau-drew";

export function sound({ key, data }: GameEvent): Sound | null {
  if (["nassau-fired", "nassau-fired-unneeded", "nassau-fired-dutchman"].includes(key)) return "cannon";
  if (key === "nassau-sailed") return "sail";
  if (key === "nassau-drew") return "card";
  if (key === "nassau-gained" && data.kind === "doubloon") return "coin";
  if (key === "nassau-defeated" || key === "nassau-over" || key === "nassau-dolphin") return "horn";
  return null;
}
