// Terms composed card by card: what is given and what is wanted, and the answers to terms that lie on the table.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { Count } from "../../parts/count.tsx";
import { useSaid } from "../../parts/live.ts";
import { Disc } from "../../parts/seats.tsx";
import { Answer } from "../../play/answer.tsx";
import type { Move, Option, Part, Ruled } from "../../play/types.ts";
import type { Args } from "../../store/args.ts";
import { rich, t } from "../../store/words.tsx";
import type { AnswersProps } from "./answers.tsx";
import { type Cards, cardsIn, Fan, sum, Terms } from "./fans.tsx";
import { glyph } from "./glyphs.ts";
import { Held, KINDS } from "./hand.tsx";
import { Odds, defended } from "./odds.tsx";
import { Row, RowAnswers } from "./rows.tsx";
import { seatIn } from "../args.ts";

type Bag = Extract<Part, { kind: "bag" }>;

const otherOf = ({ decision }: AnswersProps): number | null => seatIn(decision.args.other) ?? null;

/** One more, one less. */
export const Stepper = ({
  n,
  most,
  what,
  onChange,
  children,
}: {
  n: number;
  most: number;
  what: string;
  onChange: (n: number) => void;
  children?: ComponentChildren;
}) => (
  <span class="stepper plu-stepper" role="group" aria-label={what}>
    <button
      aria-label={t("play-plunder-less", { what })}
      aria-disabled={n > 0 ? undefined : "true"}
      onClick={() => n > 0 && onChange(n - 1)}
    >
      {draw(icon("minus", 18))}
    </button>
    <Count of={what} n={n}>
      {children}
    </Count>
    <button
      aria-label={t("play-plunder-more", { what })}
      aria-disabled={n < most ? undefined : "true"}
      onClick={() => n < most && onChange(n + 1)}
    >
      {draw(icon("plus", 18))}
    </button>
  </span>
);

/** Named, or not. */
const Naming = ({ n, what, onChange }: { n: number; what: string; onChange: (n: number) => void }) => (
  <button class="btn plu-naming" aria-label={what} aria-pressed={n ? "true" : "false"} onClick={() => onChange(1 - n)}>
    {draw(icon(n ? "check" : "plus", n ? 20 : 18))}
  </button>
);

/** What is composed: cards or types in one or two bags, how far it would be taken, and the move that it makes. */
function useTerms({ decision, view, seats, onTrace, start }: AnswersProps & { start: number[] }, other: number | null) {
  const form = itemAt(
    decision.forms.filter(({ parts }) => parts.length),
    0,
  );
  const bags = form.parts as Bag[];
  const [own, theirs] = [itemAt(bags, 0), bags[1]];
  const [bag, setBag] = useState(start);
  const [bar, setBar] = useState<Ruled | null>(null);
  const [give, want] = [bag.slice(0, KINDS.length), bag.slice(KINDS.length)];
  const fitting = ({ low, high }: Bag, cards: Cards) => sum(cards) >= low && sum(cards) <= high;
  const fits = fitting(own, give) && (!theirs || fitting(theirs, want));
  const move: Move = [form.verb, ...bag];
  const id = move.join(":");
  const some = sum(bag) > 0;
  const within = some && fits;
  const types = form.verb === "announce";
  useSaid(within && bar && t(bar.key, bar.args, seats), { about: "why" });
  useEffect(() => {
    let late = false;
    if (within) void onTrace(move).then((answer) => !late && setBar(answer?.bar ?? null));
    return () => {
      late = true;
    };
  }, [id]);
  const words = (cards: Cards) =>
    cards.flatMap((n, i) => (n ? [{ word: `plunder-${types ? "kind-" : ""}${KINDS[i]}`, n }] : []));
  const args: Args = theirs
    ? { give: words(give), want: words(want), gives: sum(give), wants: sum(want) }
    : { cards: words(give) };
  return {
    own,
    theirs,
    give,
    want,
    some,
    within,
    types,
    bar: within ? bar : null,
    option: { id, move, key: `plunder-do-${form.verb}`, args, group: form.verb },
    known: other === null ? null : itemAt(view.players, other).known,
    keeps: Boolean(itemAt(seats, decision.seat).keeps),
    change: (at: number, n: number) =>
      // a type is named on one side alone
      setBag(bag.map((old, i) => (i === at ? n : types && i % KINDS.length === at % KINDS.length ? 0 : old))),
  };
}

type Composed = ReturnType<typeof useTerms>;

const sideWord = (types: boolean, one: string) => `play-plunder-${types ? "announce-" : ""}${one}`;

/** Cards into one or two bags, or types that are named, and what is done with them. */
function Composer(props: AnswersProps & { start: number[] }) {
  const { seats, open, onTake } = props;
  const other = otherOf(props);
  const terms = useTerms(props, other);
  const { theirs, give, want, some, within, types, bar, option } = terms;
  const ready = open && within && !bar;
  const aloud = other !== null && terms.keeps && itemAt(seats, other).keeps;
  return (
    <>
      <div class={`plu-compose${theirs ? "" : " one"}`}>
        {theirs && (
          <>
            <b class="plu-side">{t(sideWord(types, "give"))}</b>
            <b class="plu-side right">
              {other === null ? (
                t(sideWord(types, "get"))
              ) : (
                <>
                  <Disc seat={itemAt(seats, other)} size={20} /> {t("play-plunder-get")}
                </>
              )}
            </b>
          </>
        )}
        {KINDS.map((kind, i) => (
          <KindRow kind={kind} i={i} terms={terms} />
        ))}
      </div>
      {bar && <p class="why">{rich(bar.key, bar.args, seats)}</p>}
      <button
        class={`btn btn--main plu-propose${props.hint === option.id ? " hinted" : ""}`}
        data-option={within ? option.id : undefined}
        aria-disabled={ready ? undefined : "true"}
        onClick={() => ready && onTake(option)}
      >
        <span class="sr">{t(option.key, option.args, seats)}</span>
        <span aria-hidden="true">{t(`play-plunder-${aloud ? "agreed" : option.group}`)}</span>
        {some && (
          <span class="plu-on" aria-hidden="true">
            {theirs ? <Terms give={give} want={want} size={18} /> : <Fan cards={give} size={18} />}
          </span>
        )}
      </button>
    </>
  );
}

/** How many of a kind are given, and how many are wanted. */
function KindRow({
  kind,
  i,
  terms: { own, theirs, give, want, types, known, keeps, change },
}: {
  kind: (typeof KINDS)[number];
  i: number;
  terms: Composed;
}) {
  const [gives, wants] = [itemAt(give, i), want[i] ?? 0];
  const has = itemAt(own.most, i);
  const sure = known?.[kind] ?? 0;
  const Field = types ? Naming : Stepper;
  const what = (side: string, n: number) =>
    t(sideWord(types, `${side}-what`), { what: { word: `plunder-${types ? "kind-" : ""}${kind}`, n } });
  return (
    <>
      <Field
        n={gives}
        most={Math.min(has, gives + own.high - sum(give))}
        what={
          keeps && !types ? t(`play-plunder-own-what`, { what: { word: `plunder-kind-${kind}` } }) : what("give", has)
        }
        onChange={(n: number) => change(i, n)}
      >
        {/* how many there are of it in a real hand, nobody knows */}
        {!keeps && <small>/{has}</small>}
      </Field>
      <span class={`plu-kind ${kind}`} aria-hidden="true">
        {draw(glyph(kind, 26, kind))}
        {sure > 0 && <small>{t("play-plunder-knows", { n: sure })}</small>}
      </span>
      {theirs && (
        <Field
          n={wants}
          most={Math.min(itemAt(theirs.most, i), wants + theirs.high - sum(want))}
          what={what("get", sure)}
          onChange={(n: number) => change(KINDS.length + i, n)}
        />
      )}
    </>
  );
}

/** Other samples of the engine's, in one tap. */
function Samples({ options, ...props }: AnswersProps & { options: Option[] }) {
  if (!options.length) return null;
  return (
    <section class="plu-samples">
      <h3 class="label">{t("play-plunder-samples")}</h3>
      <RowAnswers {...props} decision={{ ...props.decision, options }} />
    </section>
  );
}

/** What lies on the table between two captains: each side with its cards. */
function Between(props: AnswersProps) {
  const { decision, seats } = props;
  const other = otherOf(props);
  if (other === null) return null;
  const [mine, theirs] = [cardsIn(decision.args.give), cardsIn(decision.args.want)];
  return (
    <div class="plu-between" aria-hidden="true">
      <span>
        <Disc seat={itemAt(seats, other)} size={26} />
        <Fan cards={theirs} size={26} />
      </span>
      {draw(glyph("swap", 26, "swap"))}
      <span>
        <Fan cards={mine} size={26} />
        <Disc seat={itemAt(seats, decision.seat)} size={26} />
      </span>
    </div>
  );
}

/** A plain answer, large. */
export function Big({
  option,
  props,
  main = false,
  children,
}: {
  option: Option;
  props: AnswersProps;
  main?: boolean;
  children?: ComponentChildren;
}) {
  const { seats, hint, open, onTake } = props;
  return (
    <button
      class={`btn plu-big${main ? " btn--main" : ""}${hint === option.id ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={option.barred || !open ? "true" : undefined}
      aria-describedby={props.why?.id === option.id ? "why" : undefined}
      onClick={() => (open || option.barred) && onTake(option)}
    >
      <span>{rich(option.key, option.args, seats)}</span>
      {children}
    </button>
  );
}

/** What a threat that is not agreed on may come to, or the battle that is declared: as whoever is asked would fight it. */
const chances = (decision: AnswersProps["decision"], odds: Parameters<typeof defended>[0]) =>
  decision.seat === decision.turn ? odds : defended(odds);

/** Everything at once: the terms that lie there, yes or no, and other terms. */
export function BargainAnswers(props: AnswersProps) {
  const { decision, advice, view, seats, foresight } = props;
  const { options, forms, seat } = decision;
  const form = forms.find(({ parts }) => parts.length);
  const composed = options.filter(({ move }) => move[0] === form?.verb);
  const plain = options.filter((option) => !composed.includes(option));
  const answers = plain.some(({ group }) => ["accept", "refuse", "fight", "pass"].includes(group));
  // whoever has heard what is sought is asked for terms
  const invited = plain.some(({ group }) => group === "pass");
  // what lies on the table may be changed a little; whoever begins, begins with an empty table
  const laid = [...cardsIn(decision.args.give), ...cardsIn(decision.args.want)];
  const told = advice && advice[0] === form?.verb ? advice.slice(1).map(Number) : null;
  const [other, setOther] = useState(!answers || invited || Boolean(told));
  // what was folded comes into sight as a whole, as far as there is room
  useLayoutEffect(() => {
    if (answers && other && !invited) document.querySelector(".plu-compose")?.scrollIntoView({ block: "start" });
  }, [other]);
  const most = form ? form.parts.flatMap((part) => (part as Bag).most) : [];
  const first =
    told ?? most.map((limit, i) => (answers && most.length === laid.length ? Math.min(itemAt(laid, i), limit) : 0));
  return (
    <>
      {(answers || itemAt(seats, seat).keeps) && <Held view={view} seats={seats} seat={seat} />}
      {answers && decision.args.give !== undefined && <Between {...props} />}
      {answers && (
        <div class="plu-pair">
          {plain.map((option) => (
            <Big key={option.id} option={option} props={props} main={option.group === "accept"}>
              <Odds odds={chances(decision, foresight?.[option.id])} />
            </Big>
          ))}
        </div>
      )}
      {!answers && <Odds odds={Object.values(foresight ?? {}).find((one) => one?.wins !== undefined)} />}
      {form && answers && !invited && (
        <button
          class="btn plu-other"
          aria-expanded={other ? "true" : "false"}
          data-action="other-terms"
          onClick={() => setOther(!other)}
        >
          {draw(icon(other ? "minus" : "plus", 20))}
          <span>{rich(form.key, form.args)}</span>
        </button>
      )}
      {form && (other || told) && <Composer key={`${options[0]?.id} ${told}`} {...props} start={first} />}
      {(other || !answers) && <Samples {...props} options={composed} />}
      {!answers && (
        <div class="plu-rows">
          {plain.map((option) => (
            <Row key={option.id} option={option} props={props} />
          ))}
        </div>
      )}
    </>
  );
}

/** Whom to deal with: each with the terms that were named. */
export const CloseAnswers = (props: AnswersProps) => (
  <div class="plu-rows">
    {props.decision.options.map((option) => {
      if (option.group !== "deal") return <Row key={option.id} option={option} props={props} />;
      return (
        <Answer key={option.id} option={option} props={props} cls="plu-row">
          <Disc seat={itemAt(props.seats, Number(option.move[1]))} size={28} />
          <Terms give={cardsIn(option.args.give)} want={cardsIn(option.args.want)} />
        </Answer>
      );
    })}
  </div>
);

/** Cards for peace: taken, or there is a battle, at these odds. */
export function BribedAnswers(props: AnswersProps) {
  const { decision, foresight, seats } = props;
  const other = otherOf(props);
  return (
    <>
      <div class="plu-between" aria-hidden="true">
        {other !== null && <Disc seat={itemAt(seats, other)} size={26} />}
        <Fan cards={cardsIn(decision.args.cards)} size={28} />
      </div>
      <div class="plu-pair">
        {decision.options.map((option) => (
          <Big key={option.id} option={option} props={props} main={option.group === "accept"}>
            <Odds odds={foresight?.[option.id]} />
          </Big>
        ))}
      </div>
    </>
  );
}
