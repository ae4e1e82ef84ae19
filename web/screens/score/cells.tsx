// The cells of a score table: a number or a word, or a flag that is set and struck out on the sheet itself.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { playerName } from "../../parts/player-name.ts";
import type { Filled } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import type { ScoreTableProps } from "./score-table.tsx";
import { type Field, valueOf, valueWord } from "./model.ts";

/** the field "" is the total, "*" the player */
export type Cell = { seat: number; field: string };
/** What a place of the sheet has brought, and why. */
export type Brought = { points: number; why: string };

export const cellOf = ({ dataset }: HTMLElement): Cell | null => {
  const [, seat, field] = dataset.cell?.match(/^(\d+)\.(.*)$/) ?? [];
  return field ? { seat: Number(seat), field } : null;
};

export const cellName = (sheet: Filled, seat: number, field: Field) =>
  `${playerName(sheet, seat)}, ${t(`${sheet.game}-sheet-${field.id}`)}`;

export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** Whether the pad fills in this cell. */
export const isAt = (at: Cell | null, seat: number, field: string) => at?.seat === seat && at.field === field;

/** `made`: what stands beside its value, where that is not told by its heading; `stop`: the tab stop of the sheet. */
export function CellOf({
  field,
  seat,
  made,
  stop,
  scoreTable,
}: {
  field: Field;
  seat: number;
  made: Brought | undefined;
  stop: string;
  scoreTable: ScoreTableProps;
}) {
  const { sheet, result, tied, faults, at } = scoreTable;
  if (field.tie && !tied.includes(seat)) return <td />;
  const value = valueOf(itemAt(sheet.players, seat), field, result?.sums?.[seat]);
  const wrong = [field, ...(field.members ?? [])].some(({ id }) => faults.has(`players[${seat}].${id}`));
  const extra = made && (made.points !== value || field.members) ? made.points : 0;
  const classes = `${isAt(at, seat, field.id) ? "active" : ""} ${wrong ? "wrong" : ""} ${value ? "" : "nought"}`;
  const Inside = field.kind === "flag" && !field.members ? Flag : Value;
  return (
    <td class={classes} data-why={made?.why || undefined}>
      <Inside field={field} seat={seat} value={value} extra={extra} stop={stop} scoreTable={scoreTable} />
    </td>
  );
}

type InsideProps = {
  field: Field;
  seat: number;
  value: number | null;
  extra: number;
  stop: string;
  scoreTable: ScoreTableProps;
};

/** Somebody else's, who fills it in on another phone. */
const isTheirs = ({ own }: ScoreTableProps, seat: number) => own !== undefined && own !== seat;

const Flag = ({ field, seat, value, extra, stop, scoreTable }: InsideProps) => (
  <button
    role="switch"
    aria-disabled={isTheirs(scoreTable, seat) || undefined}
    aria-checked={value === 1}
    data-cell={`${seat}.${field.id}`}
    tabindex={stop === `${seat}.${field.id}` ? 0 : -1}
    aria-label={cellName(scoreTable.sheet, seat, field)}
    onClick={() => isTheirs(scoreTable, seat) || scoreTable.onFlag(seat, field, value !== 1)}
  >
    {value === 1 ? draw(icon("check", 22)) : <span aria-hidden="true">·</span>}
    {value === 1 && extra !== 0 && <small class="num made">{signed(extra)}</small>}
  </button>
);

function Value({ field, seat, value, extra, stop, scoreTable }: InsideProps) {
  const { sheet, onCell } = scoreTable;
  const word = valueWord(sheet.game, field, value);
  return (
    <button
      aria-disabled={isTheirs(scoreTable, seat) || undefined}
      data-cell={`${seat}.${field.id}`}
      tabindex={stop === `${seat}.${field.id}` ? 0 : -1}
      aria-label={`${cellName(sheet, seat, field)}: ${word}${extra ? `, ${t("page-score-brings", { points: extra })}` : ""}`}
      onClick={() => isTheirs(scoreTable, seat) || onCell({ seat, field: field.id })}
    >
      <b class={word.length > 4 ? "words" : "num"}>{word}</b>
      {extra !== 0 && <small class="num made">{signed(extra)}</small>}
    </button>
  );
}
