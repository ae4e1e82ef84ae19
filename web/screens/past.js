// All games of this device, and what the captains have made of them.
import { signal } from "@preact/signals";
import { Bar, BarButton } from "../parts/bar.js";
import { failureText } from "../parts/failure.js";
import { html } from "../parts/html.js";
import { Icon } from "../parts/icon.js";
import { tell } from "../parts/notices.js";
import { Disc } from "../parts/seats.js";
import { useSeen } from "../parts/sight.js";
import { Mini, State, titleOf, useTable } from "../parts/tables.js";
import { heads, listGames, removeGame, restoreGame } from "../store/games.js";
import { readable } from "../store/sessions.js";
import { listSheets, sheets } from "../store/sheets.js";
import { ago, t } from "../store/words.js";
import { SheetRow } from "./score/rows.js";
import { exportOne, GameMenu } from "./past/menu.js";
import { pickFile } from "./past/file.js";
import { Statistics } from "./past/statistics.js";

/** @typedef {import("../store/games.js").Head} Head */
/** @typedef {import("../store/sheets.js").SheetRecord} SheetRecord */

const search = signal("");
const menu = signal(/** @type {string | null} */ (null));
const FEW = 6;

/** @param {string} title @param {{name: string}[]} people */
const sought = (title, people) => {
  const text = search.value.trim().toLocaleLowerCase();
  return !text || [title, ...people.map(({ name }) => name)].some((it) => it.toLocaleLowerCase().includes(text));
};
/** @param {Head} head */
const soughtGame = (head) => sought(titleOf(head), head.save.seats);
/** @param {SheetRecord} record */
const soughtSheet = ({ sheet }) => sought(t(`${sheet.game}-title`), sheet.players);

/** @param {{head: Head}} props */
function Row({ head }) {
  const { ref, seen } = useSeen();
  const table = useTable(head, seen);
  const { seats, game } = head.save;
  const title = titleOf(head);
  const minutes = Math.round(head.played / 60_000);
  return html`<li class="game" data-game=${head.id} ref=${ref}>
    <a class="game-open" href=${`#/${head.status === "finished" ? "end" : "play"}/${head.id}`}>
      <${Mini} game=${game} table=${seen && table} />
      <span class="game-text">
        <b class="game-title" dir="auto">${title}</b>
        <span class="cont-state"
          >${
            head.status === "finished"
              ? html`<${State} head=${head} table=${null} />`
              : t("page-names", { who: seats.map((_, seat) => ({ seat })) }, seats)
          }</span
        >
        <span class="cont-foot">
          <span class="seats">${seats.map((seat) => html`<${Disc} seat=${seat} size=${22} />`)}</span>
          <span class="small soft"
            >${ago(head.updated)}${minutes > 0 && html`<span class="dotsep"></span>${t("page-played-time", { minutes })}`}</span
          >
        </span>
      </span>
    </a>
    <button
      class="btn btn--icon"
      aria-label=${t("page-game-menu", { title: { text: title } })}
      aria-haspopup="dialog"
      onClick=${() => (menu.value = head.id)}
    >
      <${Icon} name="menu" />
    </button>
  </li>`;
}

/** A record that no longer makes sense: kept, and let out. @param {{head: any}} props */
const Damaged = ({ head }) =>
  html`<li class="game game--damaged">
    <${Icon} name="rock" size=${26} />
    <span class="game-text"
      ><b>${t("page-damaged-game")}</b><span class="small soft">${t("page-damaged-so")}</span></span
    >
    <span class="game-acts">
      <button class="btn" onClick=${() => exportOne(head.id)}>${t("page-export")}</button>
      <button class="btn" onClick=${() => drop(head.id, t("page-damaged-game"))}>${t("page-delete")}</button>
    </span>
  </li>`;

/** Deleted at once, and brought back as easily. @param {string} id @param {string} title */
async function drop(id, title) {
  menu.value = null;
  try {
    await removeGame(id);
    tell(t("page-deleted", { title: { text: title } }), {
      label: t("page-undo"),
      run: () => restoreGame(id).catch((cause) => tell(failureText(cause))),
    });
  } catch (cause) {
    tell(failureText(cause));
  }
}

/** Games that were played here and sheets of games that were played with the box, the latest first.
 * @param {{title: string, id: string, games: Head[], sheets: SheetRecord[]}} props */
function Shelf({ title, id, games, sheets }) {
  const all = [...games, ...sheets].sort((a, b) => b.updated - a.updated);
  if (!all.length) return null;
  return html`<section aria-labelledby=${id}>
    <h2 class="label section" id=${id}>${title}</h2>
    <ul class="rows games">
      ${all.map((one) => ("sheet" in one ? html`<${SheetRow} key=${one.id} record=${one} among />` : html`<${Row} key=${one.id} head=${one} />`))}
    </ul>
  </section>`;
}

export default function Past() {
  const all = listGames();
  const running = listGames({ finished: false });
  const finished = listGames({ running: false });
  const filled = listSheets({ running: false });
  const filling = listSheets({ finished: false });
  const many = all.length + filled.length + filling.length;
  const damaged = (heads.value ?? []).filter((head) => !head.removed && !readable(head));
  const open = all.find((head) => head.id === menu.value);
  return html`
    <${Bar} title=${t("page-past")}>
      <${BarButton} icon="plus" label=${t("page-import")} onClick=${pickFile} />
    <//>
    <main class="page past">
      ${
        many > FEW &&
        html`<p class="field search">
          <input
            class="input"
            type="search"
            aria-label=${t("page-filter")}
            placeholder=${t("page-filter")}
            value=${search.value}
            onInput=${(/** @type {InputEvent} */ event) =>
              (search.value = /** @type {HTMLInputElement} */ (event.currentTarget).value)}
          />
        </p>`
      }
      ${heads.value && sheets.value && !many && html`<p class="nothing name-it">${t("page-nothing-yet")}</p>`}
      <${Shelf}
        title=${t("page-anchored")}
        id="h-running"
        games=${running.filter(soughtGame)}
        sheets=${filling.filter(soughtSheet)}
      />
      <${Shelf}
        title=${t("page-finished")}
        id="h-finished"
        games=${finished.filter(soughtGame)}
        sheets=${filled.filter(soughtSheet)}
      />
      ${
        damaged.length > 0 &&
        html`<ul class="rows games">
          ${damaged.map((head) => html`<${Damaged} key=${head.id} head=${head} />`)}
        </ul>`
      }
      <${Statistics} />
    </main>
    ${
      open &&
      html`<${GameMenu}
        key=${open.id}
        head=${open}
        onClose=${() => (menu.value = null)}
        onDelete=${() => drop(open.id, titleOf(open))}
      />`
    }
  `;
}
