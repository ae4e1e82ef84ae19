// Which of our languages a person wants: as set, else the device's first one that we speak.

/** @param {unknown} wanted as in the settings @returns {"en" | "fr"} */
export function spoken(wanted) {
  if (wanted === "fr" || wanted === "en") return wanted;
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (/^fr\b/i.test(tag)) return "fr";
    if (/^en\b/i.test(tag)) return "en";
  }
  return "en";
}
