// Sound and vibration, off unless the settings say otherwise. The sounds are made here, there are no files.
import { sound, vibration } from "../store/settings.ts";

let audio: AudioContext | null = null;

/** What an event may sound like: [frequency, seconds, kind]. A knock of wood for pieces, a chime for coins. */
const SOUNDS: Record<"knock" | "coin" | "horn", [number, number, OscillatorType][]> = {
  knock: [
    [170, 0.07, "triangle"],
    [95, 0.09, "sine"],
  ],
  coin: [
    [1240, 0.12, "sine"],
    [1860, 0.16, "sine"],
  ],
  horn: [[220, 0.35, "triangle"]],
};

const isSound = (kind: string): kind is keyof typeof SOUNDS => kind in SOUNDS;

function play(name: keyof typeof SOUNDS) {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [frequency, seconds, type] of SOUNDS[name]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = type;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.16, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + seconds);
    }
  } catch {
    // no sound on this device
  }
}

/** @param kind  what has happened, as a sound */
export function feedback(kind: string | null) {
  if (!kind) return;
  if (sound.peek() && isSound(kind)) play(kind);
  if (vibration.peek() && !document.hidden) buzz(12);
}

/** @param pattern  milliseconds that the device buzzes, rests, buzzes */
export function buzz(pattern: number | number[]) {
  // before the first tap a browser refuses it, and complains
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern);
}

/** Keeps the screen awake as long as `wanted` says so. @returns the end of it */
export function stayAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const renew = async () => {
    if (over || document.hidden || !wanted() || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // low battery, or not allowed: the game goes on
    }
  };
  document.addEventListener("visibilitychange", renew);
  void renew();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", renew);
    lock?.release().catch(() => {});
  };
}
