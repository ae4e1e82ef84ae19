// The title on its chart.
import { draw } from "../art/draw.ts";
import { t } from "../store/words.tsx";
import { Heading } from "./heading.tsx";
import { Icon } from "./icon.ts";

/** Drawn when the app was built, art/hero-chart.ts: index.html brings it along for the first paint. */
const CHART = document.querySelector(".hero-chart")?.outerHTML ?? "<svg></svg>";

export const Hero = () => (
  <header class="hero">
    {draw(CHART)}
    <div class="cartouche plate">
      <Heading className={null}>Flibuste</Heading>
      <p class="name-it">{t("page-tagline")}</p>
    </div>
    <a class="btn btn--icon hero-set" href="#/settings" aria-label={t("page-settings")}>
      <Icon name="settings" />
    </a>
  </header>
);
