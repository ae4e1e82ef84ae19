// What is carried from one screen to the next when a table goes to another phone: lines that are open already.
import type { Guest } from "./guest.ts";
import type { Carrier } from "./carrier.ts";

/** A seat at a table that this phone held until now. */
export type Handed = { carrier: Carrier; table: Uint8Array; seat: number };
/** A table that this phone holds from now on: what its guests are known by, and the line to the phone that held it, over which they
 * are led here. */
export type Inherited = { table: Uint8Array; tokens: Map<number, string>; guest: Guest };

let handed: Handed | null = null;
const inherited: Map<string, Inherited> = new Map();

export const handOver = (it: Handed) => void (handed = it);
export const bequeath = (id: string, it: Inherited) => void inherited.set(id, it);

/** Once. */
export function takeHanded() {
  const it = handed;
  handed = null;
  return it;
}

/** Once. @param id  of the game */
export function inherit(id: string) {
  const it = inherited.get(id) ?? null;
  inherited.delete(id);
  return it;
}
