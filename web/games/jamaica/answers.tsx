// Which list of answers belongs to which question of Jamaica, and what stands above it.
import { Disc } from "../../parts/seats.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import type { BriefProps, Face } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { Hand } from "./cards.tsx";
import { DiceAnswers, MageAnswers, OracleAnswers } from "./dice.tsx";
import { PowderAnswers, SabreAnswers, TargetAnswers } from "./fight.tsx";
import { Hull } from "./holds.tsx";
import { GhostWays, SpaceMark, Stops } from "./stops.tsx";
import { BayAnswers, PayAnswers, TwoAnswers } from "./stow.tsx";
import { Aboard, TavernAnswers } from "./tavern.tsx";
import { SpoilsAnswers, TreasureAnswers } from "./treasures.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import { numberIn, seatOf } from "./words.ts";
import type { ComponentChild } from "preact";

type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

const OF: Record<string, (props: AnswersProps) => ComponentChild> = {
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

const within = (Answers: (props: AnswersProps) => ComponentChild) => (props: AnswersProps) => {
  const { decision } = props;
  /** by which rule this person decides for the Ghost Ship */
  const rule: string | undefined = decision.data?.ghost_by;
  return (
    <div class="jam">
      {rule && (
        <p class="note ghost-rule">
          {t(`play-jamaica-ghost-${rule === "JAM-GHOST-10" ? "attacks" : "fights"}`)}
          <RuleLink game="jamaica" rule={rule} />
        </p>
      )}
      <Answers {...props} />
      <Aboard people={decision.data?.aboard ?? []} />
    </div>
  );
};

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));

const asked = ({ key }: GameDecision) => key.replace("jamaica-ask-", "");

export const answers = (decision: GameDecision) => WITHIN[asked(decision)] ?? null;

/** Where the answers do not show one's own holds themselves, they stand above them. */
const BRIEFED = ["route", "retreat", "lookout"];

export function Brief({ decision, view, seats }: BriefProps<View, GameDecision>) {
  if (!BRIEFED.includes(asked(decision))) return null;
  return (
    <div class="jam">
      <Hull ship={decision.seat} view={view} seats={seats} />
    </div>
  );
}

/** An answer in the common list. */
export const chip: Face<View, GameEvent, GameDecision>["chip"] = (option, _view, seats) => {
  const id = numberIn(option.at, "space");
  const mark = id === null ? null : <SpaceMark id={id} />;
  return {
    wide: true,
    icon: mark,
    node: (
      <>
        {mark}
        <span class="opt-name">{t(option.key, option.args, seats)}</span>
      </>
    ),
  };
};

/** A place as the heading of its options. */
export const piece: Face<View, GameEvent, GameDecision>["piece"] = (place, view, seats) => {
  const id = numberIn(place, "space");
  if (id !== null) return <SpaceMark id={id} />;
  const ship = numberIn(place, "ship");
  return ship === null ? null : <Disc seat={seatOf(ship, view, seats)} size={30} />;
};
