// A score sheet in a list: whose it is and how it stands; it may be thrown away, and brought back.
import { Icon } from "../../parts/icon.ts";
import { tell } from "../../parts/notices.tsx";
import { playerName } from "../../parts/player-name.ts";
import { Disc } from "../../parts/seats.tsx";
import { TileArt } from "../../parts/tables.tsx";
import { backupFileName, file, handOver } from "../../store/files.ts";
import { removeSheet, restoreSheet, type SheetRecord } from "../../store/sheets.ts";
import { ago, rich, t } from "../../store/words.tsx";
import { seatOf } from "./model.ts";
import { winningTotal } from "./share.ts";

async function remove(record: SheetRecord) {
  await removeSheet(record.id);
  tell(t("page-score-removed"), { label: t("play-undo"), run: () => restoreSheet(record.id) });
}

/** @param props  `among`: it stands among games, and says what it is */
export function SheetRow({ record, among = false }: { record: SheetRecord; among?: boolean }) {
  const { sheet, result, finished } = record;
  const seats = sheet.players.map((_, seat) => ({ name: playerName(record.sheet, seat) }));
  const who = (result?.winners ?? []).map((seat: number) => ({ seat }));
  return (
    <li class="game" data-sheet={record.id}>
      <a class="game-open" href={`#/score/${record.id}`}>
        <TileArt game={sheet.game} />
        <span class="game-text">
          <b class="game-title">{t(`${sheet.game}-title`)}</b>
          <span class="cont-state">
            {finished && result
              ? rich("page-score-won", { who, count: who.length, total: winningTotal(result) }, seats)
              : t("page-names", { who: seats.map((_, seat) => ({ seat })) }, seats)}
          </span>
          <span class="cont-foot">
            <span class="seats">
              {sheet.players.map((player) => (
                <Disc seat={seatOf(player)} size={22} />
              ))}
            </span>
            <span class="small soft">
              {ago(record.updated)}
              {among && (
                <>
                  <span class="dotsep" />
                  {t("page-score-own-box")}
                </>
              )}
            </span>
          </span>
        </span>
      </a>
      <button class="btn btn--icon" aria-label={t("page-score-remove-sheet")} onClick={() => remove(record)}>
        <Icon name="bin" size={20} />
      </button>
    </li>
  );
}

/** A record that no longer makes sense: kept, let out, deleted. */
export const DamagedSheet = ({ record }: { record: SheetRecord }) => (
  <li class="game game--damaged">
    <Icon name="rock" size={26} />
    <span class="game-text">
      <b>{t("page-score-damaged")}</b>
      <span class="small soft">{t("page-damaged-so")}</span>
    </span>
    <span class="game-acts">
      <button class="btn" onClick={() => handOver(file(record.raw), backupFileName())}>
        {t("page-export")}
      </button>
      <button class="btn" onClick={() => remove(record)}>
        {t("page-delete")}
      </button>
    </span>
  </li>
);
