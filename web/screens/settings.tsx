// What can be set for this device, the backup, and how it stands with storage and offline play.
import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { BUILD } from "build:info";
import { draw } from "../art/draw.ts";
import { stack } from "../art/pieces.ts";
import { install } from "../pwa/install.ts";
import { Bar } from "../parts/bar.tsx";
import { type Choice, Lamp, Segments } from "../parts/choices.tsx";
import { Icon } from "../parts/icon.ts";
import { News } from "../parts/news.tsx";
import { saveBackup, tell } from "../parts/notices.tsx";
import { InstallSteps, OfflineLine, UpdateOffer } from "../parts/offers.tsx";
import { languages } from "../spoken.ts";
import { listGames } from "../store/games.ts";
import { installWay, lookForUpdate, updateWaits } from "../store/offline.ts";
import * as set from "../store/settings.ts";
import { storage, within } from "../store/trouble.ts";
import { number, percent, t } from "../store/words.tsx";
import { pickFile } from "./past/file.tsx";
import { Added } from "./settings/added.tsx";
import type { ComponentChildren } from "preact";

const Row = ({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children?: ComponentChildren;
}) => (
  <li class="set">
    <label for={id}>
      <b id={`${id}-name`}>{title}</b>
      {note && (
        <span class="small soft" id={`${id}-note`}>
          {note}
        </span>
      )}
    </label>
    {children}
  </li>
);

const Flag = ({ word, it }: { word: string; it: Signal<boolean> }) => (
  <Row id={word} title={t(word)} note={t(`${word}-note`)}>
    <Lamp id={word} noted={true} on={it.value} onChange={(on: boolean) => (it.value = on)} />
  </Row>
);

const Choose = <T,>({ title, it, among }: { title: string; it: Signal<T>; among: Choice<T>[] }) => (
  <li class="set set--wrap">
    <b>{title}</b>
    <Segments label={title} value={it.value} among={among} onChange={(value: T) => (it.value = value)} />
  </li>
);

const TEXT_STEP = 25;

function TextSize() {
  const step = (by: number) => () =>
    (set.textSize.value = Math.min(200, Math.max(100, set.textSize.value + by * TEXT_STEP)));
  return (
    <li class="set">
      <b>{t("page-text")}</b>
      <span class="stepper">
        <button aria-label={t("page-text-smaller")} disabled={set.textSize.value <= 100} onClick={step(-1)}>
          <Icon name="minus" size={20} />
        </button>
        <News tag="output" aria-live="off">
          {percent(set.textSize.value / 100)}
        </News>
        <button aria-label={t("page-text-larger")} disabled={set.textSize.value >= 200} onClick={step(1)}>
          <Icon name="plus" size={20} />
        </button>
      </span>
    </li>
  );
}

const sample = () =>
  draw(
    `<svg class="sample" viewBox="0 0 150 62" aria-hidden="true">${[
      { value: "4", colours: ["vermilion", "black", "yellow"] },
      { value: "?", colours: ["blue", "white", "vermilion", "yellow"] },
      { value: "2", colours: ["yellow", "blue"] },
    ]
      .map(
        ({ value, colours }, i) =>
          `<g transform="translate(${26 + i * 49} 59)">${
            stack(
              colours.map((colour) => ({ colour, value })),
              { rx: 20, ry: 12, band: 6.5 },
            ).svg
          }</g>`,
      )
      .join("")}</svg>`,
  );

const Look = () => (
  <section aria-labelledby="h-look">
    <h2 class="label section" id="h-look">
      {t("page-look")}
    </h2>
    <ul class="rows">
      <Choose
        title={t("page-theme")}
        it={set.theme}
        among={[
          {
            value: "day",
            label: (
              <>
                <Icon name="sun" size={20} />
                {t("page-theme-day")}
              </>
            ),
          },
          {
            value: "night",
            label: (
              <>
                <Icon name="moon" size={20} />
                {t("page-theme-night")}
              </>
            ),
          },
          { value: "system", label: t("page-theme-system") },
        ]}
      />
      <Choose
        title={t("page-language")}
        it={set.language}
        among={[
          ...languages.map(({ id, name }) => ({ value: id, label: <span lang={id}>{name}</span> })),
          { value: "auto", label: t("page-language-auto") },
        ]}
      />
      <TextSize />
      <li class="set set--sample">
        {sample()}
        <p class="small soft">{t("page-pieces-note")}</p>
      </li>
    </ul>
  </section>
);

const Play = () => (
  <section aria-labelledby="h-play">
    <h2 class="label section" id="h-play">
      {t("page-play")}
    </h2>
    <ul class="rows">
      <li class="set set--stacked">
        <span>
          <b>{t("page-speed")}</b>
          <span class="small soft">{t("page-speed-note")}</span>
        </span>
        <Segments
          label={t("page-speed")}
          value={set.speed.value}
          among={[0, 1, 2, 3, 4].map((value) => ({ value, label: t(`page-speed-${value}`) }))}
          onChange={(value: number) => (set.speed.value = value)}
        />
      </li>
      <Flag word="page-confirm" it={set.confirmMoves} />
      <Flag word="page-keys" it={set.letterKeys} />
      <Flag word="page-flat" it={set.flat} />
    </ul>
  </section>
);

const Device = () => (
  <section aria-labelledby="h-device">
    <h2 class="label section" id="h-device">
      {t("page-device")}
    </h2>
    <ul class="rows">
      <Flag word="page-sound" it={set.sound} />
      <Flag word="page-vibration" it={set.vibration} />
      <Flag word="page-awake" it={set.keepAwake} />
    </ul>
  </section>
);

/** What the browser says of the disk; null while it has not answered, or never will. */
function useDisk(): { used: number; quota: number; persisted: boolean } | null {
  const [disk, setDisk] = useState<ReturnType<typeof useDisk>>(null);
  useEffect(() => {
    if (!navigator.storage?.estimate) return;
    within(Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]), 4000)
      .then(([{ usage = 0, quota = 0 }, persisted]) => setDisk({ used: usage, quota, persisted }))
      .catch(() => {});
  }, []);
  return disk;
}

const amount = (bytes: number) => {
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, "megabyte"] : [bytes / 1e9, "gigabyte"];
  return { text: number(size, { style: "unit", unit, maximumFractionDigits: size < 10 ? 1 : 0 }) };
};

function Backup() {
  const disk = useDisk();
  const games = listGames().length;
  const { state } = storage.value;
  return (
    <section aria-labelledby="h-backup">
      <h2 class="label section" id="h-backup" tabindex={-1}>
        {t("page-backup")}
      </h2>
      <p class="prose">
        {t("page-backup-note", { games })} {games > 0 && t("page-backup-all")}
      </p>
      <div class="two">
        <button class="btn" data-action="export-all" onClick={saveBackup}>
          <Icon name="share" size={22} />
          {t("page-backup-make")}
        </button>
        <button class="btn" data-action="import" onClick={pickFile}>
          <Icon name="copy" size={22} />
          {t("page-backup-bring")}
        </button>
      </div>
      <p class={`state-line small ${state === "ok" ? "ready" : ""}`}>
        <Icon name={state === "ok" ? "anchor" : "rock"} size={20} />
        <span data-storage={state}>
          {state === "ok" ? t("page-storage-ok") : t(storage.value.key ?? "page-store-damaged")}
          {disk && state === "ok" && ` ${t(disk.persisted ? "page-storage-persisted" : "page-storage-not-persisted")}`}
          {disk && ` ${t("page-storage-used", { used: amount(disk.used), quota: amount(disk.quota) })}`}
        </span>
      </p>
    </section>
  );
}

function Offline() {
  const way = installWay();
  const look = async () => {
    await lookForUpdate();
    if (!updateWaits.peek()) tell(t("page-version-looked"));
  };
  return (
    <section aria-labelledby="h-offline">
      <h2 class="label section" id="h-offline">
        {t("page-offline")}
      </h2>
      <OfflineLine />
      {way === "button" && (
        <button class="btn wide" onClick={install}>
          <Icon name="plus" size={20} />
          {t("page-offline-install")}
        </button>
      )}
      {way === "steps" && (
        <div class="steps">
          <b>{t("page-offline-install")}</b>
          <InstallSteps />
        </div>
      )}
      <UpdateOffer />
      <p class="version small soft">
        {t("page-version", { version: BUILD.version })}
        <button class="btn btn--quiet" onClick={look}>
          {t("page-version-look")}
        </button>
      </p>
    </section>
  );
}

export default function Settings({ params }: { params: Record<string, string> }) {
  useEffect(() => {
    const heading = params.at && document.getElementById(`h-${params.at}`);
    if (heading) {
      heading.scrollIntoView({ block: "start" });
      heading.focus({ preventScroll: true });
    }
  }, [params.at]);
  return (
    <>
      <Bar title={t("page-settings")} />
      <main class="page settings">
        <Look />
        <Play />
        <Device />
        <Backup />
        <Added />
        <Offline />
        <a class="about-link" href="#/about">
          <span>
            <b>{t("page-about")}</b>
            <span class="small soft">{t("page-credits")}</span>
          </span>
          <Icon name="next" size={20} />
        </a>
      </main>
    </>
  );
}
