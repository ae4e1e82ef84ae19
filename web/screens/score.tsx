// For people who play with the box: the score sheets, and the one that is open.
import { useEffect } from "preact/hooks";
import { Bar } from "../parts/bar.tsx";
import { useRoom } from "../parts/room.ts";
import { go } from "../router.ts";
import { readable, sheetOf, type SheetRecord, sheets, startSheets } from "../store/sheets.ts";
import { t } from "../store/words.tsx";
import { Open } from "./score/open.tsx";
import { openOf, Shelf } from "./score/shelf.tsx";

const Sheet = ({ record }: { record: SheetRecord }) =>
  useRoom(record.sheet.game) ? <Open record={record} /> : <p class="waiting soft">{t("page-loading")}</p>;

export default function Score({ params }: { params: Record<string, string> }) {
  useEffect(() => {
    if (!sheets.peek()) startSheets().catch(() => (sheets.value = []));
  }, []);
  const read = sheets.value !== null;
  const game = params.id ? undefined : params.game;
  useEffect(() => {
    if (read && game) void openOf(game);
  }, [read, game]);
  if (!sheets.value || game) return <p class="waiting soft">{t("page-loading")}</p>;
  if (!params.id) return <Shelf />;
  const record = sheetOf(params.id);
  if (record && readable(record)) return <Sheet key={record.id} record={record} />;
  return (
    <>
      <Bar title={t("page-score")} onBack={() => go("#/score")} />
      <main class="page">
        <p>{t(record ? "page-score-damaged" : "page-score-gone")}</p>
      </main>
    </>
  );
}
