// A game that cannot be opened: why, what can still be done with it, and the way home.
import { Empty } from "../parts/empty.js";
import { failureText } from "../parts/failure.js";
import { MISSING } from "../parts/face-of.js";
import { Heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { Missing } from "../parts/missing.js";
import { tell } from "../parts/notices.js";
import { go } from "../router.js";
import { exportGame, gameFileName, handOver } from "../store/files.js";
import { heads, removeGame, restoreGame } from "../store/games.js";
import { t } from "../store/words.js";

/** @param {{said: {key: string, args?: any}, id?: string}} props  id: of a game that may be let out and deleted */
export function Lost({ said, id }) {
  if (said.key === MISSING.key) return html`<${Missing} />`;
  return html`<${Unopened} said=${said} id=${id} />`;
}

/** @param {{said: {key: string, args?: any}, id?: string}} props */
function Unopened({ said, id }) {
  const head = id && heads.value?.find((one) => one.id === id && !one.removed);
  /** @param {() => Promise<any>} work */
  const attempt = (work) => work().catch((cause) => tell(failureText(cause)));
  const drop = async () => {
    await removeGame(String(id));
    go("#/", { replace: true });
    tell(t("page-deleted", { title: { text: t("page-damaged-game") } }), {
      label: t("page-undo"),
      run: () => attempt(() => restoreGame(String(id))),
    });
  };
  return html`<main class="lost">
    <${Empty} picture="serpent" />
    <${Heading}>${t("play-lost")}<//>
    <p>${t(said.key, said.args)}</p>
    ${
      head &&
      html`<div class="lost-acts">
        <button
          class="btn"
          data-action="export"
          onClick=${() => attempt(async () => handOver(await exportGame(head.id), gameFileName(head)))}
        >
          ${t("page-export")}
        </button>
        <button class="btn" data-action="delete" onClick=${() => attempt(drop)}>${t("page-delete")}</button>
      </div>`
    }
    <a class="btn btn--main" href="#/">${t("play-home")}</a>
  </main>`;
}
