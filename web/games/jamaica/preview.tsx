// What is looked at before it is played: the answers stay where they were, the taken one lifted, and what follows.
import { itemAt } from "../../lists.ts";
import type { Decision, Face, Option, PreviewProps, Said } from "../../play/types.ts";
import { rich, t, within } from "../../store/words.tsx";
import { Hand, deed } from "./cards.tsx";
import { DiceAnswers } from "./dice.tsx";
import { PowderAnswers } from "./fight.tsx";
import { Hull } from "./holds.tsx";
import { GhostWays, Stops, placeWords } from "./stops.tsx";
import { Person } from "./tavern.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import { LAID } from "./words.ts";

/** What cannot be taken back, or leads far. */
const LOOKS = ["dice", "sail", "retreat", "ghost", "powder", "recruit"];

/** What lies before one's eyes needs no long question. */
const SHORT: Record<string, string> = { card: "play-jamaica-look-card", dice: "play-jamaica-look-dice" };

/** What a card would come to. */
type Plans = Parameters<typeof deed>[2];

const verb = ({ id }: Option) => itemAt(id.split(":"), 0);

/** A card out of the app's hand is seen with what it would come to at a real table too. */
export const looks: Face["looks"] = (option) => {
  if (option.id === "recruit:no" || option.id === LAID) return null;
  if (verb(option) === "card") return "always";
  return LOOKS.includes(verb(option)) ? "in-app" : null;
};

function confirmation(preview: { plans?: Plans } | null, option: Option, decision: Decision): Said {
  const { args } = option;
  switch (verb(option)) {
    case "card": {
      const [, card = ""] = option.id.split(":");
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
      return { key: `play-jamaica-confirm-${key}`, args: { place: placeWords(Number(args.node), within) } };
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

export const previewWords: Face<View, GameEvent, GameDecision>["previewWords"] = (preview, option, decision) => {
  const short = SHORT[verb(option)];
  return {
    question: short
      ? { key: short, args: { seat: { seat: decision.seat } } }
      : { key: decision.key, args: decision.args },
    confirm: confirmation(preview, option, decision),
    aside: verb(option) === "powder" ? { key: "play-no-way-back-aside", args: {} } : null,
    follow: null,
  };
};

export function Preview({
  preview,
  option,
  decision,
  view,
  seats,
  foresight,
  open,
  onTake,
}: PreviewProps<View, GameDecision>) {
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
    // nothing here is composed
    onTrace: () => Promise.resolve(null),
  };
  const own = <Hull ship={decision.seat} view={view} seats={seats} />;
  switch (verb(option)) {
    case "card":
      return (
        <div class="jam">
          <Hand {...answers} />
        </div>
      );
    case "dice":
      return (
        <div class="jam">
          <DiceAnswers {...answers} />
        </div>
      );
    case "sail":
    case "retreat":
      return (
        <div class="jam">
          <Stops {...answers} />
          {own}
        </div>
      );
    case "ghost":
      return (
        <div class="jam">
          <GhostWays {...answers} />
        </div>
      );
    case "powder":
      return (
        <div class="jam">
          <PowderAnswers {...answers} />
        </div>
      );
    case "recruit":
      return (
        <div class="jam">
          <div class="someone taken-one">
            <Person who={option.at?.slice("character:".length) ?? ""} view={view} />
          </div>
          {Number(option.args.cost) > 0 && <p class="note">{rich("play-jamaica-rum-costs", option.args)}</p>}
          <p class="note">{t("play-jamaica-comes-aboard")}</p>
          {own}
        </div>
      );
    default:
      return (
        <div class="jam">
          <p class="note">{rich(option.key, option.args, seats)}</p>
          {own}
        </div>
      );
  }
}
