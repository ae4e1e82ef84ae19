// What home offers by itself: that the app is at hand offline, to install it, to take a new version.
import { useEffect } from "preact/hooks";
import { install } from "../pwa/install.js";
import { engineProgress, engineState, ours } from "../store/engine.js";
import {
  applyUpdate,
  installOffer,
  offerAnswered,
  offerShown,
  offlineProblem,
  offlineProgress,
  offlineReady,
  updateWaits,
} from "../store/offline.js";
import { percent, t } from "../store/words.js";
import { backupDue, backupSettled } from "../store/files.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { useSaid } from "./live.js";
import { saveBackup } from "./notices.js";

/** @param {{loaded?: number, total?: number}} progress */
const sofar = ({ loaded = 0, total = 0 }) => percent(total ? Math.min(1, loaded / total) : 0);

/** Where the app stands: engine and offline store. */
export function OfflineLine() {
  useSaid(engineState.value === "failed" && t("page-engine-failed"), { open: true });
  if (engineState.value === "failed")
    return html`<p class="offline-line small">
      <${Icon} name="rock" size=${20} /><span>${t("page-engine-failed")}</span>
      <button class="btn" onClick=${() => ours.restart().catch(() => {})}>${t("page-try-again")}</button>
    </p>`;
  if (offlineReady.value)
    return html`<p class="offline-line ready small"><${Icon} name="anchor" size=${20} />${t("page-offline-ready")}</p>`;
  if (offlineProblem.value)
    return html`<p class="offline-line small soft"><${Icon} name="info" size=${20} />${t("page-offline-problem")}</p>`;
  if (offlineProgress.value)
    return html`<p class="offline-line small soft">
      <${Icon} name="anchor" size=${20} />${t("page-offline-progress", { percent: sofar(offlineProgress.value) })}
    </p>`;
  const { stage } = engineProgress.value;
  const loading = engineState.value === "loading" && stage === "runtime";
  return html`<p class="offline-line small soft">
    <${Icon} name="clock" size=${20} />${
      loading ? t("page-engine-loading", { percent: sofar(engineProgress.value) }) : t("page-offline-not-yet")
    }
  </p>`;
}

/** @param {{what: string, icon: string, title: string, text: string, acts: any, children?: any}} props */
const Offer = ({ what, icon, title, text, acts, children }) =>
  html`<section class="plate offer" data-offer=${what}>
    <${Icon} name=${icon} />
    <div>
      <h2>${title}</h2>
      <p>${text}</p>
      ${children}
    </div>
    <div class="offer-acts">${acts}</div>
  </section>`;

/** @param {() => void} run */
const later = (run) => html`<button class="btn btn--quiet" onClick=${run}>${t("page-later")}</button>`;

export function UpdateOffer() {
  if (!updateWaits.value) return null;
  return html`<${Offer}
    what="update"
    icon="flare"
    title=${t("page-update")}
    text=${t("page-update-so")}
    acts=${html`<button class="btn btn--ink" data-action="update" onClick=${applyUpdate}>
        ${t("page-update-now")}
      </button>
      ${later(() => (updateWaits.value = false))}`}
  />`;
}

/** iOS has no button for it. */
export const InstallSteps = () => html`
  <ol>
    <li><${Icon} name="share" size=${20} />${t("page-install-step-1")}</li>
    <li><${Icon} name="plus" size=${20} />${t("page-install-step-2")}</li>
    <li><${Icon} name="copy" size=${20} />${t("page-install-step-3")}</li>
  </ol>
`;

/** After the first finished game, and never twice in a week. @param {{finished: boolean}} props */
export function InstallOffer({ finished }) {
  const way = installOffer(finished);
  useEffect(() => {
    if (way) offerShown();
  }, [way]);
  if (!way) return null;
  return html`<${Offer}
    what="install"
    icon="anchor"
    title=${t("page-install")}
    text=${t("page-install-so")}
    acts=${html`${
      way === "button" &&
      html`<button class="btn btn--ink" data-action="install" onClick=${() => install().then(offerAnswered)}>
        ${t("page-install-now")}
      </button>`
    }
    ${later(offerAnswered)}`}
    >${way === "steps" && html`<${InstallSteps} />`}<//
  >`;
}

export function BackupReminder() {
  if (!backupDue.value) return null;
  return html`<${Offer}
    what="backup"
    icon="copy"
    title=${t("page-backup-due")}
    text=${t("page-backup-due-so")}
    acts=${html`<button class="btn btn--ink" onClick=${saveBackup}>${t("page-backup-make")}</button>
      ${later(backupSettled)}`}
  />`;
}
