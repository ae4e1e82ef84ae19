// A file comes in: a game, or a backup. What came of it is said in full.
import { signal } from "@preact/signals";
import { failureText } from "../../parts/failure.ts";
import { Icon } from "../../parts/icon.ts";
import { say } from "../../parts/live.ts";
import { tell } from "../../parts/notices.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { route } from "../../router.ts";
import { importFile } from "../../store/files.ts";
import type { Args } from "../../store/args.ts";
import { t } from "../../store/words.tsx";

/** `screen`: where the file was taken. */
type Outcome = { screen: string; done: string[]; refused: { key: string; args: Args }[] };

/** What came of the last file, until it is read. */
const outcome = signal<Outcome | null>(null);
/** Each game is played through once by the engine: a large backup takes its time. */
const progress = signal<{ done: number; of: number } | null>(null);

const ownTaker = async () => (await import("../../store/own.ts")).takeOwn;

export async function takeFile(file: Blob) {
  progress.value = { done: 0, of: 1 };
  const { screen } = route.peek();
  try {
    const { added, same, own, refused } = await importFile(
      file,
      ownTaker,
      (done, of) => (progress.value = { done, of }),
    );
    const done = added || !(refused.length || own) ? [t("page-import-done", { added })] : [];
    if (own) done.push(t("page-import-own-done"));
    if (same) done.push(t("page-import-same", { same }));
    outcome.value = { screen, done, refused };
  } catch (cause) {
    outcome.value = { screen, done: [failureText(cause)], refused: [] };
  }
  progress.value = null;
  const said = outcome.value.done.join(" ");
  // somebody who has gone on meanwhile is told, and not stopped
  if (route.peek().screen === screen) say(said);
  else tell(said);
}

/** Asks the device for a file. */
export const pickFile = () => askForFile(takeFile);

export function askForFile(take: (file: Blob) => void) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => input.files?.[0] && take(input.files[0]));
  input.click();
}

/** How it comes along is shown over any screen, what came of it where the file was taken. */
export function ImportOutcome() {
  if (progress.value)
    return (
      <section class="toast" aria-label={t("page-notice")}>
        <p>{t("page-import-reading", progress.value)}</p>
      </section>
    );
  if (outcome.value?.screen !== route.value.screen) return null;
  const { done, refused } = outcome.value;
  const games = refused.filter(({ key }) => !key.startsWith("page-import-own") && key !== "page-import-sheet").length;
  const shut = () => (outcome.value = null);
  return (
    <Sheet title={t("page-import")} onClose={shut}>
      <div class="outcome" data-outcome>
        {done.map((line) => (
          <p>{line}</p>
        ))}
        {refused.length > 0 && (
          <>
            {games > 0 && <p>{t("page-import-refused", { count: games })}</p>}
            {refused.map(({ key, args }) => (
              <p class="why">
                <Icon name="rock" />
                <span>
                  {t(key)}
                  {"reason" in args && args.reason ? (
                    <>
                      <br />
                      <small class="soft">{t("page-import-reason", args)}</small>
                    </>
                  ) : (
                    ""
                  )}
                </span>
              </p>
            ))}
          </>
        )}
        <button class="btn btn--ink" onClick={shut}>
          {t("page-understood")}
        </button>
      </div>
    </Sheet>
  );
}
