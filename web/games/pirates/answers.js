// Which list of answers belongs to which question.
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { OrderAnswers } from "./orders.js";
import { RowAnswers } from "./rows.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Decision} Decision */

/** @type {Record<string, (props: AnswersProps) => any>} */
const OF = { "pirates-ask-order": OrderAnswers };

/** @param {(props: AnswersProps) => any} Answers */
const within = (Answers) => (/** @type {AnswersProps} */ props) =>
  html`<div class="pir"><${Answers} ...${props} /></div>`;

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(RowAnswers);

/** @param {Decision} decision */
export const answers = (decision) => WITHIN[decision.key] ?? ANY;

/** @type {import("../../play/types.js").Face<import("./view.js").View>["chip"]} */
export const chip = (option, _view, seats) => ({
  wide: true,
  node: html`<span class="opt-name">${t(option.key, option.args, seats)}</span>`,
});
