// A hint in words: what is advised, with whom, and one reason for it, of what lies on the table.
import { itemAt } from "../../lists.ts";
import type { Decision, Foresight, Move, Said } from "../../play/types.ts";
import { cardsIn } from "./fans.tsx";
import { KINDS } from "./hand.tsx";
import type { Way } from "./helm.ts";
import { data } from "./squares.ts";
import type { View } from "./view.d.ts";

/** What is bought, by what it is called. */
const GOALS: [string, string][] = [
  ["ship", "play-plunder-price-ship"],
  ["bury_treasure", "play-plunder-price-bury"],
  ["cannon", "plunder-peg-cannon"],
  ["mast", "plunder-peg-mast"],
  ["life", "plunder-peg-life"],
];

/** The nearest goal that cards of these kinds bring nearer, and how many cards it still lacks then. */
function nearer(hand: Record<string, number> | null, gives: number[], gets: number[]): Said | null {
  if (!hand || !gets.some(Boolean)) return null;
  const gains = gets.map((n, i) => n - (gives[i] ?? 0));
  const lacks = (cost: Record<string, number>, more: number[] = []) =>
    KINDS.reduce((sum, kind, i) => sum + Math.max(0, (cost[kind] ?? 0) - (hand[kind] ?? 0) - (more[i] ?? 0)), 0);
  const [best] = GOALS.map(([item, word]) => {
    const cost = data.costs[item];
    return { word, before: lacks(cost), after: lacks(cost, gains) };
  })
    .filter(({ before, after }) => after < before)
    .sort((a, b) => a.after - b.after);
  return best
    ? { key: "play-plunder-why-goal", args: { goal: { word: best.word }, n: best.after } }
    : { key: "play-plunder-why-spare", args: {} };
}

/** @param move  how many of each are given, and wanted */
const termsOf = ([, ...numbers]: Move) => {
  const all = numbers.map(Number);
  return { give: all.slice(0, KINDS.length), want: all.slice(KINDS.length) };
};

const words = (cards: number[]) => cards.flatMap((n, i) => (n ? [{ word: `plunder-${KINDS[i]}`, n }] : []));

const sum = (cards: number[]) => cards.reduce((a, b) => a + b, 0);

const percent = ({ wins, of }: { wins: number; of: number }) => Math.round((100 * wins) / of);

/** What may be had on the way that begins so. */
function along(ahead: { ways?: Omit<Way, "option">[] } | undefined): Said {
  const near = [...(ahead?.ways ?? [])]
    .filter(({ at, trade }) => at.length + trade.length)
    .sort((a, b) => a.way.length - b.way.length)[0];
  if (!near) return { key: "play-plunder-why-on", args: {} };
  const what = near.at.some((place) => place.startsWith("mark")) ? "mark" : near.at.length ? "target" : "trade";
  return { key: "play-plunder-why-sail", args: { square: near.way.at(-1) ?? "", what } };
}

/** @returns `said`: null where the answer's own words are enough */
export function hint(
  move: Move,
  decision: Decision,
  view: View,
  foresight: Foresight,
): { said: Said | null; why: Said | null } {
  const [verb, ...rest] = move.map(String);
  const hand = itemAt(view.players, decision.seat).cards;
  const ahead = foresight?.[move.join(":")];
  const option = decision.options.find(({ id }) => id === move.join(":"));
  const other = decision.args.other ?? "";
  const why = (key: string, args: Said["args"] = {}) => ({
    key: `play-plunder-why-${key}`,
    args,
  });
  switch (verb) {
    case "offer":
    case "call":
    case "counter":
    case "propose":
    case "demand": {
      const { give, want } = termsOf(move);
      const args = { other, give: words(give), want: words(want), gives: sum(give), wants: sum(want) };
      return {
        said: { key: `play-plunder-hint-${verb === "propose" ? "counter" : verb}`, args },
        why: nearer(hand, give, want),
      };
    }
    case "accept":
      return { said: null, why: nearer(hand, cardsIn(decision.args.give), cardsIn(decision.args.want)) };
    case "exchange": {
      const count = (named: string[]) => KINDS.map((kind) => named.filter((one) => one === kind).length);
      return { said: null, why: nearer(hand, count(rest.slice(0, 2)), count(rest.slice(2))) };
    }
    case "sail":
      return { said: null, why: along(ahead) };
    case "attack":
    case "threat":
      return { said: null, why: ahead?.wins === undefined ? null : why(verb, { percent: percent(ahead) }) };
    case "bribe":
      return {
        said: { key: "play-plunder-hint-bribe", args: { other, cards: words(rest.map(Number)) } },
        why: why("bribe"),
      };
    case "build":
      return { said: null, why: why(itemAt(rest, 0)) };
    case "roll":
    case "collect":
    case "launch":
    case "bury":
    case "trade":
    case "end":
    case "refuse":
      return { said: null, why: why(verb, verb === "trade" ? (option?.args ?? {}) : {}) };
  }
  return { said: null, why: null };
}
