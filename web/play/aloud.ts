// Reading aloud, only with a voice that is stored on the device: no sentence leaves it.
import { effect, signal } from "@preact/signals";
import { aloud } from "../store/settings.ts";
import { locale } from "../store/words.tsx";

const speech = globalThis.speechSynthesis;

/** The device's own voices; they may come after the page. */
const voices = signal<SpeechSynthesisVoice[]>([]);
const look = () => (voices.value = speech.getVoices().filter(({ localService }) => localService));
if (speech) {
  look();
  speech.addEventListener?.("voiceschanged", look);
}

/** A voice for the language that is shown. */
export const voice = () => voices.value.find(({ lang }) => lang.toLowerCase().startsWith(locale.value)) ?? null;

/** Says these sentences, in place of what is still being said. */
export function readAloud(sentences: string[]) {
  const by = voice();
  speech?.cancel();
  if (!by || !aloud.peek()) return;
  for (const sentence of sentences) {
    const said = new SpeechSynthesisUtterance(sentence);
    said.voice = by;
    said.lang = by.lang;
    speech.speak(said);
  }
}

export const hush = () => speech?.cancel();

effect(() => void (aloud.value || hush()));
