// Which list of answers belongs to which question of Jamaica, and what stands above it.
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { RuleLink } from "../../play/rule-link.js";
import { t } from "../../store/words.js";
import { Hand } from "./cards.js";
import { DiceAnswers, MageAnswers, OracleAnswers } from "./dice.js";
import { PowderAnswers, SabreAnswers, TargetAnswers } from "./fight.js";
import { Hull } from "./holds.js";
import { GhostWays, SpaceMark, Stops } from "./stops.js";
import { BayAnswers, PayAnswers, TwoAnswers } from "./stow.js";
import { Aboard, TavernAnswers } from "./tavern.js";
import { SpoilsAnswers, TreasureAnswers } from "./treasures.js";
import { numberIn, seatOf } from "./words.js";

/** @typedef {import("../../play/types.js").AnswersProps<import("./view.js").View>} AnswersProps */
/** @typedef {import("./words.js").Decision} Decision */

/** @type {Record<string, (props: AnswersProps) => any>} */
const OF = {
  card: Hand,
  dice: DiceAnswers,
  oracle: OracleAnswers,
  mage: MageAnswers,
  route: Stops,
  retreat: Stops,
  "ghost-route": Stops,
  lookout: Stops,
  ghost: GhostWays,
  load: BayAnswers,
  dump: BayAnswers,
  pay: PayAnswers,
  merchant: TwoAnswers,
  "sea-dog": TwoAnswers,
  target: TargetAnswers,
  ranged: TargetAnswers,
  powder: PowderAnswers,
  answer: PowderAnswers,
  sabre: SabreAnswers,
  spoils: SpoilsAnswers,
  discard: SpoilsAnswers,
  give: TreasureAnswers,
  weasel: TreasureAnswers,
  recruit: TavernAnswers,
};

/** @param {(props: AnswersProps) => any} Answers */
const within = (Answers) => (/** @type {AnswersProps} */ props) => {
  const { decision } = props;
  /** @type {any} by which rule this person decides for the Ghost Ship */
  const rule = decision.data?.ghost_by;
  return html`<div class="jam">
    ${rule && html`<p class="note ghost-rule">${t(`play-jamaica-ghost-${rule === "JAM-GHOST-10" ? "attacks" : "fights"}`)} <${RuleLink} game="jamaica" rule=${rule} /></p>`}
    <${Answers} ...${props} />
    <${Aboard} people=${decision.data?.aboard ?? []} />
  </div>`;
};

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));

/** @param {Decision} decision */
const asked = ({ key }) => key.replace("jamaica-ask-", "");

/** @param {Decision} decision */
export const answers = (decision) => WITHIN[asked(decision)] ?? null;

/** Where the answers do not show one's own holds themselves, they stand above them. */
const BRIEFED = ["route", "retreat", "lookout"];

/** @param {import("../../play/types.js").BriefProps<import("./view.js").View>} props */
export function Brief({ decision, view, seats }) {
  if (!BRIEFED.includes(asked(decision))) return null;
  return html`<div class="jam"><${Hull} ship=${decision.seat} view=${view} seats=${seats} /></div>`;
}

/** An answer in the common list. @type {import("../../play/types.js").Face<import("./view.js").View>["chip"]} */
export function chip(option, _view, seats) {
  const id = numberIn(option.at, "space");
  const mark = id === null ? null : html`<${SpaceMark} id=${id} />`;
  return {
    wide: true,
    icon: mark,
    node: html`${mark}<span class="opt-name">${t(option.key, option.args, seats)}</span>`,
  };
}

/** A place as the heading of its options. @type {import("../../play/types.js").Face<import("./view.js").View>["piece"]} */
export function piece(place, view, seats) {
  const id = numberIn(place, "space");
  if (id !== null) return html`<${SpaceMark} id=${id} />`;
  const ship = numberIn(place, "ship");
  return ship === null ? null : html`<${Disc} seat=${seatOf(ship, view, seats)} size=${30} />`;
}
