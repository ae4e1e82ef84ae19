// What is looked at before it is played: the answers stay where they were, the taken one lifted, and what follows.
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Hand, deed } from "./cards.js";
import { DiceAnswers } from "./dice.js";
import { PowderAnswers } from "./fight.js";
import { Hull } from "./holds.js";
import { GhostWays, Stops, placeWords } from "./stops.js";
import { Person } from "./tavern.js";

/** @typedef {import("./words.js").Option} Option */
/** @typedef {import("./words.js").Decision} Decision */
/** @typedef {import("./words.js").Said} Said */

const LOOKS = ["card", "dice", "sail", "retreat", "ghost", "powder", "recruit"];

/** What lies before one's eyes needs no long question. @type {Record<string, string>} */
const SHORT = { card: "play-jamaica-look-card", dice: "play-jamaica-look-dice" };

/** @param {Option} option */
const verb = ({ id }) => id.split(":")[0];

/** Whether an answer is looked at first: what cannot be taken back, or leads far. @param {Option} option */
export const looks = (option) => LOOKS.includes(verb(option)) && option.id !== "recruit:no";

/** @param {any} preview @param {Option} option @param {Decision} decision @returns {Said} */
function confirmation(preview, option, decision) {
  const { args } = option;
  switch (verb(option)) {
    case "card": {
      const card = option.id.split(":")[1];
      const dice = [Number(decision.args.morning), Number(decision.args.evening)];
      const plans = preview?.plans ?? [];
      return {
        key: "play-jamaica-confirm-card",
        args: { morning: deed("morning", card, plans, dice), evening: deed("evening", card, plans, dice) },
      };
    }
    case "dice":
      return { key: "play-jamaica-confirm-dice", args };
    case "sail":
    case "retreat": {
      const ghost = decision.key === "jamaica-ask-ghost-route";
      const key = ghost ? "ghost" : verb(option);
      return { key: `play-jamaica-confirm-${key}`, args: { place: placeWords(Number(args.node)) } };
    }
    case "powder":
      return { key: "play-jamaica-confirm-powder", args };
    case "recruit":
      // what the rum costs is said above it
      return { key: option.key, args: { ...args, cost: 0 } };
    case "ghost":
      return { key: option.key, args };
    default:
      return { key: "play-confirm", args: {} };
  }
}

/** @type {import("../../play/types.js").Face<import("./view.js").View>["previewWords"]} */
export function previewWords(preview, option, decision) {
  return {
    question: SHORT[verb(option)]
      ? { key: SHORT[verb(option)], args: { seat: { seat: decision.seat } } }
      : { key: decision.key, args: decision.args },
    confirm: confirmation(preview, option, decision),
    aside: verb(option) === "powder" ? { key: "play-no-way-back-aside", args: {} } : null,
    follow: null,
  };
}

/** @param {import("../../play/types.js").PreviewProps<import("./view.js").View>} props */
export function Preview({ preview, option, decision, view, seats, foresight, open, onTake }) {
  const answers = {
    decision,
    view,
    seats,
    viewer: decision.seat,
    foresight: foresight ?? { [option.id]: preview },
    hint: null,
    advice: null,
    open,
    why: null,
    taken: option.id,
    onTake,
  };
  const own = html`<${Hull} ship=${decision.seat} view=${view} seats=${seats} />`;
  switch (verb(option)) {
    case "card":
      return html`<div class="jam"><${Hand} ...${answers} /></div>`;
    case "dice":
      return html`<div class="jam"><${DiceAnswers} ...${answers} /></div>`;
    case "sail":
    case "retreat":
      return html`<div class="jam"><${Stops} ...${answers} />${own}</div>`;
    case "ghost":
      return html`<div class="jam"><${GhostWays} ...${answers} /></div>`;
    case "powder":
      return html`<div class="jam"><${PowderAnswers} ...${answers} /></div>`;
    case "recruit":
      return html`<div class="jam">
        <div class="someone taken-one">
          <${Person} who=${option.at?.slice("character:".length) ?? ""} view=${view} />
        </div>
        ${Number(option.args.cost) > 0 && html`<p class="note">${rich("play-jamaica-rum-costs", option.args)}</p>`}
        <p class="note">${t("play-jamaica-comes-aboard")}</p>
        ${own}
      </div>`;
    default:
      return html`<div class="jam">
        <p class="note">${rich(option.key, option.args, seats)}</p>
        ${own}
      </div>`;
  }
}
