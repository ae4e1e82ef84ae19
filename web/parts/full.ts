// Whether the chart has the whole screen, and what of the panel lies at its foot then. Said by its button, drawn by the frame
// that the board hangs in; the styles know it by the body, for they must not ask what the screen holds.
import { effect, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { onBack } from "./way-back.ts";

export const full = signal(false);

effect(() => void document.body.toggleAttribute("data-full", full.value));
// the way back leads out of the full screen first
const shut = () => void (full.value = false);
effect(() => (full.value ? onBack(shut, shut) : undefined));

/** What lies at the foot of a chart on the whole screen, as long as this is drawn. */
export function AtFoot({ name }: { name: string }) {
  useLayoutEffect(() => {
    document.body.dataset.foot = name;
    return () => void (document.body.dataset.foot === name && delete document.body.dataset.foot);
  }, [name]);
  return null;
}
