// What home offers by itself: that the app is at hand offline, to install it, to take a new version.
import { useEffect } from "preact/hooks";
import { leftOpen } from "../phones/left-open.ts";
import { install } from "../pwa/install.ts";
import { engineProgress, engineState, ours } from "../store/engine.ts";
import {
  applyUpdate,
  installOffer,
  offerAnswered,
  offerShown,
  offlineProblem,
  offlineProgress,
  offlineReady,
  updateWaits,
} from "../store/offline.ts";
import { percent, t } from "../store/words.tsx";
import { backupDue, backupSettled } from "../store/files.ts";
import { Icon } from "./icon.ts";
import { useSaid } from "./live.ts";
import { saveBackup } from "./notices.tsx";
import type { ComponentChildren } from "preact";

const sofar = ({ loaded = 0, total = 0 }: { loaded?: number; total?: number }) =>
  percent(total ? Math.min(1, loaded / total) : 0);

/** Where the app stands: engine and offline store. */
export function OfflineLine() {
  useSaid(engineState.value === "failed" && t("page-engine-failed"), { open: true });
  if (engineState.value === "failed")
    return (
      <p class="offline-line small">
        <Icon name="rock" size={20} />
        <span>{t("page-engine-failed")}</span>
        <button class="btn" onClick={() => ours.restart().catch(() => {})}>
          {t("page-try-again")}
        </button>
      </p>
    );
  if (offlineReady.value)
    return (
      <p class="offline-line ready small">
        <Icon name="anchor" size={20} />
        {t("page-offline-ready")}
      </p>
    );
  if (offlineProblem.value)
    return (
      <p class="offline-line small soft">
        <Icon name="info" size={20} />
        {t("page-offline-problem")}
      </p>
    );
  if (offlineProgress.value)
    return (
      <p class="offline-line small soft">
        <Icon name="anchor" size={20} />
        {t("page-offline-progress", { percent: sofar(offlineProgress.value) })}
      </p>
    );
  const { stage } = engineProgress.value;
  const loading = engineState.value === "loading" && stage === "runtime";
  return (
    <p class="offline-line small soft">
      <Icon name="clock" size={20} />
      {loading ? t("page-engine-loading", { percent: sofar(engineProgress.value) }) : t("page-offline-not-yet")}
    </p>
  );
}

const Offer = ({
  what,
  icon,
  title,
  text,
  acts,
  children,
}: {
  what: string;
  icon: string;
  title: string;
  text: string;
  acts: ComponentChildren;
  children?: ComponentChildren;
}) => (
  <section class="plate offer" data-offer={what}>
    <Icon name={icon} />
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
    <div class="offer-acts">{acts}</div>
  </section>
);

const later = (run: () => void) => (
  <button class="btn btn--quiet" onClick={run}>
    {t("page-later")}
  </button>
);

export function UpdateOffer() {
  if (!updateWaits.value) return null;
  // what leads from phone to phone does not outlive the page
  const left = leftOpen.value.map((at) => t(at === "#/join" ? "page-update-guest" : "page-update-host"));
  return (
    <Offer
      what="update"
      icon="flare"
      title={t("page-update")}
      text={[t("page-update-so"), ...new Set(left)].join(" ")}
      acts={
        <>
          <button class="btn btn--ink" data-action="update" onClick={applyUpdate}>
            {t("page-update-now")}
          </button>
          {later(() => (updateWaits.value = false))}
        </>
      }
    />
  );
}

/** iOS has no button for it. */
export const InstallSteps = () => (
  <ol>
    <li>
      <Icon name="share" size={20} />
      {t("page-install-step-1")}
    </li>
    <li>
      <Icon name="plus" size={20} />
      {t("page-install-step-2")}
    </li>
    <li>
      <Icon name="copy" size={20} />
      {t("page-install-step-3")}
    </li>
  </ol>
);

/** After the first finished game, and never twice in a week. */
export function InstallOffer({ finished }: { finished: boolean }) {
  const way = installOffer(finished);
  useEffect(() => {
    if (way) offerShown();
  }, [way]);
  if (!way) return null;
  return (
    <Offer
      what="install"
      icon="anchor"
      title={t("page-install")}
      text={t("page-install-so")}
      acts={
        <>
          {way === "button" && (
            <button class="btn btn--ink" data-action="install" onClick={() => install().then(offerAnswered)}>
              {t("page-install-now")}
            </button>
          )}
          {later(offerAnswered)}
        </>
      }
    >
      {way === "steps" && <InstallSteps />}
    </Offer>
  );
}

export function BackupReminder() {
  if (!backupDue.value) return null;
  return (
    <Offer
      what="backup"
      icon="copy"
      title={t("page-backup-due")}
      text={t("page-backup-due-so")}
      acts={
        <>
          <button class="btn btn--ink" onClick={saveBackup}>
            {t("page-backup-make")}
          </button>
          {later(backupSettled)}
        </>
      }
    />
  );
}
