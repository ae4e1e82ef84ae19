// Whether the browser lets this page talk to phones nearby. Some ask the person once a connection is tried, and it stands still
// until they have answered; most say "prompt" and never ask, so nothing is said of it before it stands still.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../store/words.tsx";

/** A connection in one network stands within a few milliseconds. */
const STALLED_MS = 1_500;

/** "prompt": it may be asking; "denied": it was told no; null: it does not ask, or does not say so. */
type Permission = "prompt" | "denied" | null;

async function permission(): Promise<Permission> {
  try {
    // younger than the list of names that the types know
    const { state } = await navigator.permissions.query({ name: "local-network" as PermissionName });
    return state === "granted" ? null : state;
  } catch {
    return null;
  }
}

/** @param props  `isTrying`: a connection is tried, and nothing was heard yet */
export function Nearby({ isTrying }: { isTrying: boolean }) {
  const found = useSignal<Permission>(null);
  const stalled = useSignal(false);
  const ask = () => void permission().then((state) => (found.value = state));
  useEffect(ask, []);
  useEffect(() => {
    stalled.value = false;
    if (!isTrying) return;
    const timer = setTimeout(() => {
      stalled.value = true;
      ask();
    }, STALLED_MS);
    return () => clearTimeout(timer);
  }, [isTrying]);
  const says = found.value === "denied" || (found.value === "prompt" && stalled.value && isTrying);
  return (
    says && (
      <p class="small soft" data-nearby={found.value}>
        {t(`phones-nearby-${found.value}`)}
      </p>
    )
  );
}
