// Answers as buttons: a mark, and words. Every one is a real button with its words for those who listen.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { Answer } from "../../play/answer.tsx";
import type { Option } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import type { AnswersProps } from "./answers.tsx";
import { Fan, Terms } from "./fans.tsx";
import { glyph, hasGlyph } from "./glyphs.ts";
import { KINDS } from "./hand.tsx";
import { placeName } from "./places.ts";
import { seatIn } from "../args.ts";

/** The key of a captain who is picked. */
const AGAINST = "plunder-do-against";

/** What is done to one ship, and not to its captain. */
const MEANT = new Set(["attack", "threat"]);

/** Whom an answer names. */
const namedIn = ({ args }: Option): number | undefined => seatIn(args.who ?? args.other);

/** A mark, or whom it names; the words; of a captain who is picked, how many cards there are. */
export function Row({
  option,
  props,
  cls = "",
  children,
}: {
  option: Option;
  props: AnswersProps;
  cls?: string;
  children?: ComponentChildren;
}) {
  const { seats, view } = props;
  const other = namedIn(option);
  const hand =
    option.key === AGAINST &&
    other !== undefined &&
    t("play-plunder-hand-size", { n: itemAt(view.players, other).hand });
  const ship = other !== undefined && option.at?.startsWith("ship:") ? placeName(option.at, view) : null;
  const said = ship ? t(ship.key, ship.args, seats) : hand || "";
  // several of somebody's ships may lie near
  const square = MEANT.has(option.group) && ship?.args.square;
  return (
    <Answer option={option} props={props} cls={`plu-row ${cls}`} said={said}>
      {hasGlyph(option.group)
        ? draw(glyph(option.group, 24))
        : other !== undefined && <Disc seat={itemAt(seats, other)} size={26} />}
      <span class="plu-text">
        <b>
          {rich(option.key, option.args, seats)}
          {square && <span class="num plu-where">{square}</span>}
        </b>
        {hand && <small>{hand}</small>}
        {children}
      </span>
    </Answer>
  );
}

/** What a move names of cards: one kind; or of each resource so many, once, or given and wanted. */
function cardsOf({ move, group }: Option) {
  if (group === "pile") return KINDS.map((kind) => Number(kind === move[1]));
  const numbers = move.slice(1);
  const named =
    numbers.length > 0 && numbers.length % KINDS.length === 0 && numbers.every((one) => typeof one === "number");
  return named ? numbers.map(Number) : null;
}

/** An answer that is cards, or terms. */
const OfCards = ({ option, cards, props }: { option: Option; cards: number[]; props: AnswersProps }) => (
  <Answer option={option} props={props} cls="plu-of-cards">
    {cards.length > KINDS.length ? (
      <Terms give={cards.slice(0, KINDS.length)} want={cards.slice(KINDS.length)} size={19} />
    ) : (
      <Fan cards={cards} size={22} />
    )}
  </Answer>
);

export function RowAnswers(props: AnswersProps) {
  const { options } = props.decision;
  const all = [...options.filter(({ barred }) => !barred), ...options.filter(({ barred }) => barred)];
  const cards = all.flatMap((option) => {
    const cards = cardsOf(option);
    return cards ? [{ option, cards }] : [];
  });
  // what is proposed in place of what was asked for stands below yes and no
  const instead = cards.some(({ option }) => option.group === "instead");
  const tiles = cards.length > 0 && (
    <div class={`plu-cards${cards.some(({ option: { move } }) => move.length > KINDS.length + 1) ? " terms" : ""}`}>
      {cards.map(({ option, cards }) => (
        <OfCards key={option.id} option={option} cards={cards} props={props} />
      ))}
    </div>
  );
  const rows = (
    <div class="plu-rows">
      {all
        .filter((option) => !cardsOf(option))
        .map((option) => (
          <Row key={option.id} option={option} props={props} />
        ))}
    </div>
  );
  return instead ? (
    <>
      {rows}
      <h3 class="label">{t("play-plunder-instead")}</h3>
      {tiles}
    </>
  ) : (
    <>
      {tiles}
      {rows}
    </>
  );
}
