// The helm in the panel: the letters of a course as tabs, each with its own way back; steppers of one degree and one
// millimetre; what the course would meet; and one button that sails it.
import { useEffect } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { Facts } from "./facts.js";
import { glyph } from "./glyphs.js";
import { addLeg, dropLeg, edit, known, leftOf, legsOf, lengthOf, moveOf, plan, setLeg, trace, within } from "./plan.js";
import { shipOf, swing, turned } from "./sea.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */

/** @param {number} heading */
const degrees = (heading) => `${String(heading).padStart(3, "0")}°`;

/** @param {{label: string, value: string, small: string, less: () => void, more: () => void, marks: [string, string], name: string}} props */
const Steps = ({ label, value, small, less, more, marks, name }) =>
  html`<div class="pir-stepper" role="group" aria-label=${label}>
    <button data-action=${`${name}-less`} aria-label=${`${label} −1`} onClick=${less}>${draw(marks[0])}</button>
    <output aria-live="off"><b class="num">${value}</b><small>${small}</small></output>
    <button data-action=${`${name}-more`} aria-label=${`${label} +1`} onClick=${more}>${draw(marks[1])}</button>
  </div>`;

/** `free`: the option that no course is sailed, where there is one. @param {{props: AnswersProps}} props */
export function Helm({ props }) {
  const { decision, view, seats, open, onTake, onTrace } = props;
  const now = plan.value;
  const move = now ? moveOf(now) : [];
  useEffect(() => {
    if (now) trace(moveOf(now), onTrace);
  }, [move.join()]);
  if (!now) return null;
  const found = known.value;
  const legs = legsOf(view, now, found);
  const leg = now.legs[now.at];
  const from = legs[now.at]?.heading ?? shipOf(view, now.ship)?.heading ?? 0;
  const most = Math.floor(lengthOf(view, leg.letter));
  const turn = swing(from, leg.heading);
  const left = leftOf(now);
  const side = turn === 0 ? "on" : turn > 0 ? "starboard" : "port";
  const ended = Boolean(found?.legs.at(-1)?.by.some((place) => place !== "border"));
  const swap = [...new Set(left)].filter((letter) => letter !== leg.letter);
  const able = open && found && !found.bar;
  const sail = () => {
    if (!able) return;
    const option = { id: move.join(":"), move, key: "pirates-do-course", args: {}, group: "sail", barred: null };
    plan.value = null;
    onTake(option);
  };
  void decision;
  return html`<div class="pir-plan">
    <div class="pir-legs">
      ${now.legs.map(
        ({ letter, heading }, i) =>
          html`<button
            key=${i}
            class="pir-leg done"
            data-leg=${i}
            aria-pressed=${i === now.at ? "true" : "false"}
            aria-label=${t("play-pirates-leg", { n: i + 1, letter, heading })}
            onClick=${() => edit(i)}
          >
            <b>${letter}</b><span class="num">${degrees(heading)}</span>
          </button>`,
      )}
      ${[...left].map(
        (letter, i) =>
          html`<button
            key=${`left-${i}`}
            class="pir-leg"
            data-action=${`leg-${letter}`}
            aria-disabled=${ended ? "true" : undefined}
            aria-label=${t("play-pirates-leg-add", { letter })}
            onClick=${() => !ended && addLeg(legs.at(-1)?.course ?? from)}
          >
            <b>${letter}</b>
          </button>`,
      )}
      ${swap.map(
        (letter) =>
          html`<button
            class="pir-leg swap"
            data-action="swap"
            aria-label=${t("play-pirates-leg-swap", { letter })}
            onClick=${() => setLeg({ letter, mm: 0 })}
          >
            ${draw(icon("swap", 18))}<b>${letter}</b>
          </button>`,
      )}
      <button
        class="pir-leg back"
        data-action="leg-back"
        aria-label=${t("play-pirates-leg-back")}
        onClick=${() => dropLeg(now.legs.length - 1)}
      >
        ${draw(icon("undo", 20))}
      </button>
    </div>
    <div class="pir-steps">
      <${Steps}
        name="degree"
        label=${t("play-pirates-heading")}
        value=${degrees(leg.heading)}
        small=${t("play-pirates-turn", { n: Math.abs(turn), side })}
        less=${() => setLeg({ heading: within(from, turned(leg.heading - 1), now.free) })}
        more=${() => setLeg({ heading: within(from, turned(leg.heading + 1), now.free) })}
        marks=${[glyph("turnl", 24), glyph("turnr", 24)]}
      />
      <${Steps}
        name="mm"
        label=${t("play-pirates-way")}
        value=${leg.mm || most}
        small=${t(leg.mm ? "play-pirates-mm" : "play-pirates-mm-all", { letter: leg.letter })}
        less=${() => setLeg({ mm: Math.max(1, (leg.mm || most + 1) - 1) })}
        more=${() => setLeg({ mm: leg.mm && leg.mm < most ? leg.mm + 1 : 0 })}
        marks=${[icon("minus", 22), icon("plus", 22)]}
      />
    </div>
    <div class="pir-sail">
      <${Facts} view=${view} ship=${now.ship} found=${found} seats=${seats} />
      <button class="btn btn--main" data-action="sail" aria-disabled=${able ? undefined : "true"} onClick=${sail}>
        ${draw(glyph("sail", 24))}${t("play-pirates-sail")}
      </button>
    </div>
  </div>`;
}
