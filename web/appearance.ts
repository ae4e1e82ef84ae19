// The settings that the whole page shows: theme, text size; and the body's stable hooks.
import { effect, signal } from "@preact/signals";
import { largeText } from "./large.ts";
import { engineState } from "./store/engine.ts";
import { textSize, theme } from "./store/settings.ts";
import { offlineReady } from "./store/offline.ts";

const PAPER = { day: "#f4ecd8", night: "#101d27" };

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark.matches);
dark.addEventListener("change", () => (systemDark.value = dark.matches));

export function dress() {
  const root = document.documentElement;
  effect(() => {
    const hour = theme.value === "system" ? (systemDark.value ? "night" : "day") : theme.value;
    root.dataset.theme = hour;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", PAPER[hour]);
  });
  effect(() => {
    root.style.fontSize = textSize.value === 100 ? "" : `${textSize.value}%`;
    largeText();
  });
  addEventListener("resize", largeText);
  effect(() => {
    document.body.dataset.engine = engineState.value;
    document.body.dataset.offline = offlineReady.value ? "ready" : "no";
  });
}
