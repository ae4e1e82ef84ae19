// What the things of Jamaica are called, as messages and as words.
import data from "data:jamaica";
import { itemAt, valueAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { spaceAt } from "./course.ts";
import type { View } from "./view.d.ts";

export type Goods = { kind: string; count: number; who: string | null };
export type Covered = { card: string | null; seen_by: number[]; cursed: boolean };
export interface Ship {
  ghost: boolean;
  colour: string;
  space: number;
  lap: number;
  home: boolean;
  holds: (Goods | null)[];
  up: string[];
  down: Covered[];
  tokens: number;
  bonus: number;
}
/** What stopping on a space would mean. */
export interface Stop {
  space: number;
  way: number[];
  home: boolean;
  cost: number;
  resource: "gold" | "food" | null;
  have: number;
  pay: "free" | "yes" | "merchants" | "no";
  ships: number[];
  treasure: boolean;
  score: number;
  short: { lost: number; kind: string; back: Stop[] } | null;
}
/** One half of the day, as a card would play it. */
export interface Step {
  icon: string;
  die: number;
  count?: number;
  hold?: number | null;
  dump?: number[];
  ignored?: boolean;
  stop?: Stop;
  skipped?: boolean;
}
export type Plan = { morning: Step; evening: Step };
export type Odds = { win: number; tie: number; lose: number; of: number };

export { data };

/** The option by which a real card lies face down. */
export const LAID = "card:?";

export const HALVES = ["morning", "evening"] as const;

/** The icons of an action card: the morning's, the evening's. */
export const cardOf = (card: string) => valueAt(data.cards, card);

/** The die of the morning, and that of the evening. */
export const diceOf = (dice: number[]): [morning: number, evening: number] => [itemAt(dice, 0), itemAt(dice, 1)];

export const space = (id: number): { word: string } => ({
  word: spaceAt(id).kind === "sea" ? "jamaica-space-sea" : `jamaica-space-${id}`,
});

/** Whose ship it is: a person, or the Ghost Ship. */
export const who = (ship: number, view: View): { seat: number } | { word: string } =>
  ship === view.ghost ? { word: "jamaica-ghost" } : { seat: ship };

export const goodsWords = (goods: Goods | null) =>
  goods
    ? t("jamaica-goods", {
        kind: goods.kind,
        count: goods.count,
        who: goods.who ? { word: `jamaica-character-${goods.who}` } : "",
      })
    : t("jamaica-hold-empty");

/** "place:3" -> 3 */
export const numberIn = (place: string | null | undefined, kind: string): number | null =>
  place?.startsWith(`${kind}:`) ? Number(place.slice(kind.length + 1)) : null;

/** The disc of a ship: the ghost sails in black without an emblem of anybody's. */
export const seatOf = (ship: number, view: View, seats: Seat[]) =>
  seats[ship] ?? { name: "", colour: "black", emblem: "skull", bot: null };

/** The stops that a step may end with, each once, over all plans of a card. */
export function stopsOf(plans: Plan[], half: "morning" | "evening"): Stop[] {
  const found: Map<number, Stop> = new Map();
  for (const plan of plans) {
    const { stop } = plan[half];
    if (stop && !found.has(stop.space)) found.set(stop.space, stop);
  }
  return [...found.values()];
}

/** The steps of one half that differ in what they mean for the holds. */
export const stepOf = (plans: Plan[], half: "morning" | "evening"): Step =>
  plans.find((plan) => plan[half])?.[half] ?? itemAt(plans, 0)[half];
