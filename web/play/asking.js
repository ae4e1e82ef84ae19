// A person is asked: the question and its answers, and the look at one answer before it is given.
import { useEffect, useMemo } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { say } from "../parts/live.js";
import { rich, t } from "../store/words.js";
import { Advised, useShown } from "./advice.js";
import { Coach } from "./coach.js";
import { letter, letterOf } from "./letters.js";
import { lone } from "./lone.js";
import { More } from "./more.js";
import { Options } from "./options.js";
import { Head, Lookup, Trouble, Undo, adrift } from "./panel-parts.js";
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

/** An option of a decision that has few: its words are its face.
 * @param {{option: import("./types.js").Option, main: boolean, sitting: Sitting, hand: Props["hand"]}} props */
function Choice({ option, main, sitting, hand }) {
  const open = sitting.open.value;
  const chip = sitting.face.chip(option, sitting.shown.value?.view, sitting.seats, "at");
  return html`<button
    class=${`btn ${main ? "btn--main" : ""}${sitting.hint.value === option.id ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    ...${letterOf(option)}
    onClick=${() => open && hand.take(option)}
  >
    ${chip.icon}<span>${rich(option.key, option.args, sitting.seats)}</span>
  </button>`;
}

/** Nothing is to be chosen: what stands above is what comes.
 * @param {{option: import("./types.js").Option, sitting: Sitting, hand: Props["hand"]}} props */
function GoOn({ option, sitting, hand }) {
  const open = sitting.open.value;
  return html`<button
    class="btn btn--main go-on"
    data-action="go-on"
    aria-disabled=${open ? undefined : "true"}
    onClick=${() => open && hand.take(option)}
  >
    ${t("play-go-on")}<span class="sr">: ${rich(option.key, option.args, sitting.seats)}</span>
  </button>`;
}

/** What ends the turn, in the same place whatever else can be done: never beside the way back.
 * @param {{option: import("./types.js").Option, main: boolean, sitting: Sitting, hand: Props["hand"]}} props */
function TurnEnd({ option, main, sitting, hand }) {
  const open = sitting.open.value && !option.barred;
  const hinted = sitting.hint.value === option.id;
  return html`<button
    class=${`btn turn-end${main ? " btn--main" : ""}${hinted ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${open ? undefined : "true"}
    ...${letter(t("play-letter-end"))}
    onClick=${() => sitting.open.value && hand.take(option)}
  >
    ${rich(option.key, option.args, sitting.seats)}
  </button>`;
}

/** An answer that leaves something undone. @param {import("./types.js").Option} option */
const leaving = ({ key, args }) => ({
  question: { key: "play-leaves", args: {} },
  confirm: { key, args },
  aside: null,
});

/** @param {Props & {look: import("./hand.js").Look}} props */
export function Looking({ sitting, hand, look }) {
  const { face, seats } = sitting;
  const view = sitting.shown.value?.view;
  const { option, preview } = look;
  const decision = sitting.shown.value?.decision;
  useEffect(() => {
    // the answer that was pressed may stand here again: the focus stays with it, else it goes to the heading
    if (!adrift()) return;
    const pressed = document.querySelector(`.panel [data-option="${CSS.escape(option.id)}"]`);
    const to = pressed ?? document.querySelector("#ask");
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  }, [option]);
  useEffect(() => {
    if (!decision) return;
    const { key, args } = look.leaves ? option : face.previewWords(preview, option, decision).confirm;
    const left = (look.leaves ?? []).map((said) => t(said.key, said.args, seats));
    say([...left, t("play-waits", { answer: t(key, args, seats) })].join(" "), { about: "place" });
  }, [look]);
  if (!decision) return null;
  const words = look.leaves ? leaving(option) : face.previewWords(preview, option, decision);
  const close = () => (hand.look.value = null);
  const confirm = html`<button
    class=${`btn btn--main end${words.aside ? " end--two" : ""}`}
    data-action=${sitting.open.value ? "confirm" : undefined}
    aria-describedby="ask"
    aria-disabled=${sitting.open.value ? undefined : "true"}
    ...${look.leaves ? letter(t("play-letter-end")) : {}}
    onClick=${hand.confirm}
  >
    <span
      >${rich(words.confirm.key, words.confirm.args, seats)}${
        words.aside && html`<small>${t(words.aside.key, words.aside.args, seats)}</small>`
      }</span
    >
  </button>`;
  return html`
    <${Head} sitting=${sitting} seat=${decision.seat} said=${words.question} calls=${false}>
      <button class="btn btn--icon" aria-label=${t("play-another")} data-action="let-go" onClick=${close}>
        ${draw(icon("close"))}
      </button>
    <//>
    <div class="panel-options">
      <${Coach} sitting=${sitting} decision=${decision} looking=${true} />
      ${
        look.leaves
          ? html`<ul class="leaves">
                ${look.leaves.map(({ key, args }) => html`<li>${rich(key, args, seats)}</li>`)}
              </ul>
              ${
                // at the foot lay what ends the turn: the same finger there says nothing twice
                confirm
              }`
          : html`<${face.Preview}
              preview=${preview}
              option=${option}
              decision=${decision}
              view=${view}
              seats=${seats}
              foresight=${hand.foresight.value}
              open=${sitting.open.value}
              onTake=${(/** @type {import("./types.js").Option} */ other) => {
                if (other !== option) hand.take(other);
              }}
              follow=${look.follow}
              onFollow=${(/** @type {string} */ id) => (hand.look.value = { ...look, follow: id })}
            />`
      }
      <${More} />
    </div>
    <footer class="panel-foot">
      <button class="btn btn--quiet undo" onClick=${close}>${draw(icon("back", 22))}${t("play-back")}</button>
      ${!look.leaves && confirm}
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
