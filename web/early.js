// Runs before the first paint, so that a night never begins with a white flash: theme and text size as they were set.
// `appearance.js` keeps them up to date afterwards. The words that home waits for are sent for at once.
import { spoken } from "./spoken.js";

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
  root.lang = spoken(settings.language);
  const words = document.currentScript?.dataset[root.lang];
  if (words) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: words }));
  if (!/^#?\/?(home)?$/.test(location.hash)) root.dataset.elsewhere = "";
  if (Number(settings.textSize) > 100) root.style.fontSize = `${Math.min(200, Number(settings.textSize))}%`;
})();
