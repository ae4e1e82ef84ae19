// A captain's turn: the die, the ship that is steered with all it can do, what is built and traded, and its end.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { Answer } from "../../play/answer.tsx";
import type { Option, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import type { AnswersProps } from "./answers.tsx";
import { glyph } from "./glyphs.ts";
import { Count, Held } from "./hand.tsx";
import { fleetOf, shipIn, steered, take, waysOf } from "./helm.ts";
import { Odds } from "./odds.tsx";
import { Merchant } from "./picking.tsx";
import { Row } from "./rows.tsx";
import { sloop } from "./ships.ts";
import { cellOf, data } from "./squares.ts";
import type { Ship } from "./view.d.ts";

const Cost = ({ item }: { item: string }) => (
  <span class="plu-cost">
    {Object.entries<number>(data.costs[item]).map(([kind, n]) => (
      <Count kind={kind} n={n} size={15} />
    ))}
  </span>
);

/** What somebody costs, in words. */
const costWords = (item: string) =>
  Object.entries<number>(data.costs[item])
    .map(([kind, n]) => t(`plunder-${kind}`, { n }))
    .join(", ");

export const Picture = ({ ship, seat, size = 44 }: { ship: Ship; seat: Seat; size?: number }) =>
  draw(`<svg viewBox="-24 -27 48 49" width="${size}" height="${size}" aria-hidden="true">${sloop(ship, seat)}</svg>`);

/** A step to a neighbouring square: which way, what it takes, and what lies there. */
function Step({ option, from, props }: { option: Option; from: string; props: AnswersProps }) {
  const square = String(option.args.square);
  const [[x, y], [x2, y2]] = [cellOf(from), cellOf(square)];
  const turn = x2 > x ? 90 : x2 < x ? 270 : y2 > y ? 180 : 0;
  const toll = Number(option.args.toll);
  const near = props.foresight?.[option.id]?.ways?.[0];
  return (
    <Answer option={option} props={props} cls="plu-step" said={near ? gainWords(near, props.seats) : ""}>
      <i class="plu-arrow" style={`rotate:${turn}deg`} />
      <b class="num">{square}</b>
      {toll > 0 && (
        <span class="plu-toll">
          {draw(glyph("toll", 15))}
          <b class="num">{toll}</b>
        </span>
      )}
      {near && <Gains way={near} seats={props.seats} />}
    </Answer>
  );
}

/** What a ship would have in reach. */
const Gains = ({ way, seats }: { way: { at: string[]; trade: number[] }; seats: Seat[] }) => {
  const kinds = new Set(way.at.map((place) => (place.startsWith("mark") ? "collect" : "attack")));
  return (
    <span class="plu-gains">
      {[...kinds].map((kind) => draw(glyph(kind, 15, kind)))}
      {way.trade.slice(0, 2).map((seat) => (
        <Disc seat={itemAt(seats, seat)} size={15} />
      ))}
    </span>
  );
};

export const gainWords = (way: { at: string[]; trade: number[] }, seats: Seat[]) =>
  [
    way.at.some((place) => place.startsWith("mark")) && t("play-plunder-gain-mark"),
    way.at.some((place) => !place.startsWith("mark")) && t("play-plunder-gain-target"),
    ...way.trade.map((seat) => t("play-plunder-gain-trade", { seat: { seat } }, seats)),
  ]
    .filter(Boolean)
    .join(", ");

/** What a ship can do. */
const answersOf = ({ options }: AnswersProps["decision"], { ship }: Ship) =>
  options.filter(({ from, at, group }) => from === `ship:${ship}` || (group === "build" && at === `ship:${ship}`));

/** A ship's picture and where it lies, and how far it can still sail. */
function Head({ one, now, size, props }: { one: Ship; now: boolean; size: number; props: AnswersProps }) {
  const { decision, seats, view, foresight } = props;
  const far = waysOf(decision, foresight, one.ship).length;
  const words = {
    seat: { seat: one.seat },
    square: one.square,
    lives: one.lives,
    cannons: one.cannons,
    masts: one.masts,
  };
  return (
    <button
      class="plu-ship-head"
      data-pick={`ship:${one.ship}`}
      aria-pressed={now ? "true" : "false"}
      onClick={() => take(one.ship)}
    >
      <span class="sr">{t("play-plunder-ship", words, seats)}</span>
      <Picture ship={one} seat={itemAt(seats, one.seat)} size={size} />
      <b class="num" aria-hidden="true">
        {one.square}
      </b>
      {view.rolled > 0 && (
        <span class="plu-left">
          {draw(glyph("mast", 15))}
          <b class="num" aria-hidden="true">
            {one.still ? 0 : view.pool + one.moves}
          </b>
          <span class="sr">{t("play-plunder-reaches", { n: one.still ? 0 : view.pool + one.moves, far })}</span>
        </span>
      )}
    </button>
  );
}

/** All that one ship can do: what acts, then where it sails, which the chart offers as well. */
function OfShip({ one, now, several, props }: { one: Ship; now: boolean; several: boolean; props: AnswersProps }) {
  const { decision, seats, foresight } = props;
  const mine = answersOf(decision, one);
  const of = (group: string) => mine.filter((option) => option.group === group);
  if (!mine.length && !several) return null;
  return (
    <section class={`plu-ship${now && several ? " now" : ""}`}>
      <Head one={one} now={now} size={several ? 40 : 46} props={props} />
      <div class="plu-ship-does">
        {[...of("collect"), ...of("attack")].map((option) => (
          <Row key={option.id} option={option} props={props}>
            <Odds odds={foresight?.[option.id]} />
          </Row>
        ))}
        {of("threat").map((option) => (
          <Row key={option.id} option={option} props={props} cls="slight">
            <Odds odds={foresight?.[option.id]} />
          </Row>
        ))}
        {of("sail").length > 0 && (
          <div class="plu-steps">
            {of("sail").map((option) => (
              <Step key={option.id} option={option} from={one.square} props={props} />
            ))}
          </div>
        )}
        {of("build").length > 0 && (
          <div class="plu-builds">
            {of("build").map((option) => {
              const what = String(option.move[1]);
              return (
                <Answer key={option.id} option={option} props={props} cls="plu-build" said={costWords(what)}>
                  {draw(glyph(what, 22))}
                  <span class="plu-text">
                    <small>{rich(option.key, option.args, seats)}</small>
                    <Cost item={what} />
                  </span>
                </Answer>
              );
            })}
          </div>
        )}
      </div>
    </section>
  );
}

/** Where a new ship may be laid, with what she costs. */
const Launches = ({ options, props }: { options: Option[]; props: AnswersProps }) =>
  options.length > 0 && (
    <section class="plu-part">
      <h3 class="label">
        {draw(glyph("ship", 20))}
        <span>{t("play-plunder-launch")}</span>
        <Cost item="ship" />
      </h3>
      <div class="plu-steps">
        {options.map((option) => (
          <Answer key={option.id} option={option} props={props} cls="plu-step">
            <b class="num">{option.args.square}</b>
          </Answer>
        ))}
      </div>
    </section>
  );

export function TurnAnswers(given: AnswersProps) {
  /** What one ship does, it goes on doing: it stays the one that is steered. */
  const onTake = (option: Option) => {
    const ship = shipIn(option.from);
    if (ship !== null) take(ship);
    given.onTake(option);
  };
  const props = { ...given, onTake };
  const { decision, view, seats, hint, open } = props;
  const { options, seat } = decision;
  const of = (...groups: string[]) => options.filter(({ group }) => groups.includes(group));
  const fleet = fleetOf(view, seat);
  const now = steered(view, decision) ?? fleet[0]?.ship;
  const ships = [...fleet].sort((a, b) => Number(b.ship === now) - Number(a.ship === now));
  const idle = ships.filter((one) => one.ship !== now && !answersOf(decision, one).length);
  const [roll] = of("roll");
  return (
    <>
      <Held view={view} seats={seats} seat={seat} drawn={Boolean(roll)} />
      {roll && (
        <button
          class={`btn btn--main plu-roll${hint === roll.id ? " hinted" : ""}`}
          data-option={roll.id}
          aria-disabled={open ? undefined : "true"}
          onClick={() => open && onTake(roll)}
        >
          {draw(icon("dice", 26))}
          <span>{rich(roll.key, roll.args, seats)}</span>
        </button>
      )}
      {/* what scores comes before what sails */}
      {of("bury").length > 0 && (
        <div class="plu-rows plu-scores">
          {of("bury").map((option) => (
            <Row key={option.id} option={option} props={props} />
          ))}
        </div>
      )}
      {ships
        .filter((one) => !idle.includes(one))
        .map((one) => (
          <OfShip key={one.ship} one={one} now={one.ship === now} several={fleet.length > 1} props={props} />
        ))}
      {idle.length > 0 && (
        <div class="plu-idle">
          {idle.map((one) => (
            <Head key={one.ship} one={one} now={false} size={32} props={props} />
          ))}
        </div>
      )}
      <Launches options={of("launch")} props={props} />
      <div class="plu-rows">
        {of("trade").map((option) => (
          <Row key={option.id} option={option} props={props} />
        ))}
        {options
          .filter(
            ({ group, from }) => !from && !["roll", "build", "launch", "bury", "trade", "exchange"].includes(group),
          )
          .map((option) => (
            <Row key={option.id} option={option} props={props} />
          ))}
      </div>
      <Merchant options={of("exchange")} props={props} />
    </>
  );
}
