// Tales at the campfire: the cards of the hand, which of them are true, and what a choice would score.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt, toggled } from "../../lists.ts";
import { useSaid } from "../../parts/live.ts";
import type { Move, Ruled } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { TaleCard } from "./cards.tsx";
import { idOf, Samples, Take, useReach } from "./composed.tsx";
import { glyph } from "./glyphs.ts";
import type { AnswersProps } from "./things.tsx";

/** What a choice would score. */
type Reach = {
  rum: number;
  have: number;
  total: number;
  cards: { card: number; met: boolean; points: number }[];
  bar: Ruled | null;
};

export function TellAnswers(props: AnswersProps) {
  const { decision, advice } = props;
  const move = (advice ?? decision.options[0]?.move ?? []).slice(1).map(Number);
  return <Tell key={`${decision.options[0]?.id} ${advice}`} {...props} start={move} />;
}

function Tell(props: AnswersProps & { start: number[] }) {
  const { decision, seats, open, onTake, onTrace, start } = props;
  const form = itemAt(decision.forms, 0);
  const { hand = [] } = form.data ?? {};
  const among = (i: number) => (form.parts[i] as { among: Move }).among;
  const [parrot, setParrot] = useState(start[0] ?? 0);
  const [monkey, setMonkey] = useState(start[1] ?? 0);
  const [cards, setCards] = useState(start.slice(2));
  const move: Move = [form.verb, cards.includes(parrot) ? parrot : 0, monkey, ...[...cards].sort((a, b) => a - b)];
  const id = idOf(move);
  const reach = useReach<Reach>(move, onTrace);
  const bar = cards.length > 0 ? reach?.bar : null;
  useSaid(bar && t(bar.key, bar.args, seats), { about: "why" });
  const toggle = (card: number) => setCards(toggled(cards, card));
  return (
    <>
      <p class="nas-sum">
        <span class="nas-count">
          {draw(glyph("rum", 22))}
          <b class="num">{reach?.rum ?? "–"}</b> / {reach?.have ?? "–"}
        </span>
        <span>{rich("play-nassau-would-score", { n: reach?.total ?? 0 }, seats)}</span>
      </p>
      <ul class="nas-cards">
        {hand.map((card) => (
          <Tale
            card={card}
            chosen={cards.includes(card)}
            now={reach?.cards.find((one) => one.card === card)}
            doubled={among(0).length > 1 ? parrot === card : null}
            onTap={() => toggle(card)}
            onDouble={() => setParrot(parrot === card ? 0 : card)}
          />
        ))}
      </ul>
      {among(1).length > 1 && (
        <button class="btn nas-rat" aria-pressed={monkey ? "true" : "false"} onClick={() => setMonkey(monkey ? 0 : 1)}>
          {draw(glyph("animal-monkey", 24))}
          <span>{t("play-nassau-use-monkey")}</span>
        </button>
      )}
      {bar && <p class="why">{rich(bar.key, bar.args, seats)}</p>}
      <p class="note">{t("play-nassau-joke-note")}</p>
      <Take
        id={cards.length ? id : undefined}
        ready={open && reach !== null && !reach.bar && cards.length > 0}
        onTake={() => onTake({ id, move, key: "nassau-do-tell-form", args: {}, group: form.verb })}
      >
        {t("play-nassau-tell-them", { n: cards.length })}
      </Take>
      <Samples props={props} but={id}>
        {(one) => (
          <span class="nas-text">
            <b>{rich(one.key, one.args, seats)}</b>
          </span>
        )}
      </Samples>
    </>
  );
}

/** A card of the hand. @param props  `doubled`: by the parrot; null where it may not be */
const Tale = ({
  card,
  chosen,
  now,
  doubled,
  onTap,
  onDouble,
}: {
  card: number;
  chosen: boolean;
  now: Reach["cards"][number] | undefined;
  doubled: boolean | null;
  onTap: () => void;
  onDouble: () => void;
}) => (
  <li class={chosen ? "chosen" : ""}>
    <button class="option nas-card" aria-pressed={chosen ? "true" : "false"} data-card={card} onClick={onTap}>
      <TaleCard card={card} met={now?.met ?? null} points={chosen ? (now?.points ?? null) : null} />
    </button>
    {doubled !== null && chosen && (
      <button
        class="btn nas-parrot"
        aria-pressed={doubled ? "true" : "false"}
        aria-label={t("play-nassau-parrot", { tale: { word: `nassau-tale-${card}` } })}
        onClick={onDouble}
      >
        {draw(glyph("animal-parrot", 22))}
        <b class="num">×2</b>
      </button>
    )}
  </li>
);
