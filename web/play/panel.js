// The panel under the board, for the thumb: the question and its answers, or what is being told, or who thinks.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { useLater } from "../parts/painted.js";
import { Disc } from "../parts/seats.js";
import { tokenOf } from "../art/colours.js";
import { restart } from "../store/engine.js";
import { letterKeys } from "../store/settings.js";
import { rich, t } from "../store/words.js";
import { Coach } from "./coach.js";
import { letter, letterOf } from "./letters.js";
import { Options } from "./options.js";
import { Line, Pinned, gathered } from "./log.js";
import { RuleLink } from "./rule-link.js";
import { Turn, useTurned } from "./sides.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {{sitting: Sitting, hand: Hand, onLog: () => void}} Props */

/** A hint comes from the strongest bot. */
const ADVISER = "hard";

/** How many of the things told before stay below what is being told. */
const MANY = 8;

/** @param {Props} props */
export function Panel({ sitting, hand, onLog }) {
  const table = sitting.shown.value;
  const decision = table?.decision ?? null;
  const told = sitting.told.value;
  const thinking = sitting.thinking.value;
  const look = hand.look.value;
  const seat = /** @type {any} */ (told?.event.args.seat)?.seat ?? decision?.seat ?? table?.turn ?? 0;
  const other = !told && decision && decision.seat !== decision.turn;
  const person = decision && sitting.seats[decision.seat].bot === null;
  const props = { sitting, hand, onLog };
  const side = useTurned(sitting, !told && person ? decision.seat : null);
  const asks = sitting.open.value && !told && (look || (decision && person));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // the answer that was pressed is gone, and nothing can be answered yet: who uses the keyboard goes on from here. The heading is
    // left alone, for what is told is said by the live region and would be heard twice
    if (!asks && adrift() && sitting.acts.peek()) panel.current?.focus({ preventScroll: true });
  });
  return html`<section
    class=${`panel panel--${sitting.game} has-log${letterKeys.value ? " numbered" : ""}${other ? " panel--other" : ""}${side}`}
    data-colour=${tokenOf(sitting.seats[seat].colour)}
    tabindex="-1"
    ref=${panel}
    aria-labelledby=${asks ? "ask" : undefined}
    aria-label=${asks ? undefined : t("play-watching")}
    aria-busy=${hand.waits}
  >
    ${
      other &&
      html`<p class="asked">
        ${draw(icon("flare", 18))}<span
          >${rich("play-asked", { seat: { seat: decision.seat }, turn: { seat: decision.turn } }, sitting.seats)}</span
        >
      </p>`
    }
    ${
      !told && look
        ? html`<${Looking} ...${props} look=${look} />`
        : !told && decision && person
          ? html`<${Asking} ...${props} decision=${decision} />`
          : html`<${Watching} ...${props} told=${told} thinking=${thinking} seat=${seat} />`
    }
    <${Pinned} sitting=${sitting} onLog=${onLog} />
  </section>`;
}

/** The focus is nowhere, or where it waits for the next question. */
const adrift = () => {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(".panel");
};

/** The heading: who, and what is asked. It takes the focus when a person is asked and has acted before.
 * @param {{sitting: Sitting, seat: number, said: Said, calls?: boolean, children?: any}} props */
function Head({ sitting, seat, said, calls = true, children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // it may be drawn before it may be answered
  const open = sitting.open.value;
  useEffect(() => {
    // only where the pressed button is gone: whoever reads elsewhere is left alone
    if (calls && adrift() && sitting.acts.peek() && open) heading.current?.focus({ preventScroll: true });
  });
  return html`<header class="panel-head">
    <${Disc} seat=${sitting.seats[seat]} size=${34} />
    <h2 class="question" id="ask" tabindex="-1" ref=${heading}>${rich(said.key, said.args, sitting.seats)}</h2>
    ${sitting.face.Beside && html`<${sitting.face.Beside} view=${sitting.shown.value?.view} />`} ${children}
  </header>`;
}

/** @param {Props & {decision: import("./types.js").Decision}} props */
function Asking({ sitting, hand, decision }) {
  const { face, seats } = sitting;
  const view = sitting.shown.value?.view;
  const held = hand.held.value;
  const why = hand.why.value;
  const named = hand.named.value;
  const advice = decision.options.find((option) => option.id === sitting.hint.value);
  const said =
    face.asks?.(decision) ?? ((held && face.ask(held, view, decision)) || { key: decision.key, args: decision.args });
  const few = decision.options.length <= 2 && decision.options.every((option) => !option.from);
  const main = few ? face.main?.(decision, view) : null;
  const Answers = face.answers?.(decision) ?? null;
  const viewer = sitting.shown.value?.viewer ?? null;
  const foresight = hand.foresight.value;
  useEffect(() => {
    if (advice) document.querySelector(".panel-options .hinted")?.scrollIntoView({ block: "center" });
  }, [advice?.id]);
  const name = named ? face.name(named, view, seats) : null;
  const beyond = named ? face.beyond?.(named, decision, foresight, view) : null;
  return html`
    <${Head} sitting=${sitting} seat=${decision.seat} said=${said}>
      <${Turn} sitting=${sitting} seat=${decision.seat} />
      ${
        hand.chosen.value &&
        html`<button class="btn btn--icon" aria-label=${t("play-put-back")} onClick=${() => (hand.chosen.value = null)}>
          ${draw(icon("close"))}
        </button>`
      }
    <//>
    <div class="panel-options">
      <${Trouble} sitting=${sitting} />
      <${Coach} sitting=${sitting} decision=${decision} />
      ${
        face.Brief &&
        html`<${face.Brief} decision=${decision} view=${view} seats=${seats} viewer=${viewer} foresight=${foresight} />`
      }
      ${
        Answers &&
        html`<${Answers}
          decision=${decision}
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
      ${!few && !Answers && html`<${Options} sitting=${sitting} hand=${hand} decision=${decision} view=${view} />`}
      ${
        advice &&
        !why &&
        html`<p class="why advised" role="status">
          ${draw(icon("lily", 22))}<span>${t("play-hint-is")} ${rich(advice.key, advice.args, seats)}</span>
        </p>`
      }
      ${
        why?.barred &&
        html`<p class="why" id="why" role="status">
          ${draw(icon("rock", 22))}<span
            >${rich(why.barred.key, why.barred.args, seats)} <${RuleLink} game=${sitting.game} rule=${why.barred.rule}
          /></span>
        </p>`
      }
      ${
        name &&
        html`<p class="why why--name" role="status">
          <span>${rich(name.key, name.args, seats)}${beyond && html`. ${rich(beyond.key, beyond.args, seats)}`}</span>
        </p>`
      }
    </div>
    <footer class="panel-foot">
      <${Undo} sitting=${sitting} />
      <${Hint} sitting=${sitting} />
    </footer>
  `;
}

/** An option of a decision that has few: its words are its face.
 * @param {{option: import("./types.js").Option, main: boolean, sitting: Sitting, hand: Hand}} props */
function Choice({ option, main, sitting, hand }) {
  const open = sitting.open.value;
  const chip = sitting.face.chip(option, sitting.shown.value?.view, sitting.seats, "at");
  return html`<button
    class=${`btn ${main ? "btn--main" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    ...${letterOf(option)}
    onClick=${() => open && hand.take(option)}
  >
    ${chip.icon}<span>${rich(option.key, option.args, sitting.seats)}</span>
  </button>`;
}

/** An answer that leaves something undone. @param {import("./types.js").Option} option */
const leaving = ({ key, args }) => ({
  question: { key: "play-leaves", args: {} },
  confirm: { key, args },
  aside: null,
});

/** @param {Props & {look: import("./hand.js").Look}} props */
function Looking({ sitting, hand, look }) {
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
  if (!decision) return null;
  const words = look.leaves ? leaving(option) : face.previewWords(preview, option, decision);
  const close = () => (hand.look.value = null);
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
            </ul>`
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
    </div>
    <footer class="panel-foot">
      <button class="btn btn--quiet undo" onClick=${close}>${draw(icon("back", 22))}${t("play-back")}</button>
      <button
        class=${`btn btn--main end${words.aside ? " end--two" : ""}`}
        data-action=${sitting.open.value ? "confirm" : undefined}
        aria-describedby="ask"
        aria-disabled=${sitting.open.value ? undefined : "true"}
        onClick=${hand.confirm}
      >
        <span
          >${rich(words.confirm.key, words.confirm.args, seats)}${
            words.aside && html`<small>${t(words.aside.key, words.aside.args, seats)}</small>`
          }</span
        >
      </button>
    </footer>
  `;
}

/** Nobody here is asked: what is told, or who thinks. One frame for both, so that between two moves only words change.
 * @param {Props & {told: import("./telling.js").Told | null, thinking: any, seat: number}} props */
function Watching({ sitting, told, thinking, seat }) {
  const bot = sitting.seats[seat].bot !== null;
  const waits = { key: bot ? "play-thinking" : "play-moment", args: { seat: { seat } } };
  const hurries = !told && thinking && !thinking.hint;
  const day = told && sitting.face.day?.([...told.past, told.event], sitting.shown.value?.view);
  // what is fought is its own heading
  const heads = !told?.scene || told.scene.aside ? day : null;
  const who = /** @type {any} */ (heads?.said.args.seat)?.seat ?? seat;
  return html`
    <${Head} sitting=${sitting} seat=${who} said=${heads?.said ?? told?.event ?? waits} />
    <div class="panel-options">
      ${told ? html`<${Telling} sitting=${sitting} told=${told} />` : html`<${Trouble} sitting=${sitting} />`}
    </div>
    <footer class="panel-foot">
      <${Undo} sitting=${sitting} />
      ${
        told &&
        html`<button key="skip" class="btn btn--quiet" data-action="skip" onClick=${() => sitting.rush()}>
          ${t("play-skip")}${draw(icon("next", 20))}
        </button>`
      }
      ${
        hurries &&
        html`<button key="hurry" class="btn" data-action="hurry" onClick=${() => sitting.hurry()}>
          ${draw(icon("wind", 20))}${t("play-hurry")}
        </button>`
      }
    </footer>
  `;
}

/** What is below the sentence; it comes a picture after it. @param {{sitting: Sitting, told: import("./telling.js").Told}} props */
function Telling({ sitting, told }) {
  const { face, seats } = sitting;
  const shown = useLater(told);
  if (!shown) return null;
  const { event, scene, past } = shown;
  const view = sitting.shown.value?.view;
  const day = face.day?.([...past, event], view);
  if (day)
    return html`<${Day} sitting=${sitting} scene=${scene} events=${[...past, event].slice(day.from)} view=${view} />`;
  const lines = past
    .filter((one) => !scene || face.gist(one))
    .slice(-MANY)
    .reverse();
  return html`
    ${scene && html`<${face.Scene} scene=${scene} view=${view} seats=${seats} />`}
    ${lines.length > 0 && html`<div class="told-before" aria-hidden="true">${lines.map((one) => html`<${Line} event=${one} seats=${seats} />`)}</div>`}
  `;
}

/** A part of the story as a card that fills in: what lies on the table, and its lines, the newest last. What is fought
 * stays in sight before the lines, of which the newest is the heading.
 * @param {{sitting: Sitting, scene: any, events: import("./types.js").Event[], view: import("./types.js").View}} props */
function Day({ sitting, scene, events, view }) {
  const { face, seats } = sitting;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const fought = scene && !scene.aside;
  useEffect(() => {
    const seen = fought ? list.current?.previousElementSibling : list.current?.lastElementChild;
    seen?.scrollIntoView({ block: "nearest" });
  }, [events.length, fought]);
  const lines = gathered(fought ? events.filter((event) => face.gist(event)) : events, face);
  return html`
    ${fought ? html`<${face.Scene} scene=${scene} view=${view} seats=${seats} />` : face.Laid && html`<${face.Laid} events=${events} view=${view} seats=${seats} />`}
    <ol class="day-lines" aria-hidden="true" ref=${list}>
      ${lines.map((event, i) => html`<li key=${i}>${rich(event.key, event.args, seats)}</li>`)}
    </ol>
  `;
}

/** What went wrong, and what to do about it. @param {{sitting: Sitting}} props */
function Trouble({ sitting }) {
  const trouble = sitting.trouble.value;
  if (!trouble) return null;
  return html`<div class="why trouble" role="alert">
    ${draw(icon("rock", 22))}
    <div>
      <p>${rich(trouble.key, trouble.args, sitting.seats)}</p>
      ${
        trouble.key === "play-engine-gone" &&
        html`<button class="btn" onClick=${() => restart().catch(() => {})}>${t("play-engine-again")}</button>`
      }
    </div>
  </div>`;
}

/** @param {{sitting: Sitting}} props */
function Undo({ sitting }) {
  void sitting.chapters.value;
  void sitting.shown.value;
  const able = sitting.undoable() > 0;
  return html`<button
    class="btn btn--quiet undo"
    data-action="undo"
    ...${letter("U")}
    aria-disabled=${able ? undefined : "true"}
    onClick=${() => able && sitting.undo()}
  >
    ${draw(icon("undo", 22))}${t("play-undo")}
  </button>`;
}

/** @param {{sitting: Sitting}} props */
function Hint({ sitting }) {
  const thinking = sitting.thinking.value?.hint;
  const hint = sitting.hint.value;
  if (thinking)
    return html`<button class="btn btn--quiet" onClick=${() => sitting.hurry()}>
      ${draw(icon("clock", 20))}${t("play-hint-thinking")}
    </button>`;
  return html`<button
    class="btn btn--quiet"
    data-action="hint"
    ...${letter("H")}
    aria-disabled=${sitting.open.value ? undefined : "true"}
    onClick=${() => sitting.open.value && sitting.suggest(ADVISER)}
  >
    ${draw(icon(hint ? "lily" : "help", 20))}${t(hint ? "play-hint-shown" : "play-hint")}
  </button>`;
}
