// Which list of answers belongs to which question of Plunder.
import type { Forced } from "../../play/forced.ts";
import type { Decision, Face } from "../../play/types.ts";
import { itemAt } from "../../lists.ts";
import { t } from "../../store/words.tsx";
import { seatIn } from "../args.ts";
import { BargainAnswers, BribedAnswers, CloseAnswers } from "./bargain.tsx";
import { ExchangeAnswers } from "./exchange.tsx";
import { Held } from "./hand.tsx";
import { RowAnswers } from "./rows.tsx";
import { PickAnswers, StealAnswers } from "./picking.tsx";
import { TurnAnswers } from "./turn.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import type { ComponentChild } from "preact";

export type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

const OF: Record<string, (props: AnswersProps) => ComponentChild> = {
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
  discard: PickAnswers,
  swap: PickAnswers,
  "swap-islands": ExchangeAnswers,
  close: CloseAnswers,
};

/** Where the hand is not among the answers, it stands above them. */
const HELD = ["toll", "discard", "swap", "steal", "give", "instead", "pay", "either", "seek", "pile"];

/** Of these, what depends on where one is. */
const PLACED = ["toll", "seek"];

const asked = ({ key }: Decision) => key.replace("plunder-ask-", "");

/** Whether hands are weighed: that wants room, and the chart has little to say. */
export const bargains = (decision: Decision) => {
  const ask = asked(decision);
  return OF[ask] === BargainAnswers ? !ask.startsWith("bribing") : HELD.includes(ask) && !PLACED.includes(ask);
};

const within = (Answers: (props: AnswersProps) => ComponentChild) => (props: AnswersProps) => {
  const { decision, view, seats } = props;
  return (
    <div class="plu">
      {HELD.includes(asked(decision)) && <Held view={view} seats={seats} seat={decision.seat} />}
      <Answers {...props} />
    </div>
  );
};

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(RowAnswers);

export const answers = (decision: Decision) => WITHIN[asked(decision)] ?? ANY;

/** Questions whose answers say what they would bring. */
const FORESEEN = [
  ...["before", "turn", "bribing-ship", "bribing-owned", "bribed"],
  ...["demand-ship", "demand-owned", "threat-own", "threat-other"],
];

export const foresees = (decision: Decision) => FORESEEN.includes(asked(decision));

const FORCED: Record<string, Forced> = { before: "acted", turn: "acted", seek: "acted", give: "seen" };

/** A captain's own turn is nobody else's to begin or to end, and whoever cannot give what a thief wants is told so. */
export const forced: NonNullable<Face<View, GameEvent, GameDecision>["forced"]> = (decision) =>
  FORCED[asked(decision)] ?? "given";

/** Two who hold real cards haggle aloud: the app hears what was agreed. */
export const agreed: NonNullable<Face<View, GameEvent, GameDecision>["agreed"]> = ({ key, seat, args }, seats) => {
  const other = seatIn(args.other);
  const told = ["plunder-ask-trade-other", "plunder-ask-threat-other", "plunder-ask-bribed"].includes(key);
  return told && itemAt(seats, seat).keeps && other !== undefined && seats[other]?.keeps ? "accept" : null;
};

export const chip: Face<View, GameEvent, GameDecision>["chip"] = (option, _view, seats) => ({
  wide: true,
  node: <span class="opt-name">{t(option.key, option.args, seats)}</span>,
});
