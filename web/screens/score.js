// For people who play with the box: the score sheets, and the one that is open.
import { useEffect } from "preact/hooks";
import { html } from "../parts/html.js";
import { Bar } from "../parts/bar.js";
import { useRoom } from "../parts/room.js";
import { go } from "../router.js";
import { readable, sheetOf, sheets, startSheets } from "../store/sheets.js";
import { t } from "../store/words.js";
import { Open } from "./score/open.js";
import { Shelf } from "./score/shelf.js";

/** @param {{record: import("../store/sheets.js").SheetRecord}} props */
const Sheet = ({ record }) =>
  useRoom(record.sheet.game)
    ? html`<${Open} record=${record} />`
    : html`<p class="waiting soft">${t("page-loading")}</p>`;

/** @param {{params: Record<string, string>}} props */
export default function Score({ params }) {
  useEffect(() => {
    if (!sheets.peek()) startSheets().catch(() => (sheets.value = []));
  }, []);
  if (!sheets.value) return html`<p class="waiting soft">${t("page-loading")}</p>`;
  if (!params.id) return html`<${Shelf} />`;
  const record = sheetOf(params.id);
  if (record && readable(record)) return html`<${Sheet} key=${record.id} record=${record} />`;
  return html`<${Bar} title=${t("page-score")} onBack=${() => go("#/score")} />
    <main class="page"><p>${t(record ? "page-score-damaged" : "page-score-gone")}</p></main>`;
}
