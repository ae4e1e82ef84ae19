// The sheets of this device: a new one of any game, those that are open, and what was scored before.
import { Bar } from "../../parts/bar.tsx";
import { TileArt } from "../../parts/tables.tsx";
import { go } from "../../router.ts";
import { beginSheet, readable, sheets } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import { Statistics } from "../past/statistics.tsx";
import { type About, abouts, blankSheet } from "./model.ts";
import { DamagedSheet, SheetRow } from "./rows.tsx";

const begin = async (about: About) => go(`#/score/${await beginSheet(blankSheet(about))}`);

/** The sheet that a link asks for: the one of this game that is being filled in, or a new one. */
export async function openOf(game: string) {
  const about = abouts.find((one) => one.game === game);
  if (!about) return go("#/score", { replace: true });
  const open = (sheets.peek() ?? []).find(
    (one) => readable(one) && !one.finished && !one.removed && one.sheet.game === game,
  );
  go(`#/score/${open?.id ?? (await beginSheet(blankSheet(about)))}`, { replace: true });
}

export function Shelf() {
  const kept = (sheets.value ?? []).filter(({ removed }) => !removed);
  const all = kept.filter(readable);
  const damaged = kept.filter((record) => !readable(record));
  const running = all.filter(({ finished }) => !finished);
  const finished = all.filter((record) => record.finished);
  return (
    <>
      <Bar title={t("page-score")} note={t("page-score-note")} />
      <main class="page score-shelf">
        <h2 class="label section">{t("page-score-new")}</h2>
        <div class="score-games">
          {abouts.map((about) => (
            <button class="btn" data-new-sheet={about.game} onClick={() => begin(about)}>
              <TileArt game={about.game} />
              <span>
                <b>{t(`${about.game}-title`)}</b>
                <small>{t("page-seats-range", { from: about.players[0], to: about.players[1] })}</small>
              </span>
            </button>
          ))}
        </div>
        {running.length > 0 && (
          <>
            <h2 class="label section">{t("page-score-running")}</h2>
            <ul class="games-list">
              {running.map((record) => (
                <SheetRow key={record.id} record={record} />
              ))}
            </ul>
          </>
        )}
        {finished.length > 0 && (
          <>
            <h2 class="label section">{t("page-score-finished")}</h2>
            <ul class="games-list">
              {finished.map((record) => (
                <SheetRow key={record.id} record={record} />
              ))}
            </ul>
          </>
        )}
        <Statistics />
        {damaged.length > 0 && (
          <ul class="rows games">
            {damaged.map((record) => (
              <DamagedSheet key={record.id} record={record} />
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
