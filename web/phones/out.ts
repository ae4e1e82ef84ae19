// Which seats of a game or columns of a sheet are played on other phones, and which devices watch it (places.ts). It is kept with
// the game, however its page ended: a phone kills what lies in the background, and what is another's is not shown here after that.

import { note, noteOf } from "./notes.ts";

const KEY = "flibuste.phones.";

function stored(key: string): number[] {
  const places = noteOf(key);
  return Array.isArray(places) ? places.filter((place) => Number.isInteger(place)) : [];
}

const store = (key: string, places: readonly number[]) => note(key, places.length ? places : null);

export const outOf = (id: string): number[] => stored(KEY + id);

export const noteOut = (id: string, places: readonly number[]) => store(KEY + id, places);

/** Whose phone had come, when this page was closed. */
export const cameTo = (id: string): number[] => stored(`${KEY}${id}.came`);

/** What the codes of this table are known by, and so what phones were given at it; null: it had none yet. */
export function tableOf(id: string): Uint8Array | null {
  const bytes = stored(`${KEY}${id}.table`);
  return bytes.length === 4 ? Uint8Array.from(bytes) : null;
}

export const noteTable = (id: string, table: Uint8Array) => store(`${KEY}${id}.table`, [...table]);

/** The game is gone for good. */
export function forgetOut(id: string) {
  noteOut(id, []);
  noteCame(id, []);
  store(`${KEY}${id}.table`, []);
}

export const noteCame = (id: string, places: readonly number[]) => store(`${KEY}${id}.came`, places);
