// One column of a score sheet that another phone holds: one's own is filled in here, the others are seen as they fill up.
// No Python runs here; what is said of the sheet comes with it.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { itemAt, toggled } from "../../lists.ts";
import { Bar } from "../../parts/bar.tsx";
import { playerName } from "../../parts/player-name.ts";
import { useRoom } from "../../parts/room.ts";
import { longest } from "../../parts/seats.tsx";
import { onBack } from "../../parts/way-back.ts";
import type { Column as Own, Joining } from "../../phones/joining.ts";
import { go } from "../../router.ts";
import type { Filled } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import type { Cell } from "./cells.tsx";
import { Checks } from "./checks.tsx";
import { ScoreTable } from "./score-table.tsx";
import { type About, aboutOf, cycled, firstCell, shownSections, spelled, touched, withValue } from "./model.ts";
import { Pad } from "./pad.tsx";
import { usePen } from "./pen.ts";

/** The phone with the sheet is not heard. */
function Away({ joining }: { joining: Joining }) {
  const contact = joining.contact.value;
  if (contact === "there") return null;
  return (
    <div class="why away" role="alert" data-contact={contact}>
      <p>{t(`phones-score-${contact === "adrift" ? "adrift" : "lost"}`)}</p>
      {contact !== "away" && (
        <button class="btn" data-action="another-code" onClick={() => joining.leave()}>
          {t("phones-again")}
        </button>
      )}
    </div>
  );
}

export default function Column({ joining, column }: { joining: Joining; column: Own }) {
  const { game } = column.sheet;
  const about = aboutOf(game);
  return useRoom(game) && about ? (
    <Filling joining={joining} column={column} about={about} />
  ) : (
    <p class="waiting soft">{t("page-loading")}</p>
  );
}

/** The sheet with what was typed here, though the other phone may not have heard of it yet. */
function useOwn(joining: Joining, column: Own) {
  const {
    guest,
    shown: { seat, finished },
  } = column;
  /** Counts what was typed here: it stands before the other phone has heard of it. */
  const typed = useSignal(0);
  const now = (): Filled => {
    const { sheet, shown } = joining.column.peek() ?? column;
    const players = sheet.players.map((one, at) => (at === shown.seat ? { ...one, ...guest.pending } : one));
    return { ...sheet, players };
  };
  void typed.value;
  /** Of what is changed, what is one's own is sent. */
  const set = (next: Filled) => {
    const before = itemAt(now().players, seat);
    for (const [field, value] of Object.entries(itemAt(next.players, seat))) {
      if (before[field] === value || (value !== null && typeof value !== "number") || finished) continue;
      guest.fill(field, value);
      typed.value += 1;
    }
  };
  return { now, set };
}

/** The lines of the sheet, with those of sums that are spelled out here. */
function useSections(about: About, sheet: Filled, tied: boolean) {
  const wide = useSignal<string[]>([]);
  const spread = (one: string) => (wide.value = toggled(wide.value, one));
  const unfolded = [...wide.value, ...spelled(about, sheet)];
  const sections = shownSections(about, sheet, tied, unfolded);
  return { unfolded, spread, sections, fields: sections.flatMap((section) => section.fields) };
}

function Filling({ joining, column, about }: { joining: Joining; column: Own; about: About }) {
  const {
    shown: { seat, finished, tied, faults, notes },
    result,
  } = column;
  const { game } = column.sheet;
  const { now, set } = useOwn(joining, column);
  const sheet = now();
  const begun = touched(about, sheet);
  const { unfolded, spread, sections, fields } = useSections(about, sheet, tied.length > 0 && begun);
  const first = () => {
    const cell = finished ? null : firstCell(about, sheet);
    return cell && { ...cell, seat };
  };
  const pen = usePen({ first, fields, unfolded, now, set, own: seat });
  const at = pen.at.value;
  const field = (at && fields.find((one) => one.id === at.field)) || null;
  const fills = Boolean(field) && !finished;
  useLayoutEffect(() => (fills ? onBack(pen.shut) : undefined), [fills]);
  const tap = (cell: Cell) => {
    const tapped = cell.seat === seat && !finished && fields.find((one) => one.id === cell.field);
    if (!tapped) return;
    const turned = cycled(itemAt(now().players, seat), tapped);
    pen.at.value = turned === null ? { ...cell } : null;
    if (turned !== null) set(withValue(now(), seat, tapped.id, turned));
  };
  const mine = faults.filter(({ place }) => !place?.startsWith("players[") || place.startsWith(`players[${seat}]`));
  const labels = fields.map((one) => t(`${game}-sheet-${one.id}`));
  return (
    <>
      <Bar title={t(`${game}-title`)} note={t("phones-score-note")} onBack={() => go("#/")} />
      <main class="sheet-main" data-column={seat} style={{ "--longest": longest(labels) }}>
        <Away joining={joining} />
        <ScoreTable
          own={seat}
          sheet={sheet}
          about={about}
          sections={sections}
          unfolded={unfolded}
          onSpread={spread}
          result={result}
          at={at}
          faults={new Set(faults.map(({ place }) => place ?? ""))}
          tied={tied}
          begun={begun}
          onCell={tap}
          onMove={(cell) => pen.lead(cell?.seat === seat ? cell : null)}
          onType={(cell, key) => !finished && cell.seat === seat && pen.begin(cell, key)}
          onFlag={(_, one, on) => set(withValue(now(), seat, one.id, on ? 1 : 0))}
          onAdd={null}
        />
        <Checks
          game={game}
          seats={sheet.players.map((_, i) => ({ name: playerName(sheet, i) }))}
          notes={begun ? [...mine, ...notes] : []}
          faults={mine.length}
          extra={[]}
          result={begun && !faults.length ? result : null}
        />
      </main>
      {fills && field && at && (
        <Pad
          sheet={sheet}
          seat={seat}
          field={field}
          pen={pen}
          fault={mine.find(({ place }) => place === `players[${seat}].${field.id}`)}
        />
      )}
    </>
  );
}
