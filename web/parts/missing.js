// What stands in place of a screen, or of a tool, whose file did not come.
import { useEffect } from "preact/hooks";
import { t } from "../store/words.js";
import { Heading } from "./heading.js";
import { html } from "./html.js";

/** The page is loaded again by itself as soon as that can help, as after a start that was broken off (early.js). */
export const fetchAgain = () => void dispatchEvent(new Event("flibuste-missing"));

export function Missing() {
  useEffect(fetchAgain, []);
  return html`<main class="page waiting">
    <${Heading}>${t("page-missing")}<//>
    <p>${t("page-missing-so")}</p>
    <p>
      <button class="btn btn--ink" onClick=${() => location.reload()}>${t("page-store-reload")}</button>
    </p>
  </main>`;
}
