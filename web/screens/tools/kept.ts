// What a tool holds: what was rolled, drawn and typed in, so that a locked phone or a closed page loses none of it.
import { signal } from "@preact/signals";
import { type Fields, fieldsOf, cleaned, isRecord } from "../../store/gate.ts";

const KEY = "flibuste.tools";

function stored(): Fields {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isRecord(value) ? fieldsOf(cleaned(value)) : {};
  } catch {
    return {};
  }
}

const kept = signal(stored());

/** @param value  plain data; undefined forgets it */
export function keep(id: string, value: unknown) {
  kept.value = { ...kept.peek(), [id]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // it lives as long as the page
  }
}

/** What this tool holds; `first` where nothing is kept yet, or something of another shape. */
export function useKept<T extends object>(id: string, first: () => T): [T, (next: T) => void] {
  const value = kept.value[id];
  const now = value && typeof value === "object" && Array.isArray(value) === Array.isArray(first()) ? value : first();
  return [now as T, (next) => keep(id, next)];
}

/** As `useKept`, field by field: what is not kept yet stands as at first. */
export function useFields<T extends object>(id: string, first: () => T): { now: T; set: (change: Partial<T>) => void } {
  const [kept, set] = useKept(id, first);
  const now = { ...first(), ...kept };
  return { now, set: (change) => set({ ...now, ...change }) };
}
