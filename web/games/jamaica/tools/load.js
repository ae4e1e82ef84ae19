// The holds as they lie on the board, and what comes aboard: where it goes, and what it would cost, is seen in them.
import { useState } from "preact/hooks";
import { dieArt } from "../../../art/die.js";
import { draw } from "../../../art/draw.js";
import { icon } from "../../../art/icons.js";
import { good } from "../../../art/pieces.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp, Picker } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { first } from "../../../screens/tools/helper.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {{kind: string, tokens: number}} Hold */

/** @param {string} kind @param {number} size */
const picture = (kind, size) =>
  kind === "none" ? null : draw(kind === "crew" ? icon("person", size) : good(kind, size));
/** @param {string} kind */
const word = (kind) => t(kind === "crew" ? "page-jam-somebody" : `jamaica-tool-choice-${kind}`);

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Load({ tool }) {
  const [given, setGiven] = useKept(tool.id, () => first(tool.asks));
  const [at, setAt] = useState(0);
  const { lines, faults, data } = useAnswer(tool.id, given);
  const ask = (/** @type {string} */ id) =>
    /** @type {import("../../../screens/tools/all.js").Asked} */ (tool.asks.find((one) => one.id === id));
  const [kinds, tokens] = /** @type {import("../../../screens/tools/all.js").Asked[]} */ (ask("holds").fields);
  const holds = /** @type {Hold[]} */ (given.holds);
  const open = holds[Math.min(at, holds.length - 1)];
  const set = (/** @type {Record<string, any>} */ change) => setGiven({ ...given, ...change });
  const fill = (/** @type {Partial<Hold>} */ change) =>
    set({ holds: holds.map((hold) => (hold === open ? { ...hold, ...change } : hold)) });
  const counted = (/** @type {string} */ kind) => kind !== "none" && kind !== "crew";
  const number = holds.indexOf(open) + 1;
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setGiven(first(tool.asks))} />
    <//>
    <main class="page helper hold-tool" data-helper=${tool.id}>
      <${News} class="answers-said"><${Lines} game="jamaica" lines=${lines} faults=${faults} /><//>
      <div class="hold-row" role="group" aria-label=${t(ask("holds").key)}>
        ${holds.map(
          (hold, i) =>
            html`<button
              key=${i}
              class=${`hold${data?.holds?.includes(i) ? " hold--free" : ""}${data?.dump?.includes(i) ? " hold--out" : ""}`}
              aria-pressed=${hold === open}
              data-hold=${i}
              onClick=${() => setAt(i)}
            >
              <span class="sr">${i + 1}: ${word(hold.kind)}</span>
              ${picture(hold.kind, 30)}${counted(hold.kind) && html`<b class="num">${hold.tokens}</b>`}
              ${data?.dump?.includes(i) && html`<i aria-hidden="true">✕</i>`}
            </button>`,
        )}
        ${
          holds.length < ask("holds").high &&
          html`<button
            class="hold hold--more"
            aria-label=${t("page-tools-row-more")}
            onClick=${() => set({ holds: [...holds, { kind: "none", tokens: 0 }] })}
          >
            <${Icon} name="plus" size=${20} />
          </button>`
        }
      </div>
      <div class="hold-fill">
        <${Picker}
          className="hold-kinds"
          label=${t("page-jam-hold-lies", { number })}
          value=${open.kind}
          onChange=${(/** @type {string} */ kind) => fill({ kind, tokens: counted(kind) ? Math.max(1, open.tokens) : 0 })}
          among=${(kinds.among ?? []).map((kind) => ({
            value: kind,
            label: html`${picture(kind, 26) ?? html`<span aria-hidden="true">–</span>`}<span class="small"
                >${word(kind)}</span
              >`,
          }))}
        />
        ${
          counted(open.kind) &&
          html`<div class="ask-row">
            <span aria-hidden="true">${t(tokens.key)}</span>
            <${Stepper}
              label=${t(tokens.key)}
              value=${open.tokens}
              low=${1}
              high=${tokens.high}
              onChange=${(/** @type {number | null} */ n) => fill({ tokens: n ?? 1 })}
            />
          </div>`
        }
      </div>
      <h2 class="label section">${t(ask("load").key)}</h2>
      <${Picker}
        className="hold-kinds"
        label=${t(ask("load").key)}
        value=${given.load}
        onChange=${(/** @type {string} */ load) => set({ load })}
        among=${(ask("load").among ?? []).map((kind) => ({
          value: kind,
          label: html`${picture(kind, 26)}<span class="small">${word(kind)}</span>`,
        }))}
      />
      ${
        counted(given.load) &&
        html`<${Picker}
          className="hold-die"
          label=${t(ask("die").key)}
          value=${given.die}
          onChange=${(/** @type {number} */ die) => set({ die })}
          among=${Array.from({ length: ask("die").high }, (_, i) => ({
            value: i + 1,
            label: draw(dieArt(i + 1, 46)),
            name: String(i + 1),
          }))}
        />`
      }
      <div class="ask-row">
        <label for="cooper">${t(ask("cooper").key)}</label
        ><${Lamp}
          id="cooper"
          on=${given.cooper === 1}
          onChange=${(/** @type {boolean} */ on) => set({ cooper: on ? 1 : 0 })}
        />
      </div>
    </main>
  `;
}
