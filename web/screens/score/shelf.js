// The sheets of this device: a new one of any game, those that are open, and what was scored before.
import { html } from "../../parts/html.js";
import { Bar } from "../../parts/bar.js";
import { TileArt } from "../../parts/tables.js";
import { go } from "../../router.js";
import { beginSheet, readable, sheets } from "../../store/sheets.js";
import { t } from "../../store/words.js";
import { Statistics } from "../past/statistics.js";
import { abouts, blankSheet } from "./model.js";
import { DamagedSheet, SheetRow } from "./rows.js";

/** @param {import("./model.js").About} about */
const begin = async (about) => go(`#/score/${await beginSheet(blankSheet(about))}`);

export function Shelf() {
  const kept = (sheets.value ?? []).filter(({ removed }) => !removed);
  const all = kept.filter(readable);
  const damaged = kept.filter((record) => !readable(record));
  const running = all.filter(({ finished }) => !finished);
  const finished = all.filter((record) => record.finished);
  return html`
    <${Bar} title=${t("page-score")} note=${t("page-score-note")} />
    <main class="page score-shelf">
      <h2 class="label section">${t("page-score-new")}</h2>
      <div class="score-games">
        ${abouts.map(
          (about) =>
            html`<button class="btn" data-new-sheet=${about.game} onClick=${() => begin(about)}>
              <${TileArt} game=${about.game} /><span
                ><b>${t(`${about.game}-title`)}</b
                ><small>${t("page-seats-range", { from: about.players[0], to: about.players[1] })}</small></span
              >
            </button>`,
        )}
      </div>
      ${
        running.length > 0 &&
        html`<h2 class="label section">${t("page-score-running")}</h2>
          <ul class="games-list">
            ${running.map((record) => html`<${SheetRow} key=${record.id} record=${record} />`)}
          </ul>`
      }
      ${
        finished.length > 0 &&
        html`<h2 class="label section">${t("page-score-finished")}</h2>
          <ul class="games-list">
            ${finished.map((record) => html`<${SheetRow} key=${record.id} record=${record} />`)}
          </ul>`
      }
      <${Statistics} />
      ${
        damaged.length > 0 &&
        html`<ul class="rows games">
          ${damaged.map((record) => html`<${DamagedSheet} key=${record.id} record=${record} />`)}
        </ul>`
      }
    </main>
  `;
}
