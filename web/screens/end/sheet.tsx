// A game that was played beside a box fills its score sheet in: it lies with the others, and the end leads there.
import { useEffect } from "preact/hooks";
import { Icon } from "../../parts/icon.ts";
import { engineOf, report } from "../../store/engine.ts";
import type { Head } from "../../store/games.ts";
import type { StoredGame } from "../../store/db.ts";
import { keepFilled, sheetOf, startSheets, wantsFilling } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";

export function FilledSheet({ head, log }: Pick<StoredGame, "head" | "log">) {
  useEffect(() => void fill(head, log).catch(report), []);
  const record = sheetOf(head.id);
  if (!record || record.removed) return null;
  return (
    <a class="btn" href={`#/score/${head.id}`} data-action="filled-sheet">
      <Icon name="tally" size={22} />
      {t("play-end-sheet")}
    </a>
  );
}

async function fill({ id, save, created, updated, played }: Head, log: StoredGame["log"]) {
  await startSheets();
  const engine = engineOf(save.game);
  if (!wantsFilling(id, updated) || !engine.isOurs) return;
  const { sheet, result } = await engine.ask("fill", { save: { ...save, log } });
  const minutes = Math.round(played / 60_000);
  if (sheet) await keepFilled(id, { sheet, result, created, details: { minutes } });
}
