// The look at one answer before it is given.
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { say } from "../parts/live.js";
import { rich, t } from "../store/words.js";
import { Coach } from "./coach.js";
import { letter } from "./letters.js";
import { More } from "./more.js";
import { Head, adrift } from "./panel-parts.js";

/** @typedef {import("./panel-parts.js").Props} Props */

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
    // the answer that was pressed may stand here again: the focus stays with it, else it goes to the yes, which is all that is asked
    if (!adrift()) return;
    const pressed = document.querySelector(`.panel [data-option="${CSS.escape(option.id)}"]`);
    const to = pressed ?? document.querySelector(".panel .end");
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
        words.aside && html`<span class="sr">. </span><small>${t(words.aside.key, words.aside.args, seats)}</small>`
      }</span
    >
  </button>`;
  return html`
    <${Head} sitting=${sitting} seat=${decision.seat} said=${words.question} calls=${false}>
      <button class="btn btn--icon" aria-label=${t("play-another")} data-action="let-go" onClick=${hand.letGo}>
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
      <button class="btn btn--quiet undo" onClick=${hand.letGo}>${draw(icon("back", 22))}${t("play-back")}</button>
      ${!look.leaves && confirm}
    </footer>
  `;
}
