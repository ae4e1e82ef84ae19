// Which list of answers belongs to which question.
import { useLayoutEffect } from "preact/hooks";
import type { Decision, Face, Form } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { BuildAnswers } from "./building.tsx";
import { Compose, Forms } from "./compose.tsx";
import { Marvels } from "./card.tsx";
import { LoadAnswers } from "./coins.tsx";
import { eyes } from "./eyed.ts";
import { FleetAnswers } from "./fleets.tsx";
import { ShotAnswers } from "./guns.tsx";
import { CourseAnswers, OrderAnswers } from "./orders.tsx";
import { hands } from "./plan.ts";
import { type AnswersProps, CrewAnswers, RowAnswers } from "./rows.tsx";
import { SupplyAnswers } from "./supply.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import type { ComponentChild } from "preact";

/** Listed answers, and what can be put together besides. */
const Listed = (props: AnswersProps) => (
  <>
    <RowAnswers {...props} />
    <Forms props={props} />
  </>
);

/** Where a ship begins: she lies on the chart, to be moved; a few berths besides, and who may tow her. */
function DeployAnswers(props: AnswersProps) {
  const form = props.decision.forms.find(({ verb }) => verb === "deploy") as Form;
  return (
    <>
      <Compose form={form} props={props} always={true} />
      <RowAnswers {...props} />
    </>
  );
}

/** To where she swings: her ghost on a ring; or not at all. */
function PivotAnswers(props: AnswersProps) {
  const form = props.decision.forms.find(({ verb }) => verb === "swing") as Form;
  return (
    <>
      <Compose form={form} props={props} always={true} />
      <RowAnswers {...props} />
    </>
  );
}

/** What a fort is good for, before any is named. */
const FortAnswers = (props: AnswersProps) => (
  <>
    <p class="pir-tip">{t("play-pirates-tip-forts")}</p>
    <RowAnswers {...props} />
  </>
);

/** What each event or treasure does, before it is chosen. */
const MarvelAnswers = (props: AnswersProps) => (
  <>
    <Marvels
      cards={[...new Set(props.decision.options.flatMap(({ move }) => (move.length > 1 ? [String(move[1])] : [])))]}
    />
    <RowAnswers {...props} />
  </>
);

const OF: Record<string, (props: AnswersProps) => ComponentChild> = {
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

const within = (Answers: (props: AnswersProps) => ComponentChild) =>
  function Within(props: AnswersProps) {
    // the chart takes answers too: of what is offered on it
    useLayoutEffect(() => {
      hands.take = props.open ? props.onTake : null;
      hands.ask = props.open ? props.onTrace : null;
      return () => void (hands.take = hands.ask = null);
    });
    return (
      <div class="pir" {...eyes(props)}>
        <Answers {...props} />
      </div>
    );
  };

/** One component a question, made once: a list that is made anew at every drawing would forget what was set in it. */
const WITHIN = Object.fromEntries(Object.entries(OF).map(([ask, Answers]) => [ask, within(Answers)]));
const ANY = within(Listed);

export const answers = (decision: Decision) => WITHIN[decision.key] ?? ANY;

export const chip: Face<View, GameEvent, GameDecision>["chip"] = (option, _view, seats) => ({
  wide: true,
  node: <span class="opt-name">{t(option.key, option.args, seats)}</span>,
});
