// Which of our languages a person wants: as set, else the device's first one that we speak; and what is said of it.
import told from "words:languages";

export const { languages, standard } = told;

const known = (tag: unknown) => languages.find(({ id }) => id === tag)?.id;

/** @param wanted  as in the settings */
export function spoken(wanted: unknown): string {
  const set = known(wanted);
  if (set) return set;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = known(String(tag).toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return standard;
}

/** The document says what language it is in, and is installed in it. */
export function speak(to: string) {
  document.documentElement.lang = to;
  const link = document.querySelector('link[rel="manifest"]');
  link?.setAttribute("href", to === standard ? "manifest.json" : `manifest.${to}.json`);
}
