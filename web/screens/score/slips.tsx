// The slips of an open sheet: its options and the values of one's own box; the ways it leaves the device.
import { Lamp, Segments } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { tell } from "../../parts/notices.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import type { Filled, SheetRecord } from "../../store/sheets.ts";
import { has, t } from "../../store/words.tsx";
import { type About, applies, chosen } from "./model.ts";
import { shareFile, sharePicture, sheetText, statsLink } from "./share.ts";
import type { Small } from "../../store/gate.ts";

/** Nothing lies over the sheet when it goes to the printer. */
export function print(close: () => void) {
  close();
  requestAnimationFrame(() => window.print());
}

/** The expansions and variants of this sheet, and the values of one's own components. */
export function OptionsSlip({
  about,
  sheet,
  set,
  onClose,
}: {
  about: About;
  sheet: Filled;
  set: (sheet: Filled) => void;
  onClose: () => void;
}) {
  const { game } = sheet;
  const option = (id: string, value: Small) => set({ ...sheet, options: { ...sheet.options, [id]: value } });
  const values = about.values.filter(({ when }) => applies(sheet, when));
  // what the house had to assume is printed on the box's own components; all else was agreed at the table
  const lists = new Set(values.filter(({ house }) => house).map(({ section }) => section));
  const printed = values.filter(({ section }) => lists.has(section));
  const agreed = values.filter(({ section }) => !lists.has(section));
  const list = (some: import("./model.ts").Value[]) => (
    <ul class="value-list">
      {some.map((value) => (
        <Value key={value.id} value={value} sheet={sheet} set={set} />
      ))}
    </ul>
  );
  return (
    <Sheet title={t("page-options")} onClose={onClose} className="options-slip">
      <ul class="rows">
        {chosen(about).map(({ id, kind, among }) => {
          const label = t(`${game}-sheet-option-${id}`);
          return (
            <li class={`opt ${kind === "flag" ? "" : "opt--stacked"}`} data-setting={id}>
              <label for={`so-${id}`}>
                <b>{label}</b>
              </label>
              {kind === "flag" ? (
                <Lamp id={`so-${id}`} on={sheet.options[id] === true} onChange={(on: boolean) => option(id, on)} />
              ) : (
                <Segments
                  label={label}
                  value={sheet.options[id] ?? null}
                  onChange={(value: Small) => option(id, value)}
                  among={(among ?? []).map((one) => ({ value: one, label: t(`${game}-sheet-option-${id}-${one}`) }))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {agreed.length > 0 && list(agreed)}
      {printed.length > 0 && (
        <details class="details">
          <summary>
            <Icon name="next" size={18} />
            {t("page-score-values")}
          </summary>
          <p class="small soft">{t("page-score-values-note")}</p>
          {list(printed)}
        </details>
      )}
    </Sheet>
  );
}

const Value = ({
  value: { id, low, high, first },
  sheet,
  set,
}: {
  value: import("./model.ts").Value;
  sheet: Filled;
  set: (sheet: Filled) => void;
}) => (
  <li>
    <label for={`sv-${id}`}>
      {t(has(`${sheet.game}-sheet-value-${id}`) ? `${sheet.game}-sheet-value-${id}` : `${sheet.game}-sheet-${id}`)}
    </label>
    <input
      class="input"
      id={`sv-${id}`}
      type="number"
      inputmode="numeric"
      min={low}
      max={high}
      value={sheet.values[id] ?? first ?? undefined}
      onInput={(event: InputEvent) => {
        const typed = (event.currentTarget as HTMLInputElement).valueAsNumber;
        if (Number.isInteger(typed)) set({ ...sheet, values: { ...sheet.values, [id]: typed } });
      }}
    />
  </li>
);

export function ShareSlip({ record, onClose }: { record: SheetRecord; onClose: () => void }) {
  const { result } = record;
  const told = result && { ...record, result };
  const text = async () => {
    if (!told) return;
    const words = sheetText(told);
    try {
      if (navigator.share) await navigator.share({ text: words });
      else {
        await navigator.clipboard.writeText(words);
        tell(t("play-end-copied"));
      }
    } catch (cause) {
      if ((cause as Error).name !== "AbortError") console.warn(cause);
    }
    onClose();
  };
  return (
    <Sheet title={t("page-score-share")} onClose={onClose} className="menu-sheet">
      <nav class="menu rows">
        <button disabled={!told} data-action="share-text" onClick={text}>
          <Icon name="share" />
          <span>{t("page-score-as-text")}</span>
        </button>
        <button disabled={!told} data-action="share-picture" onClick={() => told && sharePicture(told).then(onClose)}>
          <Icon name="eye" />
          <span>{t("page-score-as-picture")}</span>
        </button>
        <button data-action="print" onClick={() => print(onClose)}>
          <Icon name="rules" />
          <span>{t("page-score-print")}</span>
        </button>
        <button data-action="share-file" onClick={() => shareFile(record).then(onClose)}>
          <Icon name="copy" />
          <span>{t("page-score-as-file")}</span>
        </button>
        {told && (
          <a href={statsLink(told)} target="_blank" rel="noopener noreferrer" data-action="share-stats">
            <Icon name="tally" />
            <span>{t("page-score-to-stats")}</span>
          </a>
        )}
      </nav>
    </Sheet>
  );
}
