// Unfinished setups: the table that is being laid, and those that were left for later. They are small, and read at once, so they
// lie in localStorage. What they hold is checked where they are laid on.
import { fieldsOf } from "./gate.ts";

/** `plan`: who plays which game; `laid`: how far it has come; `touched`: whether anything was laid */
export type UnfinishedSetup = { plan: unknown; laid: unknown; touched?: boolean };

const KEY = "flibuste.laying";
const OTHERS = "flibuste.laying.others";
/** So many are kept for later. */
const MOST = 5;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}

const others = () => {
  const kept = read(OTHERS);
  return (Array.isArray(kept) ? kept : []) as UnfinishedSetup[];
};

export const current = () => read(KEY) as UnfinishedSetup | null;
export const keepCurrent = (record: UnfinishedSetup | null) => write(KEY, record);

/** Which table it is: its game and, where it puts a game right, that game's id. */
export function tableOf({ plan }: UnfinishedSetup) {
  const { game, before, seats } = fieldsOf(plan);
  const { id } = fieldsOf(before);
  const names = Array.isArray(seats) ? seats.map((seat) => String(fieldsOf(seat).name)) : [];
  return { game: String(game), of: typeof id === "string" ? id : "", names };
}

const isOf = (record: UnfinishedSetup, game: string, of: string) => {
  const table = tableOf(record);
  return table.game === game && table.of === of;
};

/** It is left for later. */
export const leaveForLater = (record: UnfinishedSetup) => {
  const { game, of } = tableOf(record);
  write(OTHERS, [record, ...others().filter((one) => !isOf(one, game, of))].slice(0, MOST));
};

/** What was left for later of this table: from now on it is no longer kept. */
export function takeUp(game: string, of: string): UnfinishedSetup | null {
  const all = others();
  const found = all.find((one) => isOf(one, game, of)) ?? null;
  if (found)
    write(
      OTHERS,
      all.filter((one) => one !== found),
    );
  return found;
}

/** All tables on which something was laid. */
export function unfinishedSetups() {
  const now = current();
  return [...(now ? [now] : []), ...others()].filter(({ touched }) => touched).map(tableOf);
}
