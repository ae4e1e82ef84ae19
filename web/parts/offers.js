// What home offers by itself: that the app is at hand offline, to install it, to take a new version.
import { useEffect } from "preact/hooks";
import { install } from "../pwa/install.js";
import { engineProgress, engineState, restart } from "../store/engine.js";
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
import { number, t } from "../store/words.js";
import { backupDue, backupSettled } from "../store/files.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { saveBackup } from "./notices.js";

/** @param {{loaded?: number, total?: number}} progress */
const percent = ({ loaded = 0, total = 0 }) => number(total ? Math.min(1, loaded / total) : 0, { style: "percent" });

/** Where the app stands: engine and offline store. */
export function OfflineLine() {
  if (engineState.value === "failed")
    return html`<p class="offline-line small" role="status">
      <${Icon} name="rock" size=${20} /><span>${t("page-engine-failed")}</span>
      <button class="btn" onClick=${() => restart().catch(() => {})}>${t("page-try-again")}</button>
    </p>`;
  if (offlineReady.value)
    return html`<p class="offline-line ready small"><${Icon} name="anchor" size=${20} />${t("page-offline-ready")}</p>`;
  if (offlineProblem.value)
    return html`<p class="offline-line small soft"><${Icon} name="info" size=${20} />${t("page-offline-problem")}</p>`;
  if (offlineProgress.value)
    return html`<p class="offline-line small soft">
      <${Icon} name="anchor" size=${20} />${t("page-offline-progress", { percent: percent(offlineProgress.value) })}
    </p>`;
  const { stage } = engineProgress.value;
  const loading = engineState.value === "loading" && stage === "runtime";
  return html`<p class="offline-line small soft">
    <${Icon} name="clock" size=${20} />${
      loading ? t("page-engine-loading", { percent: percent(engineProgress.value) }) : t("page-offline-not-yet")
    }
  </p>`;
}

export function UpdateOffer() {
  if (!updateWaits.value) return null;
  return html`<section class="plate offer" data-offer="update">
    <${Icon} name="flare" />
    <div>
      <h2>${t("page-update")}</h2>
      <p>${t("page-update-so")}</p>
    </div>
    <div class="offer-acts">
      <button class="btn btn--ink" data-action="update" onClick=${applyUpdate}>${t("page-update-now")}</button>
      <button class="btn btn--quiet" onClick=${() => (updateWaits.value = false)}>${t("page-later")}</button>
    </div>
  </section>`;
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
  return html`<section class="plate offer" data-offer="install">
    <${Icon} name="anchor" />
    <div>
      <h2>${t("page-install")}</h2>
      <p>${t("page-install-so")}</p>
      ${way === "steps" && html`<${InstallSteps} />`}
    </div>
    <div class="offer-acts">
      ${
        way === "button" &&
        html`<button class="btn btn--ink" data-action="install" onClick=${() => install().then(offerAnswered)}>
          ${t("page-install-now")}
        </button>`
      }
      <button class="btn btn--quiet" onClick=${offerAnswered}>${t("page-later")}</button>
    </div>
  </section>`;
}

export function BackupReminder() {
  if (!backupDue.value) return null;
  return html`<section class="plate offer" data-offer="backup">
    <${Icon} name="copy" />
    <div>
      <h2>${t("page-backup-due")}</h2>
      <p>${t("page-backup-due-so")}</p>
    </div>
    <div class="offer-acts">
      <button class="btn btn--ink" onClick=${saveBackup}>${t("page-backup-make")}</button>
      <button class="btn btn--quiet" onClick=${backupSettled}>${t("page-later")}</button>
    </div>
  </section>`;
}
