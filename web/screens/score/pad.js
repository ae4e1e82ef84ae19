// What a cell is filled in with: a number pad with the amounts of that game, or the few values there are.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { rich, t } from "../../store/words.js";
import { cellName } from "./ledger.js";
import { picks, seatOf, valueOf, valueWord } from "./model.js";

/** @typedef {import("./model.js").Field} Field */
/** @typedef {import("../../store/sheets.js").Filled} Filled */

/**
 * Digits typed in a row make one number; the first one after the cell was tapped replaces what stood there.
 * @param {{sheet: Filled, seat: number, field: Field, tapped: object, fault: any, down: boolean, onClose: () => void, onDown: () => void, onValue: (value: number | null) => void, onMember: (id: string) => void, onNext: () => void}} props
 */
export function Pad({ sheet, seat, field, tapped, fault, down, onClose, onDown, onValue, onMember, onNext }) {
  const typing = useRef(false);
  const { game, players } = sheet;
  const value = valueOf(players[seat], field);
  const keys = picks(field);
  const signed = field.low < 0;
  useEffect(() => {
    typing.current = false;
  }, [tapped]);
  const put = (/** @type {number} */ next) => onValue(Math.max(-9999, Math.min(9999, next)));
  const digit = (/** @type {number} */ n) => {
    const before = typing.current ? Math.abs(value ?? 0) : 0;
    const sign = typing.current && (value ?? 0) < 0 ? -1 : 1;
    typing.current = true;
    put(sign * (before * 10 + n));
  };
  const add = (/** @type {number} */ n) => {
    typing.current = false;
    put((value ?? 0) + n);
  };
  /** A digit goes; the last one of what may stay empty leaves it empty. */
  const rub = () => {
    typing.current = true;
    if (!value && field.first === null) onValue(null);
    else put(Math.trunc((value ?? 0) / 10));
  };
  /** One tap says it all: on to the next cell. @param {number | null} one */
  const pick = (one) => {
    onValue(one);
    onNext();
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (/^\d$/.test(event.key) && !field.members) digit(Number(event.key));
    else if (event.key === "-" && signed) put(-(value ?? 0));
    else if (event.key === "Escape") onClose();
    else if (event.key === "Backspace" && !field.members) rub();
    else if (event.key === "Enter" && !(/** @type {HTMLElement} */ (event.target).matches("button, input, a")))
      onNext();
    else return;
    event.preventDefault();
  };
  /** @param {Event} event what is tapped beside every button */
  const onTap = (event) => {
    if (!(/** @type {Element} */ (event.target).closest(".pad, button, a, input, dialog"))) onClose();
  };
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onTap);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onTap);
    };
  });
  return html`<section class="pad" aria-label=${cellName(sheet, seat, field)}>
    <header>
      <h2><${Disc} seat=${seatOf(players[seat])} size=${28} /><span>${t(`${game}-sheet-${field.id}`)}</span></h2>
      <button
        class="btn btn--quiet way-next"
        aria-pressed=${down}
        aria-label=${t("page-score-down")}
        data-action="down"
        onClick=${onDown}
      >
        ${draw(icon(down ? "down" : "next", 20))}
      </button>
      <output class=${keys ? "sr" : "num"} aria-live="polite">${valueWord(game, field, value)}</output>
      <button class="btn btn--icon" aria-label=${t("page-close")} data-action="close-pad" onClick=${onClose}>
        ${draw(icon("close", 22))}
      </button>
    </header>
    ${fault && html`<p class="why" role="alert">${draw(icon("rock", 20))}<span>${rich(fault.key, fault.args)}</span></p>`}
    ${
      field.members
        ? html`<${Members} sheet=${sheet} seat=${seat} field=${field} onMember=${onMember} onNext=${onNext} />`
        : keys
          ? html`<div class=${`pad-among ${field.kind}`} role="radiogroup" aria-label=${t(`${game}-sheet-${field.id}`)}>
              ${keys.map(
                (one) =>
                  html`<button
                    class="key"
                    role="radio"
                    aria-checked=${one === value}
                    data-key=${one}
                    onClick=${() => pick(one)}
                  >
                    ${valueWord(game, field, one)}
                  </button>`,
              )}
              ${field.first === null && html`<button class="key" onClick=${() => pick(null)}>–</button>`}
              <button
                class="btn btn--ink next"
                aria-label=${t("page-score-next")}
                data-action="next-cell"
                onClick=${onNext}
              >
                ${draw(icon("next", 26))}
              </button>
            </div>`
          : html`<div class="keys">
              <div class="steps">
                ${(field.steps ?? [1, 5, 10])
                  .filter((step) => step <= field.high - field.low)
                  .map(
                    (step) =>
                      html`<button class="key step" data-step=${step} onClick=${() => add(step)}>+${step}</button>`,
                  )}
              </div>
              <div class="digits">
                ${[7, 8, 9, 4, 5, 6, 1, 2, 3].map(
                  (n) => html`<button class="key" data-key=${n} onClick=${() => digit(n)}>${n}</button>`,
                )}
                ${
                  signed
                    ? html`<button class="key" aria-label=${t("page-score-sign")} onClick=${() => put(-(value ?? 0))}>
                        ±
                      </button>`
                    : html`<button class="key" onClick=${() => add(-1)}>−1</button>`
                }
                <button class="key" data-key="0" onClick=${() => digit(0)}>0</button>
                <button class="key" aria-label=${t("page-score-rub")} onClick=${rub}>${draw(icon("rub", 24))}</button>
              </div>
              <button
                class="btn btn--ink next"
                aria-label=${t("page-score-next")}
                data-action="next-cell"
                onClick=${onNext}
              >
                ${draw(icon("next", 26))}
              </button>
            </div>`
    }
  </section>`;
}

/** Flags that are picked in one row; what one has, nobody else can have. @param {{sheet: Filled, seat: number, field: Field, onMember: (id: string) => void, onNext: () => void}} props */
const Members = ({ sheet: { game, players }, seat, field, onMember, onNext }) =>
  html`<div class="pad-members">
    <div role="group" aria-label=${t(`${game}-sheet-${field.id}`)}>
      ${(field.members ?? []).map(({ id }) => {
        const holder = players.findIndex((player) => player[id]);
        return html`<button class="key" aria-pressed=${holder === seat} data-key=${id} onClick=${() => onMember(id)}>
          ${holder >= 0 && html`<${Disc} seat=${seatOf(players[holder])} size=${20} />`}<span
            >${t(`${game}-sheet-${id}`)}</span
          >
        </button>`;
      })}
    </div>
    <button class="btn btn--ink next" aria-label=${t("page-score-next")} data-action="next-cell" onClick=${onNext}>
      ${draw(icon("next", 26))}
    </button>
  </div>`;
