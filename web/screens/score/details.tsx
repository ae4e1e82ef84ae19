// When and where a game with the box was played, how long, who began: for whoever keeps a diary of games.
import { playerName } from "../../parts/player-name.ts";
import { Referee } from "../../parts/referee.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { TEXT_LIMIT } from "../../store/gate.ts";
import { NAME_LIMIT } from "../../store/roster.ts";
import { type Details, detailSheet, type SheetRecord } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import { localTime } from "./share.ts";

export function DetailsSlip({ record, onClose }: { record: SheetRecord; onClose: () => void }) {
  const { id, details = {} } = record;
  const set = (change: Details) => detailSheet(id, change);
  // a number and a date are taken when they are whole: what the engine says meanwhile must not put the old one back
  const typed = (event: Event) => event.currentTarget as HTMLInputElement;
  return (
    <Sheet title={t("page-score-details")} onClose={onClose} className="details-slip">
      <label class="field">
        <span class="small soft">{t("page-score-date")}</span>
        <input
          class="input"
          type="datetime-local"
          data-detail="date"
          defaultValue={details.date ?? localTime(record.created).slice(0, 16).replace(" ", "T")}
          onChange={(event: Event) => set({ date: typed(event).value || null })}
        />
      </label>
      <label class="field">
        <span class="small soft">{t("page-score-minutes")}</span>
        <input
          class="input"
          type="number"
          inputmode="numeric"
          min="0"
          max="6000"
          data-detail="minutes"
          defaultValue={details.minutes ?? ""}
          onChange={(event: Event) => {
            const minutes = typed(event).valueAsNumber;
            const fits = Number.isInteger(minutes) && minutes >= 0 && minutes <= 6000;
            if (!fits) typed(event).value = "";
            void set({ minutes: fits ? minutes : null });
          }}
        />
      </label>
      <label class="field">
        <span class="small soft">{t("page-score-place")}</span>
        <input
          class="input"
          maxlength={NAME_LIMIT}
          dir="auto"
          data-detail="place"
          value={details.place ?? ""}
          onInput={(event: Event) => set({ place: typed(event).value })}
        />
      </label>
      <label class="field">
        <span class="small soft">{t("page-score-began")}</span>
        <select
          class="input"
          data-detail="first"
          value={details.first ?? ""}
          onChange={(event: Event) => set({ first: typed(event).value === "" ? null : Number(typed(event).value) })}
        >
          <option value="">–</option>
          {record.sheet.players.map((_, seat) => (
            <option value={seat}>{playerName(record.sheet, seat)}</option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="small soft">{t("page-score-comments")}</span>
        <textarea
          class="input"
          rows={3}
          maxlength={TEXT_LIMIT}
          dir="auto"
          data-detail="comments"
          value={details.comments ?? ""}
          onInput={(event: Event) => set({ comments: typed(event).value })}
        />
      </label>
      <Referee game={record.sheet.game} />
      <Done onClose={onClose} />
    </Sheet>
  );
}

const Done = ({ onClose }: { onClose: () => void }) => (
  <div class="slip-foot">
    <button class="btn btn--ink" onClick={onClose}>
      {t("page-score-done")}
    </button>
  </div>
);
