// A fight at sea on one screen: who fights, with what, against whom; above it what can be fired and what comes of it;
// then the tokens of the bag and the dice.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Picker, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { News } from "../../../parts/news.js";
import { Disc } from "../../../parts/seats.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { devices, tools } from "../../../screens/tools/all.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { People, usePeople } from "../../../screens/tools/any/people.js";
import { useKept } from "../../../screens/tools/kept.js";
import { draw, oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { Die, useThrown } from "../../../screens/tools/thrown.js";

const TOOL = "nassau.fight";
const SETTLE = "nassau.settle";
const BAG = "nassau.tokens";
const DICE = "nassau.dice";
/** What is a captain's own, and kept for the next fight; the rest changes from fight to fight. */
const SHIP = ["weapons", "sails", "sailors", "pirates", "crates"];
const FLAGS = ["bomb", "crab", "cat"];

const SEATS = { low: 2, many: 2, high: 4 };

/** @typedef {{who: string, ships: Record<string, Record<string, number>>, given: Record<string, number>, fired: number | null, dodged: number, tokens: string[], many: number | null, dice: number[], cat: boolean, rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept
 *   `ships` by the captain's name; `fired` and `many` as long as nobody chose: what the engine says is best; `cat` when it was used */

/** A fight that has not begun. */
const BEFORE = { tokens: [], dice: [], cat: false, dodged: 0, fired: null, many: null };

/** @param {Record<string, number>} given */
const shipOf = (given) => Object.fromEntries(SHIP.map((field) => [field, given[field]]));

/** @param {{id: string}} props */
export default function Fight({ id }) {
  const tool = /** @type {import("../../../screens/tools/all.js").Tool} */ (tools.find((one) => one.id === TOOL));
  const bag = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === BAG));
  const dice = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === DICE));
  const first = () => Object.fromEntries(tool.asks.map((one) => [one.id, one.first]));
  /** @returns {Kept} */
  const fresh = () => ({
    who: "",
    ships: {},
    given: first(),
    fired: null,
    dodged: 0,
    tokens: [],
    many: null,
    dice: [],
    cat: false,
    rolls: [],
  });
  const { now: kept, aloft, set, cast } = useThrown(`${TOOL}.screen`, fresh);
  const [people, setPeople] = usePeople(TOOL, "nassau", SEATS, false);
  const captain = people.find(({ name }) => name === kept.who) ?? people[0];
  const own = kept.ships[captain.name];
  const now = { ...kept, given: { ...kept.given, ...(own ?? shipOf(first())) } };
  const [ownBag] = useKept(BAG, /** @returns {{copies?: Record<string, number>}} */ () => ({}));
  const [adding, setAdding] = useState(false);
  const [rolling, setRolling] = useState(0);
  const items = bag.items.map((item) => ({ ...item, count: ownBag.copies?.[item.id] ?? item.count }));
  const may = useAnswer(TOOL, { ...now.given, fired: now.fired });
  const most = may.data?.most ?? 0;
  const fired = Math.min(now.fired ?? Math.min(most, may.data?.need ?? most), most);
  const many = Math.max(1, Math.min(now.many ?? may.data?.dice ?? 1, may.data?.dice ?? 1));
  const { strength, damage, bomb, crab, cat } = now.given;
  const end = useAnswer(
    SETTLE,
    may.data && (most > 0 || bomb || may.data.at_once)
      ? {
          strength,
          damage,
          bomb,
          crab,
          fired,
          dodged: now.dodged,
          tokens: now.tokens.map((token) => ({ token })),
          dice: now.dice.map((die) => ({ die })),
        }
      : null,
  );
  const give = (/** @type {string} */ field, /** @type {number} */ value) => {
    const given = { ...now.given, [field]: value };
    const ships = SHIP.includes(field) ? { ...now.ships, [captain.name]: shipOf(given) } : now.ships;
    set({ given, ships, fired: null, many: null });
  };
  const ask = (/** @type {string} */ field) =>
    /** @type {import("../../../screens/tools/all.js").Asked} */ (tool.asks.find((one) => one.id === field));
  const word = (/** @type {string} */ token) => t(items.find((item) => item.id === token)?.word ?? token);
  const stage = !end.data ? "none" : end.data.draw ? "draw" : end.data.roll ? "roll" : "over";
  const takeTokens = () => {
    const got = draw(items, now.tokens, end.data.draw);
    set({ tokens: [...now.tokens, ...got], dice: [], cat: false, rolls: withRoll(now.rolls, "draw", got) });
    say(got.map(word).join(", "));
    // the round comes up under the answer
    scrollTo(0, 0);
  };
  const rollDice = () => {
    const got = Array.from({ length: many }, () => Number(oneOf(dice.parts[0].faces)));
    setRolling(got.length);
    cast({ dice: got, cat: false, rolls: withRoll(now.rolls, "roll", got.map(String)) }, got.join(", "));
  };
  const catRolls = () => {
    const got = now.dice.map((die, i) => (end.data.again[i] ? Number(oneOf(dice.parts[0].faces)) : die));
    setRolling(got.length);
    cast({ dice: got, cat: true, rolls: withRoll(now.rolls, "roll", got.map(String)) }, got.join(", "));
  };
  const anew = () => set({ ...BEFORE, given: { ...now.given, damage: 0, bomb: 0, crab: 0 } });
  const dodges = now.tokens.filter((token) => token === "dodge").length;
  // once tokens are drawn, the round comes before what it began with
  const begun = now.tokens.length > 0;
  const round =
    stage !== "none" &&
    html`<section class="plate nas-fray-round" aria-label=${t("page-nassau-fight")}>
      ${most > 0 && html`<${Count} asked=${{ ...ask("crates"), id: "fired", key: "nassau-tool-field-fired", high: most }} value=${fired} onChange=${(/** @type {number} */ value) => set({ fired: value })} />`}
      <div class="nas-tokens" role="group" aria-label=${t("nassau-tool-field-tokens")}>
        ${now.tokens.map(
          (token, i) =>
            html`<button
              class=${`nas-token nas-token--${token === "blank" || token === "dodge" ? token : "attack"}`}
              key=${i}
              aria-label=${t("page-nassau-token-away", { token: word(token) })}
              onClick=${() => set({ tokens: now.tokens.filter((_, at) => at !== i), dice: [] })}
            >
              ${t(`page-nassau-token-${token}`)}
            </button>`,
        )}
        <button
          class="nas-token nas-token--add"
          aria-expanded=${adding ? "true" : "false"}
          aria-label=${t("page-nassau-token-add")}
          onClick=${() => setAdding(!adding)}
        >
          <${Icon} name="plus" />
        </button>
      </div>
      ${
        adding &&
        html`<div class="nas-token-kinds" role="group" aria-label=${t("page-nassau-token-add")}>
          ${items.map(
            (item) =>
              html`<button
                class="btn"
                key=${item.id}
                data-token=${item.id}
                onClick=${() => set({ tokens: [...now.tokens, item.id], dice: [] })}
              >
                ${word(item.id)}
              </button>`,
          )}
        </div>`
      }
      ${dodges > 0 && html`<${Count} asked=${{ ...ask("crates"), id: "dodged", key: "nassau-tool-field-dodged", high: dodges }} value=${Math.min(now.dodged, dodges)} onChange=${(/** @type {number} */ value) => set({ dodged: value })} />`}
      ${
        (stage === "roll" || now.dice.length > 0 || aloft) &&
        html`<${Count}
            asked=${{ ...ask("crates"), id: "many", key: "nassau-tool-field-dice", low: 1, high: may.data?.dice ?? 1 }}
            value=${many}
            onChange=${(/** @type {number} */ value) => set({ many: value, dice: [] })}
          />
          <div class="nas-fray-dice">
            ${(aloft ? Array.from({ length: rolling }, () => 0) : now.dice).map(
              (die, i) =>
                html`<button
                  key=${i}
                  class=${!aloft && end.data?.again?.[i] ? "fails" : ""}
                  aria-label=${t("page-nassau-die", { number: i + 1, face: die })}
                  onClick=${() => set({ dice: now.dice.map((one, at) => (at === i ? (one % dice.parts[0].faces.length) + 1 : one)) })}
                >
                  <${Die} face=${die} aloft=${aloft} faces=${dice.parts[0].faces} />
                </button>`,
            )}
          </div>`
      }
    </section>`;
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton}
        icon="bin"
        label=${t("page-tools-anew")}
        onClick=${() => set({ ...fresh(), rolls: now.rolls, who: now.who })}
      />
    <//>
    <main class="page nas-fray" data-helper=${id}>
      <${News} class="answers-said">
        <${Lines}
          game="nassau"
          lines=${begun ? end.lines : may.lines.slice(0, 1)}
          faults=${begun ? end.faults : may.faults}
          no=${!begun && may.data?.most === 0 && !may.data.at_once}
        />
      <//>
      ${begun && round}
      <div class="nas-fray-who">
        <${Picker}
          className="ask-chips"
          label=${t("page-nassau-who-fights")}
          value=${captain.name}
          onChange=${(/** @type {string} */ who) => set({ who, ...BEFORE })}
          among=${people.map((person) => ({
            value: person.name,
            label: html`<${Disc} seat=${person} size=${24} /><span class="who-name" dir="auto">${person.name}</span>`,
          }))}
        />
        <${People} people=${people} game="nassau" low=${SEATS.low} high=${SEATS.high} onChange=${setPeople} />
      </div>
      <div class="nas-fray-foe">
        <span class="label" aria-hidden="true">${t(ask("strength").key)}</span>
        <${Segments}
          label=${t(ask("strength").key)}
          value=${strength}
          onChange=${(/** @type {number} */ value) => give("strength", value)}
          among=${Array.from({ length: ask("strength").high }, (_, i) => ({ value: i + 1, label: i + 1 }))}
        />
      </div>
      <${Count}
        asked=${ask("damage")}
        value=${damage}
        onChange=${(/** @type {number} */ value) => give("damage", value)}
      />
      <div class="nas-fray-flags">
        ${FLAGS.map(
          (flag) =>
            html`<button
              class="btn"
              key=${flag}
              data-flag=${flag}
              aria-pressed=${now.given[flag] ? "true" : "false"}
              onClick=${() => give(flag, now.given[flag] ? 0 : 1)}
            >
              ${t(ask(flag).key)}
            </button>`,
        )}
      </div>
      <div class="nas-fray-ship" role="group" aria-label=${t("page-nassau-ship")}>
        ${SHIP.map((field) => html`<${Count} key=${field} asked=${ask(field)} value=${now.given[field]} onChange=${(/** @type {number} */ value) => give(field, value)} />`)}
      </div>
      ${!begun && round} ${may.lines.length > 1 && html`<${Lines} game="nassau" lines=${may.lines.slice(1)} />`}
      <${Rolls} rolls=${now.rolls} word=${(/** @type {string} */ got) => (/^\d$/.test(got) ? got : word(got))} />
    </main>
    <footer class="device-foot">
      ${stage !== "none" && (now.tokens.length > 0 || stage === "over") && html`<button class=${`btn${stage === "over" ? " btn--main" : ""}`} data-action="anew" onClick=${anew}>${t("page-nassau-anew")}</button>`}
      ${stage === "over" && cat === 1 && !now.cat && end.data.again?.some(Boolean) && html`<button class="btn" data-action="cat" onClick=${catRolls}>${t("page-nassau-cat")}</button>`}
      ${stage === "draw" && html`<button class="btn btn--main" data-action="throw" onClick=${takeTokens}>${t("page-nassau-draw", { count: end.data.draw })}</button>`}
      ${stage === "roll" && html`<button class="btn btn--main" data-action="throw" onClick=${rollDice}><${Icon} name="dice" />${t("page-nassau-roll", { count: many })}</button>`}
    </footer>
  `;
}

/** @param {{asked: import("../../../screens/tools/all.js").Asked, value: number, onChange: (value: number) => void}} props */
const Count = ({ asked, value, onChange }) =>
  html`<div class="ask-row">
    <label for=${`fray-${asked.id}`}>${t(asked.key)}</label>
    <${Stepper}
      id=${`fray-${asked.id}`}
      label=${t(asked.key)}
      value=${value}
      low=${asked.low}
      high=${asked.high}
      onChange=${(/** @type {number | null} */ next) => onChange(Math.max(asked.low, Math.min(asked.high, next ?? asked.low)))}
    />
  </div>`;
