// Runs before the first paint, so that a night never begins with a white flash: theme, text size and language as they
// were set. `appearance.js` keeps them up to date afterwards.
(() => {
  let settings = /** @type {{theme?: string, textSize?: number}} */ ({});
  try {
    settings = JSON.parse(localStorage.getItem("flibuste.settings") ?? "{}") ?? {};
  } catch {
    // blocked or damaged: the standards hold
  }
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "day" || settings.theme === "night" ? settings.theme : dark ? "night" : "day";
  if (Number(settings.textSize) > 100) root.style.fontSize = `${Math.min(200, Number(settings.textSize))}%`;
})();
