// A file comes in: a game, or a backup. What came of it is said in full.
import { signal } from "@preact/signals";
import { failureText } from "../../parts/failure.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { say } from "../../parts/live.js";
import { Sheet } from "../../parts/sheet.js";
import { importFile } from "../../store/games.js";
import { t } from "../../store/words.js";

/** @typedef {{done: string[], refused: {key: string, args: import("../../store/words.js").Args}[]}} Told */

/** What came of the last file, until it is read. */
const outcome = signal(/** @type {Told | null} */ (null));

/** @param {Blob} file */
export async function takeFile(file) {
  try {
    const { added, same, refused } = await importFile(file);
    const done = added || !refused.length ? [t("page-import-done", { added })] : [];
    if (same) done.push(t("page-import-same", { same }));
    outcome.value = { done, refused };
  } catch (cause) {
    outcome.value = { done: [failureText(cause)], refused: [] };
  }
  say(outcome.value.done.join(" "));
}

/** Asks the device for a file. */
export function pickFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => input.files?.[0] && takeFile(input.files[0]));
  input.click();
}

/** The shell shows it over any screen. */
export function ImportOutcome() {
  if (!outcome.value) return null;
  const { done, refused } = outcome.value;
  const shut = () => (outcome.value = null);
  return html`<${Sheet} title=${t("page-import")} onClose=${shut}>
    <div class="outcome" data-outcome>
      ${done.map((line) => html`<p>${line}</p>`)}
      ${
        refused.length > 0 &&
        html`<p>${t("page-import-refused", { count: refused.length })}</p>
          ${refused.map(
            ({ key, args }) =>
              html`<p class="why">
                <${Icon} name="rock" /><span
                  >${t(key)}${
                    "reason" in args && args.reason
                      ? html`<br /><small class="soft">${t("page-import-reason", args)}</small>`
                      : ""
                  }</span
                >
              </p>`,
          )}`
      }
      <button class="btn btn--ink" onClick=${shut}>${t("page-understood")}</button>
    </div>
  <//>`;
}
