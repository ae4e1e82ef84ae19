// What happened at the table, noted with a tap while the game goes on: who, what, against whom.
import { useState } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import { playerName } from "../../parts/player-name.ts";
import { Disc } from "../../parts/seats.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import type { Filled, SheetRecord } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import { type About, seatOf, type Tap, valueOf } from "./model.ts";

/** The sheet after a tap; null where a field would leave its range. */
function after(about: About, sheet: Filled, tap: Tap, seat: number, other: number) {
  const players = sheet.players.map((player) => ({ ...player }));
  for (const { who, field: name, by } of tap.changes) {
    const field = about.fields.find((one) => one.id === name);
    const player = players[who === "self" ? seat : other];
    if (!field || !player) return null;
    const value = (valueOf(player, field) ?? 0) + by;
    if (value < field.low || value > field.high) return null;
    player[name] = value;
  }
  return { ...sheet, players };
}

const needsOther = (tap: Tap) => tap.changes.some(({ who }) => who === "other");

export function TapSlip({
  about,
  record,
  set,
  onClose,
}: {
  about: About;
  record: SheetRecord;
  set: (sheet: Filled) => void;
  onClose: () => void;
}) {
  const { sheet } = record;
  const all = sheet.players.map((_, i) => i);
  const [seat, setSeat] = useState(0);
  const [asks, setAsks] = useState<Tap | null>(null);
  const others = all.filter((i) => i !== seat);
  const done = (next: Filled | null) => {
    if (!next) return;
    set(next);
    onClose();
  };
  const fits = (tap: Tap) =>
    needsOther(tap)
      ? others.some((other) => after(about, sheet, tap, seat, other))
      : after(about, sheet, tap, seat, -1);
  return (
    <Sheet title={t("page-score-happened")} onClose={onClose} className="player-slip tap-slip">
      {asks ? (
        <>
          <p>
            {t(`${sheet.game}-sheet-tap-${asks.id}`)}
            <RuleLink game={sheet.game} rule={asks.rule} />
          </p>
          <p class="label">{t("page-score-whose")}</p>
          <div class="known">
            <People
              sheet={sheet}
              among={others}
              chosen={null}
              onPick={(other) => done(after(about, sheet, asks, seat, other))}
              open={(other) => after(about, sheet, asks, seat, other) !== null}
            />
          </div>
        </>
      ) : (
        <>
          <div class="known" role="group" aria-label={t("page-score-who")}>
            <People sheet={sheet} among={all} chosen={seat} onPick={setSeat} open={() => true} />
          </div>
          <div class="taps">
            {about.taps.map((tap) => (
              <button
                class="btn"
                data-tap={tap.id}
                aria-disabled={fits(tap) ? undefined : "true"}
                onClick={() => {
                  if (!fits(tap)) return;
                  if (needsOther(tap)) setAsks(tap);
                  else done(after(about, sheet, tap, seat, -1));
                }}
              >
                {t(`${sheet.game}-sheet-tap-${tap.id}`)}
              </button>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}

/** @param props  `chosen`: who it is; null: it is asked */
const People = ({
  sheet,
  among,
  chosen,
  onPick,
  open,
}: {
  sheet: Filled;
  among: number[];
  chosen: number | null;
  onPick: (i: number) => void;
  open: (i: number) => boolean;
}) =>
  among.map((i) => (
    <button
      class="btn"
      data-who={i}
      aria-pressed={chosen === null ? undefined : chosen === i}
      aria-disabled={open(i) ? undefined : "true"}
      onClick={() => open(i) && onPick(i)}
    >
      <Disc seat={seatOf(itemAt(sheet.players, i))} size={24} />
      <span dir="auto">{playerName(sheet, i)}</span>
    </button>
  ));
