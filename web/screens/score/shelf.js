// The sheets of this device: a new one of any game, those that are open, and what was scored before.
import { html } from "../../parts/html.js";
import { Bar } from "../../parts/bar.js";
import { Icon } from "../../parts/icon.js";
import { tell } from "../../parts/notices.js";
import { Disc } from "../../parts/seats.js";
import { TileArt } from "../../parts/tables.js";
import { go } from "../../router.js";
import { backupFileName, file, handOver } from "../../store/files.js";
import { beginSheet, readable, removeSheet, restoreSheet, sheets } from "../../store/sheets.js";
import { ago, rich, t } from "../../store/words.js";
import { Statistics } from "../past/statistics.js";
import { abouts, blankSheet, seatOf } from "./model.js";
import { nameOf, winningTotal } from "./share.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */

/** @param {import("./model.js").About} about */
const begin = async (about) => go(`#/score/${await beginSheet(blankSheet(about))}`);

/** @param {SheetRecord} record */
async function remove(record) {
  await removeSheet(record.id);
  tell(t("page-score-removed"), { label: t("play-undo"), run: () => restoreSheet(record.id) });
}

/** @param {{record: SheetRecord}} props */
function Row({ record }) {
  const { sheet, result, finished } = record;
  const winners = (result?.winners ?? []).map((/** @type {number} */ seat) => ({ text: nameOf(record, seat) }));
  return html`<li class="game" data-sheet=${record.id}>
    <a class="game-open" href=${`#/score/${record.id}`}>
      <${TileArt} game=${sheet.game} />
      <span class="game-text">
        <b class="game-title">${t(`${sheet.game}-title`)}</b>
        <span class="cont-state"
          >${
            finished && result
              ? rich("page-score-won", { who: winners, count: winners.length, total: winningTotal(result) })
              : sheet.players.map((_, seat) => nameOf(record, seat)).join(", ")
          }</span
        >
        <span class="cont-foot">
          <span class="seats"
            >${sheet.players.map((player) => html`<${Disc} seat=${seatOf(player)} size=${22} />`)}</span
          >
          <span class="small soft">${ago(record.updated)}</span>
        </span>
      </span>
    </a>
    <button class="btn btn--icon" aria-label=${t("page-score-remove-sheet")} onClick=${() => remove(record)}>
      <${Icon} name="bin" size=${20} />
    </button>
  </li>`;
}

/** A record that no longer makes sense: kept, let out, deleted. @param {{record: SheetRecord}} props */
const Damaged = ({ record }) =>
  html`<li class="game game--damaged">
    <${Icon} name="rock" size=${26} />
    <span class="game-text"
      ><b>${t("page-score-damaged")}</b><span class="small soft">${t("page-damaged-so")}</span></span
    >
    <span class="game-acts">
      <button class="btn" onClick=${() => handOver(file(record.raw), backupFileName())}>${t("page-export")}</button>
      <button class="btn" onClick=${() => remove(record)}>${t("page-delete")}</button>
    </span>
  </li>`;

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
            ${running.map((record) => html`<${Row} key=${record.id} record=${record} />`)}
          </ul>`
      }
      ${
        finished.length > 0 &&
        html`<h2 class="label section">${t("page-score-finished")}</h2>
          <ul class="games-list">
            ${finished.map((record) => html`<${Row} key=${record.id} record=${record} />`)}
          </ul>`
      }
      <${Statistics} />
      ${
        damaged.length > 0 &&
        html`<ul class="rows games">
          ${damaged.map((record) => html`<${Damaged} key=${record.id} record=${record} />`)}
        </ul>`
      }
    </main>
  `;
}
