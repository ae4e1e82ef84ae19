// The two action dice in their slots, by sun and moon: the Captain chooses which is which. With the Oracle one is set.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { halfOfDay } from "../marks.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Picker, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { RuleLink } from "../../../play/rule-link.js";
import { t } from "../../../store/words.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { RollMark } from "../../../screens/tools/tile.js";
import { Die, useThrown } from "../../../screens/tools/thrown.js";

/** @typedef {{faces: (number | null)[], oracle: boolean, laid: boolean, slot: number, value: number, rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept
 *   `faces`: morning, evening; with the Oracle `value` is set in `slot` and the other one is rolled: both are `laid` then */

const HALVES = /** @type {const} */ (["morning", "evening"]);

/** @param {import("../../../screens/tools/all.js").Device} device */
export function useActionDice(device) {
  /** @returns {Kept} */
  const fresh = () => ({ faces: [null, null], oracle: false, laid: false, slot: 0, value: 6, rolls: [] });
  const { now, aloft, set, cast } = useThrown(`${device.id}.face`, fresh);
  const [turned, setTurned] = useState(0);
  const spoken = (/** @type {(number | null)[]} */ [morning, evening]) =>
    t("page-jam-dice-said", { morning: morning ?? 0, evening: evening ?? 0 });

  const roll = () => {
    const faces = device.parts.map((part) => Number(oneOf(part.faces)));
    if (now.oracle) faces[now.slot] = now.value;
    const got = faces.map((face, i) => (now.oracle && i === now.slot ? `set-${face}` : String(face)));
    cast({ faces, laid: now.oracle, rolls: withRoll(now.rolls, "roll", got) }, spoken(faces));
  };
  const swap = () => {
    const faces = [...now.faces].reverse();
    set({ faces });
    setTurned(turned + 1);
    say(spoken(faces));
  };
  const free = now.faces[0] !== null && !now.laid && !aloft;
  return { now, aloft, set, roll, swap: free ? swap : null, turned };
}

/** The two dice under sun and moon. @param {{dice: ReturnType<typeof useActionDice>, faces: number[], onRoll?: () => void}} props `onRoll`: a tap at a die rolls both */
export function Slots({ dice: { now, aloft, swap, turned }, faces, onRoll }) {
  const thrown = now.faces[0] !== null;
  const isSet = (/** @type {number} */ i) => now.oracle && i === now.slot;
  const inside = (/** @type {"morning" | "evening"} */ half, /** @type {number} */ i) =>
    html`<span class="slot-sky" aria-hidden="true">${draw(halfOfDay(half, 54))}</span>
      <span class=${`cast-die${thrown || aloft ? "" : " unrolled"}`} key=${turned}>
        <${Die} face=${isSet(i) && aloft ? now.value : now.faces[i]} aloft=${aloft && !isSet(i)} faces=${faces} /><b
          class="sr"
          >${aloft ? "" : (now.faces[i] ?? t("page-jam-unrolled"))}</b
        >
      </span>
      <span class="label">${t(`play-jamaica-half-${half}`)}</span>`;
  return html`<div class="slots">
    ${HALVES.map(
      (half, i) =>
        html`${
          i === 1 &&
          html`<button
            class="btn swap"
            data-action="swap"
            aria-disabled=${swap ? undefined : "true"}
            aria-label=${t("page-jam-swap")}
            onClick=${() => swap?.()}
          >
            <${Icon} name="swap" />
          </button>`
        }${
          onRoll
            ? html`<button class=${`slot ${half}`} data-slot=${half} data-face=${now.faces[i] ?? ""} onClick=${onRoll}>
                ${inside(half, i)}<${RollMark} />
              </button>`
            : html`<div class=${`slot ${half}`} data-slot=${half} data-face=${now.faces[i] ?? ""}>
                ${inside(half, i)}
              </div>`
        }`,
    )}
  </div>`;
}

/** @param {{device: import("../../../screens/tools/all.js").Device}} props */
export default function ActionDice({ device }) {
  const dice = useActionDice(device);
  const { now, set, roll } = dice;
  const word = (/** @type {string} */ got) => (got.startsWith("set-") ? t("page-jam-set", { n: got.slice(4) }) : got);
  const faces = /** @type {number[]} */ (device.parts[0].faces);
  return html`
    <${Bar} title=${t("jamaica-title")} note=${t("page-jam-dice-note")}>
      <${BarButton} icon="rules" label=${t("page-jam-rules")} href=${`#/rules/jamaica?at=${device.rule}`} />
    <//>
    <main class="device slots-tool" data-device=${device.id}>
      <${Segments}
        label=${t("page-jam-how")}
        value=${now.oracle}
        onChange=${(/** @type {boolean} */ oracle) => set({ oracle })}
        among=${[false, true].map((value) => ({ value, label: t(`page-jam-oracle-${value ? "on" : "off"}`) }))}
      />
      <${Slots} dice=${dice} faces=${faces} />
      ${
        now.oracle
          ? html`<div class="oracle-set">
              <${Segments}
                label=${t("page-jam-oracle-slot")}
                value=${now.slot}
                onChange=${(/** @type {number} */ slot) => set({ slot })}
                among=${HALVES.map((half, value) => ({ value, label: t(`play-jamaica-half-${half}`) }))}
              />
              <${Picker}
                className="picker oracle-faces"
                label=${t("page-jam-oracle-value")}
                value=${now.value}
                onChange=${(/** @type {number} */ value) => set({ value })}
                among=${faces.map((value) => ({ value, label: html`<b class="num">${value}</b>` }))}
              />
              <p class="small soft">${t("page-jam-oracle-note")} <${RuleLink} game="jamaica" rule="JAM-CREW-C19" /></p>
            </div>`
          : html`<p class="small soft device-note">
              ${t("page-jam-placing")} <${RuleLink} game="jamaica" rule=${device.rule} />
            </p>`
      }
      <${Rolls} rolls=${now.rolls} word=${word} />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="throw" onClick=${roll}>
        <${Icon} name="dice" />${t(now.oracle ? "page-jam-roll-other" : "page-jam-roll")}
      </button>
    </footer>
  `;
}
