// What can be done with one game of the list.
import { useState } from "preact/hooks";
import { failureText } from "../../parts/failure.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { tell } from "../../parts/notices.js";
import { Sheet } from "../../parts/sheet.js";
import { titleOf } from "../../parts/tables.js";
import { exportGame, gameFileName, handOver } from "../../store/files.js";
import { copyGame, heads, renameGame } from "../../store/games.js";
import { t } from "../../store/words.js";
import { NAME_LIMIT } from "../../store/roster.js";

/** @typedef {import("../../store/games.js").Head} Head */

/** @param {string} id */
export async function exportOne(id) {
  try {
    const head = heads.peek()?.find((one) => one.id === id);
    const done = await handOver(await exportGame(id), gameFileName(/** @type {Head} */ (head)));
    if (done !== "dropped") tell(t("page-exported"));
  } catch (cause) {
    tell(failureText(cause));
  }
}

/** @param {{head: Head, onClose: () => void, onDelete: () => void}} props */
export function GameMenu({ head, onClose, onDelete }) {
  const [naming, setNaming] = useState(false);
  const [title, setTitle] = useState(head.title ?? "");
  const finished = head.status === "finished";
  const shown = titleOf(head);

  /** @param {() => Promise<any>} work */
  const attempt = async (work) => {
    onClose();
    try {
      await work();
    } catch (cause) {
      tell(failureText(cause));
    }
  };
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => renameGame(head.id, title));
  };
  const copy = () =>
    attempt(async () => {
      await copyGame(head.id, t("page-copy-title", { title: { text: shown } }));
      tell(t("page-copied"));
    });

  /** @param {string} icon @param {string} label @param {() => void} run @param {string} [note] */
  const act = (icon, label, run, note = "") =>
    html`<li>
      <button class="menu-act" onClick=${run}>
        <${Icon} name=${icon} size=${22} /><span>${label}${note && html`<small class="soft">${note}</small>`}</span>
      </button>
    </li>`;

  return html`<${Sheet} title=${html`<span dir="auto">${shown}</span>`} onClose=${onClose}>
    ${
      naming
        ? html`<form class="rename" onSubmit=${rename}>
            <label for="rename">${t("page-rename-label")}</label>
            <input
              class="input"
              id="rename"
              value=${title}
              placeholder=${t(`${head.save.game}-title`)}
              maxlength=${NAME_LIMIT}
              dir="auto"
              autocomplete="off"
              ref=${(/** @type {HTMLInputElement | null} */ input) => input?.focus()}
              onInput=${(/** @type {InputEvent} */ event) =>
                setTitle(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
            />
            <button class="btn btn--ink" type="submit">${t("page-rename-save")}</button>
          </form>`
        : html`<ul class="rows menu">
            <li>
              <a class="menu-act" href=${`#/${finished ? "end" : "play"}/${head.id}`} onClick=${onClose}
                ><${Icon} name="next" size=${22} />${t("page-open")}</a
              >
            </li>
            <li>
              <a class="menu-act" href=${`#/replay/${head.id}`} onClick=${onClose}
                ><${Icon} name="clock" size=${22} />${t("page-watch")}</a
              >
            </li>
            ${act("pen", t("page-rename"), () => setNaming(true))} ${act("copy", t("page-copy"), copy)}
            ${act("share", t("page-export"), () => attempt(() => exportOne(head.id)), finished ? "" : t("page-export-all"))}
            ${act("bin", t("page-delete"), onDelete)}
          </ul>`
    }
  <//>`;
}
