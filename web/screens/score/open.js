// One open sheet: the ledger, what the engine says of it, and the pad under the thumb.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Bar, BarButton } from "../../parts/bar.js";
import { Groups } from "../../parts/groups.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { News } from "../../parts/news.js";
import { hush } from "../../parts/notices.js";
import { playerName } from "../../parts/player-name.js";
import { longest } from "../../parts/seats.js";
import { Sheet } from "../../parts/sheet.js";
import { onBack } from "../../parts/way-back.js";
import { stayAwake } from "../../play/garnish.js";
import { announce } from "../../play/triumph.js";
import { RuleLink } from "../../play/rule-link.js";
import { go } from "../../router.js";
import { EngineError, ask } from "../../store/engine.js";
import { sitDown } from "../../store/evening.js";
import { keepAwake } from "../../store/settings.js";
import { beginSheet, changeSheet, markSheet, sheetOf, undoSheet } from "../../store/sheets.js";
import { number, rich, t } from "../../store/words.js";
import { DetailsSlip } from "./details.js";
import { Ledger } from "./ledger.js";
import {
  aboutOf,
  bare,
  chosen,
  cycled,
  firstCell,
  forSeats,
  shownSections,
  spelled,
  touched,
  withGroup,
  withNext,
  withValue,
} from "./model.js";
import { Pad } from "./pad.js";
import { usePen } from "./pen.js";
import { Podium } from "./podium.js";
import { PlayerSheet } from "./players.js";
import { whenAndWhere } from "./share.js";
import { OptionsSlip, ShareSlip } from "./slips.js";
import { TapSlip } from "./taps.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("./model.js").About} About */
/** @typedef {import("./ledger.js").Cell} Cell */
/** @typedef {{result: any, notes: any[], tied: number[][], extra: any[], faults: any[]}} Reckoned `result` with the places of its lines and the sides that win together */

/** @type {Reckoned} */
const NOTHING = { result: null, notes: [], tied: [], extra: [], faults: [] };

/** What the engine makes of a sheet; the last answer stays until the next is here. @param {Filled} sheet */
function useScore(sheet) {
  const reckoned = useSignal(NOTHING);
  useEffect(() => {
    let late = false;
    ask("score", { sheet }).then(
      ({ result, places, sides, notes, tied, extra }) => {
        if (!late) reckoned.value = { result: { ...result, places, sides }, notes, tied, extra, faults: [] };
      },
      (cause) => {
        if (late) return;
        const error = cause instanceof EngineError ? /** @type {any} */ (cause.error) : null;
        if (error?.kind !== "sheet") return void console.error(cause);
        reckoned.value = { ...NOTHING, faults: error.notes };
      },
    );
    return () => {
      late = true;
    };
  }, [sheet]);
  return reckoned.value;
}

/** @param {{record: SheetRecord}} props */
export function Open({ record }) {
  const about = aboutOf(record.sheet.game);
  return about ? html`<${Filling} record=${record} about=${about} />` : null;
}

/** @param {{record: SheetRecord, about: About}} props */
function Filling({ record, about }) {
  const { id, sheet, past, finished } = record;
  const slip = useSignal(
    /** @type {"share" | "options" | "taps" | "podium" | "details" | null} */ (finished ? "podium" : null),
  );
  const spread = useSignal(/** @type {string[]} */ ([]));
  const reckoned = useScore(sheet);
  const { result, notes, tied, extra, faults } = reckoned;
  const shown = result ?? record.result;
  const kept = useRef(record.result);
  useEffect(() => stayAwake(() => keepAwake.value), []);
  // what was told of another sheet would lie over this one's keys
  useEffect(hush, []);
  useEffect(() => {
    if (!result || JSON.stringify(kept.current) === JSON.stringify(result)) return;
    kept.current = result;
    markSheet(id, { result });
  }, [result]);

  const begun = touched(about, sheet);
  const unfolded = [...spread.value, ...spelled(about, sheet)];
  const sections = shownSections(about, sheet, tied.length > 0 && begun, unfolded);
  const fields = sections.flatMap((section) => section.fields);
  const labels = fields.map((one) => t(`${sheet.game}-sheet-${one.id}`));
  /** What was kept last counts, not what was drawn last. */
  const now = () => sheetOf(id)?.sheet ?? sheet;
  const set = (/** @type {Filled} */ next, what = "") => {
    sitDown(sheet.game, next.players, id);
    return changeSheet(id, forSeats(about, next), what);
  };
  const begin = () => (!finished && !begun ? firstCell(about, sheet) : null);
  const pen = usePen({ first: begin, fields, unfolded, now, set });
  const at = pen.at.value;
  const field = at && fields.find((one) => one.id === at.field);
  const fills = Boolean(field);
  useLayoutEffect(() => (fills ? onBack(pen.shut) : undefined), [fills]);
  const finish = async () => {
    pen.at.value = null;
    await markSheet(id, { finished: !finished, result });
    if (finished) return;
    announce(id);
    slip.value = "podium";
  };
  /** What has few values goes round at a tap; anything else is typed in below. @param {Cell} cell */
  const tap = (cell) => {
    const tapped = fields.find((one) => one.id === cell.field);
    if (finished && tapped) return;
    const turned = tapped && cycled(now().players[cell.seat], tapped);
    if (tapped && turned !== null && turned !== undefined) {
      pen.at.value = null;
      set(withValue(now(), cell.seat, tapped.id, turned));
    } else pen.at.value = { ...cell };
  };
  const again = async () => go(`#/score/${await beginSheet({ ...sheet, players: sheet.players.map(bare) })}`);
  const wrong = new Set(faults.map((/** @type {any} */ note) => note.place));
  return html`
    <${Bar} title=${t(`${sheet.game}-title`)} note=${t("page-score-own-box")} onBack=${() => go("#/score")}>
      ${
        (chosen(about).length > 0 || about.values.length > 0) &&
        html`<${BarButton} icon="settings" label=${t("page-options")} onClick=${() => (slip.value = "options")} />`
      }
      <${BarButton} icon="share" label=${t("page-score-share")} onClick=${() => (slip.value = "share")} />
    <//>
    <main class="sheet-main" style=${{ "--longest": longest(labels) }}>
      <p class="print-only">${whenAndWhere(record)}</p>
      ${
        !begun &&
        !finished &&
        html`<${Groups}
          game=${sheet.game}
          people=${sheet.players}
          onPick=${(/** @type {import("../../store/evening.js").Person[]} */ people) => set(withGroup(about, sheet, people))}
        />`
      }
      <${Ledger}
        sheet=${sheet}
        about=${about}
        sections=${sections}
        unfolded=${unfolded}
        onSpread=${(/** @type {string} */ id) => (spread.value = spread.value.includes(id) ? spread.value.filter((one) => one !== id) : [...spread.value, id])}
        result=${shown}
        at=${at}
        faults=${wrong}
        tied=${tied.flat()}
        begun=${begun}
        onCell=${tap}
        onMove=${pen.lead}
        onType=${(/** @type {Cell} */ cell, /** @type {string} */ key) => !finished && pen.begin(cell, key)}
        onFlag=${(/** @type {number} */ seat, /** @type {any} */ one, /** @type {boolean} */ on) => !finished && set(withValue(now(), seat, one.id, on ? 1 : 0))}
        onAdd=${sheet.players.length < about.players[1] && !finished ? () => set(withNext(about, sheet)) : null}
      />
      <${Checks}
        game=${sheet.game}
        seats=${sheet.players.map((_, i) => ({ name: playerName(record.sheet, i) }))}
        notes=${begun ? [...faults, ...notes] : []}
        faults=${faults.length}
        extra=${begun ? extra : []}
        result=${begun ? result : null}
      />
      <div class="sheet-acts">
        ${
          finished
            ? html`<button class="btn btn--main" data-action="who-won" onClick=${() => (slip.value = "podium")}>
                ${t("page-score-who-won")}
              </button>`
            : html`<button
                class="btn btn--quiet"
                data-action="undo-sheet"
                aria-disabled=${past.length ? undefined : "true"}
                onClick=${() => past.length && undoSheet(id)}
              >
                <${Icon} name="undo" size=${20} />${t("play-undo")}
              </button>`
        }
        ${
          about.taps.length > 0 &&
          !finished &&
          html`<button class="btn" data-action="taps" onClick=${() => (slip.value = "taps")}>
            <${Icon} name="plus" size=${20} />${t("page-score-happened")}
          </button>`
        }
        <button class="btn" data-action="details" onClick=${() => (slip.value = "details")}>
          ${t("page-score-details")}
        </button>
        <button class="btn" data-action="rematch-sheet" onClick=${again}>${t("page-score-again")}</button>
        <button
          class=${finished ? "btn" : "btn btn--main"}
          data-action="finish-sheet"
          aria-disabled=${result ? undefined : "true"}
          onClick=${() => result && finish()}
        >
          ${t(finished ? "page-score-reopen" : "page-score-finish")}
        </button>
      </div>
    </main>
    ${
      field &&
      at &&
      html`<${Pad}
        sheet=${sheet}
        seat=${at.seat}
        field=${field}
        pen=${pen}
        fault=${faults.find(({ place }) => place === `players[${at.seat}].${field.id}`)}
      />`
    }
    ${at?.field === "" && result && html`<${Lines} record=${record} seat=${at.seat} result=${result} onClose=${() => (pen.at.value = null)} />`}
    ${
      at?.field === "*" &&
      html`<${PlayerSheet}
        sheet=${sheet}
        seat=${at.seat}
        about=${about}
        onChange=${(/** @type {Filled["players"]} */ players) => set({ ...sheet, players }, `player ${at.seat}`)}
        onClose=${() => (pen.at.value = null)}
        onNext=${() => (pen.at.value = at.seat + 1 < sheet.players.length ? { seat: at.seat + 1, field: "*" } : null)}
      />`
    }
    ${slip.value === "taps" && html`<${TapSlip} about=${about} record=${record} set=${set} onClose=${() => (slip.value = null)} />`}
    ${slip.value === "options" && html`<${OptionsSlip} about=${about} sheet=${sheet} set=${set} onClose=${() => (slip.value = null)} />`}
    ${slip.value === "details" && html`<${DetailsSlip} record=${record} onClose=${() => (slip.value = null)} />`}
    ${slip.value === "podium" && shown && html`<${Podium} record=${{ ...record, result: shown }} onClose=${() => (slip.value = null)} onShare=${() => (slip.value = "share")} onAgain=${again} />`}
    ${slip.value === "share" && html`<${ShareSlip} record=${{ ...record, result: shown }} onClose=${() => (slip.value = null)} />`}
  `;
}

/** What the engine says of the sheet as a whole. @param {{game: string, seats: {name: string}[], notes: any[], faults: number, extra: any[], result: any}} props */
const Checks = ({ game, seats, notes, faults, extra, result }) =>
  html`<${News}>
    <ul class="checks">
      ${result && !notes.length && html`<li><${Icon} name="check" size=${20} /><span>${t("page-score-sound")}</span></li>`}
      ${[...notes, ...extra].map(
        ({ key, args, rule }, i) =>
          html`<li class=${i < faults ? "fault" : ""}>
            <${Icon} name=${i < faults ? "rock" : "info"} size=${20} /><span
              >${rich(key, args, seats)}${rule && html`${" "}<${RuleLink} game=${game} rule=${rule} />`}</span
            >
          </li>`,
      )}
    </ul>
  <//>`;

/** Where a total comes from, line by line: what brought nothing is left out, but for what has no place on the sheet and
 * says how equal totals stand.
 * @param {{record: SheetRecord, seat: number, result: any, onClose: () => void}} props */
function Lines({ record, seat, result, onClose }) {
  const seats = record.sheet.players.map((_, i) => ({ name: playerName(record.sheet, i) }));
  const told = result.lines[seat].filter(
    (/** @type {any} */ { points }, /** @type {number} */ i) => points || !result.places?.[seat]?.[i],
  );
  return html`<${Sheet} title=${playerName(record.sheet, seat)} onClose=${onClose} className="lines-slip">
    <ul class="rows">
      ${told.map(
        (/** @type {any} */ line) =>
          html`<li class="line-row">
            <span>${rich(line.key, line.args, seats)} <${RuleLink} game=${record.sheet.game} rule=${line.rule} /></span>
            ${line.points !== 0 && html`<b class="num">${number(line.points)}</b>`}
          </li>`,
      )}
      ${!told.length && html`<li class="soft">${t("page-score-no-lines")}</li>`}
    </ul>
  <//>`;
}
