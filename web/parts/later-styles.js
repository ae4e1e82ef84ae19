// The styles that home does not need. The page's head sends for them as if for a printer, so that no paint waits.
import { useLayoutEffect } from "preact/hooks";

/** @type {Promise<unknown> | null} */
let put = null;

/** Puts them on; rejects when they do not come, and may then be asked again. */
export const stylesWhole = () => (put ??= putOn().catch(forget));

/** @param {unknown} cause */
function forget(cause) {
  put = null;
  throw cause;
}

async function putOn() {
  const sent = /** @type {HTMLLinkElement} */ (document.querySelector("link[data-later]"));
  if (sent.sheet) {
    sent.media = "all";
    return;
  }
  // whether it is still on its way or has failed cannot be told from outside: another asks for the same file
  const link = /** @type {HTMLLinkElement} */ (sent.cloneNode());
  link.media = "all";
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} did not come`));
  });
  sent.replaceWith(link);
  await done;
}

/** A game's styles, and its tools', hold while one of its screens is shown: what they call their things is their own.
 * On before the first paint of what needs them, off when it goes.
 * @param {string} game */
export const useDress = (game) =>
  useLayoutEffect(() => {
    document.body.dataset.of = game;
    return () => void (document.body.dataset.of = "");
  }, [game]);
