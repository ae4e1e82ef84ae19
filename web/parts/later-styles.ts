// The styles that home does not need. The page's head sends for them as if for a printer, so that no paint waits; those
// of a game come when one of its screens is opened.
import files from "games:styles";
import { signal, type Signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

let put: Promise<unknown> | null = null;

/** Puts them on; rejects when they do not come, and may then be asked again. */
export const stylesWhole = () => (put ??= putOn().catch(forget));

function forget(cause: unknown) {
  put = null;
  throw cause;
}

async function putOn() {
  const sent = document.querySelector("link[data-later]") as HTMLLinkElement;
  if (sent.sheet) {
    sent.media = "all";
    return;
  }
  // whether it is still on its way or has failed cannot be told from outside: another asks for the same file
  const link = sent.cloneNode() as HTMLLinkElement;
  link.media = "all";
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} did not come`));
  });
  sent.replaceWith(link);
  await done;
}

/** The games whose styles are here. */
const here: Signal<Set<string>> = signal(new Set());
const sent: Map<string, Promise<void>> = new Map();

/** Puts the styles of a game on, behind all others; rejects when they do not come, and may then be asked again. */
export function stylesOf(game: string) {
  if (!Object.hasOwn(files, game)) return Promise.resolve();
  let coming = sent.get(game);
  if (!coming) {
    coming = new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: files[game] });
      link.onload = () => {
        here.value = new Set([...here.peek(), game]);
        resolve();
      };
      link.onerror = () => {
        link.remove();
        reject(new Error(`${link.href} did not come`));
      };
      document.head.append(link);
    });
    sent.set(game, coming);
    coming.catch(() => sent.delete(game));
  }
  return coming;
}

/** Whether the styles of a game are here. */
export const hasStylesOf = (game: string) => !Object.hasOwn(files, game) || here.value.has(game);

/** A game's styles, and its tools', hold while one of its screens is shown: what they call their things is their own.
 * On before the first paint of what needs them, off when it goes. */
export const useDress = (game: string) =>
  useLayoutEffect(() => {
    document.body.dataset.of = game;
    return () => void (document.body.dataset.of = "");
  }, [game]);
