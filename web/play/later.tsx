// What only a game with a box needs is fetched when one is played.
import { later } from "../parts/later.tsx";
import type { Errand } from "./errands.ts";
import type { Question } from "./question.ts";
import type { Sitting } from "./sitting.ts";

export const FromTheBox = later<{ sitting: Sitting; question: Question }>(
  async () => (await import("./from-the-box.tsx")).FromTheBox,
);

export const Learning = later<{ sitting: Sitting }>(async () => (await import("./from-the-box.tsx")).Learning);

export const Carry = later<{ sitting: Sitting; errand: Errand }>(async () => (await import("./carry.tsx")).Carry);

/** `from`, `to`: numbers of moves; without them the last that something was told for. */
export const PutRight = later<{ sitting: Sitting; from?: number; to?: number; onLeave?: () => void }>(
  async () => (await import("./put-right.tsx")).PutRight,
);
