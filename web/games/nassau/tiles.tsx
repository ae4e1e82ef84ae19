// Answers as tiles: what it takes at the left, what it brings at the right. Every one is a button with its words for those who listen.
import type { ComponentChild, ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { Answer } from "../../play/answer.tsx";
import type { Option, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type AnswersProps, Count, markOf, Things, thingsOf } from "./things.tsx";

/** So many pirates of a seat, as they would stand in the alley. */
export const Pirates = ({ seat, n }: { seat: Seat; n: number }) => (
  <span class="nas-pirates">
    {Array.from({ length: n }, () => (
      <Disc seat={seat} size={18} />
    ))}
  </span>
);

/** An exit of the town by which nobody can leave. */
const shutOut = ({ key }: Option) => key === "nassau-do-barge-closed";

const Arrow = () => <i class="nas-arrow" />;

/** What a way through the town costs, and where it leads. */
function Street({ option, seat }: { option: Option; seat: Seat }) {
  const { args, move } = option;
  if (move[0] === "relocate")
    return (
      <>
        {draw(glyph("captain", 26))}
        <span class="nas-text">
          <b>{t("play-nassau-stand-there")}</b>
          <small>{t("play-nassau-takes-nothing")}</small>
        </span>
        <span class="nas-place">
          <Things what={args.what} other={args.other} />
        </span>
      </>
    );
  const barge = move[0] === "barge";
  // nobody knows yet where a way that is closed would lead
  if (shutOut(option))
    return (
      <>
        {draw(glyph("barge", 22))}
        <span class="nas-text">{t("nassau-do-barge-closed")}</span>
      </>
    );
  return (
    <>
      <span class="nas-cost">
        {barge && draw(glyph("barge", 22))}
        {Number(args.n) > 0 && <Pirates seat={seat} n={Number(args.n)} />}
        {args.points === "yes" && <b class="num loss">−2</b>}
        {barge && args.points === "no" && <Count kind="doubloon" n={1} size={18} />}
        {args.spirit === "yes" && draw(glyph("animal-monkey", 18))}
      </span>
      <Arrow />
      <Things what={args.what} other={args.other} />
    </>
  );
}

/** Usable ones first, in the engine's order. */
const ordered = (options: Option[]) => [
  ...options.filter((one) => !one.barred),
  ...options.filter((one) => one.barred),
];

/** Ways through the town: those there are, what can be done here instead, and the ways that are shut. */
export function TownAnswers(props: AnswersProps) {
  const { decision, seats } = props;
  const streets = decision.options.filter(({ group }) => group !== "stay");
  const stay = decision.options.filter(({ group }) => group === "stay");
  // of the exits that are closed one stands for all
  const [closed] = streets.filter(shutOut);
  const walks = (shut: boolean) => {
    const ways = streets.filter((option) => Boolean(option.barred) === shut && (option === closed || !shutOut(option)));
    if (!ways.length) return null;
    return (
      <div class="nas-tiles">
        {ways.map((option) => (
          <Answer
            key={option.id}
            option={option}
            props={props}
            cls={`nas-walk${option.move[0] === "relocate" ? " nas-back" : ""}`}
          >
            <Street option={option} seat={itemAt(seats, decision.seat)} />
          </Answer>
        ))}
      </div>
    );
  };
  return (
    <>
      {walks(false)}
      <div class="nas-tiles nas-stay">
        {stay.map((option) => (
          <Answer key={option.id} option={option} props={props} cls="nas-words">
            <Worded option={option} seats={seats} />
          </Answer>
        ))}
      </div>
      {walks(true)}
    </>
  );
}

/** The mark of an answer that stands before its words. */
const MARKS: Record<string, (option: Option) => string> = {
  pause: () => "rum",
  pass: () => "sail",
  stop: () => "",
  take: ({ args }) => first(args.what),
  table: () => "tavern",
  draw: () => "tale",
  quay: () => "home",
  kraken: () => "animal-kraken",
  plain: () => "home",
  bonus: ({ args }) => first(args.what),
  feld: () => "feld",
  compass: () => "compass",
  home: () => "home",
  fight: ({ args }) => first(args.foe),
  outpost: () => "outpost",
  tower: () => "tower",
  post: ({ args }) => (thingsOf(args.good)[0]?.word === "nassau-nothing" ? "post" : first(args.good)),
  salt: () => "salt",
  dutchman: () => "dutchman",
  tale: () => "tale",
  buy: ({ args }) => first(args.what),
  crate: () => "crate",
  rum: () => "rum",
  dice: () => "dice",
  cat: () => "animal-cat",
  rat: () => "animal-rat",
  drop: () => "crate",
  skull: () => "skull",
  camp: () => "camp",
  hide: ({ args }) => first(args.good),
  turtle: () => "animal-turtle",
  reward: ({ args }) => first(args.what),
  weapon: ({ args }) => first(args.weapon),
  animal: ({ args }) => first(args.animal),
  seat: ({ args }) => first(args.animal),
};

const first = (arg: unknown) => {
  const [thing] = thingsOf(arg);
  return thing ? markOf(thing.word) : "";
};

export const markFor = (option: Option) => MARKS[String(option.move[0])]?.(option) ?? "";

/** An answer in its words, with its mark. */
export function Worded({ option, seats, children }: { option: Option; seats: Seat[]; children?: ComponentChildren }) {
  const kind = markFor(option);
  return (
    <>
      {kind && draw(glyph(kind, 28))}
      <span class="nas-text">
        <b>{rich(option.key, option.args, seats)}</b>
        {children}
      </span>
    </>
  );
}

/** Answers in their words, one below the other; `under`: what is said below one. */
export const Rows = ({
  props,
  under = () => null,
  cls = "",
}: {
  props: AnswersProps;
  under?: (option: Option) => ComponentChild;
  cls?: string;
}) => (
  <div class={`nas-rows ${cls}`}>
    {ordered(props.decision.options).map((option) => (
      <Answer key={option.id} option={option} props={props} cls="nas-row">
        <Worded option={option} seats={props.seats}>
          {under(option)}
        </Worded>
      </Answer>
    ))}
  </div>
);

/** Any question without a list of its own. */
export const RowAnswers = (props: AnswersProps) => <Rows props={props} />;

/** Which animal comes aboard, loses or gets a sailor: with what it does. */
export const AnimalAnswers = (props: AnswersProps) => (
  <Rows
    props={props}
    under={(option: Option) => {
      const kind = first(option.args.animal).replace("animal-", "");
      return kind && <small>{t(`play-nassau-animal-${kind}`)}</small>;
    }}
  />
);
