// What the page has to say by itself: that the disk refuses, that something was done and can be undone.
import { effect, signal } from "@preact/signals";
import { backupFileName, backupSettled, exportAll, handOver } from "../store/files.js";
import { acceptWipe, retrySaving, wiped } from "../store/games.js";
import { mended } from "../store/offline.js";
import { storage } from "../store/trouble.js";
import { t } from "../store/words.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { say } from "./live.js";

/** @typedef {{text: string, act?: {label: string, run: () => void}}} Toast */

const toast = signal(/** @type {Toast | null} */ (null));
// its room, where the page can give it some
effect(() => void document.body.toggleAttribute("data-toast", toast.value !== null));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** One short sentence at the foot, for a while; with a way to take it back where there is one.
 * @param {string} text @param {{label: string, run: () => void}} [act] */
export function tell(text, act) {
  clearTimeout(timer);
  toast.value = { text, act };
  say(text);
  timer = setTimeout(() => (toast.value = null), act ? 20_000 : 6_000);
}

/** The sheets that are open, by their ids, the topmost last. @type {import("@preact/signals").Signal<string[]>} */
export const sheets = signal([]);

export const hush = () => void (toast.value = null);

/** The storage notice that was put away, until there is another. */
const seen = signal("");

export async function saveBackup() {
  const done = await handOver(await exportAll(), backupFileName());
  if (done === "dropped") return;
  backupSettled();
  tell(t("page-backup-done"));
}

/** @param {{icon: string, title: string, children?: any, acts: any}} props */
const Notice = ({ icon, title, children, acts }) =>
  html`<section class="notice" role="alert">
    <${Icon} name=${icon} />
    <div class="notice-text">
      <h2>${title}</h2>
      <p>${children}</p>
      <div class="notice-acts">${acts}</div>
    </div>
  </section>`;

/** The storage's trouble, on every screen until it is read. */
function StorageNotice() {
  const { state, key } = storage.value;
  if (state === "ok" || !key || seen.value === `${state} ${key}`) return null;
  return html`<${Notice}
    icon="rock"
    title=${t(state === "memory" ? "page-store-memory" : "page-store-unsaved")}
    acts=${html`
      ${
        state === "unsaved" &&
        html`<button class="btn btn--ink" onClick=${retrySaving}>${t("page-store-retry")}</button>`
      }
      ${
        state === "memory" &&
        html`<button class="btn btn--ink" onClick=${() => location.reload()}>${t("page-store-reload")}</button>`
      }
      <button class="btn" onClick=${saveBackup}>${t("page-backup-make")}</button>
      <button class="btn btn--quiet" onClick=${() => (seen.value = `${state} ${key}`)}>${t("page-understood")}</button>
    `}
    >${t(key)} ${t(state === "memory" ? "page-store-memory-so" : "page-store-unsaved-so")}<//
  >`;
}

const WipeNotice = () =>
  wiped.value
    ? html`<${Notice}
        icon="rock"
        title=${t("page-wiped")}
        acts=${html`<a class="btn btn--ink" href="#/settings?at=backup">${t("page-backup-bring")}</a>
          <button class="btn btn--quiet" onClick=${acceptWipe}>${t("page-understood")}</button>`}
        >${t("page-wiped-so")}<//
      >`
    : null;

const MendNotice = () =>
  mended.value
    ? html`<${Notice}
        icon="rock"
        title=${t("page-mended")}
        acts=${html`<button class="btn btn--ink" onClick=${() => location.reload()}>${t("page-store-reload")}</button>
          <button class="btn btn--quiet" onClick=${() => (mended.value = false)}>${t("page-understood")}</button>`}
        >${t("page-mended-so")}<//
      >`
    : null;

/** It lies in the topmost sheet, if one is open: everything else cannot be tapped then. @param {{sheet?: string}} props */
export const ToastSlip = ({ sheet }) =>
  toast.value && sheets.value.at(-1) === sheet
    ? html`<section class="toast" aria-label=${t("page-notice")}>
        <span>${toast.value.text}</span>
        ${
          toast.value.act &&
          html`<button
            class="btn"
            onClick=${() => {
              toast.value?.act?.run();
              hush();
            }}
          >
            ${toast.value.act.label}
          </button>`
        }
        <button class="btn btn--icon" aria-label=${t("page-close")} onClick=${hush}>
          <${Icon} name="close" size=${20} />
        </button>
      </section>`
    : null;

export const Notices = () =>
  html`<div class="notices"><${StorageNotice} /><${WipeNotice} /><${MendNotice} /></div>
    <${ToastSlip} />`;
