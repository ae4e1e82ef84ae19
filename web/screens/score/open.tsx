// One open sheet: the score table, what the engine says of it, and the pad under the thumb.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { itemAt, toggled } from "../../lists.ts";
import { Bar, BarButton } from "../../parts/bar.tsx";
import { Groups } from "../../parts/groups.tsx";
import { Icon } from "../../parts/icon.ts";
import { hush } from "../../parts/notices.tsx";
import { playerName } from "../../parts/player-name.ts";
import { longest } from "../../parts/seats.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { onBack } from "../../parts/way-back.ts";
import { stayAwake } from "../../play/awake.ts";
import { announce } from "../../play/triumph.ts";
import { RuleLink } from "../../play/rule-link.tsx";
import { go } from "../../router.ts";
import { type Person, sitDown } from "../../store/evening.ts";
import { keepAwake } from "../../store/settings.ts";
import {
  beginSheet,
  changeSheet,
  type Filled,
  markSheet,
  sheetOf,
  type SheetRecord,
  undoSheet,
} from "../../store/sheets.ts";
import { number, rich, t } from "../../store/words.tsx";
import type { Cell } from "./cells.tsx";
import { Checks } from "./checks.tsx";
import { DetailsSlip } from "./details.tsx";
import { ScoreTable } from "./score-table.tsx";
import {
  type Field,
  type About,
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
} from "./model.ts";
import { Pad } from "./pad.tsx";
import { usePen } from "./pen.ts";
import { Podium } from "./podium.tsx";
import { PlayerSheet } from "./players.tsx";
import { type Answer, NOTHING, reckon } from "./reckon.ts";
import { whenAndWhere } from "./share.ts";
import { Shared } from "./shared.tsx";
import { OptionsSlip, ShareSlip } from "./slips.tsx";
import { TapSlip } from "./taps.tsx";
import type { Reckoned } from "../../store/games.ts";

/** What the engine makes of a sheet; the last answer stays until the next is here. */
function useScore(sheet: Filled) {
  const reckoned = useSignal(NOTHING);
  useEffect(() => {
    let late = false;
    void reckon(sheet).then((answer) => !late && answer && (reckoned.value = answer));
    return () => {
      late = true;
    };
  }, [sheet]);
  return reckoned.value;
}

export function Open({ record }: { record: SheetRecord }) {
  const about = aboutOf(record.sheet.game);
  return about ? <Filling record={record} about={about} /> : null;
}

/** The result is kept with its sheet. */
function useKept(record: SheetRecord, result: Reckoned | null) {
  const kept = useRef(record.result);
  useEffect(() => {
    if (!result || JSON.stringify(kept.current) === JSON.stringify(result)) return;
    kept.current = result;
    void markSheet(record.id, { result });
  }, [result]);
}

/** What is seen of a sheet, and the pen that fills it in. */
function useFilling({ id, sheet, finished }: SheetRecord, about: About, { tied }: Answer) {
  const spread = useSignal<string[]>([]);
  const begun = touched(about, sheet);
  const unfolded = [...spread.value, ...spelled(about, sheet)];
  const sections = shownSections(about, sheet, tied.length > 0 && begun, unfolded);
  const fields = sections.flatMap((section) => section.fields);
  /** What was kept last counts, not what was drawn last. */
  const now = () => sheetOf(id)?.sheet ?? sheet;
  const set = (next: Filled, what = "") => {
    sitDown(sheet.game, next.players, id);
    return changeSheet(id, forSeats(about, next), what);
  };
  const begin = () => (!finished && !begun ? firstCell(about, sheet) : null);
  const pen = usePen({ first: begin, fields, unfolded, now, set });
  const at = pen.at.value;
  const field = (at && fields.find((one) => one.id === at.field)) || null;
  const fills = Boolean(field);
  useLayoutEffect(() => (fills ? onBack(pen.shut) : undefined), [fills]);
  /** What has few values goes round at a tap; anything else is typed in below. */
  const tap = (cell: Cell) => {
    const tapped = fields.find((one) => one.id === cell.field);
    if (finished && tapped) return;
    const turned = tapped && cycled(itemAt(now().players, cell.seat), tapped);
    if (tapped && turned !== null && turned !== undefined) {
      pen.at.value = null;
      void set(withValue(now(), cell.seat, tapped.id, turned));
    } else pen.at.value = { ...cell };
  };
  const unfold = (one: string) => (spread.value = toggled(spread.value, one));
  return { begun, unfolded, unfold, sections, fields, now, set, pen, at, field, tap };
}

type Fill = ReturnType<typeof useFilling>;
type Slip = "share" | "options" | "taps" | "podium" | "details" | "phones" | null;

function Filling({ record, about }: { record: SheetRecord; about: About }) {
  const { id, sheet, finished } = record;
  const slip = useSignal<Slip>(finished ? "podium" : null);
  const reckoned = useScore(sheet);
  const { result, notes, extra, faults } = reckoned;
  const shown = result ?? record.result;
  useEffect(() => stayAwake(() => keepAwake.value), []);
  // what was told of another sheet would lie over this one's keys
  useEffect(hush, []);
  useKept(record, result);
  const fill = useFilling(record, about, reckoned);
  const { begun, set, pen, fields } = fill;
  const finish = async () => {
    pen.at.value = null;
    await markSheet(id, { finished: !finished, result });
    if (finished) return;
    announce(id);
    slip.value = "podium";
  };
  const again = async () => go(`#/score/${await beginSheet({ ...sheet, players: sheet.players.map(bare) })}`);
  const labels = fields.map((one) => t(`${sheet.game}-sheet-${one.id}`));
  return (
    <>
      <Bar title={t(`${sheet.game}-title`)} note={t("page-score-own-box")} onBack={() => go("#/score")}>
        {(chosen(about).length > 0 || about.values.length > 0) && (
          <BarButton icon="settings" label={t("page-options")} onClick={() => (slip.value = "options")} />
        )}
        <BarButton icon="people" label={t("phones-other")} onClick={() => (slip.value = "phones")} />
        <BarButton icon="share" label={t("page-score-share")} onClick={() => (slip.value = "share")} />
      </Bar>
      <main class="sheet-main" style={{ "--longest": longest(labels) }}>
        <p class="print-only">{whenAndWhere(record)}</p>
        {!begun && !finished && (
          <Groups
            game={sheet.game}
            people={sheet.players}
            onPick={(people: Person[]) => set(withGroup(about, sheet, people))}
          />
        )}
        <Page record={record} about={about} fill={fill} reckoned={reckoned} />
        <Checks
          game={sheet.game}
          seats={sheet.players.map((_, i) => ({ name: playerName(record.sheet, i) }))}
          notes={begun ? [...faults, ...notes] : []}
          faults={faults.length}
          extra={begun ? extra : []}
          result={begun ? result : null}
        />
        <Acts record={record} about={about} slip={slip} result={result} onAgain={again} onFinish={finish} />
      </main>
      <AtHand record={record} about={about} fill={fill} reckoned={reckoned} />
      <Slips record={record} about={about} slip={slip} shown={shown} set={set} onAgain={again} />
      <Shared record={record} about={about} reckoned={reckoned} set={set} slip={slip} />
    </>
  );
}

type PageProps = { record: SheetRecord; about: About; fill: Fill; reckoned: Answer };

/** The score table, as far as it may still be filled in. */
function Page({ record, about, fill, reckoned: { result, tied, faults } }: PageProps) {
  const { sheet, finished } = record;
  const { begun, unfolded, unfold, sections, now, set, pen, at, tap } = fill;
  return (
    <ScoreTable
      sheet={sheet}
      about={about}
      sections={sections}
      unfolded={unfolded}
      onSpread={unfold}
      result={result ?? record.result}
      at={at}
      faults={new Set(faults.map((note) => note.place))}
      tied={tied.flat()}
      begun={begun}
      onCell={tap}
      onMove={pen.lead}
      onType={(cell: Cell, key: string) => !finished && pen.begin(cell, key)}
      onFlag={(seat: number, one: Field, on: boolean) => !finished && set(withValue(now(), seat, one.id, on ? 1 : 0))}
      onAdd={sheet.players.length < about.players[1] && !finished ? () => set(withNext(about, sheet)) : null}
    />
  );
}

/** What may be done with the sheet as a whole. */
const Acts = ({
  record: { id, past, finished },
  about,
  slip,
  result,
  onAgain,
  onFinish,
}: {
  record: SheetRecord;
  about: About;
  slip: Signal<Slip>;
  result: Reckoned | null;
  onAgain: () => void;
  onFinish: () => void;
}) => (
  <div class="sheet-acts">
    {finished ? (
      <button class="btn btn--main" data-action="who-won" onClick={() => (slip.value = "podium")}>
        {t("page-score-who-won")}
      </button>
    ) : (
      <button
        class="btn btn--quiet"
        data-action="undo-sheet"
        aria-disabled={past.length ? undefined : "true"}
        onClick={() => past.length && undoSheet(id)}
      >
        <Icon name="undo" size={20} />
        {t("play-undo")}
      </button>
    )}
    {about.taps.length > 0 && !finished && (
      <button class="btn" data-action="taps" onClick={() => (slip.value = "taps")}>
        <Icon name="plus" size={20} />
        {t("page-score-happened")}
      </button>
    )}
    {!finished && (
      <a class="btn" href="#/tools">
        <Icon name="dice" size={20} />
        {t("page-tools")}
      </a>
    )}
    <button class="btn" data-action="details" onClick={() => (slip.value = "details")}>
      {t("page-score-details")}
    </button>
    <button class="btn" data-action="rematch-sheet" onClick={onAgain}>
      {t("page-score-again")}
    </button>
    <button
      class={finished ? "btn" : "btn btn--main"}
      data-action="finish-sheet"
      aria-disabled={result ? undefined : "true"}
      onClick={() => result && onFinish()}
    >
      {t(finished ? "page-score-reopen" : "page-score-finish")}
    </button>
  </div>
);

/** What belongs to the cell that was tapped: the pad, where a total comes from, a player. */
function AtHand({ record, about, fill, reckoned: { result, faults } }: PageProps) {
  const { sheet } = record;
  const { set, pen, at, field } = fill;
  if (!at) return null;
  const shut = () => (pen.at.value = null);
  if (field)
    return (
      <Pad
        sheet={sheet}
        seat={at.seat}
        field={field}
        pen={pen}
        fault={faults.find(({ place }) => place === `players[${at.seat}].${field.id}`)}
      />
    );
  if (at.field === "") return result && <Lines record={record} seat={at.seat} result={result} onClose={shut} />;
  if (at.field !== "*") return null;
  return (
    <PlayerSheet
      sheet={sheet}
      seat={at.seat}
      about={about}
      onChange={(players: Filled["players"]) => set({ ...sheet, players }, `player ${at.seat}`)}
      onClose={shut}
      onNext={() => (pen.at.value = at.seat + 1 < sheet.players.length ? { seat: at.seat + 1, field: "*" } : null)}
    />
  );
}

function Slips({
  record,
  about,
  slip,
  shown,
  set,
  onAgain,
}: {
  record: SheetRecord;
  about: About;
  slip: Signal<Slip>;
  shown: Reckoned | null;
  set: Fill["set"];
  onAgain: () => void;
}) {
  const shut = () => (slip.value = null);

  switch (slip.value) {
    case "taps":
      return <TapSlip about={about} record={record} set={set} onClose={shut} />;
    case "options":
      return <OptionsSlip about={about} sheet={record.sheet} set={set} onClose={shut} />;
    case "details":
      return <DetailsSlip record={record} onClose={shut} />;
    case "podium":
      return (
        shown && (
          <Podium
            record={{ ...record, result: shown }}
            onClose={shut}
            onShare={() => (slip.value = "share")}
            onAgain={onAgain}
          />
        )
      );
    case "share":
      return <ShareSlip record={{ ...record, result: shown }} onClose={shut} />;
  }
  return null;
}

/** Where a total comes from, line by line: what brought nothing is left out, but for what has no place on the sheet and
 * says how equal totals stand. */
function Lines({
  record,
  seat,
  result,
  onClose,
}: {
  record: SheetRecord;
  seat: number;
  result: Reckoned;
  onClose: () => void;
}) {
  const seats = record.sheet.players.map((_, i) => ({ name: playerName(record.sheet, i) }));
  const told = itemAt(result.lines, seat).filter(({ points }, i) => points || !result.places?.[seat]?.[i]);
  return (
    <Sheet title={playerName(record.sheet, seat)} onClose={onClose} className="lines-slip">
      <ul class="rows">
        {told.map((line) => (
          <li class="line-row">
            <span>
              {rich(line.key, line.args, seats)}
              <RuleLink game={record.sheet.game} rule={line.rule} />
            </span>
            {line.points !== 0 && <b class="num">{number(line.points)}</b>}
          </li>
        ))}
        {!told.length && <li class="soft">{t("page-score-no-lines")}</li>}
      </ul>
    </Sheet>
  );
}
