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

/** @typedef {import("../../play/types.js").AnswersProps} AnswersProps */
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

const MERCHANTS = ["merchant_venetian", "merchant_prussian", "merchant_helvetian"];

/** Whose power an answer may rest on: whoever of them is aboard is told of below. @type {Record<string, string[]>} */
const CONCERNED = {
  oracle: ["oracle"],
  mage: ["mage"],
  route: ["anchorman", "navigator"],
  lookout: ["lookout"],
  pay: MERCHANTS,
  merchant: MERCHANTS,
  "sea-dog": ["sea_dog"],
  target: ["strategist"],
  ranged: ["buccaneer", "strategist"],
  powder: ["sir_beth", ...MERCHANTS],
  answer: ["sir_beth", ...MERCHANTS],
  sabre: ["saran"],
  spoils: ["weasel"],
  discard: ["buccaneer"],
  weasel: ["weasel"],
};

/** @param {Decision} decision @param {any} view  by which rule this person decides for the Ghost Ship */
function forGhost({ key, seat, args }, { combat, ghost }) {
  if (args.ghost === "yes") return key === "jamaica-ask-target" ? "JAM-GHOST-10" : "JAM-GHOST-14";
  const fighters = combat?.sides.map((/** @type {{ship: number}} */ { ship }) => ship) ?? [];
  return ghost !== null && fighters.includes(ghost) && !fighters.includes(seat) ? "JAM-GHOST-14" : null;
}

/** @param {(props: AnswersProps) => any} Answers */
const within = (Answers) => (/** @type {AnswersProps} */ props) => {
  const { decision, view } = props;
  const rule = forGhost(decision, view);
  return html`<div class="jam">
    ${rule && html`<p class="note ghost-rule">${t(`play-jamaica-ghost-${rule === "JAM-GHOST-10" ? "attacks" : "fights"}`)} <${RuleLink} game="jamaica" rule=${rule} /></p>`}
    <${Answers} ...${props} />
    <${Aboard} ship=${decision.seat} view=${view} among=${CONCERNED[asked(decision)] ?? []} />
  </div>`;
};

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));

/** @param {Decision} decision */
const asked = ({ key }) => key.replace("jamaica-ask-", "");

/** @param {Decision} decision */
export const answers = (decision) => WITHIN[asked(decision)] ?? null;

/** Where the answers do not show the own holds themselves, they stand above them. */
const BRIEFED = ["route", "retreat", "lookout"];

/** @param {import("../../play/types.js").BriefProps} props */
export function Brief({ decision, view, seats }) {
  if (!BRIEFED.includes(asked(decision))) return null;
  return html`<div class="jam"><${Hull} ship=${decision.seat} view=${view} seats=${seats} /></div>`;
}

/** An answer in the common list. @type {import("../../play/types.js").Face["chip"]} */
export function chip(option, _view, seats) {
  const id = numberIn(option.at, "space");
  const mark = id === null ? null : html`<${SpaceMark} id=${id} />`;
  return {
    wide: true,
    icon: mark,
    node: html`${mark}<span class="opt-name">${t(option.key, option.args, seats)}</span>`,
  };
}

/** A place as the heading of its options. @type {import("../../play/types.js").Face["piece"]} */
export function piece(place, view, seats) {
  const id = numberIn(place, "space");
  if (id !== null) return html`<${SpaceMark} id=${id} />`;
  const ship = numberIn(place, "ship");
  return ship === null ? null : html`<${Disc} seat=${seatOf(ship, view, seats)} size=${30} />`;
}
