// What can go wrong with the disk, said by message key: the page tells what to do, the developer reads the cause.
import { signal, type Signal } from "@preact/signals";
import type { Args } from "./args.ts";

export class StoreError extends Error {
  key: string;
  args;

  constructor(key: string, args: Args = {}, cause?: unknown) {
    super(cause instanceof Error ? `${key}: ${cause.name}: ${cause.message}` : key, { cause });
    this.key = key;
    this.args = args;
  }
}

/**
 * "ok": games are on the disk. "memory": there is no usable database, games live until the page is closed.
 * "unsaved": the database works but the last entries of a game could not be written.
 */
export const storage: Signal<{ state: "ok" | "memory" | "unsaved"; key: string | null; game: string | null }> = signal({
  state: "ok",
  key: null,
  game: null,
});

export function storeError(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const name = (cause as { name?: string })?.name;
  if (name === "QuotaExceededError") return new StoreError("page-store-full", {}, cause);
  if (name === "VersionError") return new StoreError("page-store-newer", {}, cause);
  if (name === "SecurityError" || name === "InvalidStateError") return new StoreError("page-store-blocked", {}, cause);
  return new StoreError("page-store-damaged", {}, cause);
}

/** Browsers have been seen to leave a storage promise open for ever. @param limit  in ms */
export function within<T>(promise: Promise<T>, limit: number = 8000): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new StoreError("page-store-slow")), limit);
  });
  return Promise.race([promise, late as Promise<never>]).finally(() => clearTimeout(timer));
}
