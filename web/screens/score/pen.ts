// What keys do to the cell that is filled in, and where the pad goes on. Keys may come faster than the page is drawn: where
// the pad is and what stands there are asked anew at each of them.
import { useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { itemAt } from "../../lists.ts";
import { say } from "../../parts/live.ts";
import type { Filled } from "../../store/sheets.ts";
import { type Cell, cellName } from "./cells.tsx";
import { type Field, filled, moved, valueOf, withValue } from "./model.ts";

/** Whether the pad goes down a column: the phone goes round and everybody fills in their own. */
const down = signal(false);

const MOST = 9999;

const cellAt = (seat: number, field: string): HTMLElement | null =>
  document.querySelector(`[data-cell="${CSS.escape(`${seat}.${field}`)}"]`);

/** `fields`: as they are shown; `unfolded`: sums that are spelled out: they are not typed as well; `now`: the sheet as it is kept. */
type Page = {
  fields: Field[];
  unfolded: string[];
  now: () => Filled;
  set: (sheet: Filled, what: string) => void;
  /** whose column alone is filled in, on a phone of their own */
  own?: number;
};

export class Pen {
  get down() {
    return this.page.own !== undefined || down.value;
  }

  turnRound() {
    down.value = !down.value;
  }

  /** The cell to which a value led by itself, and whose that was. */
  #came = signal<{ cell: Cell; from: number } | null>(null);
  /** The cell in which a number is being typed: the first digit replaces what stood there. */
  #typing: Cell | null = null;

  at;
  page: Page;

  /** @param first  where filling in begins */
  constructor(first: Cell | null, page: Page) {
    this.at = signal(first);
    this.page = page;
  }

  #fieldOf(cell: Cell | null) {
    return (cell && this.page.fields.find(({ id }) => id === cell.field)) ?? null;
  }

  /** The cell, its field and what stands there. */
  here(): { cell: Cell; field: Field; value: number | null } | null {
    const cell = this.at.peek();
    const field = this.#fieldOf(cell);
    return cell && field ? { cell, field, value: valueOf(itemAt(this.page.now().players, cell.seat), field) } : null;
  }

  /** Along the row and then the next row, or down one player's column. It ends before cells that are tapped themselves. */
  #after(cell: Cell | null): Cell | null {
    const field = this.#fieldOf(cell);
    if (!cell || !field) return null;
    const { fields, unfolded, now } = this.page;
    const { players } = now();
    if (!this.down && cell.seat + 1 < players.length) return { seat: cell.seat + 1, field: field.id };
    const open = fields.filter((one) => !unfolded.includes(one.id));
    const below = open[open.indexOf(field) + 1];
    return below && filled(itemAt(players, cell.seat), below)
      ? { seat: this.down ? cell.seat : 0, field: below.id }
      : null;
  }

  /** What had the focus hands it on: a cell to the next one, which is named by that; the pad keeps it. */
  #tellCell(cell: Cell) {
    const field = this.#fieldOf(cell);
    if (document.activeElement?.matches("[data-cell]")) cellAt(cell.seat, cell.field)?.focus({ preventScroll: true });
    else if (field) say(cellName(this.page.now(), cell.seat, field), { about: "cell" });
  }

  /** The pad goes, and with it what had the focus there: the cell has it again. */
  shut = () => {
    const cell = this.at.peek();
    if (cell && document.activeElement?.closest(".pad")) cellAt(cell.seat, cell.field)?.focus({ preventScroll: true });
    this.at.value = null;
  };

  /** @param by  whose value leads on by itself */
  #goOn(by: number | null) {
    const to = this.#after(this.at.peek());
    if (!to) return this.shut();
    this.at.value = to;
    this.#came.value = by === null ? null : { cell: to, from: by };
    this.#tellCell(to);
  }

  #write(value: number | null) {
    const cell = this.at.peek();
    if (!cell) return;
    this.#came.value = null;
    const within = value === null ? null : Math.max(-MOST, Math.min(MOST, value));
    this.page.set(withValue(this.page.now(), cell.seat, cell.field, within), `${cell.seat}.${cell.field}`);
  }

  /** The cell after this one, if the pad goes on there. */
  get ahead() {
    return this.#after(this.at.value);
  }

  /** With whose value the pad has just come here by itself. */
  get from() {
    const came = this.#came.value;
    return came && came.cell === this.at.value ? came.from : null;
  }

  /** Digits typed in a row make one number. */
  digit(n: number) {
    const it = this.here();
    if (!it) return;
    const before = this.#typing === it.cell ? (it.value ?? 0) : 0;
    this.#typing = it.cell;
    this.#write((before < 0 || Object.is(before, -0) ? -1 : 1) * (Math.abs(before) * 10 + n));
  }

  add(n: number) {
    this.#typing = null;
    this.#write((this.here()?.value ?? 0) + n);
  }

  /** The sign; before a number it is its first key. */
  turn = () => {
    const it = this.here();
    if (!it) return;
    if (!it.value) this.#typing = it.cell;
    this.#write(-(it.value ?? 0));
  };

  /** A digit goes; the last one of what may stay empty leaves it empty. */
  rub = () => {
    const it = this.here();
    if (!it) return;
    this.#typing = it.cell;
    this.#write(!it.value && it.field.first === null ? null : Math.trunc((it.value ?? 0) / 10));
  };

  /** A key that says it all leads on to the next cell. */
  pick(value: number | null) {
    const cell = this.at.peek();
    this.#write(value);
    if (cell) this.#goOn(cell.seat);
  }

  /** @param id  a flag that one player alone may have */
  member = (id: string) => {
    const cell = this.at.peek();
    if (cell) this.page.set(moved(this.page.now(), cell.seat, id), "");
  };

  /** An arrow has led to a cell, or to what is none: the pad goes along. */
  lead = (cell: Cell | null) => {
    if (!this.here()) return;
    const field = this.#fieldOf(cell);
    this.at.value = cell && field && filled(itemAt(this.page.now().players, cell.seat), field) ? cell : null;
  };

  /** The first key of a number, on a cell whose pad is not there yet. @returns whether it is one */
  begin(cell: Cell, key: string): boolean {
    const field = this.#fieldOf(cell);
    if (this.here() || !field || field.members || !filled(itemAt(this.page.now().players, cell.seat), field))
      return false;
    this.at.value = cell;
    if (key !== "-") this.digit(Number(key));
    else if (field.low < 0) this.turn();
    return true;
  }

  /** Ends a number. After a value that has led on by itself it passes over nobody. */
  next = () => {
    const cell = this.at.peek();
    if (!cell || this.#came.peek()?.cell !== cell) return this.#goOn(null);
    this.#came.value = null;
    this.#tellCell(cell);
  };
}

export function usePen({ first, ...page }: Page & { first: () => Cell | null }) {
  const pen = useRef<Pen | null>(null);
  pen.current ??= new Pen(first(), page);
  pen.current.page = page;
  return pen.current;
}
