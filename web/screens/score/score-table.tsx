// The sheet itself: a row a field, a column a player, the totals beneath. A cell that is tapped is filled in below.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import { Icon } from "../../parts/icon.ts";
import { playerName } from "../../parts/player-name.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Filled } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import { arrowed } from "./arrows.ts";
import { type Brought, type Cell, CellOf, cellOf, isAt, signed } from "./cells.tsx";
import { mark } from "./marks.ts";
import { type About, type Field, seatOf } from "./model.ts";
import { Totals } from "./totals.tsx";
import type { Reckoned } from "../../store/games.ts";

type Shown = { id: string; brings: boolean; fields: Field[] };
/** `onMove`: an arrow has led there, or to what is no cell; `onType`: whether that begins to fill it in. */
export type ScoreTableProps = {
  sheet: Filled;
  about: About;
  unfolded: string[];
  onSpread: (id: string) => void;
  sections: Shown[];
  result: Reckoned | null;
  at: Cell | null;
  faults: Set<string>;
  tied: number[];
  begun: boolean;
  onCell: (cell: Cell) => void;
  onMove: (cell: Cell | null) => void;
  onType: (cell: Cell, key: string) => boolean;
  onFlag: (seat: number, field: Field, on: boolean) => void;
  onAdd: (() => void) | null;
  /** whose column alone may be filled in here */
  own?: number;
};

/** As many letters as fit into a narrow column. */
const LONG = 8;

export function ScoreTable(props: ScoreTableProps) {
  const { sheet, sections, result, at, faults } = props;
  const { players } = sheet;
  const table = useRef<HTMLDivElement | null>(null);
  useSight(table, at, players.length);
  const { stop, onKey, onFocusIn } = useStop(props);
  /** What fields, rows of flags and sections have brought. */
  const made: Record<string, Brought | undefined>[] = players.map((_, seat) => result?.brought?.[seat] ?? {});
  return (
    <div class={`score-table plate${faults.size ? " stale" : ""}`} ref={table}>
      <table
        class={players.length > 4 ? "many" : ""}
        onKeyDown={onKey}
        onFocusIn={onFocusIn}
        style={{
          "--players": players.length,
          "--letters": Math.max(...players.map((_, seat) => playerName(sheet, seat).length)),
        }}
      >
        <caption class="sr">{t("page-score-sheet-of", { game: { word: `${sheet.game}-title` } })}</caption>
        <Heads scoreTable={props} />
        {sections.map((section) => (
          <tbody key={section.id}>
            {section.fields.length > 1 && sections.length > 1 && (
              <SectionHead section={section} made={made} scoreTable={props} />
            )}
            {section.fields.map((field) => (
              <FieldRow key={field.id} field={field} made={made} stop={stop} scoreTable={props} />
            ))}
          </tbody>
        ))}
        <Totals scoreTable={props} />
      </table>
    </div>
  );
}

/** What is filled in comes into sight, and the focus never falls out of the sheet. */
function useSight(table: { current: HTMLElement | null }, at: Cell | null, seats: number) {
  const begin = useRef(at);
  useLayoutEffect(() => {
    // where filling in begins is in sight anyway
    if (at && at !== begin.current)
      table.current?.querySelector(".active")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [at]);
  const sat = useRef(seats);
  useLayoutEffect(() => {
    if (sat.current === seats) return;
    sat.current = seats;
    // who was taken off, or the button once all sit there, may have had the focus. A slip that goes within this redraw,
    // maybe after the score table, gives it to the heading instead
    queueMicrotask(() => {
      if (!document.activeElement?.matches("body, h1")) return;
      const heads = table.current?.querySelectorAll<HTMLElement>("[data-player]") ?? [];
      [...heads].at(-1)?.focus();
    });
  }, [seats]);
}

/** The sheet is one tab stop, at the cell at which the focus was last; arrows lead on from there, and digits begin to fill it in. */
function useStop({ sheet, sections, at, onType, onMove }: ScoreTableProps) {
  const [last, setLast] = useState("");
  const places = sections
    .flatMap(({ fields }) => sheet.players.map((_, seat) => fields.map(({ id }) => `${seat}.${id}`)))
    .flat();
  const place = at ? `${at.seat}.${at.field}` : last;
  const onKey = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
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
  const onFocusIn = ({ target }: FocusEvent) => setLast((target as HTMLElement).dataset.cell ?? last);
  return { stop: places.includes(place) ? place : (places[0] ?? ""), onKey, onFocusIn };
}

const Heads = ({ scoreTable: { sheet, at, onCell, onAdd } }: { scoreTable: ScoreTableProps }) => (
  <thead>
    <tr>
      <td>
        {onAdd && (
          <button aria-label={t("page-score-add")} data-action="add-player" onClick={onAdd}>
            <Icon name="plus" size={20} />
          </button>
        )}
      </td>
      {sheet.players.map((player, seat) => (
        <th scope="col">
          <button
            class={isAt(at, seat, "*") ? "active" : ""}
            data-player={seat}
            onClick={() => onCell({ seat, field: "*" })}
          >
            <Disc seat={seatOf(player)} size={32} />
            <span class="player-name" dir="auto">
              {soft(playerName(sheet, seat))}
            </span>
          </button>
        </th>
      ))}
    </tr>
  </thead>
);

function SectionHead({
  section: { id, brings },
  made,
  scoreTable: { sheet, result },
}: {
  section: Shown;
  made: Record<string, Brought | undefined>[];
  scoreTable: ScoreTableProps;
}) {
  const name = t(`${sheet.game}-sheet-section-${id}`);
  // room for what the engine has not reckoned yet: what is about to be tapped must not move
  return (
    <tr class="score-table-section">
      {brings ? (
        <>
          <th scope="rowgroup">{name}</th>
          {made.map((brought) => (
            <td class="num made">{result ? signed(brought[id]?.points ?? 0) : "\u00a0"}</td>
          ))}
        </>
      ) : (
        <th scope="rowgroup" colspan={sheet.players.length + 1}>
          <span>{name}</span>
        </th>
      )}
    </tr>
  );
}

function FieldRow({
  field,
  made,
  stop,
  scoreTable,
}: {
  field: Field;
  made: Record<string, Brought | undefined>[];
  stop: string;
  scoreTable: ScoreTableProps;
}) {
  const { sheet, about, sections, unfolded, onSpread } = scoreTable;
  const name = (
    <>
      {mark(sheet.game, field.id)}
      {t(`${sheet.game}-sheet-${field.id}`)}
    </>
  );
  // what several fields bring together stands beside their heading, what one brings beside its number
  const headed = sections.some(({ id, fields }) => id === field.id && fields.length > 1);
  return (
    <tr>
      <th scope="row" class={field.part ? "part" : ""}>
        {about.fields.some(({ part }) => part === field.id) ? (
          <button
            class="spell"
            aria-expanded={unfolded.includes(field.id)}
            data-spell={field.id}
            onClick={() => onSpread(field.id)}
          >
            {name}
            <small>
              {t("page-score-spell")}
              <Icon name="down" size={16} />
            </small>
          </button>
        ) : (
          name
        )}
      </th>
      {sheet.players.map((_, seat) => (
        <CellOf
          field={field}
          seat={seat}
          made={headed ? undefined : itemAt(made, seat)[field.id]}
          stop={stop}
          scoreTable={scoreTable}
        />
      ))}
    </tr>
  );
}

/** A name that may be broken in the middle of a long word, where there is no room for it. */
const soft = (name: string) =>
  name.split(/(?<=[\s-])/).map((word) => {
    const middle = Math.ceil(word.length / 2);
    return word.length > LONG ? (
      <>
        {word.slice(0, middle)}
        <wbr />
        {word.slice(middle)}
      </>
    ) : (
      word
    );
  });
