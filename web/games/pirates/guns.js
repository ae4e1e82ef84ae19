// A shoot action: each target with the cannons that reach it, and what each would roll.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { LETTERS, Row, chanceWords, percent, useful } from "./rows.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** As on a card, S3; a doubled range stands apart from the number. @param {Option["args"]} args */
export const coded = ({ range, number }) =>
  range === "S" || range === "L" ? `${range}${number}` : `${range}·${number}`;

/** @param {{option: Option, props: AnswersProps}} props */
const GunButton = ({ option, props }) => {
  const { good = 0 } = option.data ?? {};
  return html`<${Answer} option=${option} props=${props} cls="pir-gun" said=${chanceWords(good)} letter=${LETTERS.fire}>
    <span class="pir-gun-disc"><b class="num">${coded(option.args)}</b></span>
    <span class="pir-gun-odds"
      ><b class="num">${percent(good / 6)}</b
      ><small>${rich("play-pirates-gun", { gun: option.args.gun }, props.seats)}</small></span
    >
  <//>`;
};

/** @param {AnswersProps} props */
export function ShotAnswers(props) {
  const { options } = props.decision;
  const plain = options.filter(
    ({ group, move, barred }) => group === "fire" && !barred && move[0] === "fire" && move.length === 3,
  );
  const rest = options.filter((option) => !plain.includes(option));
  /** @type {Map<string, Option[]>} */
  const by = new Map();
  for (const option of plain) by.set(String(option.move[2]), [...(by.get(String(option.move[2])) ?? []), option]);
  return html`
    ${[...by].map(
      ([target, guns]) =>
        html`<section class="pir-target" key=${target}>
          <h3>
            ${draw(glyph("gun", 20))}<span class="name-it"
              >${t("play-pirates-at", { target: guns[0].args.target }, props.seats)}</span
            >
          </h3>
          <p class="pir-tip">${t("play-pirates-gun-says", guns[0].args)}</p>
          <div class="pir-guns">
            ${guns.map((option) => html`<${GunButton} key=${option.id} option=${option} props=${props} />`)}
          </div>
        </section>`,
    )}
    <div class="pir-rows">
      ${useful(rest).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
    </div>
  `;
}
