// An error of the engine or of the disk, as a sentence for people.
import { EngineError } from "../store/engine.ts";
import { StoreError } from "../store/trouble.ts";
import { has, t } from "../store/words.tsx";

export function failureText(cause: unknown): string {
  if (cause instanceof StoreError) return t(cause.key, cause.args);
  if (cause instanceof EngineError && cause.error.key && has(cause.error.key))
    return t(cause.error.key, cause.error.args ?? {});
  console.error(cause);
  return t("page-engine-failed");
}
