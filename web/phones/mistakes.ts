// What was wrong with a code, for whoever has shown or sent it.
import { t } from "../store/words.tsx";

/** The sentence for it; whatever says nothing of itself was no whole code. */
export function mistakeOf(cause: unknown): string {
  const { key } = (cause ?? {}) as { key?: string };
  if (!key) console.error(cause);
  return t(key ?? "phones-code-damaged");
}
