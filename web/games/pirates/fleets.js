// Which fleet: those of the house with their ships, one by lot, or one that was written down.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { sideways } from "./hull.js";
import { bodyOf, data } from "./sea.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** @param {{option: Option, props: AnswersProps}} props */
function Fleet({ option, props }) {
  const ships = data.fleets[String(option.move[1])] ?? [];
  const seat = props.seats[props.decision.seat];
  return html`<${Answer} option=${option} props=${props} cls="pir-row pir-fleet-row">
    <span class="pir-text"
      ><b>${rich(option.key, option.args, props.seats)}</b>
      <small
        >${ships.map((/** @type {string} */ card) => data.ships[card].name).join(", ") || t("play-pirates-lot")}</small
      ></span
    >
    <span class="pir-fleet-ships">
      ${
        ships.length
          ? ships.map((/** @type {string} */ card) =>
              draw(
                sideways(
                  card,
                  bodyOf(card).masts.map(() => 1),
                  seat,
                  62,
                  22,
                ),
              ),
            )
          : draw(icon("dice", 28))
      }
    </span>
  <//>`;
}

/** The pieces of a fleet as people paste it, one after the other. @param {string} text */
const piecesOf = (text) =>
  text.split(/\s+/).map((word) => word.replace(/^[,:]+|[,:]+$/g, "")).filter(Boolean); // prettier-ignore

/** @param {{props: AnswersProps}} props */
function Written({ props }) {
  const { decision, seats, open, onTake, onTrace } = props;
  const form = decision.forms.find(({ verb }) => verb === "list");
  const [text, setText] = useState("");
  const [bar, setBar] = useState(/** @type {any} */ (null));
  if (!form) return null;
  const pieces = piecesOf(text);
  const move = ["list", ...pieces];
  const take = async () => {
    if (!open || !pieces.length) return;
    const found = await onTrace(move);
    if (found?.bar) return setBar(found.bar);
    setBar(null);
    onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: "fleet", barred: null });
  };
  return html`<details class="pir-ends">
    <summary>${draw(glyph("list", 20))}<span>${rich(form.key, form.args, seats)}</span></summary>
    <div class="pir-written">
      <p class="pir-tip" id="pir-written-tip">${t("play-pirates-written")}</p>
      <textarea
        rows="4"
        aria-label=${t(form.key, form.args, seats)}
        aria-describedby="pir-written-tip"
        spellcheck="false"
        autocapitalize="characters"
        value=${text}
        onInput=${(/** @type {InputEvent} */ event) => {
          setText(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value);
          setBar(null);
        }}
      ></textarea>
      ${bar && html`<p class="why" role="status">${draw(icon("rock", 22))}<span>${rich(bar.key, bar.args, seats)}</span></p>`}
      <button
        class="btn btn--main"
        data-action="written"
        aria-disabled=${open && pieces.length ? undefined : "true"}
        onClick=${take}
      >
        ${draw(icon("check", 22))}${t("play-pirates-so")}
      </button>
    </div>
  </details>`;
}

/** @param {AnswersProps} props */
export const FleetAnswers = (props) =>
  html`<div class="pir-rows">
      ${props.decision.options.map((option) => html`<${Fleet} key=${option.id} option=${option} props=${props} />`)}
    </div>
    <${Written} props=${props} />`;
