// The two dice: which is the morning's. For the Captain with one's own hand beneath; for the Mage; for the Oracle.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { Option } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { Card, CardWords } from "./cards.tsx";
import { Hull } from "./holds.tsx";
import { die, moon, sun } from "./marks.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

/** Two ways to lay the dice. */
function Placements({ decision, seats, hint, open, taken = null, onTake }: AnswersProps & { taken?: string | null }) {
  return (
    <div class="placements">
      {decision.options.map((option) => {
        const { morning, evening } = option.args as { morning: number; evening: number };
        return (
          <button
            class={`option placement${hint === option.id ? " hinted" : ""}`}
            data-option={option.id}
            aria-disabled={open ? undefined : "true"}
            aria-pressed={taken === null ? undefined : taken === option.id}
            onClick={() => onTake(option)}
          >
            <span class="sr">{t(option.key, option.args, seats)}</span>
            <span class="placed" aria-hidden="true">
              {draw(sun(30))}
              {draw(die(morning, 34))}
            </span>
            <span class="placed" aria-hidden="true">
              {draw(moon(30))}
              {draw(die(evening, 34))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

export function DiceAnswers(props: AnswersProps & { taken?: string | null }) {
  const { decision, view, seats, foresight, taken = null } = props;
  const { seat } = decision;
  const hand: string[] | null = itemAt(view.seats, seat).hand;
  const dice = taken ? foresight?.[taken] : null;
  const laid = dice ? [dice.morning, dice.evening] : null;
  return (
    <>
      <Placements {...props} />
      {hand && (
        <>
          <h3 class="sr">{t("play-jamaica-own-hand")}</h3>
          <div class={`deal deal-${hand.length} idle`}>
            {hand.map((card) => (
              <Card card={card} dice={laid} plans={dice?.cards?.[card]} view={view} seats={seats} seat={seat} />
            ))}
          </div>
        </>
      )}
      <Hull ship={seat} view={view} seats={seats} />
      {laid &&
        hand &&
        hand.map(
          (card) =>
            dice.cards?.[card] && (
              <div class="sr">
                <CardWords plans={dice.cards[card]} dice={laid} view={view} seats={seats} seat={seat} />
              </div>
            ),
        )}
    </>
  );
}

/** The Mage: the card lies open already, only its dice may change places. */
export function MageAnswers(props: AnswersProps) {
  const { decision, view, seats, onTake, open, hint } = props;
  const card = itemAt(view.seats, decision.seat).discard.at(-1);
  return (
    <div class="mage">
      {decision.options.map((option) => {
        const { morning, evening } = option.args as { morning: number; evening: number };
        return (
          <button
            class={`option mage-way${hint === option.id ? " hinted" : ""}`}
            data-option={option.id}
            aria-disabled={open ? undefined : "true"}
            onClick={() => onTake(option)}
          >
            <b>{t(option.default ? "play-jamaica-as-laid" : "play-jamaica-swapped")}</b>
            <span class="sr">{t(option.key, option.args, seats)}</span>
            <span class="placed" aria-hidden="true">
              {draw(sun(30))}
              {draw(die(morning, 32))}
              {draw(moon(30))}
              {draw(die(evening, 32))}
            </span>
            {card && <Card card={card} dice={[morning, evening]} view={view} seats={seats} seat={decision.seat} />}
          </button>
        );
      })}
    </div>
  );
}

/** The Oracle: one die is set, the other rolled. */
export function OracleAnswers({ decision, view, seats, hint, open, onTake }: AnswersProps) {
  const { seat } = decision;
  const button = (option: Option, inside: ComponentChildren, cls: string) => (
    <button
      class={`option ${cls}${hint === option.id ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={open ? undefined : "true"}
      aria-label={t(option.key, option.args, seats)}
      onClick={() => onTake(option)}
    >
      {inside}
    </button>
  );
  const roll = decision.options.find(({ args }) => args.slot === undefined);
  const hand = itemAt(view.seats, seat).hand;
  return (
    <>
      {roll &&
        button(
          roll,
          <>
            {draw(die(0, 30))}
            <span>{rich(roll.key, roll.args, seats)}</span>
            {draw(die(0, 30))}
          </>,
          "oracle-roll",
        )}
      {["morning", "evening"].map((slot) => (
        <div class="oracle-row">
          {draw(slot === "morning" ? sun(34) : moon(34))}
          <div class="oracle-dice">
            {decision.options
              .filter((option) => option.args.slot === slot)
              .map((option) => button(option, draw(die(Number(option.args.value), 34)), "oracle-die"))}
          </div>
        </div>
      ))}
      {hand && (
        <>
          <h3 class="sr">{t("play-jamaica-own-hand")}</h3>
          <div class={`deal deal-${hand.length} idle`}>
            {hand.map((card: string) => (
              <Card card={card} dice={null} view={view} seats={seats} seat={seat} />
            ))}
          </div>
        </>
      )}
      <Hull ship={seat} view={view} seats={seats} />
    </>
  );
}
