// A game that cannot be opened: why, and the way home.
import { html } from "../parts/html.js";
import { t } from "../store/words.js";

/** @param {{said: {key: string, args?: any}}} props */
export const Lost = ({ said }) =>
  html`<main class="lost">
    <h1 class="title" tabindex="-1">${t("play-lost")}</h1>
    <p>${t(said.key, said.args)}</p>
    <a class="btn btn--main" href="#/">${t("play-home")}</a>
  </main>`;
