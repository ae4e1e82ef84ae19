// Which list of answers belongs to which question.
import { useLayoutEffect } from "preact/hooks";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { BuildAnswers } from "./building.js";
import { Compose, Forms } from "./compose.js";
import { Marvels } from "./card.js";
import { LoadAnswers } from "./coins.js";
import { eyes } from "./eyed.js";
import { FleetAnswers } from "./fleets.js";
import { ShotAnswers } from "./guns.js";
import { CourseAnswers, OrderAnswers } from "./orders.js";
import { hands } from "./plan.js";
import { CrewAnswers, RowAnswers } from "./rows.js";
import { SupplyAnswers } from "./supply.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Decision} Decision */

/** Listed answers, and what can be put together besides. @param {AnswersProps} props */
const Listed = (props) => html`<${RowAnswers} ...${props} /><${Forms} props=${props} />`;

/** Where a ship begins: she lies on the chart, to be moved; a few berths besides, and who may tow her. @param {AnswersProps} props */
function DeployAnswers(props) {
  const form = props.decision.forms.find(({ verb }) => verb === "deploy");
  return html`<${Compose} form=${form} props=${props} always=${true} /><${RowAnswers} ...${props} />`;
}

/** To where she swings: her ghost on a ring; or not at all. @param {AnswersProps} props */
function PivotAnswers(props) {
  const form = props.decision.forms.find(({ verb }) => verb === "swing");
  return html`<${Compose} form=${form} props=${props} always=${true} /><${RowAnswers} ...${props} />`;
}

/** What a fort is good for, before any is named. @param {AnswersProps} props */
const FortAnswers = (props) =>
  html`<p class="pir-tip">${t("play-pirates-tip-forts")}</p>
    <${RowAnswers} ...${props} />`;

/** What each event or treasure does, before it is chosen. @param {AnswersProps} props */
const MarvelAnswers = (props) =>
  html`<${Marvels}
      cards=${[...new Set(props.decision.options.flatMap(({ move }) => (move.length > 1 ? [String(move[1])] : [])))]}
    />
    <${RowAnswers} ...${props} />`;

/** @type {Record<string, (props: AnswersProps) => any>} */
const OF = {
  "pirates-ask-order": OrderAnswers,
  "pirates-ask-course": CourseAnswers,
  "pirates-ask-crew": CrewAnswers,
  "pirates-ask-deploy": DeployAnswers,
  "pirates-ask-drive": CourseAnswers,
  "pirates-ask-event": MarvelAnswers,
  "pirates-ask-gift": MarvelAnswers,
  "pirates-ask-load": LoadAnswers,
  "pirates-ask-pivot": PivotAnswers,
  "pirates-ask-shot": ShotAnswers,
  "pirates-ask-fleet": FleetAnswers,
  "pirates-ask-fort": BuildAnswers,
  "pirates-ask-forts": FortAnswers,
  "pirates-ask-supply": SupplyAnswers,
  "pirates-ask-unique": MarvelAnswers,
};

/** @param {(props: AnswersProps) => any} Answers */
const within = (Answers) =>
  function Within(/** @type {AnswersProps} */ props) {
    // the chart takes answers too: of what is offered on it
    useLayoutEffect(() => {
      hands.take = props.open ? props.onTake : null;
      hands.ask = props.open ? props.onTrace : null;
      return () => void (hands.take = hands.ask = null);
    });
    return html`<div class="pir" ...${eyes(props)}><${Answers} ...${props} /></div>`;
  };

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(Listed);

/** @param {Decision} decision */
export const answers = (decision) => WITHIN[decision.key] ?? ANY;

/** @type {import("../../play/types.js").Face<import("./view.js").View>["chip"]} */
export const chip = (option, _view, seats) => ({
  wide: true,
  node: html`<span class="opt-name">${t(option.key, option.args, seats)}</span>`,
});
