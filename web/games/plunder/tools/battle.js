// A battle: two sides, a die each, what is added to it, and who wins by the rules of the game.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { Bar } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { devices, tools } from "../../../screens/tools/all.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { Die, useThrown } from "../../../screens/tools/thrown.js";
import { Faces } from "./side.js";

const DICE = "plunder.dice";
const TOOL = "plunder.battle";
const SIDES = /** @type {const} */ (["attack", "defence"]);

/** @typedef {{target: string, attack: number, defence: number, attack_roll: number | "open", defence_roll: number | "open", rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept */

/** @returns {Kept} */
const fresh = () => ({
  target: "ship",
  attack: 0,
  defence: 0,
  attack_roll: "open",
  defence_roll: "open",
  rolls: [],
});

export function useBattle() {
  const device = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === DICE));
  const thrown = useThrown(TOOL, fresh);
  const roll = () => {
    const [attack_roll, defence_roll] = device.parts.map(({ faces }) => Number(oneOf(faces)));
    const got = [String(attack_roll), String(defence_roll)];
    thrown.cast(
      { attack_roll, defence_roll, rolls: withRoll(thrown.now.rolls, "roll", got) },
      SIDES.map((side, i) => `${t(`page-part-${side}`)}: ${got[i]}`).join(", "),
    );
  };
  return { ...thrown, device, roll };
}

/** @param {{id: string}} props */
export default function Battle({ id }) {
  const tool = /** @type {import("../../../screens/tools/all.js").Tool} */ (tools.find((one) => one.id === TOOL));
  const { now, aloft, set, device, roll } = useBattle();
  const { rolls, ...input } = now;
  const { lines, data } = useAnswer(TOOL, input);
  const open = now.attack_roll === "open" || now.defence_roll === "open";
  const targets = /** @type {import("../../../screens/tools/all.js").Asked} */ (
    tool.asks.find((one) => one.id === "target")
  );
  const bonus = /** @type {import("../../../screens/tools/all.js").Asked} */ (
    tool.asks.find((one) => one.id === "attack")
  );
  const total = (/** @type {"attack" | "defence"} */ side) => {
    const rolled = now[`${side}_roll`];
    return rolled === "open" || aloft ? null : rolled + now[side];
  };
  const won = data && !open && !aloft && "won" in data ? data.won : null;
  return html`
    <${Bar} title=${t(tool.key)} note=${t("plunder-title")} />
    <main class="device plu-battle" data-device=${id}>
      <${Segments}
        label=${t(targets.key)}
        value=${now.target}
        onChange=${(/** @type {string} */ target) => set({ target })}
        among=${(targets.among ?? []).map((value) => ({ value, label: t(`page-plunder-target-${value}`) }))}
      />
      ${SIDES.map(
        (side, i) =>
          html`<${Side}
              key=${side}
              side=${side}
              what=${side === "defence" && now.target !== "ship" ? "skulls" : "cannons"}
              aloft=${aloft}
              faces=${device.parts[i].faces}
              rolled=${now[`${side}_roll`] === "open" ? null : now[`${side}_roll`]}
              total=${total(side)}
              bonus=${now[side]}
              most=${bonus.high}
              wins=${won !== null && won === (side === "attack")}
              onBonus=${(/** @type {number} */ value) => set({ [side]: value })}
              onRolled=${(/** @type {number} */ value) => set({ [`${side}_roll`]: value })}
            />${
              i === 0 &&
              html`<${News} tag="p" class="plu-battle-word">
                ${
                  won === null
                    ? data && !aloft && html`<b class="num">${data.win}</b> ${t("page-plunder-of", { of: data.of })}`
                    : html`<b class="num">${total("attack")}</b>
                        <i>${t(won ? "page-plunder-beats" : "page-plunder-fails")}</i>
                        <b class="num">${total("defence")}</b>`
                }
              <//>`
            }`,
      )}
      ${lines.length > 0 && !aloft && html`<${Lines} game="plunder" lines=${open ? lines.slice(1) : lines} />`}
      <${Rolls} rolls=${rolls} word=${(/** @type {string} */ got) => got} join=" – " />
    </main>
    <footer class="device-foot">
      ${
        !open &&
        html`<button class="btn" data-action="anew" onClick=${() => set({ ...fresh(), target: now.target, rolls })}>
          ${t("page-plunder-battle-anew")}
        </button>`
      }
      <button class="btn btn--main" data-action="throw" onClick=${roll}>
        <${Icon} name="dice" />${t(open ? "page-tools-do-dice" : "page-plunder-again")}
      </button>
    </footer>
  `;
}

/** @param {{side: string, what: string, aloft: boolean, faces: any[], rolled: number | null, total: number | null, bonus: number, most: number, wins: boolean, onBonus: (value: number) => void, onRolled: (value: number) => void}} props */
function Side({ side, what, aloft, faces, rolled, total, bonus, most, wins, onBonus, onRolled }) {
  const [typing, setTyping] = useState(false);
  const name = t(`page-plunder-${side}`);
  return html`<section class=${`plate plu-camp${wins ? " plu-camp--wins" : ""}`} aria-label=${name} data-side=${side}>
    <h2>${name}</h2>
    <${Die} face=${rolled} aloft=${aloft} faces=${faces} />
    <p class="plu-camp-total">
      <b class="num">${total ?? "–"}</b>
      <span class="small soft"
        >${t(`page-plunder-sum-${what}`, { die: rolled === null ? "–" : rolled, count: bonus })}</span
      >
    </p>
    ${
      typing
        ? html`<${Faces}
            label=${t(`page-part-${side}`)}
            value=${rolled}
            onChange=${(/** @type {number} */ face) => {
              onRolled(face);
              setTyping(false);
            }}
          />`
        : html`<div class="plu-camp-bonus">
            <span class="label" aria-hidden="true">${t(`page-plunder-${what}`)}</span>
            <${Stepper}
              label=${`${name}: ${t(`page-plunder-${what}`)}`}
              value=${bonus}
              low=${0}
              high=${most}
              onChange=${(/** @type {number | null} */ value) => onBonus(Math.max(0, Math.min(most, value ?? 0)))}
            />
            <button
              class="btn btn--icon"
              aria-label=${t("page-plunder-type", { side: name })}
              aria-expanded=${typing ? "true" : "false"}
              onClick=${() => setTyping(!typing)}
            >
              <${Icon} name="pen" />
            </button>
          </div>`
    }
  </section>`;
}
