// What is heard and felt of what happens, as far as the settings want it.
import { sound, vibration } from "../store/settings.ts";
import type { Sound } from "./sounds.ts";

/** Milliseconds that the device buzzes, rests, buzzes: what weighs more is felt more. */
const BUZZES: Partial<Record<Sound, number | number[]>> = {
  dice: [10, 50, 10, 70, 8],
  cannon: 60,
  sink: [50, 40, 160],
  bell: [25, 60, 25],
  victory: [40, 60, 40, 60, 160],
  defeat: 200,
};
const BUZZ = 12;

/** Asked for with the first sound. */
let ear: Promise<typeof import("./sounds.ts")> | null = null;

/** @param kind  what has happened, as a sound */
export function feedback(kind: Sound | null) {
  if (!kind) return;
  if (sound.peek()) {
    ear ??= import("./sounds.ts");
    void ear.then(({ sounds }) => sounds(kind)).catch(() => (ear = null));
  }
  if (vibration.peek() && !document.hidden) buzz(BUZZES[kind] ?? BUZZ);
}

/** @param pattern  milliseconds that the device buzzes, rests, buzzes */
export function buzz(pattern: number | number[]) {
  // before the first tap a browser refuses it, and complains
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern);
}
