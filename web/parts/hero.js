// The title on its chart.
import { draw } from "../art/draw.js";
import { t } from "../store/words.js";
import { Heading } from "./heading.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";

/** Drawn when the app was built, art/hero-chart.js: index.html brings it along for the first paint. */
const CHART = document.querySelector(".hero-chart")?.outerHTML ?? "<svg></svg>";

export const Hero = () => html`
  <header class="hero">
    ${draw(CHART)}
    <div class="cartouche plate">
      <${Heading} className=${null}>Flibuste<//>
      <p class="name-it">${t("page-tagline")}</p>
    </div>
    <a class="btn btn--icon hero-set" href="#/settings" aria-label=${t("page-settings")}><${Icon} name="settings" /></a>
  </header>
`;
