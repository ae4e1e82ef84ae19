// Which list of answers belongs to which question of Nassau.
import type { Decision, Face } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { TellAnswers } from "./campfire.tsx";
import { FightAnswers, FireAnswers } from "./fight.tsx";
import { Purse } from "./purse.tsx";
import { ActAnswers, SeaAnswers } from "./sea-answers.tsx";
import { KeepAnswers } from "./stow.tsx";
import type { AnswersProps } from "./things.tsx";
import { AnimalAnswers, RowAnswers, TownAnswers } from "./tiles.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import type { ComponentChild } from "preact";

const OF: Record<string, (props: AnswersProps) => ComponentChild> = {
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

const asked = ({ key }: Decision) => key.replace("nassau-ask-", "");

const within = (Answers: (props: AnswersProps) => ComponentChild) => (props: AnswersProps) => (
  <div class="nas">
    {!["fight", "dodge", "dice", "cat", "repel"].includes(asked(props.decision)) && (
      <Purse view={props.view} seats={props.seats} seat={props.decision.seat} />
    )}
    <Answers {...props} />
  </div>
);

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(RowAnswers);

export const answers = (decision: Decision) => WITHIN[asked(decision)] ?? ANY;

/** Questions whose answers say what they would do. */
const FORESEEN = ["sea", "sail", "act", "fight", "dodge", "dice", "cat", "stop"];

export const foresees = (decision: Decision) => FORESEEN.includes(asked(decision));

export const chip: Face<View, GameEvent, GameDecision>["chip"] = (option, _view, seats) => ({
  wide: true,
  node: <span class="opt-name">{t(option.key, option.args, seats)}</span>,
});
