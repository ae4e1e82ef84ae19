// Questions as the engine describes them, each with its label: a number, a yes or no, one of several, a row of such.
import type { ComponentChildren } from "preact";
import { replaced } from "../../lists.ts";
import { type Choice, Lamp, Picker } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { Stepper } from "../../parts/stepper.tsx";
import { t } from "../../store/words.tsx";
import type { Asked, Known } from "./all.ts";

export type Given = Record<string, Known>;

/** What is answered before anybody has answered. */
export const first = (asks: Asked[]): Given =>
  Object.fromEntries(
    asks.map((one) => [
      one.id,
      one.kind === "group" ? Array.from({ length: one.low }, () => first(one.fields ?? [])) : one.first,
    ]),
  );

/** More than these are picked from a list. */
const AT_A_GLANCE = 7;
/** More than these stand below each other. */
const SIDE_BY_SIDE = 3;

/** What may be chosen, as a picker wants it. @param label  its words, if nothing else */
export const choicesOf = (
  { among, words }: Pick<Asked, "among" | "words">,
  label: (value: Known, at: number) => ComponentChildren = (value, at) => (words?.[at] ? t(words[at]) : String(value)),
): Choice<Known>[] => (among ?? []).map((value, at) => ({ value, label: label(value, at) }));

/** The same of each number there may be. */
export const numbersOf = (
  { low, high }: Pick<Asked, "low" | "high">,
  label: (value: number) => ComponentChildren = (value) => value,
): Choice<number>[] => Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, label: label(low + i) }));

/** @returns what a stepper calls: nothing typed is the least, and what is beyond the limits is the nearest within them */
export const within =
  ({ low, high }: { low: number; high: number }, onChange: (value: number) => void) =>
  (value: number | null) =>
    onChange(Math.max(low, Math.min(high, value ?? low)));

/** A number. @param props  `bounded`: it is never beyond its limits, whatever is typed; children stand in place of its
 * label, for the eyes */
export const AskCount = ({
  asked: { key, low, high, first },
  id,
  value,
  className = "ask-row",
  bounded = false,
  onChange,
  children = t(key),
}: {
  asked: Pick<Asked, "key" | "low" | "high" | "first">;
  id: string;
  value: Known;
  className?: string;
  bounded?: boolean;
  onChange: (value: Known) => void;
  children?: ComponentChildren;
}) => (
  <div class={className}>
    <label for={id}>{children}</label>
    <Stepper
      id={id}
      label={t(key)}
      value={value}
      low={low}
      high={high}
      first={bounded ? low : first}
      onChange={bounded ? within({ low, high }, onChange) : onChange}
    />
  </div>
);

/** A yes or a no, as the engine counts them: 1 or 0. */
export const Flag = ({
  id,
  label,
  value,
  onChange,
}: {
  id: string;
  label: string;
  value: Known;
  onChange: (value: 0 | 1) => void;
}) => (
  <div class="ask-row">
    <label for={id}>{label}</label>
    <Lamp id={id} on={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />
  </div>
);

export function Asks({
  asks,
  given,
  place,
  onChange,
}: {
  asks: Asked[];
  given: Given;
  place: string;
  onChange: (given: Given) => void;
}) {
  const set = (id: string, value: Known) => onChange({ ...given, [id]: value });
  return asks
    .filter(({ when }) => !when || given[when.option] === when.value)
    .map((one) => (
      <Ask
        key={one.id}
        asked={one}
        value={given[one.id]}
        id={`${place}${one.id}`}
        onChange={(value: Known) => set(one.id, value)}
      />
    ));
}

type AskProps = { asked: Asked; value: Known; id: string; onChange: (value: Known) => void };

export function Ask({ asked, value, id, onChange }: AskProps) {
  const label = t(asked.key);
  if (asked.kind === "group") return <Rows asked={asked} rows={value} id={id} onChange={onChange} />;
  if (asked.kind === "flag") return <Flag id={id} label={label} value={value} onChange={onChange} />;
  if (asked.kind === "text")
    return (
      <div class="ask-row ask-row--tall">
        <label for={id}>{label}</label>
        <input
          class="input"
          id={id}
          type="search"
          maxlength={asked.high}
          value={value}
          onInput={(event: InputEvent) => onChange((event.currentTarget as HTMLInputElement).value)}
        />
      </div>
    );
  if (asked.kind === "choice") {
    const among = asked.among ?? [];
    const numbers = among.every((one) => typeof one === "number");
    const short = among.length <= SIDE_BY_SIDE ? "segments" : "ask-chips";
    if (numbers || among.length <= AT_A_GLANCE)
      return (
        <div class="ask-row ask-row--tall">
          <span aria-hidden="true">{label}</span>
          <Picker
            className={numbers ? "segments ask-numbers" : short}
            label={label}
            value={value}
            onChange={onChange}
            among={choicesOf(asked, numbers ? (one) => <b class="num">{one}</b> : undefined)}
          />
        </div>
      );
    return (
      <div class="ask-row">
        <label for={id}>{label}</label>
        <select
          class="input"
          id={id}
          value={String(value)}
          onChange={(event: Event) => {
            const at = (event.currentTarget as HTMLSelectElement).selectedIndex;
            onChange(among[at]);
          }}
        >
          {choicesOf(asked).map((one) => (
            <option value={String(one.value)} selected={one.value === value}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return <AskCount asked={asked} id={id} value={value} onChange={onChange} />;
}

/** The same questions again and again. */
function Rows({
  asked,
  rows,
  id,
  onChange,
}: {
  asked: Asked;
  rows: Given[];
  id: string;
  onChange: (rows: Given[]) => void;
}) {
  const fields = asked.fields ?? [];
  return (
    <fieldset class="ask-group">
      <legend class="label">{t(asked.key)}</legend>
      {rows.map((row, i) => (
        <div class="ask-item" key={i}>
          <b class="num" aria-hidden="true">
            {i + 1}
          </b>
          <div class="asks">
            <Asks
              asks={fields}
              given={row}
              place={`${id}-${i}-`}
              onChange={(next: Given) => onChange(replaced(rows, i, next))}
            />
          </div>
          {rows.length > asked.low && (
            <button
              class="btn btn--icon"
              aria-label={t("page-tools-row-away", { number: i + 1 })}
              onClick={() => onChange(rows.filter((_, at) => at !== i))}
            >
              <Icon name="close" size={20} />
            </button>
          )}
        </div>
      ))}
      {rows.length < asked.high && (
        <button class="btn add" onClick={() => onChange([...rows, first(fields)])}>
          <Icon name="plus" size={20} />
          {t("page-tools-row-more")}
        </button>
      )}
    </fieldset>
  );
}
