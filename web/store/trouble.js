// What can go wrong with the disk, said by message key: the page tells what to do, the developer reads the cause.
import { signal } from "@preact/signals";

/** @typedef {import("./words.js").Args} Args */

export class StoreError extends Error {
  /** @param {string} key @param {Args} [args] @param {unknown} [cause] */
  constructor(key, args = {}, cause = undefined) {
    super(cause instanceof Error ? `${key}: ${cause.name}: ${cause.message}` : key, { cause });
    this.key = key;
    this.args = args;
  }
}

/**
 * "ok": games are on the disk. "memory": there is no usable database, games live until the page is closed.
 * "unsaved": the database works but the last entries of a game could not be written.
 * @type {import("@preact/signals").Signal<{state: "ok" | "memory" | "unsaved", key: string | null, game: string | null}>}
 */
export const storage = signal({ state: "ok", key: null, game: null });

/** @param {unknown} cause @returns {StoreError} */
export function storeError(cause) {
  if (cause instanceof StoreError) return cause;
  const name = /** @type {{name?: string}} */ (cause)?.name;
  if (name === "QuotaExceededError") return new StoreError("page-store-full", {}, cause);
  if (name === "VersionError") return new StoreError("page-store-newer", {}, cause);
  if (name === "SecurityError" || name === "InvalidStateError") return new StoreError("page-store-blocked", {}, cause);
  return new StoreError("page-store-damaged", {}, cause);
}

/** Browsers have been seen to leave a storage promise open for ever.
 * @template T @param {Promise<T>} promise @param {number} [limit] in ms @returns {Promise<T>} */
export function within(promise, limit = 8000) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new StoreError("page-store-slow")), limit);
  });
  return Promise.race([promise, /** @type {Promise<never>} */ (late)]).finally(() => clearTimeout(timer));
}
