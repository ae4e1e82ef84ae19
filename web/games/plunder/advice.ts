// A hint in words: what is advised, with whom, and what the engine weighed of it.
import type { Decision, Foresight, Move, Said } from "../../play/types.ts";
import { KINDS } from "./hand.tsx";
import type { View } from "./view.d.ts";

/** What a plan is for, as the engine says: `goal`, and the facts that belong to it (`reasons.py`). */
type Reason = {
  goal: string;
  square?: string;
  there?: boolean;
  percent?: number;
  item?: string | null;
  lacks?: number | null;
  kind?: string;
  steps?: number;
};

/** What is bought, by what it is called. */
const GOALS: Record<string, string> = {
  ship: "play-plunder-price-ship",
  bury_treasure: "play-plunder-price-bury",
  cannon: "plunder-peg-cannon",
  mast: "plunder-peg-mast",
  life: "plunder-peg-life",
};

/** Goals that one sentence is said of. */
const PLAIN = ["roll", "collect", "launch", "bury", "end", "refuse", "bribe", "mast", "cannon", "life"];

const VOYAGES = ["attack", "mark", "merchant", "sail"];

/** @param move  how many of each are given, and wanted */
const termsOf = ([, ...numbers]: Move) => {
  const all = numbers.map(Number);
  return { give: all.slice(0, KINDS.length), want: all.slice(KINDS.length) };
};

const words = (cards: number[]) => cards.flatMap((n, i) => (n ? [{ word: `plunder-${KINDS[i]}`, n }] : []));

const sum = (cards: number[]) => cards.reduce((a, b) => a + b, 0);

/** What is advised, where the answer's own words are not enough. */
function advised(move: Move, { args }: Decision): Said | null {
  const [verb, ...rest] = move.map(String);
  const other = args.other ?? "";
  switch (verb) {
    case "offer":
    case "call":
    case "counter":
    case "propose":
    case "demand": {
      const { give, want } = termsOf(move);
      const key = `play-plunder-hint-${verb === "propose" ? "counter" : verb}`;
      return { key, args: { other, give: words(give), want: words(want), gives: sum(give), wants: sum(want) } };
    }
    case "bribe":
      return { key: "play-plunder-hint-bribe", args: { other, cards: words(rest.map(Number)) } };
  }
  return null;
}

/** What it is good for, by what was weighed. */
function reasoned({ goal, square = "", there, percent = 0, item, lacks, kind = "", steps = 0 }: Reason): Said | null {
  if (VOYAGES.includes(goal))
    return { key: "play-plunder-why-sail", args: { goal, square, there: there ? "yes" : "no", percent } };
  if (goal === "battle" || goal === "threat") return { key: `play-plunder-why-${goal}`, args: { percent } };
  if (goal === "near") return { key: "play-plunder-why-near", args: { kind, n: steps } };
  const word = item ? GOALS[item] : undefined;
  if (word) return { key: "play-plunder-why-goal", args: { goal: { word }, n: lacks ?? 0 } };
  if (goal === "hand") return { key: "play-plunder-why-spare", args: {} };
  return PLAIN.includes(goal) ? { key: `play-plunder-why-${goal}`, args: {} } : null;
}

/** @returns `said`: null where the answer's own words are enough */
export const hint = (
  move: Move,
  decision: Decision,
  _view: View,
  _foresight: Foresight,
  reason: Reason | null,
): { said: Said | null; why: Said | null } => ({
  said: advised(move, decision),
  why: reason && reasoned(reason),
});
