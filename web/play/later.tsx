// What only a game with a box needs is fetched when one is played.
import { later } from "../parts/later.tsx";
import type { Errand } from "./errands.ts";
import type { Question } from "./question.ts";
import type { GameSession } from "./game-session.ts";

export const FromTheBox = later<{ session: GameSession; question: Question }>(
  async () => (await import("./from-the-box.tsx")).FromTheBox,
);

export const Learning = later<{ session: GameSession }>(async () => (await import("./from-the-box.tsx")).Learning);

export const Carry = later<{ session: GameSession; errand: Errand }>(async () => (await import("./carry.tsx")).Carry);

/** `from`, `to`: numbers of moves; without them the last that something was told for. */
export const Repairing = later<{ session: GameSession; lit?: boolean }>(
  async () => (await import("./put-right.tsx")).Repairing,
);
export const PutRight = later<{ session: GameSession; from?: number; to?: number; onLeave?: () => void }>(
  async () => (await import("./put-right.tsx")).PutRight,
);
