// What this is, whose it is, and whom it thanks.
import { BUILD } from "build:info";
import { draw } from "../art/draw.ts";
import { rose } from "../art/chart.ts";
import { Bar } from "../parts/bar.tsx";
import { games } from "../store/known.ts";
import { has, t } from "../store/words.tsx";

const ICON_AUTHORS = ["Lorc", "Delapouite", "Skoll"];
const LIBRARIES = ["Preact", "Preact Signals", "Fluent", "idb", "Workbox"];

const list = (names: string[]) => names.map((text) => ({ text }));

/** A line for each game. */
const OfGames = ({ part }: { part: "credit" | "house" }) => (
  <ul class="credits" data-part={part}>
    {games.value
      .map(({ name }) => (part === "credit" ? `page-${name}-credit` : `page-house-${name}`))
      .map((key) => has(key) && <li key={key}>{t(key)}</li>)}
  </ul>
);

export default function About() {
  return (
    <>
      <Bar title={t("page-about")} />
      <main class="page about">
        <div class="about-head">
          {draw(`<svg class="about-rose" viewBox="-60 -74 120 136" aria-hidden="true">${rose(46)}</svg>`)}
          <div>
            <p class="about-name">Flibuste</p>
            <p class="name-it soft">{t("page-tagline")}</p>
            <p class="small soft">
              {t("page-version", { version: BUILD.version })} <span class="build-id">{BUILD.id}</span>
            </p>
          </div>
        </div>
        <p>{t("page-about-note")}</p>
        <p>{t("page-unofficial")}</p>
        <h2 class="label section">{t("page-credits-games")}</h2>
        <p>{t("page-own-words")}</p>
        <OfGames part="credit" />
        <h2 class="label section">{t("page-house")}</h2>
        <p>{t("page-house-note")}</p>
        <OfGames part="house" />
        <h2 class="label section">{t("page-credits")}</h2>
        <ul class="credits">
          <li>{t("page-credit-icons", { authors: list(ICON_AUTHORS) })}</li>
          <li>{t("page-credit-fell")}</li>
          <li>{t("page-credit-atkinson")}</li>
          <li>{t("page-credit-engine")}</li>
          <li>{t("page-credit-libraries", { libraries: list(LIBRARIES) })}</li>
          <li>{t("page-credit-ours")}</li>
        </ul>
        <h2 class="label section">{t("page-privacy")}</h2>
        <p>{t("page-privacy-note")}</p>
      </main>
    </>
  );
}
