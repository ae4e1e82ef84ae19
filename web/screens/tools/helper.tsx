// A helper that knows the rules: a few questions, and an answer whose every line cites its rule.
import { replaced } from "../../lists.ts";
import { Bar, BarButton } from "../../parts/bar.tsx";
import { Lamp, Picker } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { News } from "../../parts/news.tsx";
import { Stepper } from "../../parts/stepper.tsx";
import { has, t } from "../../store/words.tsx";
import type { Known, Asked, Tool } from "./all.ts";
import { Lines, useAnswer } from "./answer.tsx";
import { useKept } from "./kept.ts";
import { fieldsOf } from "../../store/gate.ts";

type Given = Record<string, Known>;

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

/** Some answers are a yes or a no. */
const isVerdict = (data: unknown): data is { may: boolean } => typeof fieldsOf(data).may === "boolean";

/** The answer stands above the questions and changes with them. */
export function Helper({ tool }: { tool: Tool }) {
  const [given, setGiven] = useKept(tool.id, () => first(tool.asks));
  const { lines, faults, data } = useAnswer(tool.id, given);
  return (
    <>
      <Bar title={t(tool.key)} note={has(tool.note) ? t(tool.note) : ""}>
        {tool.asks.length > 0 && (
          <BarButton icon="bin" label={t("page-tools-anew")} onClick={() => setGiven(first(tool.asks))} />
        )}
      </Bar>
      <main class="page helper" data-helper={tool.id}>
        <News class={`answers-said${isVerdict(data) ? " verdict" : ""}`}>
          <Lines game={tool.game} lines={lines} faults={faults} no={isVerdict(data) && !data.may} />
        </News>
        <div class="asks">
          <Asks asks={tool.asks} given={given} place="" onChange={setGiven} />
        </div>
      </main>
    </>
  );
}

function Asks({
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

function Ask({ asked, value, id, onChange }: AskProps) {
  const label = t(asked.key);
  if (asked.kind === "group") return <Rows asked={asked} rows={value} id={id} onChange={onChange} />;
  if (asked.kind === "flag")
    return (
      <div class="ask-row">
        <label for={id}>{label}</label>
        <Lamp id={id} on={value === 1} onChange={(on: boolean) => onChange(on ? 1 : 0)} />
      </div>
    );
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
    const word = (one: Known, i: number) => (asked.words?.[i] ? t(asked.words[i]) : String(one));
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
            among={among.map((one, i) => ({ value: one, label: numbers ? <b class="num">{one}</b> : word(one, i) }))}
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
          {among.map((one, i) => (
            <option value={String(one)} selected={one === value}>
              {word(one, i)}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <div class="ask-row">
      <label for={id}>{label}</label>
      <Stepper
        id={id}
        label={label}
        value={value}
        low={asked.low}
        high={asked.high}
        first={asked.first}
        onChange={onChange}
      />
    </div>
  );
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
