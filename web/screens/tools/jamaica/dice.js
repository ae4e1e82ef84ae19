// The two action dice in their slots, by sun and moon: the Captain chooses which is which. With the Oracle one is set.
import { useState } from "preact/hooks";
import { dieArt } from "../../../art/die.js";
import { draw } from "../../../art/draw.js";
import { halfOfDay } from "../../../boards/jamaica/marks.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Picker, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { RuleLink } from "../../../play/rule-link.js";
import { t } from "../../../store/words.js";
import { useKept } from "../kept.js";
import { oneOf } from "../luck.js";
import { Rolls, withRoll } from "../rolls.js";

/** @typedef {{faces: (number | null)[], oracle: boolean, laid: boolean, slot: number, value: number, rolls: import("../rolls.js").Roll[]}} Kept
 *   `faces`: morning, evening; with the Oracle `value` is set in `slot` and the other one is rolled: both are `laid` then */

const HALVES = /** @type {const} */ (["morning", "evening"]);

/** @param {{device: import("../all.js").Device}} props */
export default function ActionDice({ device }) {
  /** @returns {Kept} */
  const fresh = () => ({ faces: [null, null], oracle: false, laid: false, slot: 0, value: 6, rolls: [] });
  const [kept, setNow] = useKept(`${device.id}.face`, fresh);
  const now = { ...fresh(), ...kept };
  const [turned, setTurned] = useState(0);
  const set = (/** @type {Partial<Kept>} */ change) => setNow({ ...now, ...change });
  const spoken = (/** @type {(number | null)[]} */ [morning, evening]) =>
    t("page-jam-dice-said", { morning: morning ?? 0, evening: evening ?? 0 });

  const roll = () => {
    const faces = device.parts.map((part) => Number(oneOf(part.faces)));
    if (now.oracle) faces[now.slot] = now.value;
    const got = faces.map((face, i) => (now.oracle && i === now.slot ? `set-${face}` : String(face)));
    set({ faces, laid: now.oracle, rolls: withRoll(now.rolls, "roll", got) });
    say(spoken(faces));
  };
  const swap = () => {
    const faces = [...now.faces].reverse();
    set({ faces });
    setTurned(turned + 1);
    say(spoken(faces));
  };
  const thrown = now.faces[0] !== null;
  const free = thrown && !now.laid;
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
      <div class="slots">
        ${HALVES.map(
          (half, i) =>
            html`${
                i === 1 &&
                html`<button
                  class="btn swap"
                  data-action="swap"
                  aria-disabled=${free ? undefined : "true"}
                  aria-label=${t("page-jam-swap")}
                  onClick=${() => free && swap()}
                >
                  <${Icon} name="swap" />
                </button>`
              }
              <figure class=${`slot ${half}`} data-slot=${half} data-face=${now.faces[i] ?? ""}>
                <span class="slot-sky" aria-hidden="true">${draw(halfOfDay(half, 54))}</span>
                <span class=${`cast-die${thrown ? "" : " unrolled"}`} key=${`${now.rolls.length}-${turned}`}>
                  ${draw(dieArt(now.faces[i]))}<b class="sr">${now.faces[i] ?? t("page-jam-unrolled")}</b>
                </span>
                <figcaption class="label">${t(`play-jamaica-half-${half}`)}</figcaption>
              </figure>`,
        )}
      </div>
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
