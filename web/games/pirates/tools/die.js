// The die, with what it is rolled for: what each face would mean, the chance, the roll, and what follows from it.
import { useEffect } from "preact/hooks";
import { Bar } from "../../../parts/bar.js";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { tools } from "../../../screens/tools/all.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { Die as Cast, useThrown } from "../../../screens/tools/thrown.js";

/** @typedef {import("../../../screens/tools/all.js").Asked} Asked */
/** @typedef {{purpose: string, given: Record<string, any>, got: number[], rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept `got` is the roll on the table */

const FACES = [1, 2, 3, 4, 5, 6];
const PLAIN = "plain";
const FATE = tools.find(({ id }) => id === "pirates.fate");
/** With a tool of their own; the others are one tool's. */
const OWN = ["shot", "ram", "board"];
const PURPOSES = [PLAIN, ...OWN, ...(FATE?.asks.find(({ id }) => id === "purpose")?.among ?? [])];
/** At hand without a list. */
const FRONT = ["shot", "ram", "board", "fire"];
const ROLLS = ["roll", "my_roll", "their_roll"];

/** @param {string} purpose */
const toolOf = (purpose) => (OWN.includes(purpose) ? `pirates.${purpose}` : "pirates.fate");
/** @param {string} purpose */
const wordOf = (purpose) =>
  purpose === PLAIN
    ? t("page-pirates-plain")
    : t(OWN.includes(purpose) ? `pirates-tool-${purpose}` : `pirates-tool-choice-${purpose}`);
/** @param {string} purpose @returns {Asked[]} */
const asksOf = (purpose) =>
  (tools.find(({ id }) => id === toolOf(purpose))?.asks ?? []).filter(
    ({ id }) => id !== "purpose" && !ROLLS.includes(id),
  );

/** @param {string} purpose @param {Kept} now @returns {any} */
function inputOf(purpose, { given, got }) {
  if (purpose === PLAIN) return null;
  const input = Object.fromEntries(asksOf(purpose).map(({ id, first }) => [id, given[id] ?? first]));
  if (purpose === "board") return { ...input, my_roll: got[0] ?? "open", their_roll: got[1] ?? "open" };
  const own = OWN.includes(purpose) ? {} : { purpose };
  return { ...input, ...own, roll: got[0] ?? "open" };
}

/** @param {string} id the device, or the tool that is opened at its own purpose */
const opened = (id) => {
  const name = id.split(".")[1];
  return OWN.includes(name) ? name : name === "fate" ? "fire" : null;
};

/** @param {string} id */
export function useDie(id) {
  /** @returns {Kept} */
  const fresh = () => ({ purpose: "shot", given: {}, got: [], rolls: [] });
  const { now, aloft, set, cast } = useThrown("pirates.die", fresh);
  const { purpose } = now;
  useEffect(() => {
    const first = opened(id);
    if (first && first !== purpose) set({ purpose: first, got: [] });
  }, [id]);
  const input = inputOf(purpose, now);
  const { lines, data, faults, input: answered } = useAnswer(toolOf(purpose), input);
  // an answer to the question before must not explain this roll
  const current = JSON.stringify(answered) === JSON.stringify(input);
  const facts = answered?.purpose === input?.purpose && data ? data : null;
  const asks = asksOf(purpose).filter((one) => OWN.includes(purpose) || facts?.asks?.includes(one.id));
  const choose = (/** @type {string} */ next) => set({ purpose: next, got: [] });
  const give = (/** @type {string} */ name, /** @type {any} */ value) =>
    set({ given: { ...now.given, [name]: value }, got: [] });

  const roll = () => {
    const got = purpose === "board" ? [oneOf(FACES), oneOf(FACES)] : [oneOf(FACES)];
    const meant = facts?.faces?.[got[0] - 1];
    const told = meant && !meant.includes("-") ? [meant] : [];
    cast(
      { got, rolls: withRoll(now.rolls, "roll", [purpose, ...got.map(String), ...told]) },
      [...got, ...told.map(outcome)].join(", "),
    );
  };
  return { now, aloft, purpose, choose, give, asks, facts, lines, faults, current, roll };
}

/** What the die is rolled for, as far as it is at hand without a list. @param {{purpose: string, choose: (purpose: string) => void}} props */
export const Purposes = ({ purpose, choose }) =>
  FRONT.map(
    (one) =>
      html`<button class="btn" aria-pressed=${one === purpose} data-for=${one} onClick=${() => choose(one)}>
        ${wordOf(one)}
      </button>`,
  );

/** The dice on the table. @param {{die: ReturnType<typeof useDie>}} props */
export const Thrown = ({ die: { now, purpose, aloft } }) =>
  (now.got.length ? now.got : purpose === "board" ? [null, null] : [null]).map(
    (face, i) =>
      html`<figure class="thrown thrown--dice" key=${i}>
        <${Cast} face=${face} aloft=${aloft} faces=${FACES} /><b class="sr">${face ?? t("page-tools-not-yet")}</b>
        ${purpose === "board" && html`<figcaption>${t(i ? "pirates-tool-field-their_roll" : "pirates-tool-field-my_roll")}</figcaption>`}
      </figure>`,
  );

/** What each face would mean, or the chances of both sides. @param {{die: ReturnType<typeof useDie>}} props */
export const Meanings = ({ die: { now, purpose, aloft, facts } }) =>
  html`${purpose !== PLAIN && purpose !== "board" && html`<${Strip} facts=${facts} got=${aloft ? undefined : now.got[0]} />`}
  ${purpose === "board" && facts?.win !== undefined && html`<${Odds} facts=${facts} />`}`;

/** What follows from the roll. @param {{die: ReturnType<typeof useDie>}} props */
export const Said = ({ die: { purpose, aloft, lines, faults, current } }) =>
  html`<${News} class="die-said">
    ${!aloft && (current || faults.length > 0) && purpose !== PLAIN && html`<${Lines} game="pirates" lines=${lines} faults=${faults} />`}
  <//>`;

/** @param {{id: string}} props */
export default function Die({ id }) {
  const die = useDie(id);
  const { now, purpose, choose, give, asks, roll } = die;
  return html`
    <${Bar} title=${t("pirates-tool-die")} note=${wordOf(purpose)} />
    <main class="device pirate-die" data-device="pirates.die" data-helper="pirates.die" data-purpose=${purpose}>
      <div class="purposes" role="group" aria-label=${t("pirates-tool-field-purpose")}>
        <${Purposes} purpose=${purpose} choose=${choose} />
        <select
          class="input"
          aria-label=${t("page-pirates-other-rolls")}
          data-purposes
          onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
        >
          <option disabled value="" selected=${FRONT.includes(purpose)}>${t("page-pirates-other-rolls")}</option>
          ${PURPOSES.filter((one) => !FRONT.includes(one)).map(
            (one) => html`<option value=${one} selected=${one === purpose}>${wordOf(one)}</option>`,
          )}
        </select>
      </div>
      ${asks.length > 0 && html`<div class="die-asks">${asks.map((one) => html`<${Ask} one=${one} value=${now.given[one.id] ?? one.first} onChange=${give} />`)}</div>`}
      <${Meanings} die=${die} />
      <div class="throw" aria-live="off"><${Thrown} die=${die} /></div>
      <${Said} die=${die} />
      <${Rolls} rolls=${now.rolls} word=${historyWord} />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="throw" onClick=${roll}>${t("page-tools-do-dice")}</button>
    </footer>
  `;
}

/** @param {string} id */
const outcome = (id) => t(`pirates-tool-outcome-${id}`);
/** A purpose, a face, or what came of it. @param {string} got */
const historyWord = (got) => (/^\d$/.test(got) ? got : PURPOSES.includes(got) ? wordOf(got) : outcome(got));

/** The six faces and what each would mean. @param {{facts: any, got: number | undefined}} props */
function Strip({ facts, got }) {
  const faces = /** @type {string[]} */ (facts?.faces ?? []);
  const good = facts?.good ?? ["hit", "lost", "sunk"];
  const told = [...new Set(faces)].filter((face) => !face.includes("-"));
  return html`<div class="faces">
    <ol class="faces-six">
      ${FACES.map((face) => {
        const means = faces[face - 1] ?? "";
        return html`<li
          class=${`${good.includes(means) ? "good" : ""} ${face === got ? "now" : ""}`}
          aria-current=${face === got ? "true" : undefined}
        >
          <b class="num">${face}</b>${means && !means.includes("-") && html`<span class="sr"> ${outcome(means)}</span>`}
          ${told.length > 2 && means && html`<i class=${`mark mark--${told.indexOf(means)}`}></i>`}
        </li>`;
      })}
    </ol>
    <p class="faces-key small" aria-hidden="true">
      ${told.map((face) => {
        const which = FACES.filter((at) => faces[at - 1] === face);
        const span = which.length > 1 ? `${which[0]}–${which.at(-1)}` : `${which[0]}`;
        return html`<span class=${good.includes(face) ? "good" : ""}
          ><b class="num">${span}</b> ${outcome(face)}</span
        >`;
      })}
    </p>
  </div>`;
}

/** @param {{facts: any}} props */
const Odds = ({ facts }) =>
  html`<div class="odds" aria-hidden="true">
    ${["win", "tie", "lose"].map(
      (one) =>
        facts[one] > 0 &&
        html`<span class=${`odds--${one}`} style=${{ flexGrow: facts[one] }}
          ><b class="num">${facts[one]}</b><small>${outcome(one)}</small></span
        >`,
    )}
  </div>`;

/** @param {{one: Asked, value: any, onChange: (id: string, value: any) => void}} props */
const Ask = ({ one, value, onChange }) =>
  one.kind === "flag"
    ? html`<div class="die-ask die-ask--flag">
        <label for=${one.id}>${t(one.key)}</label>
        <${Lamp}
          id=${one.id}
          on=${value === 1}
          onChange=${(/** @type {boolean} */ on) => onChange(one.id, on ? 1 : 0)}
        />
        <span class="sr" id=${`${one.id}-note`}>${t("pirates-tool-field-purpose")}</span>
      </div>`
    : html`<div class="die-ask">
        <label for=${one.id}>${t(one.key)}</label>
        <${Stepper}
          id=${one.id}
          label=${t(one.key)}
          value=${value}
          low=${one.low}
          high=${one.high}
          first=${one.first}
          onChange=${(/** @type {number} */ next) => onChange(one.id, next)}
        />
      </div>`;
