// What stays in the holds, where not everything fits: bays to arrange, not combinations to pick from.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { Count } from "../../parts/count.js";
import { html } from "../../parts/html.js";
import { useSaid } from "../../parts/live.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { GOODS, Things, thingsOf } from "./things.js";

/** @typedef {import("./things.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Move} Move */
/** How far a choice reaches. @typedef {{holds: number, open: number, fits: boolean, more: boolean[], bar: import("../../play/types.js").Ruled | null}} Reach */

/** @param {AnswersProps} props */
export function KeepAnswers(props) {
  const { decision, advice } = props;
  const first = (advice ?? decision.options[0]?.move ?? []).slice(1).map(Number);
  // an advice is laid out at once; another question starts anew
  return html`<${Stow} key=${`${decision.options[0]?.id} ${advice}`} ...${props} start=${first} />`;
}

/** @param {AnswersProps & {start: number[]}} props */
function Stow(props) {
  const { decision, seats, open, onTake, onTrace, start } = props;
  const [form] = decision.forms;
  const { own, kinds, rat: active, must } = form.data;
  const rats = form.parts[0].kind === "pick" ? form.parts[0].among.length > 1 : false;
  const [rat, setRat] = useState(start[0] ?? 0);
  const [load, setLoad] = useState(start.slice(1));
  const [reach, setReach] = useState(/** @type {Reach | null} */ (null));
  /** @type {Move} */
  const move = [form.verb, rat, ...load];
  const id = move.join(":");
  useEffect(() => {
    let late = false;
    onTrace(move).then((answer) => !late && setReach(answer));
    return () => {
      late = true;
    };
  }, [id]);
  /** @param {number} i @param {number} by */
  const change = (i, by) => setLoad(load.map((n, at) => (at === i ? Math.max(0, Math.min(own[i], n + by)) : n)));
  const used = kinds
    .map((/** @type {string} */ _, /** @type {number} */ i) => i)
    .filter((/** @type {number} */ i) => own[i] > 0);
  useSaid(reach?.bar && t(reach.bar.key, reach.bar.args, seats), { about: "why" });
  const ready = open && reach !== null && !reach.bar;
  const option = {
    id,
    move,
    key: "nassau-do-keep",
    args: {
      rat: rat ? "yes" : "no",
      what: used
        .filter((/** @type {number} */ i) => load[i] > 0)
        .map((/** @type {number} */ i) => ({ word: `nassau-thing-${kinds[i]}`, n: load[i] })),
    },
    group: form.verb,
  };
  return html`
    <div
      class=${`nas-bays${reach && !reach.fits ? " over" : ""}`}
      role="img"
      aria-label=${t("play-nassau-room", { n: reach?.holds ?? 0, of: reach?.open ?? form.data.holds })}
    >
      ${Array.from({ length: Math.max(reach?.open ?? form.data.holds, reach?.holds ?? 0) }, (_, i) => html`<i class=${`${i < (reach?.holds ?? 0) ? "full" : ""}${i >= (reach?.open ?? form.data.holds) ? " lacks" : ""}`}></i>`)}
      <span class="num">${reach?.holds ?? "–"} / ${reach?.open ?? form.data.holds}</span>
    </div>
    <ul class="nas-stow">
      ${used.map((/** @type {number} */ i) => {
        const kind = kinds[i];
        return html`<li>
          <span class=${GOODS.includes(kind) ? `good good-${kind}` : ""}>${draw(glyph(kind, 26))}</span>
          <span class="nas-stow-name"
            >${t(`nassau-thing-${kind}`, { n: own[i] })}${kind === must && html`<small>${t("play-nassau-must")}</small>`}</span
          >
          <span class="stepper" role="group" aria-label=${t(`nassau-thing-${kind}`, { n: own[i] })}>
            <button
              aria-label=${t("play-nassau-less")}
              aria-disabled=${load[i] > 0 ? undefined : "true"}
              onClick=${() => change(i, -1)}
            >
              ${draw(icon("minus", 20))}
            </button>
            <${Count} of=${t(`nassau-thing-${kind}`, { n: own[i] })} n=${load[i]} />
            <button
              aria-label=${t("play-nassau-more")}
              aria-disabled=${load[i] < own[i] ? undefined : "true"}
              onClick=${() => change(i, 1)}
            >
              ${draw(icon("plus", 20))}
            </button>
          </span>
        </li>`;
      })}
    </ul>
    ${
      rats &&
      html`<button class="btn nas-rat" aria-pressed=${rat ? "true" : "false"} onClick=${() => setRat(rat ? 0 : 1)}>
        ${draw(glyph("animal-rat", 24))}<span>${t("play-nassau-use-rat")}</span>
      </button>`
    }
    ${active && html`<p class="note">${t("play-nassau-rat-works")}</p>`}
    ${reach?.bar && html`<p class="why">${rich(reach.bar.key, reach.bar.args, seats)}</p>`}
    <button
      class="btn btn--main pay-it"
      data-option=${id}
      aria-disabled=${ready ? undefined : "true"}
      onClick=${() => ready && onTake(option)}
    >
      <span>${t("play-nassau-keep-so")}</span>
    </button>
    <section class="nas-samples">
      <h3 class="label">${t("play-nassau-samples")}</h3>
      <div class="nas-rows">
        ${decision.options
          .filter((one) => one.id !== id)
          .map(
            (one) =>
              html`<${Answer} key=${one.id} option=${one} props=${props} cls="nas-row"
                >${one.args.rat === "yes" && draw(glyph("animal-rat", 22))}${thingsOf(one.args.what).length ? html`<${Things} what=${one.args.what} />` : t("nassau-nothing")}<//
              >`,
          )}
      </div>
    </section>
  `;
}
