// Two dice of a captain without a ship, and what they mean.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { t } from "../../../store/words.js";
import { devices } from "../../../screens/tools/all.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { Die, ROLLS_MS, useThrown } from "../../../screens/tools/thrown.js";
import { Faces } from "./side.js";

const DICE = "plunder.shipless";

/** @typedef {{rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept */

/** @param {{id: string}} props */
export default function Shipless({ id }) {
  const device = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === DICE));
  const { now, aloft, cast } = useThrown(DICE, /** @returns {Kept} */ () => ({ rolls: [] }));
  const [typed, setTyped] = useState(/** @type {number[] | null} */ (null));
  const last = now.rolls.at(-1)?.got.map(Number) ?? [];
  const { lines, data } = useAnswer("plunder.double", last.length === 2 ? { first: last[0], second: last[1] } : null);
  const rolled = (/** @type {number[]} */ dice, /** @type {number} */ ms = 0) =>
    cast({ rolls: withRoll(now.rolls, "roll", dice.map(String)) }, dice.join(", "), ms);
  return html`
    <${Bar} title=${t(device.key)} note=${t("plunder-title")}>
      <${BarButton}
        icon="pen"
        label=${t("page-plunder-type", { side: t(device.key) })}
        onClick=${() => setTyped(typed ? null : [])}
      />
    <//>
    <main class="device plu-shipless" data-device=${id}>
      <div class=${`throw${data?.free && !aloft ? " plu-throw--good" : ""}`}>
        ${[0, 1].map((i) => html`<figure class="thrown" key=${i}><${Die} face=${typed ? (typed[i] ?? null) : (last[i] ?? null)} aloft=${aloft} faces=${device.parts[i].faces} /></figure>`)}
      </div>
      ${
        typed &&
        html`<${Faces}
          label=${t(device.key)}
          value=${null}
          onChange=${(/** @type {number} */ face) => {
            if (typed.length === 0) return setTyped([face]);
            rolled([...typed, face]);
            return setTyped(null);
          }}
        />`
      }
      <${News}><${Lines} game="plunder" lines=${aloft ? [] : lines} /><//>
      <${Rolls} rolls=${now.rolls} word=${(/** @type {string} */ got) => got} />
    </main>
    <footer class="device-foot">
      <button
        class="btn btn--main"
        data-action="throw"
        onClick=${() =>
          rolled(
            device.parts.map(({ faces }) => Number(oneOf(faces))),
            ROLLS_MS,
          )}
      >
        <${Icon} name="dice" />${t("page-tools-do-dice")}
      </button>
    </footer>
  `;
}
