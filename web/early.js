// Runs before the first paint, so that a night never begins with a white flash: theme and text size as they were set.
// `appearance.js` keeps them up to date afterwards. The words that the first paint waits for are sent for at once.
(() => {
  let settings = /** @type {{theme?: string, textSize?: number, language?: string}} */ ({});
  try {
    settings = JSON.parse(localStorage.getItem("flibuste.settings") ?? "{}") ?? {};
  } catch {
    // blocked or damaged: the standards hold
  }
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "day" || settings.theme === "night" ? settings.theme : dark ? "night" : "day";
  const spoken = settings.language === "fr" || settings.language === "en" ? settings.language : navigator.language;
  const words = document.currentScript?.dataset[/^fr\b/i.test(spoken) ? "fr" : "en"];
  if (words) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: words }));
  if (Number(settings.textSize) > 100) root.style.fontSize = `${Math.min(200, Number(settings.textSize))}%`;
})();
