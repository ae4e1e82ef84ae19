// Which of our languages a person wants: as set, else the device's first one that we speak; and what is said of it.

/** @param wanted  as in the settings */
export function spoken(wanted: unknown): "en" | "fr" {
  if (wanted === "fr" || wanted === "en") return wanted;
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (/^fr\b/i.test(tag)) return "fr";
    if (/^en\b/i.test(tag)) return "en";
  }
  return "en";
}

/** The document says what language it is in, and is installed in it. */
export function speak(to: "en" | "fr") {
  document.documentElement.lang = to;
  const link = document.querySelector('link[rel="manifest"]');
  link?.setAttribute("href", to === "en" ? "manifest.json" : `manifest.${to}.json`);
}
