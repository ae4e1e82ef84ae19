// A person is asked: the question and its answers.
import { useMemo } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { rich, t } from "../store/words.js";
import { Advised, useShown } from "./advice.js";
import { Coach } from "./coach.js";
import { letter } from "./letters.js";
import { lone } from "./lone.js";
import { More } from "./more.js";
import { Options } from "./options.js";
import { Head, Lookup, Trouble, Undo } from "./panel-parts.js";
import { Choice, GoOn, TurnEnd } from "./plain-answers.js";
import { RuleLink } from "./rule-link.js";
import { Turn } from "./sides.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./panel-parts.js").Props} Props */

/** A hint comes from the strongest bot. */
const ADVISER = "hard";

/** @param {Props & {decision: import("./types.js").Decision}} props */
export function Asking({ sitting, hand, decision }) {
  const { face, seats } = sitting;
  const view = sitting.shown.value?.view;
  const held = hand.held.value;
  const why = hand.why.value;
  const named = hand.named.value;
  const advice = decision.options.find((option) => option.id === sitting.hint.value);
  const said =
    face.asks?.(decision) ?? ((held && face.ask(held, view, decision)) || { key: decision.key, args: decision.args });
  const ends = face.ends?.(decision, view) ?? null;
  const few = decision.options.length <= 2 && !ends && decision.options.every((option) => !option.from);
  const main = few ? face.main?.(decision, view) : null;
  const Answers = face.answers?.(decision) ?? null;
  // what ends the turn stands at the foot, whatever else there is
  const listed = useMemo(
    () => (ends ? { ...decision, options: decision.options.filter(({ id }) => id !== ends.id) } : decision),
    [decision, ends?.id],
  );
  const seen = lone(face, decision, "seen");
  const viewer = sitting.shown.value?.viewer ?? null;
  const foresight = hand.foresight.value;
  const counsel =
    sitting.advice.value && face.hint?.(sitting.advice.value, decision, view, foresight, sitting.reason.value);
  const hinted = sitting.hint.value !== null && Boolean(counsel?.said ?? advice);
  useShown(sitting.hint.value);
  const name = named ? face.name(named, view, seats) : null;
  const beyond = named ? face.beyond?.(named, decision, foresight, view) : null;
  return html`
    <${Head} sitting=${sitting} seat=${decision.seat} said=${said}>
      <${Turn} sitting=${sitting} seat=${decision.seat} />
      ${
        hand.chosen.value &&
        html`<button class="btn btn--icon" aria-label=${t("play-put-back")} onClick=${hand.putBack}>
          ${draw(icon("close"))}
        </button>`
      }
    <//>
    <div class="panel-options">
      <${Trouble} sitting=${sitting} />
      ${
        // a hint stands where the lesson does: no answer lies beneath it
        hinted
          ? html`<${Advised}
              sitting=${sitting}
              option=${advice}
              counsel=${counsel}
              foreseen=${advice && foresight?.[advice.id]}
            />`
          : html`<${Coach} sitting=${sitting} decision=${decision} />`
      }
      ${
        face.Brief &&
        html`<${face.Brief} decision=${decision} view=${view} seats=${seats} viewer=${viewer} foresight=${foresight} />`
      }
      ${
        Answers &&
        html`<${Answers}
          decision=${listed}
          view=${view}
          seats=${seats}
          viewer=${viewer}
          foresight=${foresight}
          hint=${sitting.hint.value}
          advice=${sitting.advice.value}
          open=${sitting.open.value}
          why=${why}
          onTake=${hand.take}
          onTrace=${hand.trace}
        />`
      }
      ${
        few &&
        !Answers &&
        html`<div class="answers">
          ${decision.options.map(
            (option) =>
              html`<${Choice}
                key=${option.id}
                option=${option}
                main=${main === option.id}
                sitting=${sitting}
                hand=${hand}
              />`,
          )}
        </div>`
      }
      ${!few && !Answers && html`<${Options} sitting=${sitting} hand=${hand} decision=${listed} view=${view} />`}
      ${seen && html`<${GoOn} option=${seen} sitting=${sitting} hand=${hand} />`}
      ${
        why?.barred &&
        html`<p class="why" id="why">
          ${draw(icon("rock", 22))}<span
            >${rich(why.barred.key, why.barred.args, seats)} <${RuleLink} game=${sitting.game} rule=${why.barred.rule}
          /></span>
        </p>`
      }
      ${
        name &&
        html`<p class="why why--name">
          <span>${rich(name.key, name.args, seats)}${beyond && html`. ${rich(beyond.key, beyond.args, seats)}`}</span>
        </p>`
      }
      <${More} />
    </div>
    <footer class="panel-foot">
      <${Undo} sitting=${sitting} />
      <${Lookup} face=${face} />
      <${Hint} sitting=${sitting} />
      ${
        ends &&
        html`<${TurnEnd} option=${ends} main=${face.idle?.(decision, view) ?? false} sitting=${sitting} hand=${hand} />`
      }
    </footer>
  `;
}

/** @param {{sitting: Sitting}} props */
function Hint({ sitting }) {
  const thinking = sitting.thinking.value?.hint;
  const hint = sitting.hint.value;
  if (thinking)
    return html`<button class="btn btn--quiet counsels" onClick=${() => sitting.hurry()}>
      ${draw(icon("clock", 20))}${t("play-hint-thinking")}
    </button>`;
  return html`<button
    class="btn btn--quiet counsels"
    data-action="hint"
    ...${letter("H")}
    aria-disabled=${sitting.open.value ? undefined : "true"}
    onClick=${() => sitting.open.value && sitting.suggest(ADVISER)}
  >
    ${draw(icon(hint ? "lily" : "help", 20))}${t("play-hint")}
  </button>`;
}
