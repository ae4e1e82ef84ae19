// The sheet itself: a row a field, a column a player, the totals beneath. A cell that is tapped is filled in below.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { playerName } from "../../parts/player-name.js";
import { Disc } from "../../parts/seats.js";
import { t } from "../../store/words.js";
import { tieWord } from "../end/ranks.js";
import { arrowed } from "./arrows.js";
import { mark } from "./marks.js";
import { sideOf, sideRank } from "./share.js";
import { brought, seatOf, valueOf, valueWord } from "./model.js";

/** @typedef {import("./model.js").Field} Field */
/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {{seat: number, field: string}} Cell  the field "" is the total, "*" the player */

/** As many letters as fit into a narrow column. */
const LONG = 8;
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/**
 * @param {{sheet: Filled, about: import("./model.js").About, unfolded: string[], onSpread: (id: string) => void, sections: {id: string, brings: boolean, fields: Field[]}[], result: any, at: Cell | null, faults: Set<string>, tied: number[], begun: boolean,
 *   onCell: (cell: Cell) => void, onMove: (cell: Cell | null) => void, onType: (cell: Cell, key: string) => boolean, onFlag: (seat: number, field: Field, on: boolean) => void, onAdd: (() => void) | null}} props
 *   `onMove`: an arrow has led there, or to what is no cell; `onType`: whether that begins to fill it in
 */
export function Ledger({
  sheet,
  about,
  unfolded,
  onSpread,
  sections,
  result,
  at,
  faults,
  tied,
  begun,
  onCell,
  onMove,
  onType,
  onFlag,
  onAdd,
}) {
  const { game, players } = sheet;
  /** Tab stops at one cell, at which the focus was last; arrows lead on from there. */
  const [last, setLast] = useState("");
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const begin = useRef(at);
  useLayoutEffect(() => {
    // where filling in begins is in sight anyway
    if (at && at !== begin.current)
      table.current?.querySelector(".active")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at]);
  const sat = useRef(players.length);
  useLayoutEffect(() => {
    // who was taken off, or the button once all sit there, may have had the focus
    if (sat.current !== players.length && document.activeElement === document.body)
      /** @type {HTMLElement | undefined} */ (
        [...(table.current?.querySelectorAll("[data-player]") ?? [])].at(-1)
      )?.focus();
    sat.current = players.length;
  }, [players.length]);
  const places = sections
    .flatMap(({ fields }) => players.map((_, seat) => fields.map(({ id }) => `${seat}.${id}`)))
    .flat();
  const place = at ? `${at.seat}.${at.field}` : last;
  const stop = places.includes(place) ? place : places[0];
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const from = /** @type {HTMLElement} */ (event.target);
    const begins = /^[\d-]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && cellOf(from);
    if (begins && onType(begins, event.key)) {
      // the pad, which comes with it, does not hear it once more
      event.stopPropagation();
      event.preventDefault();
    }
    const to = arrowed(event);
    if (!to) return;
    event.preventDefault();
    to.focus({ preventScroll: true });
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
    onMove(cellOf(to));
  };
  const made = players.map((_, seat) => brought(result, seat));
  // what several fields bring together stands beside their heading, what one brings beside its number
  const headed = new Set(sections.filter(({ fields }) => fields.length > 1).map(({ id }) => id));
  const on = (/** @type {number} */ seat, /** @type {string} */ field) => at?.seat === seat && at.field === field;
  return html`<div class=${`ledger plate${faults.size ? " stale" : ""}`} ref=${table}>
    <table
      class=${players.length > 4 ? "many" : ""}
      onKeyDown=${onKey}
      onFocusIn=${(/** @type {FocusEvent} */ { target }) => setLast(/** @type {HTMLElement} */ (target).dataset.cell ?? last)}
      style=${{ "--players": players.length, "--letters": Math.max(...players.map((_, seat) => playerName(sheet, seat).length)) }}
    >
      <caption class="sr">
        ${t("page-score-sheet-of", { game: { word: `${game}-title` } })}
      </caption>
      <thead>
        <tr>
          <td>
            ${
              onAdd &&
              html`<button aria-label=${t("page-score-add")} data-action="add-player" onClick=${onAdd}>
                <${Icon} name="plus" size=${20} />
              </button>`
            }
          </td>
          ${players.map(
            (player, seat) =>
              html`<th scope="col">
                <button
                  class=${on(seat, "*") ? "active" : ""}
                  data-player=${seat}
                  onClick=${() => onCell({ seat, field: "*" })}
                >
                  <${Disc} seat=${seatOf(player)} size=${32} />
                  <span class="player-name" dir="auto">${soft(playerName(sheet, seat))}</span>
                </button>
              </th>`,
          )}
        </tr>
      </thead>
      ${sections.map(
        ({ id, brings, fields }) =>
          html`<tbody key=${id}>
            ${
              fields.length > 1 &&
              sections.length > 1 &&
              html`<tr class="ledger-section">
                ${
                  // room for what the engine has not reckoned yet: what is about to be tapped must not move
                  brings
                    ? html`<th scope="rowgroup">${t(`${game}-sheet-section-${id}`)}</th>
                        ${made.map((places) => html`<td class="num made">${result ? signed(places.get(id)?.points ?? 0) : "\u00a0"}</td>`)}`
                    : html`<th scope="rowgroup" colspan=${players.length + 1}>
                        <span>${t(`${game}-sheet-section-${id}`)}</span>
                      </th>`
                }
              </tr>`
            }
            ${fields.map(
              (field) =>
                html`<tr key=${field.id}>
                  <th scope="row" class=${field.part ? "part" : ""}>
                    ${
                      about.fields.some(({ part }) => part === field.id)
                        ? html`<button
                            class="spell"
                            aria-expanded=${unfolded.includes(field.id)}
                            data-spell=${field.id}
                            onClick=${() => onSpread(field.id)}
                          >
                            ${mark(game, field.id)}${t(`${game}-sheet-${field.id}`)}<small
                              >${t("page-score-spell")}<${Icon} name="down" size=${16}
                            /></small>
                          </button>`
                        : html`${mark(game, field.id)}${t(`${game}-sheet-${field.id}`)}`
                    }
                  </th>
                  ${players.map((player, seat) => {
                    if (field.tie && !tied.includes(seat)) return html`<td></td>`;
                    const value = valueOf(player, field, about);
                    const wrong = [field, ...(field.members ?? [])].some(({ id }) =>
                      faults.has(`players[${seat}].${id}`),
                    );
                    const word = valueWord(game, field, value);
                    const made_ = headed.has(field.id) ? undefined : broughtBy(made[seat], field);
                    const extra = made_ && (made_.points !== value || field.members) ? made_.points : 0;
                    const classes = `${on(seat, field.id) ? "active" : ""} ${wrong ? "wrong" : ""} ${value ? "" : "nought"}`;
                    const why = made_?.why || undefined;
                    if (field.kind === "flag" && !field.members)
                      return html`<td class=${classes} data-why=${why}>
                        <button
                          role="switch"
                          aria-checked=${value === 1}
                          data-cell=${`${seat}.${field.id}`}
                          tabindex=${stop === `${seat}.${field.id}` ? 0 : -1}
                          aria-label=${cellName(sheet, seat, field)}
                          onClick=${() => onFlag(seat, field, value !== 1)}
                        >
                          ${value === 1 ? draw(icon("check", 22)) : html`<span aria-hidden="true">·</span>`}${
                            value === 1 && extra !== 0 && html`<small class="num made">${signed(extra)}</small>`
                          }
                        </button>
                      </td>`;
                    return html`<td class=${classes} data-why=${why}>
                      <button
                        data-cell=${`${seat}.${field.id}`}
                        tabindex=${stop === `${seat}.${field.id}` ? 0 : -1}
                        aria-label=${`${cellName(sheet, seat, field)}: ${word}${extra ? `, ${t("page-score-brings", { points: extra })}` : ""}`}
                        onClick=${() => onCell({ seat, field: field.id })}
                      >
                        <b class=${word.length > 4 ? "words" : "num"}>${word}</b>${
                          extra !== 0 && html`<small class="num made">${signed(extra)}</small>`
                        }
                      </button>
                    </td>`;
                  })}
                </tr>`,
            )}
          </tbody>`,
      )}
      <tfoot>
        <tr>
          <th scope="row">${t("page-score-sum")}</th>
          ${players.map((_, seat) => {
            const total = result?.totals[seat];
            const rank = sideOf(result, seat) || !begun ? 0 : result?.rank[seat];
            const tie = rank ? tieWord(result, seat) : "";
            return html`<td class=${`${rank === 1 ? "first" : ""} ${on(seat, "") ? "active" : ""}`}>
              <button data-total=${seat} onClick=${() => onCell({ seat, field: "" })}>
                <b class="num">${total === undefined ? "…" : String(total).replace("-", "−")}</b
                ><span class="rank">${rank ? ROMAN[rank - 1] : ""}</span
                >${tie && html`<small class="tie">${tie}</small>`}
              </button>
            </td>`;
          })}
        </tr>
        ${
          result?.sides?.length > 0 &&
          html`<tr class="side-totals">
            <th scope="row">${t("page-score-side")}</th>
            ${players.map((_, seat) => {
              const side = sideOf(result, seat);
              if (!side) return html`<td></td>`;
              const rank = sideRank(result, side);
              return html`<td class=${rank === 1 ? "first" : ""} data-side=${side.name}>
                <span class="small">${t(side.name)}</span> <b class="num">${side.total}</b
                ><span class="rank">${ROMAN[rank - 1]}</span>
              </td>`;
            })}
          </tr>`
        }
      </tfoot>
    </table>
  </div>`;
}

/** @param {HTMLElement} button @returns {Cell | null} */
const cellOf = ({ dataset }) => {
  const [, seat, field] = dataset.cell?.match(/^(\d+)\.(.*)$/) ?? [];
  return field ? { seat: Number(seat), field } : null;
};

/** What a field has brought, or the flags of a row together. @param {Map<string, {points: number, why: string}>} made @param {Field} field */
const broughtBy = (made, { id, members }) =>
  members ? { points: members.reduce((sum, one) => sum + (made.get(one.id)?.points ?? 0), 0), why: "" } : made.get(id);

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** A name that may be broken in the middle of a long word, where there is no room for it. @param {string} name */
const soft = (name) =>
  name.split(/(?<=[\s-])/).map((word) => {
    const middle = Math.ceil(word.length / 2);
    return word.length > LONG ? html`${word.slice(0, middle)}<wbr />${word.slice(middle)}` : word;
  });

/** @param {Filled} sheet @param {number} seat @param {Field} field */
export const cellName = (sheet, seat, field) => `${playerName(sheet, seat)}, ${t(`${sheet.game}-sheet-${field.id}`)}`;
