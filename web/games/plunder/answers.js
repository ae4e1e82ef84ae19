// Which list of answers belongs to which question of Plunder.
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { BargainAnswers, BribedAnswers, CloseAnswers } from "./bargain.js";
import { ExchangeAnswers } from "./exchange.js";
import { Hand } from "./hand.js";
import { RowAnswers } from "./rows.js";
import { StealAnswers } from "./picking.js";
import { TurnAnswers } from "./turn.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").AnswersProps<View>} AnswersProps */
/** @typedef {import("../../play/types.js").Decision} Decision */

/** @type {Record<string, (props: AnswersProps) => any>} */
const OF = {
  before: TurnAnswers,
  turn: TurnAnswers,
  offer: BargainAnswers,
  call: BargainAnswers,
  announce: BargainAnswers,
  reply: BargainAnswers,
  "demand-ship": BargainAnswers,
  "demand-owned": BargainAnswers,
  "trade-own": BargainAnswers,
  "trade-other": BargainAnswers,
  "threat-own": BargainAnswers,
  "threat-other": BargainAnswers,
  "bribing-ship": BargainAnswers,
  "bribing-owned": BargainAnswers,
  bribed: BribedAnswers,
  "white-flag": BargainAnswers,
  steal: StealAnswers,
  "swap-islands": ExchangeAnswers,
  close: CloseAnswers,
};

/** Where the hand is not among the answers, it stands above them. */
const HELD = ["toll", "discard", "swap", "steal", "give", "instead", "pay", "either", "white-flag", "seek", "pile"];

/** Of these, what depends on where one is. */
const PLACED = ["toll", "seek"];

/** @param {Decision} decision */
const asked = ({ key }) => key.replace("plunder-ask-", "");

/** Whether hands are weighed: that wants room, and the chart has little to say. @param {Decision} decision */
export const bargains = (decision) => {
  const ask = asked(decision);
  return OF[ask] === BargainAnswers ? !ask.startsWith("bribing") : HELD.includes(ask) && !PLACED.includes(ask);
};

/** @param {(props: AnswersProps) => any} Answers */
const within = (Answers) => (/** @type {AnswersProps} */ props) => {
  const { decision, view } = props;
  const cards = HELD.includes(asked(decision)) && view.players[decision.seat].cards;
  return html`<div class="plu">${cards && html`<${Hand} cards=${cards} />`}<${Answers} ...${props} /></div>`;
};

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(RowAnswers);

/** @param {Decision} decision */
export const answers = (decision) => WITHIN[asked(decision)] ?? ANY;

/** Questions whose answers say what they would bring. */
const FORESEEN = [
  ...["before", "turn", "bribing-ship", "bribing-owned", "bribed"],
  ...["demand-ship", "demand-owned", "threat-own", "threat-other"],
];

/** @param {Decision} decision */
export const foresees = (decision) => FORESEEN.includes(asked(decision));

/** @type {Record<string, import("../../play/lone.js").Lone>} */
const LONE = { before: "acted", turn: "acted", seek: "acted", give: "seen" };

/** A captain's own turn is nobody else's to begin or to end, and whoever cannot give what a thief wants is told so.
 * @type {NonNullable<import("../../play/types.js").Face<View>["lone"]>} */
export const lone = (decision) => LONE[asked(decision)] ?? "given";

/** @type {import("../../play/types.js").Face<View>["chip"]} */
export const chip = (option, _view, seats) => ({
  wide: true,
  node: html`<span class="opt-name">${t(option.key, option.args, seats)}</span>`,
});
