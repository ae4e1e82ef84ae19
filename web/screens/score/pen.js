// What keys do to the cell that is filled in, and where the pad goes on. Keys may come faster than the page is drawn: where
// the pad is and what stands there are asked anew at each of them.
import { useRef } from "preact/hooks";
import { signal, useSignal } from "@preact/signals";
import { say } from "../../parts/live.js";
import { cellName } from "./ledger.js";
import { filled, moved, valueOf, withValue } from "./model.js";

/** @typedef {import("./model.js").Field} Field */
/** @typedef {import("./ledger.js").Cell} Cell */
/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {ReturnType<typeof usePen>} Pen */

/** Whether the pad goes down a column: the phone goes round and everybody fills in their own. */
const down = signal(false);

const MOST = 9999;

/** @param {number} seat @param {string} field @returns {HTMLElement | null} */
const cellAt = (seat, field) => document.querySelector(`[data-cell="${CSS.escape(`${seat}.${field}`)}"]`);

/**
 * @param {object} props
 * @param {() => Cell | null} props.first  where filling in begins
 * @param {Field[]} props.fields  as they are shown
 * @param {string[]} props.unfolded  sums that are spelled out: they are not typed as well
 * @param {() => Filled} props.now  the sheet as it is kept
 * @param {(sheet: Filled, what: string) => void} props.set
 */
export function usePen({ first, fields, unfolded, now, set }) {
  const begin = useRef(/** @type {Cell | null | undefined} */ (undefined));
  if (begin.current === undefined) begin.current = first();
  const at = useSignal(begin.current);
  /** The cell to which a value led by itself, and whose that was. */
  const came = useSignal(/** @type {{cell: Cell, from: number} | null} */ (null));
  /** The cell in which a number is being typed: the first digit replaces what stood there. */
  const typing = useRef(/** @type {Cell | null} */ (null));

  /** The cell, its field and what stands there. @returns {{cell: Cell, field: Field, value: number | null} | null} */
  const here = () => {
    const cell = at.peek();
    const field = cell && fields.find(({ id }) => id === cell.field);
    return cell && field ? { cell, field, value: valueOf(now().players[cell.seat], field) } : null;
  };
  /** Along the row and then the next row, or down one player's column. It ends before cells that are tapped themselves.
   * @param {Cell | null} cell @returns {Cell | null} */
  const after = (cell) => {
    const field = cell && fields.find(({ id }) => id === cell.field);
    if (!field) return null;
    const { players } = now();
    if (!down.value && cell.seat + 1 < players.length) return { seat: cell.seat + 1, field: field.id };
    const open = fields.filter((one) => !unfolded.includes(one.id));
    const below = open[open.indexOf(field) + 1];
    return below && filled(players[cell.seat], below) ? { seat: down.value ? cell.seat : 0, field: below.id } : null;
  };
  /** What had the focus hands it on: a cell to the next one, which is named by that; the pad keeps it. @param {Cell} cell */
  const tellCell = (cell) => {
    const field = fields.find(({ id }) => id === cell.field);
    if (document.activeElement?.matches("[data-cell]")) cellAt(cell.seat, cell.field)?.focus({ preventScroll: true });
    else if (field) say(cellName(now(), cell.seat, field), { about: "cell" });
  };
  /** The pad goes, and with it what had the focus there: the cell has it again. */
  const shut = () => {
    const cell = at.peek();
    if (cell && document.activeElement?.closest(".pad")) cellAt(cell.seat, cell.field)?.focus({ preventScroll: true });
    at.value = null;
  };
  /** @param {number | null} by  whose value leads on by itself */
  const goOn = (by) => {
    const to = after(at.peek());
    if (!to) return shut();
    at.value = to;
    came.value = by === null ? null : { cell: to, from: by };
    tellCell(to);
  };
  /** @param {number | null} value */
  const write = (value) => {
    const cell = at.peek();
    if (!cell) return;
    came.value = null;
    const within = value === null ? null : Math.max(-MOST, Math.min(MOST, value));
    set(withValue(now(), cell.seat, cell.field, within), `${cell.seat}.${cell.field}`);
  };
  return {
    at,
    down,
    here,
    shut,
    /** The cell after this one, if the pad goes on there. */
    get ahead() {
      return after(at.value);
    },
    /** With whose value the pad has just come here by itself. */
    get from() {
      return came.value && came.value.cell === at.value ? came.value.from : null;
    },
    /** Digits typed in a row make one number. @param {number} n */
    digit(n) {
      const it = here();
      if (!it) return;
      const before = typing.current === it.cell ? (it.value ?? 0) : 0;
      typing.current = it.cell;
      write((before < 0 || Object.is(before, -0) ? -1 : 1) * (Math.abs(before) * 10 + n));
    },
    /** @param {number} n */
    add(n) {
      typing.current = null;
      write((here()?.value ?? 0) + n);
    },
    /** The sign; before a number it is its first key. */
    turn() {
      const it = here();
      if (!it) return;
      if (!it.value) typing.current = it.cell;
      write(-(it.value ?? 0));
    },
    /** A digit goes; the last one of what may stay empty leaves it empty. */
    rub() {
      const it = here();
      if (!it) return;
      typing.current = it.cell;
      write(!it.value && it.field.first === null ? null : Math.trunc((it.value ?? 0) / 10));
    },
    /** A key that says it all leads on to the next cell. @param {number | null} value */
    pick(value) {
      const cell = at.peek();
      write(value);
      if (cell) goOn(cell.seat);
    },
    /** @param {string} id  a flag that one player alone may have */
    member(id) {
      const cell = at.peek();
      if (cell) set(moved(now(), cell.seat, id), "");
    },
    /** An arrow has led to a cell, or to what is none: the pad goes along. @param {Cell | null} cell */
    lead(cell) {
      if (!here()) return;
      const field = cell && fields.find(({ id }) => id === cell.field);
      at.value = field && filled(now().players[cell.seat], field) ? cell : null;
    },
    /** The first key of a number, on a cell whose pad is not there yet. @param {Cell} cell @param {string} key @returns {boolean} whether it is one */
    begin(cell, key) {
      const field = fields.find(({ id }) => id === cell.field);
      if (here() || !field || field.members || !filled(now().players[cell.seat], field)) return false;
      at.value = cell;
      if (key !== "-") this.digit(Number(key));
      else if (field.low < 0) this.turn();
      return true;
    },
    /** Ends a number. After a value that has led on by itself it passes over nobody. */
    next() {
      const cell = at.peek();
      if (!cell || came.peek()?.cell !== cell) return goOn(null);
      came.value = null;
      tellCell(cell);
    },
  };
}
