// Runs before the first paint, so that a night never begins with a white flash: theme and text size as they were set.
// `appearance.ts` keeps them up to date afterwards. The words that home waits for are sent for at once.
import { largeText } from "./large.ts";
import { speak, spoken } from "./spoken.ts";

(() => {
  let settings = {} as { theme?: string; textSize?: number; language?: string };
  try {
    settings = JSON.parse(localStorage.getItem("flibuste.settings") ?? "{}") ?? {};
  } catch {
    // blocked or damaged: the standards hold
  }
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "day" || settings.theme === "night" ? settings.theme : dark ? "night" : "day";
  speak(spoken(settings.language));
  const words = document.currentScript?.dataset[root.lang];
  if (words) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: words }));
  if (!/^#?\/?(home)?$/.test(location.hash)) root.dataset.elsewhere = "";
  // a start that breaks off begins again by itself, when the worker has looked through what is stored, and as soon as
  // the network is there; not for ever
  let broken = false;
  const again = async ({ type, target }: Event) => {
    const ours = target === window || (target as Element).tagName === "SCRIPT";
    if (broken || (type !== "flibuste-missing" && ("up" in root.dataset || !ours))) return;
    broken = true;
    const tries = Number(sessionStorage.getItem("flibuste.again"));
    if (tries > 5) return;
    sessionStorage.setItem("flibuste.again", `${tries + 1}`);
    const worker = navigator.serviceWorker?.controller;
    if (worker)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          if (data.mended) sessionStorage.setItem("flibuste.mended", "1");
          done(null);
        };
        worker.postMessage({ type: "STATUS" }, [port2]);
        // a worker that was stopped answers nobody
        setTimeout(done, 20_000);
      });
    const retry = () => fetch(location.href, { cache: "no-store" }).then(() => location.reload(), later);
    const later = () => void setTimeout(retry, 1000 * 2 ** tries);
    later();
  };
  addEventListener("error", again, true);
  addEventListener("unhandledrejection", again);
  // a screen whose file did not come: browsers remember that it failed for as long as the page is there
  addEventListener("flibuste-missing", again);
  if (Number(settings.textSize) > 100) root.style.fontSize = `${Math.min(200, Number(settings.textSize))}%`;
  largeText();
})();
