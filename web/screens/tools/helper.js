// A helper that knows the rules: a few questions, and an answer whose every line cites its rule.
import { Bar, BarButton } from "../../parts/bar.js";
import { Lamp, Picker } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { News } from "../../parts/news.js";
import { Stepper } from "../../parts/stepper.js";
import { has, t } from "../../store/words.js";
import { Lines, useAnswer } from "./answer.js";
import { useKept } from "./kept.js";

/** @typedef {import("./all.js").Asked} Asked */
/** @typedef {import("./all.js").Tool} Tool */
/** @typedef {Record<string, any>} Given */

/** @param {Asked[]} asks @returns {Given} */
export const first = (asks) =>
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

/** Some answers are a yes or a no. @param {any} data */
const isVerdict = (data) => typeof data?.may === "boolean";

/** The answer stands above the questions and changes with them. @param {{tool: Tool}} props */
export function Helper({ tool }) {
  const [given, setGiven] = useKept(tool.id, () => first(tool.asks));
  const { lines, faults, data } = useAnswer(tool.id, given);
  return html`
    <${Bar} title=${t(tool.key)} note=${has(tool.note) ? t(tool.note) : ""}>
      ${
        tool.asks.length > 0 &&
        html`<${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setGiven(first(tool.asks))} />`
      }
    <//>
    <main class="page helper" data-helper=${tool.id}>
      <${News} class=${`answers-said${isVerdict(data) ? " verdict" : ""}`}>
        <${Lines} game=${tool.game} lines=${lines} faults=${faults} no=${isVerdict(data) && !data.may} />
      <//>
      <div class="asks"><${Asks} asks=${tool.asks} given=${given} place="" onChange=${setGiven} /></div>
    </main>
  `;
}

/** @param {{asks: Asked[], given: Given, place: string, onChange: (given: Given) => void}} props */
function Asks({ asks, given, place, onChange }) {
  const set = (/** @type {string} */ id, /** @type {any} */ value) => onChange({ ...given, [id]: value });
  return html`${asks
    .filter(({ when }) => !when || given[when.option] === when.value)
    .map(
      (one) =>
        html`<${Ask}
          key=${one.id}
          asked=${one}
          value=${given[one.id]}
          id=${`${place}${one.id}`}
          onChange=${(/** @type {any} */ value) => set(one.id, value)}
        />`,
    )}`;
}

/** @param {{asked: Asked, value: any, id: string, onChange: (value: any) => void}} props */
function Ask({ asked, value, id, onChange }) {
  const label = t(asked.key);
  if (asked.kind === "group") return html`<${Rows} asked=${asked} rows=${value} id=${id} onChange=${onChange} />`;
  if (asked.kind === "flag")
    return html`<div class="ask-row">
      <label for=${id}>${label}</label
      ><${Lamp} id=${id} on=${value === 1} onChange=${(/** @type {boolean} */ on) => onChange(on ? 1 : 0)} />
    </div>`;
  if (asked.kind === "text")
    return html`<div class="ask-row ask-row--tall">
      <label for=${id}>${label}</label>
      <input
        class="input"
        id=${id}
        type="search"
        maxlength=${asked.high}
        value=${value}
        onInput=${(/** @type {InputEvent} */ event) => onChange(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
      />
    </div>`;
  if (asked.kind === "choice") {
    const among = asked.among ?? [];
    const word = (/** @type {any} */ one, /** @type {number} */ i) =>
      asked.words?.[i] ? t(asked.words[i]) : String(one);
    const numbers = among.every((one) => typeof one === "number");
    const short = among.length <= SIDE_BY_SIDE ? "segments" : "ask-chips";
    if (numbers || among.length <= AT_A_GLANCE)
      return html`<div class="ask-row ask-row--tall">
        <span aria-hidden="true">${label}</span>
        <${Picker}
          className=${numbers ? "segments ask-numbers" : short}
          label=${label}
          value=${value}
          onChange=${onChange}
          among=${among.map((one, i) => ({ value: one, label: numbers ? html`<b class="num">${one}</b>` : word(one, i) }))}
        />
      </div>`;
    return html`<div class="ask-row">
      <label for=${id}>${label}</label>
      <select
        class="input"
        id=${id}
        value=${String(value)}
        onChange=${(/** @type {Event} */ event) => {
          const at = /** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex;
          onChange(among[at]);
        }}
      >
        ${among.map((one, i) => html`<option value=${String(one)} selected=${one === value}>${word(one, i)}</option>`)}
      </select>
    </div>`;
  }
  return html`<div class="ask-row">
    <label for=${id}>${label}</label>
    <${Stepper}
      id=${id}
      label=${label}
      value=${value}
      low=${asked.low}
      high=${asked.high}
      first=${asked.first}
      onChange=${onChange}
    />
  </div>`;
}

/** The same questions again and again. @param {{asked: Asked, rows: Given[], id: string, onChange: (rows: Given[]) => void}} props */
function Rows({ asked, rows, id, onChange }) {
  const fields = asked.fields ?? [];
  return html`<fieldset class="ask-group">
    <legend class="label">${t(asked.key)}</legend>
    ${rows.map(
      (row, i) =>
        html`<div class="ask-item" key=${i}>
          <b class="num" aria-hidden="true">${i + 1}</b>
          <div class="asks">
            <${Asks}
              asks=${fields}
              given=${row}
              place=${`${id}-${i}-`}
              onChange=${(/** @type {Given} */ next) => onChange(rows.map((one, at) => (at === i ? next : one)))}
            />
          </div>
          ${
            rows.length > asked.low &&
            html`<button
              class="btn btn--icon"
              aria-label=${t("page-tools-row-away", { number: i + 1 })}
              onClick=${() => onChange(rows.filter((_, at) => at !== i))}
            >
              <${Icon} name="close" size=${20} />
            </button>`
          }
        </div>`,
    )}
    ${
      rows.length < asked.high &&
      html`<button class="btn add" onClick=${() => onChange([...rows, first(fields)])}>
        <${Icon} name="plus" size=${20} />${t("page-tools-row-more")}
      </button>`
    }
  </fieldset>`;
}
