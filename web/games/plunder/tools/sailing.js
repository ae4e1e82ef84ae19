// The sailing die, and what of it the fleet has left; a 1 reminds of the storm.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { devices, tools } from "../../../screens/tools/all.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { Die, ROLLS_MS, useThrown } from "../../../screens/tools/thrown.js";
import { Faces } from "./side.js";

const DIE = "plunder.sailing";
const TOOL = "plunder.moves";

/** @typedef {{roll: number | null, ships: {masts: number, steps: number}[], rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept */

export function useSailing() {
  const device = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === DIE));
  /** @returns {Kept} */
  const fresh = () => ({ roll: null, ships: [{ masts: 0, steps: 0 }], rolls: [] });
  const thrown = useThrown(DIE, fresh);
  const { now } = thrown;
  const cast = (/** @type {number} */ face, /** @type {number} */ ms) =>
    thrown.cast(
      {
        roll: face,
        ships: now.ships.map((ship) => ({ ...ship, steps: 0 })),
        rolls: withRoll(now.rolls, "roll", [String(face)]),
      },
      String(face),
      ms,
    );
  const roll = () => cast(Number(oneOf(device.parts[0].faces)), ROLLS_MS);
  return { ...thrown, device, cast, roll };
}

/** @param {{id: string}} props */
export default function Sailing({ id }) {
  const { now, aloft, set, device, cast, roll } = useSailing();
  const asks = /** @type {import("../../../screens/tools/all.js").Tool} */ (tools.find((one) => one.id === TOOL)).asks;
  const group = /** @type {import("../../../screens/tools/all.js").Asked} */ (asks.find((one) => one.id === "ships"));
  const masts = /** @type {import("../../../screens/tools/all.js").Asked} */ (
    group.fields?.find((one) => one.id === "masts")
  );
  const [typing, setTyping] = useState(false);
  const { lines, data } = useAnswer(TOOL, now.roll === null ? null : { roll: now.roll, ships: now.ships });
  const typed = (/** @type {number} */ face) => {
    setTyping(false);
    cast(face, 0);
  };
  const ship = (/** @type {number} */ i, /** @type {Partial<{masts: number, steps: number}>} */ change) =>
    set({ ships: now.ships.map((one, at) => (at === i ? { ...one, ...change } : one)) });
  return html`
    <${Bar} title=${t(device.key)} note=${t("plunder-title")}>
      <${BarButton}
        icon="pen"
        label=${t("page-plunder-type", { side: t(device.key) })}
        onClick=${() => setTyping(!typing)}
      />
    <//>
    <main class="device plu-sailing" data-device=${id}>
      <div class="plu-sail-top">
        <${Die} face=${now.roll} aloft=${aloft} faces=${device.parts[0].faces} /><b class="sr">${now.roll ?? ""}</b>
        <p class="plu-sail-pool">
          <b class="num">${data && !aloft ? data.pool : "–"}</b><span class="label">${t("page-plunder-pool")}</span>
        </p>
      </div>
      ${typing && html`<${Faces} label=${t(device.key)} value=${now.roll} onChange=${typed} />`}
      ${
        data?.storm &&
        !aloft &&
        html`<a class="plate plu-storm-first" href="#/tools/plunder.storm"
          ><${Icon} name="wind" /><b>${t("page-plunder-storm-first")}</b><${Icon} name="next"
        /></a>`
      }
      <ul class="plu-fleet">
        ${now.ships.map(
          ({ masts: own, steps }, i) =>
            html`<li class="plate" key=${i}>
              <h2>${t("page-plunder-ship", { number: i + 1 })}</h2>
              <div class="plu-fleet-masts">
                <span class="label" aria-hidden="true">${t("page-plunder-masts")}</span>
                <${Stepper}
                  label=${`${t("page-plunder-ship", { number: i + 1 })}: ${t("page-plunder-masts")}`}
                  value=${own}
                  low=${masts.low}
                  high=${masts.high}
                  onChange=${(/** @type {number | null} */ value) => ship(i, { masts: Math.max(0, Math.min(masts.high, value ?? 0)), steps: 0 })}
                />
              </div>
              <div class="plu-fleet-steps">
                <button
                  class="btn btn--icon"
                  aria-label=${t("page-plunder-step-back", { number: i + 1 })}
                  aria-disabled=${steps ? undefined : "true"}
                  onClick=${() => steps && ship(i, { steps: steps - 1 })}
                >
                  <${Icon} name="undo" />
                </button>
                <button
                  class="btn"
                  data-step=${i}
                  aria-disabled=${data?.may[i] ? undefined : "true"}
                  onClick=${() => data?.may[i] && ship(i, { steps: steps + 1 })}
                >
                  ${t("page-plunder-step", { count: steps })}
                  ${data?.masts[i] > 0 && html`<span class="small soft">${t("page-plunder-mast-left", { count: data.masts[i] })}</span>`}
                </button>
              </div>
            </li>`,
        )}
      </ul>
      <div class="plu-fleet-more">
        ${
          now.ships.length > group.low &&
          html`<button class="btn" data-action="fewer" onClick=${() => set({ ships: now.ships.slice(0, -1) })}>
            <${Icon} name="minus" size=${20} />${t("page-plunder-fewer-ships")}
          </button>`
        }
        ${
          now.ships.length < group.high &&
          html`<button
            class="btn"
            data-action="more"
            onClick=${() => set({ ships: [...now.ships, { masts: 0, steps: 0 }] })}
          >
            <${Icon} name="plus" size=${20} />${t("page-plunder-more-ships")}
          </button>`
        }
      </div>
      <${Lines} game="plunder" lines=${aloft ? [] : lines} />
      <${Rolls} rolls=${now.rolls} word=${(/** @type {string} */ got) => got} />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="throw" onClick=${roll}>
        <${Icon} name="dice" />${t("page-tools-do-dice")}
      </button>
    </footer>
  `;
}
