// A mysterious island: its table in sight, the roll in place, the result lit with its rule.
import { Bar } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich, t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { Die, useThrown } from "../../../screens/tools/thrown.js";

/** @typedef {{island: string, got: number | null, rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept */

const FACES = [1, 2, 3, 4, 5, 6];

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function IslandFace({ tool }) {
  const asked = tool.asks[0];
  const among = asked.among ?? [];
  /** @returns {Kept} */
  const fresh = () => ({ island: asked.first, got: null, rolls: [] });
  const { now, aloft, set, cast } = useThrown(tool.id, fresh);
  const { data, lines } = useAnswer(tool.id, { island: now.island, roll: now.got ?? "open" });
  const at = aloft ? undefined : data?.at;
  const wordOf = (/** @type {any} */ island) =>
    t(/** @type {string} */ (asked.words?.[among.indexOf(island)] ?? asked.key));
  const roll = () => {
    const got = oneOf(FACES);
    cast({ got, rolls: withRoll(now.rolls, "roll", [now.island, String(got)]) }, String(got));
  };
  return html`
    <${Bar} title=${t(tool.key)} note=${wordOf(now.island)} />
    <main class="device pirate-die" data-helper=${tool.id}>
      <select
        class="input"
        aria-label=${t(asked.key)}
        onChange=${(/** @type {Event} */ event) =>
          set({
            island: among[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex],
            got: null,
          })}
      >
        ${among.map((island) => html`<option selected=${island === now.island}>${wordOf(island)}</option>`)}
      </select>
      <ol class="island-rows">
        ${data?.rows.map(
          (/** @type {any} */ row, /** @type {number} */ i) =>
            html`<li class=${i === at ? "now" : ""} aria-current=${i === at ? "true" : undefined} key=${i}>
              <b class="num">${row.from === row.to ? row.from : `${row.from}–${row.to}`}</b>
              <span
                >${rich(row.key, row.args)}${i === at && html`${" "}<${RuleLink} game="pirates" rule=${row.rule} />`}</span
              >
            </li>`,
        )}
      </ol>
      <div class="throw" aria-live="off">
        <figure class="thrown thrown--dice">
          <${Die} face=${now.got} aloft=${aloft} faces=${FACES} /><b class="sr"
            >${now.got ?? t("page-tools-not-yet")}</b
          >
        </figure>
      </div>
      <div class="small soft die-said">
        ${lines.slice(-2).map(({ key, args, rule }) => html`<p>${rich(key, args)} <${RuleLink} game="pirates" rule=${rule} /></p>`)}
      </div>
      <${Rolls} rolls=${now.rolls} word=${(/** @type {string} */ got) => (among.includes(got) ? wordOf(got) : got)} />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="throw" onClick=${roll}>${t("page-tools-do-dice")}</button>
    </footer>
  `;
}
