// What the page has to say by itself: that the disk refuses, that something was done and can be undone.
import { effect, signal, type Signal } from "@preact/signals";
import { backupFileName, backupSettled, exportAll, handOver } from "../store/files.ts";
import { acceptWipe, retrySaving, wiped } from "../store/games.ts";
import { mended } from "../store/offline.ts";
import { storage } from "../store/trouble.ts";
import { t } from "../store/words.tsx";
import { Icon } from "./icon.ts";
import { say } from "./live.ts";
import type { ComponentChildren } from "preact";

type Toast = { text: string; act?: { label: string; run: () => void } };

const toast = signal<Toast | null>(null);
// its room, where the page can give it some
effect(() => void document.body.toggleAttribute("data-toast", toast.value !== null));
let timer: ReturnType<typeof setTimeout> | undefined;

/** One short sentence at the foot, for a while; with a way to take it back where there is one. */
export function tell(text: string, act?: { label: string; run: () => void }) {
  clearTimeout(timer);
  toast.value = { text, act };
  say(text);
  timer = setTimeout(() => (toast.value = null), act ? 20_000 : 6_000);
}

/** The sheets that are open, by their ids, the topmost last. */
export const sheets: Signal<string[]> = signal([]);

export const hush = () => void (toast.value = null);

/** The storage notice that was put away, until there is another. */
const seen = signal("");

export async function saveBackup() {
  const done = await handOver(await exportAll(), backupFileName());
  if (done === "dropped") return;
  backupSettled();
  tell(t("page-backup-done"));
}

const Notice = ({
  icon,
  title,
  children,
  acts,
}: {
  icon: string;
  title: string;
  children?: ComponentChildren;
  acts: ComponentChildren;
}) => (
  <section class="notice" role="alert">
    <Icon name={icon} />
    <div class="notice-text">
      <h2>{title}</h2>
      <p>{children}</p>
      <div class="notice-acts">{acts}</div>
    </div>
  </section>
);

/** The storage's trouble, on every screen until it is read. */
function StorageNotice() {
  const { state, key } = storage.value;
  if (state === "ok" || !key || seen.value === `${state} ${key}`) return null;
  return (
    <Notice
      icon="rock"
      title={t(state === "memory" ? "page-store-memory" : "page-store-unsaved")}
      acts={
        <>
          {state === "unsaved" && (
            <button class="btn btn--ink" onClick={retrySaving}>
              {t("page-store-retry")}
            </button>
          )}
          {state === "memory" && (
            <button class="btn btn--ink" onClick={() => location.reload()}>
              {t("page-store-reload")}
            </button>
          )}
          <button class="btn" onClick={saveBackup}>
            {t("page-backup-make")}
          </button>
          <button class="btn btn--quiet" onClick={() => (seen.value = `${state} ${key}`)}>
            {t("page-understood")}
          </button>
        </>
      }
    >
      {t(key)} {t(state === "memory" ? "page-store-memory-so" : "page-store-unsaved-so")}
    </Notice>
  );
}

const WipeNotice = () =>
  wiped.value ? (
    <Notice
      icon="rock"
      title={t("page-wiped")}
      acts={
        <>
          <a class="btn btn--ink" href="#/settings?at=backup">
            {t("page-backup-bring")}
          </a>
          <button class="btn btn--quiet" onClick={acceptWipe}>
            {t("page-understood")}
          </button>
        </>
      }
    >
      {t("page-wiped-so")}
    </Notice>
  ) : null;

const MendNotice = () =>
  mended.value ? (
    <Notice
      icon="rock"
      title={t("page-mended")}
      acts={
        <>
          <button class="btn btn--ink" onClick={() => location.reload()}>
            {t("page-store-reload")}
          </button>
          <button class="btn btn--quiet" onClick={() => (mended.value = false)}>
            {t("page-understood")}
          </button>
        </>
      }
    >
      {t("page-mended-so")}
    </Notice>
  ) : null;

/** It lies in the topmost sheet, if one is open: everything else cannot be tapped then. */
export const ToastSlip = ({ sheet }: { sheet?: string }) =>
  toast.value && sheets.value.at(-1) === sheet ? (
    <section class="toast" aria-label={t("page-notice")}>
      <span>{toast.value.text}</span>
      {toast.value.act && (
        <button
          class="btn"
          onClick={() => {
            toast.value?.act?.run();
            hush();
          }}
        >
          {toast.value.act.label}
        </button>
      )}
      <button class="btn btn--icon" aria-label={t("page-close")} onClick={hush}>
        <Icon name="close" size={20} />
      </button>
    </section>
  ) : null;

export const Notices = () => (
  <>
    <div class="notices">
      <StorageNotice />
      <WipeNotice />
      <MendNotice />
    </div>
    <ToastSlip />
  </>
);
