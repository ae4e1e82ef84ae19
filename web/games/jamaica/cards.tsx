// Action cards: two icons large enough to choose by, this round's dice applied, and what would come of them.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { AnswersProps, Option, Said, Seat } from "../../play/types.ts";
import { rich, t, within } from "../../store/words.tsx";
import { Disc } from "../../parts/seats.tsx";
import { baysMark, Hull } from "./holds.tsx";
import { action, cardBack, halfOfDay, line } from "./marks.ts";
import { SpaceMark, StopMarks, StopWords, placeWords, stopPlain } from "./stops.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { cardOf, LAID, goodsWords, HALVES, type Plan, type Step, stepOf, stopsOf } from "./words.ts";

type Half = "morning" | "evening";

/** Plans with the dice as they lie; with the Mage there are others. */
const asLies = (plans: Plan[] | undefined, dice: number[] | null) =>
  plans?.filter(({ morning }) => !dice || morning.die === dice[0]) ?? [];

/** "sail 4", "load 5 food": one half of a card as a thing to do. */
export function deed(half: Half, card: string, plans: Plan[], dice: number[]) {
  const icon = cardOf(card)[half];
  const step = plans.length ? stepOf(plans, half) : null;
  const die = itemAt(dice, HALVES.indexOf(half));
  if (step?.skipped) return t("play-jamaica-deed-none");
  return t(`play-jamaica-deed-${icon}`, { count: step?.count ?? die });
}

/** What a load does, for the holds as they stand. */
function loadSaid(step: Step, view: View, seat: number): Said {
  const goods = goodsWords({ kind: step.icon, count: step.count ?? step.die, who: null });
  if (step.ignored) return { key: "play-jamaica-load-ignored", args: { goods } };
  const { hold = null, dump = [] } = step;
  if (hold !== null) return { key: "play-jamaica-load-into", args: { goods, hold: hold + 1 } };
  if (dump.length > 2) return { key: "play-jamaica-load-full", args: { goods } };
  const { holds } = itemAt(view.ships, seat);
  const list = dump.map((i) => t("play-jamaica-hold", { number: i + 1, goods: goodsWords(holds[i] ?? null) }));
  return { key: "play-jamaica-load-dumps", args: { goods, holds: { any: list }, count: dump.length } };
}

/** One half of the day in words. */
function HalfWords({
  half,
  plans,
  view,
  seats,
  seat,
}: {
  half: Half;
  plans: Plan[];
  view: View;
  seats: Seat[];
  seat: number;
}) {
  const step = stepOf(plans, half);
  const stops = stopsOf(plans, half);
  if (step.skipped) return <p>{t("play-jamaica-skipped")}</p>;
  const [only, ...others] = stops;
  if (!only) {
    const { key, args } = loadSaid(step, view, seat);
    return <p>{rich(key, args, seats)}</p>;
  }
  const ahead = rich(`play-jamaica-steps-${step.icon}`, { count: step.die }, seats);
  if (!others.length)
    return (
      <p>
        {ahead} <b>{placeWords(only.space, within)}.</b> <StopWords stop={only} view={view} seats={seats} />
      </p>
    );
  return (
    <div>
      <p>
        {ahead} {t("play-jamaica-choice")}
      </p>
      <ul class="choices">
        {stops.map((stop) => (
          <li>
            <SpaceMark id={stop.space} />
            <p>
              <b>{placeWords(stop.space)}.</b> <StopWords stop={stop} view={view} seats={seats} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A whole card in words, morning and evening. */
export function CardWords({
  plans,
  dice,
  view,
  seats,
  seat,
}: {
  plans: Plan[];
  dice: number[] | null;
  view: View;
  seats: Seat[];
  seat: number;
}) {
  const own = asLies(plans, dice);
  const swapped = plans.length > own.length;
  return (
    <ul class="day-words">
      {HALVES.map((half) => (
        <li>
          {draw(halfOfDay(half, 26))}
          <span class="sr">{t(`play-jamaica-half-${half}`)}, </span>
          <HalfWords half={half} plans={own} view={view} seats={seats} seat={seat} />
        </li>
      ))}
      {swapped && <li class="soft">{t("play-jamaica-mage-may")}</li>}
    </ul>
  );
}

function Fate({
  half,
  plans,
  view,
  seats,
  seat,
}: {
  half: Half;
  plans: Plan[];
  view: View;
  seats: Seat[];
  seat: number;
}) {
  const step = stepOf(plans, half);
  const stops = stopsOf(plans, half);
  if (step.skipped) return <span class="fate soft">–</span>;
  if (stops.length)
    return (
      <span class="fate">
        {stops.slice(0, 2).map((stop) => (
          <StopMarks stop={stop} view={view} seats={seats} />
        ))}
        {stops.length > 2 && <span class="more-stops">+{stops.length - 2}</span>}
      </span>
    );
  if (step.ignored) return <span class="fate bad">{draw(line("overboard", 18))}</span>;
  return (
    <span class={`fate${step.hold === null ? " bad" : ""}`}>
      {draw(baysMark(afterMorning(plans, half, view, seat), step))}
    </span>
  );
}

/** The holds as the evening finds them: what the morning loads is there. */
function afterMorning(plans: Plan[], half: Half, view: View, seat: number) {
  const holds = [...itemAt(view.ships, seat).holds];
  const { hold, icon, count = 0 } = itemAt(plans, 0).morning;
  if (half === "evening" && typeof hold === "number") holds[hold] = { kind: icon, count, who: null };
  return holds;
}

/** What would come aboard, for the hold board. */
export const loadsOf = (plans: Plan[], dice: number[] | null) => {
  const own = asLies(plans, dice);
  if (!own.length) return [];
  return HALVES.map((half) => stepOf(own, half))
    .filter(({ count, ignored }) => count && !ignored)
    .map(({ icon, count = 0, hold = null, dump = [] }) => ({
      kind: icon,
      count,
      hold,
      dump: hold === null ? dump : [],
    }));
};

/** The sentence of a card for those who listen. */
function plain(plans: Plan[], view: View, seats: Seat[], seat: number) {
  return HALVES.map((half) => {
    const step = stepOf(plans, half);
    const stops = stopsOf(plans, half);
    if (step.skipped) return "";
    if (stops.length) return stops.map((stop) => stopPlain(stop, view, seats)).join(` ${t("play-jamaica-or")} `);
    const { key, args } = loadSaid(step, view, seat);
    return t(key, args, seats);
  }).join(" ");
}

export function Card({
  card,
  dice,
  plans,
  view,
  seats,
  seat,
  option,
  taken = null,
  hint = false,
  open = true,
  onTake,
}: {
  card: string;
  dice: number[] | null;
  plans?: Plan[];
  /** is there where there are plans */
  view?: View;
  seats: Seat[];
  seat: number;
  option?: Option;
  taken?: boolean | null;
  hint?: boolean;
  open?: boolean;
  onTake?: (option: Option) => void;
}) {
  const { morning, evening } = cardOf(card);
  const own = asLies(plans, dice);
  const inside = HALVES.map((half, i) => {
    const icon = half === "morning" ? morning : evening;
    const count = (own.length ? stepOf(own, half).count : null) ?? dice?.[i];
    return (
      <span class={`half ${half}`}>
        <span class="half-top">
          {draw(halfOfDay(half, 24))}
          {draw(action(icon, 32))}
          {count && <b class="num">{count}</b>}
        </span>
        <span class="half-word">{t(`jamaica-icon-${icon}`)}</span>
        {own.length > 0 && view && <Fate half={half} plans={own} view={view} seats={seats} seat={seat} />}
      </span>
    );
  });
  const words = HALVES.map((half, i) => {
    const name = { word: `jamaica-icon-${cardOf(card)[half]}` };
    return t(`play-jamaica-${half}-is`, { icon: name, die: dice?.[i] ?? 0 });
  }).join(" ");
  const said = `${words} ${own.length && view ? plain(own, view, seats, seat) : ""}`;
  if (!option)
    return (
      <span class="action-card" role="img" aria-label={words}>
        {inside}
      </span>
    );
  return (
    <button
      class={`action-card${taken ? " lifted" : ""}${hint ? " hinted" : ""}`}
      data-option={option.id}
      aria-pressed={taken === null ? undefined : taken}
      aria-disabled={open ? undefined : "true"}
      onClick={() => onTake?.(option)}
    >
      <span class="sr">{said}</span>
      <span class="card-face" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}

/** The hand, to choose from; of real ones, that their cards lie there. */
export const Hand = (props: AnswersProps<View, GameDecision>) =>
  props.decision.options[0]?.id === LAID ? <AllLie {...props} /> : <InHand {...props} />;

/** Cards that lie face down before whoever holds real ones. */
function AllLie({ decision, seats, open, onTake }: AnswersProps<View, GameDecision>) {
  const option = itemAt(decision.options, 0);
  const keepers = seats.filter(({ keeps }) => keeps);
  return (
    <div class="all-lie">
      <ul class="lying" aria-hidden="true">
        {keepers.map((seat) => (
          <li>
            {draw(cardBack(56))}
            <Disc seat={seat} size={30} />
          </li>
        ))}
      </ul>
      <button
        class="btn btn--main"
        data-option={option.id}
        aria-disabled={open ? undefined : "true"}
        onClick={() => onTake(option)}
      >
        {t("play-jamaica-laid", { count: keepers.length })}
      </button>
    </div>
  );
}

export function InHand({
  decision,
  view,
  seats,
  foresight,
  hint,
  open,
  taken = null,
  onTake,
}: AnswersProps<View, GameDecision> & { taken?: string | null }) {
  const { seat } = decision;
  const plans = taken ? foresight?.[taken]?.plans : null;
  return (
    <>
      <div class={`deal deal-${decision.options.length}${taken ? " looked" : ""}`}>
        {decision.options.map((option) => {
          const [, card = ""] = option.id.split(":");
          return (
            <Card
              key={option.id}
              card={card}
              dice={view.dice}
              plans={foresight?.[option.id]?.plans}
              view={view}
              seats={seats}
              seat={seat}
              option={option}
              taken={taken === null ? null : taken === option.id}
              hint={hint === option.id}
              open={open}
              onTake={onTake}
            />
          );
        })}
      </div>
      <Hull ship={seat} view={view} seats={seats} loads={plans ? loadsOf(plans, view.dice) : []} />
      {plans && <CardWords plans={plans} dice={view.dice} view={view} seats={seats} seat={seat} />}
    </>
  );
}
