// Whether the browser lets this page talk to phones nearby: some ask the person first.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** "prompt": it will ask; "denied": it was told no; null: it does not ask, or does not say so. */
export type Nearby = "prompt" | "denied" | null;

async function nearby(): Promise<Nearby> {
  try {
    // younger than the list of names that the types know
    const { state } = await navigator.permissions.query({ name: "local-network" as PermissionName });
    return state === "granted" ? null : state;
  } catch {
    return null;
  }
}

/** Asked as the screen comes. */
export function useNearby(): Nearby {
  const found = useSignal<Nearby>(null);
  useEffect(() => void nearby().then((state) => (found.value = state)), []);
  return found.value;
}
