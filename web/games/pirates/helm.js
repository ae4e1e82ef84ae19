// The helm in the panel: the letters of a course as tabs, each with its own way back; steppers of one degree and one
// millimetre; what the course would meet; and one button that sails it.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { AtFoot } from "../../parts/full.js";
import { html } from "../../parts/html.js";
import { say, useSaid } from "../../parts/live.js";
import { t } from "../../store/words.js";
import { Facts, told } from "./facts.js";
import { glyph } from "./glyphs.js";
import {
  addLeg,
  course,
  dropLeg,
  edit,
  known,
  lately,
  leftOf,
  legsOf,
  lengthOf,
  moveOf,
  plan,
  setLeg,
  trace,
  within,
} from "./plan.js";
import { leave, refocus } from "./refocus.js";
import { degrees, shipOf, swing, turned } from "./sea.js";
import { Steps } from "./steps.js";
import { turnWords } from "./where.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */

/** All of the letter is 0. @param {number} mm @param {number} by @param {number} most */
const farther = (mm, by, most) => {
  const to = (mm || most + 1) + by;
  return to > most ? 0 : Math.max(1, to);
};

/** What the whole course has come to, once the engine has said so. @param {{text: string}} props */
function Said({ text }) {
  useSaid(text, { about: "course" });
  return null;
}

/** @param {{props: AnswersProps}} props */
export function Helm({ props }) {
  const { view, seats, open, onTake, onTrace } = props;
  const now = plan.value;
  const move = now ? moveOf(now) : [];
  // asked as soon as the hand has moved, before the page draws it: the engine answers meanwhile. A course that was in hand
  // before the page was loaded may be there before the engine is
  useLayoutEffect(
    () =>
      effect(() => {
        if (course.value && open) trace(moveOf(/** @type {import("./plan.js").Plan} */ (plan.peek())), onTrace);
      }),
    [open, onTrace],
  );
  const found = known.value;
  const hasty = useRef("");
  const sails = useRef(() => {});
  useEffect(() => {
    if (found && hasty.current === move.join()) sails.current();
  }, [found]);
  useLayoutEffect(() => {
    // a course that was chosen waits for a yes; one that is drawn, for a hand: the chart sees to that
    if (now?.whole) refocus("[data-action=sail]");
  }, []);
  if (!now) return null;
  const legs = legsOf(view, now, found);
  const leg = now.legs[now.at];
  const from = legs[now.at]?.heading ?? shipOf(view, now.ship)?.heading ?? 0;
  const all = lengthOf(view, leg.letter);
  const most = Math.floor(all);
  const turn = swing(from, leg.heading);
  const left = leftOf(now);
  const side = turn === 0 ? "on" : turn > 0 ? "starboard" : "port";
  const ended = Boolean(found?.legs.at(-1)?.by.some((place) => place !== "border"));
  const swap = [...new Set(left)].filter((letter) => letter !== leg.letter);
  const able = open && found && !found.bar;
  const bar = found?.bar ? t(found.bar.key, found.bar.args, seats) : "";
  const stands = [
    `${t("play-pirates-heading")} ${degrees(leg.heading)}, ${turnWords(turn)}.`,
    `${leg.mm || Math.round(all)} ${t(leg.mm ? "play-pirates-mm" : "play-pirates-mm-all", { letter: leg.letter })}.`,
  ].join(" ");
  const sail = () => {
    if (bar) say(bar, { about: "course" });
    // pressed before the engine has answered: she sails as soon as it has
    hasty.current = open && !found ? move.join() : "";
    if (!able) return;
    const option = { id: move.join(":"), move, key: "pirates-do-course", args: {}, group: "sail", barred: null };
    plan.value = null;
    onTake(option);
  };
  sails.current = sail;
  return html`<div class="pir-plan">
    <${AtFoot} name="plan" />
    <div class="pir-legs">
      ${now.legs.map(
        ({ letter, heading }, i) =>
          html`<button
            key=${i}
            class="pir-leg done"
            data-leg=${i}
            aria-pressed=${i === now.at ? "true" : "false"}
            onClick=${() => edit(i)}
          >
            <span class="sr">${t("play-pirates-leg", { n: i + 1 })} </span><b>${letter}</b>${" "}<span class="num"
              >${degrees(heading)}</span
            >
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
        onClick=${() => {
          if (now.legs.length === 1) leave();
          dropLeg(now.legs.length - 1);
        }}
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
        step=${(/** @type {number} */ by) => setLeg({ heading: within(from, turned((plan.peek()?.legs[now.at].heading ?? 0) + by), now.free) })}
        ways=${["port", "starboard"]}
        marks=${[glyph("turnl", 24), glyph("turnr", 24)]}
      />
      <${Steps}
        name="mm"
        label=${t("play-pirates-way")}
        value=${leg.mm || Math.round(all)}
        small=${t(leg.mm ? "play-pirates-mm" : "play-pirates-mm-all", { letter: leg.letter })}
        step=${(/** @type {number} */ by) => setLeg({ mm: farther(plan.peek()?.legs[now.at].mm ?? 0, by, most) })}
        ways=${["less", "more"]}
        marks=${[icon("minus", 22), icon("plus", 22)]}
      />
    </div>
    <div class="pir-sail">
      <${Said} text=${found ? `${stands} ${told(view, now, found, seats)}` : ""} />
      <${Facts} view=${view} plan=${now} found=${lately.value} waits=${!found} seats=${seats} />
      <button
        class="btn btn--main"
        data-action="sail"
        aria-disabled=${open && !bar ? undefined : "true"}
        aria-describedby=${bar ? "pir-bar" : undefined}
        onClick=${sail}
      >
        ${draw(glyph("sail", 24))}${t("play-pirates-sail")}
      </button>
      ${bar && html`<span hidden id="pir-bar">${bar}</span>`}
    </div>
  </div>`;
}
