// Where an address leads nowhere: the edge of the chart, and the way home.
import { Empty } from "../parts/empty.js";
import { Heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { t } from "../store/words.js";

export default function Nowhere() {
  return html`<main class="lost">
    <${Empty} picture="serpent" />
    <${Heading}>${t("page-unknown")}<//>
    <p>${t("page-unknown-so")}</p>
    <a class="btn btn--main" href="#/">${t("play-home")}</a>
  </main>`;
}
