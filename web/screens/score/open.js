// One open sheet: the ledger, what the engine says of it, and the pad under the thumb.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Bar, BarButton } from "../../parts/bar.js";
import { Lamp, Segments } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { tell } from "../../parts/notices.js";
import { Sheet } from "../../parts/sheet.js";
import { stayAwake } from "../../play/garnish.js";
import { RuleLink } from "../../play/rule-link.js";
import { go } from "../../router.js";
import { EngineError, ask } from "../../store/engine.js";
import { keepAwake } from "../../store/settings.js";
import { beginSheet, changeSheet, markSheet, undoSheet } from "../../store/sheets.js";
import { has, rich, t } from "../../store/words.js";
import { Ledger } from "./ledger.js";
import { aboutOf, bare, shownSections, spareColour, withValue } from "./model.js";
import { Pad } from "./pad.js";
import { PlayerSheet } from "./players.js";
import { nameOf, shareFile, sharePicture, sheetText, statsLink } from "./share.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("./model.js").About} About */
/** @typedef {import("./ledger.js").Cell} Cell */
/** @typedef {{result: any, notes: any[], tied: number[][], extra: any[], faults: any[]}} Reckoned */

/** @type {Reckoned} */
const NOTHING = { result: null, notes: [], tied: [], extra: [], faults: [] };

/** What the engine makes of a sheet; the last answer stays until the next is here. @param {Filled} sheet */
function useScore(sheet) {
  const reckoned = useSignal(NOTHING);
  useEffect(() => {
    let late = false;
    ask("score", { sheet }).then(
      ({ result, notes, tied = [], extra = [] }) => {
        if (!late) reckoned.value = { result, notes, tied, extra, faults: [] };
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
  const { id, sheet, past, finished } = record;
  const about = aboutOf(sheet.game);
  const [at, setAt] = useState(/** @type {Cell | null} */ (null));
  const slip = useSignal(/** @type {"share" | "options" | "values" | null} */ (null));
  const reckoned = useScore(sheet);
  const { result, notes, tied, extra, faults } = reckoned;
  const kept = useRef(record.result);
  useEffect(() => stayAwake(() => keepAwake.value), []);
  useEffect(() => {
    if (!result || JSON.stringify(kept.current) === JSON.stringify(result)) return;
    kept.current = result;
    markSheet(id, { result });
  }, [result]);
  if (!about) return null;

  const sections = shownSections(about, sheet, tied.length > 0);
  const fields = sections.flatMap((section) => section.fields);
  const set = (/** @type {Filled} */ next) => changeSheet(id, next);
  const field = at && fields.find((one) => one.id === at.field);
  /** The same row, the next player; then the next row. */
  const next = () => {
    if (!at || !field) return;
    const open = fields.filter((one) => one.kind !== "flag");
    const row = open.indexOf(field);
    if (at.seat + 1 < sheet.players.length) setAt({ ...at, seat: at.seat + 1 });
    else setAt(open[row + 1] ? { seat: 0, field: open[row + 1].id } : null);
  };
  const finish = async () => {
    await markSheet(id, { finished: !finished, result });
    if (!finished) tell(t("page-score-kept"));
  };
  const again = async () => go(`#/score/${await beginSheet({ ...sheet, players: sheet.players.map(bare) })}`);
  const wrong = new Set(faults.map((/** @type {any} */ note) => note.place));
  return html`
    <${Bar} title=${t(`${sheet.game}-title`)} note=${t("page-score-own-box")} onBack=${() => go("#/score")}>
      ${
        (about.options.length > 0 || about.values.length > 0) &&
        html`<${BarButton} icon="settings" label=${t("page-options")} onClick=${() => (slip.value = "options")} />`
      }
      <${BarButton} icon="share" label=${t("page-score-share")} onClick=${() => (slip.value = "share")} />
    <//>
    <main class="sheet-main">
      <${Ledger}
        sheet=${sheet}
        sections=${sections}
        result=${result ?? record.result}
        at=${at}
        faults=${wrong}
        onCell=${(/** @type {Cell} */ cell) => setAt({ ...cell })}
        onFlag=${(/** @type {number} */ seat, /** @type {any} */ one, /** @type {boolean} */ on) => set(withValue(sheet, seat, one.id, on ? 1 : 0))}
        onAdd=${
          sheet.players.length < about.players[1]
            ? () =>
                set({
                  ...sheet,
                  players: [...sheet.players, { name: "", colour: spareColour(sheet.players), emblem: null }],
                })
            : null
        }
      />
      <${Checks}
        game=${sheet.game}
        seats=${sheet.players.map((_, i) => ({ name: nameOf(record, i) }))}
        notes=${[...faults, ...notes]}
        faults=${faults.length}
        extra=${extra}
        result=${result}
      />
      <div class="sheet-acts">
        <button
          class="btn btn--quiet"
          data-action="undo-sheet"
          aria-disabled=${past.length ? undefined : "true"}
          onClick=${() => past.length && undoSheet(id)}
        >
          <${Icon} name="undo" size=${20} />${t("play-undo")}
        </button>
        <button class="btn" data-action="rematch-sheet" onClick=${again}>${t("page-score-again")}</button>
        <button
          class="btn btn--main"
          data-action="finish-sheet"
          aria-disabled=${result ? undefined : "true"}
          onClick=${() => result && finish()}
        >
          ${t(finished ? "page-score-reopen" : "page-score-finish")}
        </button>
      </div>
    </main>
    ${field && at && html`<${Pad} sheet=${sheet} seat=${at.seat} field=${field} tapped=${at} onValue=${(/** @type {number | null} */ value) => set(withValue(sheet, at.seat, field.id, value))} onNext=${next} />`}
    ${at?.field === "" && result && html`<${Lines} record=${record} seat=${at.seat} lines=${result.lines[at.seat]} onClose=${() => setAt(null)} />`}
    ${
      at?.field === "*" &&
      html`<${PlayerSheet}
        sheet=${sheet}
        seat=${at.seat}
        least=${about.players[0]}
        onChange=${(/** @type {Filled["players"]} */ players) => set({ ...sheet, players })}
        onClose=${() => setAt(null)}
      />`
    }
    ${slip.value === "options" && html`<${OptionsSlip} about=${about} sheet=${sheet} set=${set} onClose=${() => (slip.value = null)} />`}
    ${slip.value === "share" && html`<${ShareSlip} record=${{ ...record, result: result ?? record.result }} onClose=${() => (slip.value = null)} />`}
  `;
}

/** What the engine says of the sheet as a whole. @param {{game: string, seats: {name: string}[], notes: any[], faults: number, extra: any[], result: any}} props */
const Checks = ({ game, seats, notes, faults, extra, result }) =>
  html`<div role="status">
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
  </div>`;

/** Where a total comes from, line by line. @param {{record: SheetRecord, seat: number, lines: any[], onClose: () => void}} props */
const Lines = ({ record, seat, lines, onClose }) =>
  html`<${Sheet} title=${nameOf(record, seat)} onClose=${onClose} className="lines-slip">
    <ul class="rows">
      ${lines.map(
        (line) =>
          html`<li class="line-row">
            <span
              >${rich(
                line.key,
                line.args,
                record.sheet.players.map((_, i) => ({ name: nameOf(record, i) })),
              )} <${RuleLink} game=${record.sheet.game} rule=${line.rule}
            /></span>
            <b class="num">${line.points}</b>
          </li>`,
      )}
    </ul>
  <//>`;

/** The expansions and variants of this sheet, and the values of the own components.
 * @param {{about: About, sheet: Filled, set: (sheet: Filled) => void, onClose: () => void}} props */
function OptionsSlip({ about, sheet, set, onClose }) {
  const { game } = sheet;
  const option = (/** @type {string} */ id, /** @type {any} */ value) =>
    set({ ...sheet, options: { ...sheet.options, [id]: value } });
  const values = about.values;
  return html`<${Sheet} title=${t("page-options")} onClose=${onClose} className="options-slip">
    <ul class="rows">
      ${about.options.map(({ id, kind, among }) => {
        const label = t(`${game}-sheet-option-${id}`);
        return html`<li class=${`opt ${kind === "flag" ? "" : "opt--stacked"}`} data-setting=${id}>
          <label for=${`so-${id}`}><b>${label}</b></label>
          ${
            kind === "flag"
              ? html`<${Lamp}
                  id=${`so-${id}`}
                  on=${sheet.options[id] === true}
                  onChange=${(/** @type {boolean} */ on) => option(id, on)}
                />`
              : html`<${Segments}
                  label=${label}
                  value=${sheet.options[id]}
                  onChange=${(/** @type {any} */ value) => option(id, value)}
                  among=${(among ?? []).map((one) => ({ value: one, label: t(`${game}-sheet-option-${id}-${one}`) }))}
                />`
          }
        </li>`;
      })}
    </ul>
    ${
      values.length > 0 &&
      html`<details class="details">
        <summary><${Icon} name="next" size=${18} />${t("page-score-values")}</summary>
        <p class="small soft">${t("page-score-values-note")}</p>
        <ul class="value-list">
          ${values.map(
            (value) =>
              html`<li>
                <label for=${`sv-${value.id}`}
                  >${t(has(`${game}-sheet-value-${value.id}`) ? `${game}-sheet-value-${value.id}` : `${game}-sheet-${value.id}`)}</label
                >
                <input
                  class="input"
                  id=${`sv-${value.id}`}
                  type="number"
                  inputmode="numeric"
                  min=${value.low}
                  max=${value.high}
                  value=${sheet.values[value.id] ?? value.first}
                  onInput=${(/** @type {InputEvent} */ event) => {
                    const typed = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
                    if (Number.isInteger(typed)) set({ ...sheet, values: { ...sheet.values, [value.id]: typed } });
                  }}
                />
              </li>`,
          )}
        </ul>
      </details>`
    }
  <//>`;
}

/** @param {{record: SheetRecord, onClose: () => void}} props */
function ShareSlip({ record, onClose }) {
  const ready = Boolean(record.result);
  const text = async () => {
    const words = sheetText(record);
    try {
      if (navigator.share) await navigator.share({ text: words });
      else {
        await navigator.clipboard.writeText(words);
        tell(t("play-end-copied"));
      }
    } catch (cause) {
      if (/** @type {Error} */ (cause).name !== "AbortError") console.warn(cause);
    }
    onClose();
  };
  return html`<${Sheet} title=${t("page-score-share")} onClose=${onClose} className="menu-sheet">
    <nav class="menu rows">
      <button disabled=${!ready} data-action="share-text" onClick=${text}>
        <${Icon} name="share" /><span>${t("page-score-as-text")}</span>
      </button>
      <button disabled=${!ready} data-action="share-picture" onClick=${() => sharePicture(record).then(onClose)}>
        <${Icon} name="eye" /><span>${t("page-score-as-picture")}</span>
      </button>
      <button data-action="share-file" onClick=${() => shareFile(record).then(onClose)}>
        <${Icon} name="copy" /><span>${t("page-score-as-file")}</span>
      </button>
      ${
        ready &&
        html`<a href=${statsLink(record)} target="_blank" rel="noopener noreferrer" data-action="share-stats"
          ><${Icon} name="tally" /><span>${t("page-score-to-stats")}</span></a
        >`
      }
    </nav>
  <//>`;
}
