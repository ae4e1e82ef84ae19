// Which list of answers belongs to which question of Nassau.
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { TellAnswers } from "./campfire.js";
import { FightAnswers, FireAnswers } from "./fight.js";
import { Purse } from "./purse.js";
import { ActAnswers, SeaAnswers } from "./sea-answers.js";
import { KeepAnswers } from "./stow.js";
import { AnimalAnswers, RowAnswers, TownAnswers } from "./tiles.js";

/** @typedef {import("./things.js").AnswersProps} AnswersProps */
/** @typedef {import("./things.js").View} View */
/** @typedef {import("../../play/types.js").Decision} Decision */

/** @type {Record<string, (props: AnswersProps) => any>} */
const OF = {
  town: TownAnswers,
  onward: TownAnswers,
  extra: TownAnswers,
  feld: TownAnswers,
  animal: AnimalAnswers,
  seat: AnimalAnswers,
  "lose-sailor": AnimalAnswers,
  sea: SeaAnswers,
  sail: SeaAnswers,
  act: ActAnswers,
  fight: FireAnswers,
  dodge: FightAnswers,
  dice: FightAnswers,
  cat: FightAnswers,
  repel: FightAnswers,
  reward: FightAnswers,
  keep: KeepAnswers,
  tell: TellAnswers,
};

/** @param {Decision} decision */
const asked = ({ key }) => key.replace("nassau-ask-", "");

/** @param {(props: AnswersProps) => any} Answers */
const within = (Answers) => (/** @type {AnswersProps} */ props) =>
  html`<div class="nas">
    ${
      !["fight", "dodge", "dice", "cat", "repel"].includes(asked(props.decision)) &&
      html`<${Purse} view=${props.view} seats=${props.seats} seat=${props.decision.seat} />`
    }
    <${Answers} ...${props} />
  </div>`;

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(RowAnswers);

/** @param {Decision} decision */
export const answers = (decision) => WITHIN[asked(decision)] ?? ANY;

/** Questions whose answers say what they would do. */
const FORESEEN = ["sea", "sail", "act", "fight", "dodge", "dice", "cat", "stop"];

/** @param {Decision} decision */
export const foresees = (decision) => FORESEEN.includes(asked(decision));

/** @type {import("../../play/types.js").Face<View>["chip"]} */
export const chip = (option, _view, seats) => ({
  wide: true,
  node: html`<span class="opt-name">${t(option.key, option.args, seats)}</span>`,
});
