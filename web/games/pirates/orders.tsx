// The turn: ships to take in hand, what the one in hand may do, where she might go; and the end of the turn.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt, valueAt } from "../../lists.ts";
import { AtFoot } from "../../parts/full.ts";
import { letter } from "../../play/letters.ts";
import { rich, t } from "../../store/words.tsx";
import { Card, Plights } from "./card.tsx";
import { Compose, composable } from "./compose.tsx";
import { refocus } from "./refocus.ts";
import { glyph } from "./glyphs.ts";
import { Helm } from "./helm.tsx";
import { sideways } from "./hull.ts";
import { ordersOf, shipIn, useTakenUp } from "./in-hand.ts";
import { placeName, spotOf } from "./places.ts";
import {
  SELDOM,
  begin,
  chosen,
  courseForm,
  follow,
  headFor,
  lay,
  pick,
  planned,
  renew,
  steerable,
  waiting,
} from "./plan.ts";
import { type AnswersProps, LETTERS, Row, useful } from "./rows.tsx";
import { calledOf, degrees, shipOf, shortOf, spot } from "./sea.ts";
import { apart, wayTo } from "./where.ts";
import type { GameOption } from "./decisions.d.ts";

/** A ship to be taken in hand. */
function ShipButton({ name, props, fresh }: { name: string; props: AnswersProps; fresh: boolean }) {
  const { view, seats } = props;
  const ship = view.ships.find((one) => one.ship === name);
  if (!ship) return null;
  const said = placeName(`ship:${name}`, view);
  return (
    <button
      class="pir-ship"
      data-pick={`ship:${name}`}
      data-mine=""
      {...letter("M")}
      aria-pressed={chosen.value === name ? "true" : "false"}
      onClick={() => pick(chosen.peek() === name ? null : name)}
    >
      <span class="sr">
        {said && t(said.key, said.args, seats)}
        {fresh ? `, ${t("play-pirates-may-act")}` : ""}
      </span>
      <span aria-hidden="true">{draw(sideways(ship.card, ship.masts, itemAt(seats, props.decision.seat)))}</span>
      <span class="pir-ship-name" aria-hidden="true">
        {fresh && <i class="has-act" />}
        <span class="name-it">{shortOf(name)}</span>
      </span>
    </button>
  );
}

/** Which lists are unfolded: they stay so from ship to ship. */
const unfolded: Record<string, boolean> = { around: true };

/** More than a few buttons; what is folded away is not there. It opens for what is advised. */
function Fold({
  name,
  words,
  mark = glyph("list", 20),
  of = [],
  hint = null,
  children,
}: {
  name: string;
  words: string;
  mark?: string;
  of?: GameOption[];
  hint?: string | null;
  children?: ComponentChildren;
}) {
  const [open, setOpen] = useState(Boolean(unfolded[name]));
  const advised = hint !== null && of.some(({ id }) => id === hint);
  useLayoutEffect(() => {
    if (advised) setOpen(true);
  }, [advised]);
  const onToggle = ({ currentTarget }: Event) => setOpen((unfolded[name] = (currentTarget as HTMLDetailsElement).open));
  return (
    <details class="pir-ends" data-fold={name} open={open} onToggle={onToggle}>
      <summary>
        {draw(mark)}
        <span>{words}</span>
      </summary>
      {open && <div class="pir-rows">{children}</div>}
    </details>
  );
}

/** An order; a course that is chosen stands drawn before it is sailed. */
function Order({ option, props }: { option: GameOption; props: AnswersProps }) {
  const { view, decision } = props;
  const name = shipIn(option);
  const form = name === null ? null : courseForm(decision, name);
  const small = courseWords(option);
  const show = () => {
    if (decision.key === "pirates-ask-order") pick(name);
    lay(view, decision, String(name), option.move);
  };
  const drawn = small && form && option.move[0] === form.verb;
  return <Row option={option} props={props} small={small} onTake={drawn ? show : undefined} />;
}

/** Where she might go: what the engine thinks worth a thought, for keyboards, listeners and hurried people. */
const Ends = ({ options, props }: { options: GameOption[]; props: AnswersProps }) => (
  <Fold name="sail" words={t("play-pirates-ends-sail", { n: options.length })} of={options} hint={props.hint}>
    {useful(options).map((option) => (
      <Order key={option.id} option={option} props={props} />
    ))}
  </Fold>
);

/** Islands and other ships by how far away they are, each a course towards it: beyond what the engine lists. */
function Around({ name, props }: { name: string; props: AnswersProps }) {
  const { view, decision, seats, open, onTrace } = props;
  const ship = shipOf(view, name);
  if (!ship) return null;
  const from = spot(view, ship.x, ship.y);
  const own = (place: string) => shipOf(view, place.slice(5))?.owner === ship.owner;
  const others = [...view.islands.map((_, i) => `island:${i}`), ...view.ships.map((one) => `ship:${one.ship}`)];
  const found = others
    .filter((place) => place !== `ship:${name}` && place !== `island:${ship.docked}`)
    .map((place) => ({ place, said: placeName(place, view), to: spotOf(place, view) ?? from }))
    .map((one) => ({ ...one, far: apart(from, one.to) }))
    .sort((a, b) => Number(own(a.place)) - Number(own(b.place)) || a.far - b.far);
  return (
    <Fold name="around" words={t("play-pirates-head-for")}>
      {found.map(({ place, said, to }) => (
        <button
          key={place}
          class="option answer pir-row"
          data-head={place}
          aria-disabled={open ? undefined : "true"}
          {...letter(t(valueAt(LETTERS, "sail")))}
          onClick={() => open && headFor(view, decision, name, place, onTrace)}
        >
          <span class="sr">
            {said && t(said.key, said.args, seats)}. {wayTo(from, to)}
          </span>
          <span class="pir-text" aria-hidden="true">
            <b>{said && rich(said.key, said.args, seats)}</b>
            <small>{wayTo(from, to)}</small>
          </span>
        </button>
      ))}
    </Fold>
  );
}

/** The legs of a course, short. */
function courseWords({ move }: GameOption) {
  const at = move.findIndex((atom) => atom === "S" || atom === "L") - 1;
  const legs = [];
  for (let i = at; at >= 0 && i + 2 < move.length; i += 3)
    legs.push(`${move[i + 1]} ${degrees(Number(move[i]))}${move[i + 2] ? ` ${move[i + 2]} mm` : ""}`);
  return legs.join(", ");
}

/** What the ship in hand may do. */
function OfShip({ name, props }: { name: string; props: AnswersProps }) {
  const { decision, view, open } = props;
  const { first, later, sail, about: turns, form } = ordersOf(name, props);
  const others = decision.forms.filter(
    (one) => composable(one) && one.parts.some((part) => part.kind === "pick" && part.among.includes(name)),
  );
  const about = others.filter(({ verb }) => verb === "about");
  const more = others.filter(({ verb }) => verb !== "about");
  const ship = view.ships.find((one) => one.ship === name);
  const rows = (some: GameOption[]) =>
    useful(some).map((option) => <Order key={option.id} option={option} props={props} />);
  return (
    <section class="pir-acts">
      {!form && ship && !view.acted.includes(name) && <Plights ship={ship} view={view} />}
      {first.length > 0 && <div class="pir-rows">{rows(first)}</div>}
      {form && (
        <button
          class="btn btn--main pir-plan-it"
          data-action="plan"
          aria-disabled={open ? undefined : "true"}
          onClick={() => open && begin(view, decision, name)}
        >
          <AtFoot name="button" />
          {draw(glyph("sail", 26))}
          <span>{t("play-pirates-draw-course")}</span>
        </button>
      )}
      {form && <Around name={name} props={props} />}
      {sail.length > 0 && <Ends options={sail} props={props} />}
      {turns.length > 0 && (
        <Fold name="about" words={t("play-pirates-ends-about")} mark={glyph("about", 20)} of={turns} hint={props.hint}>
          {rows(turns)}
          {about.map((one) => (
            <Compose key={one.verb} form={one} props={props} ship={name} />
          ))}
        </Fold>
      )}
      {more.map((one) => (
        <Compose key={one.verb} form={one} props={props} ship={name} />
      ))}
      {later.length > 0 && <div class="pir-rows">{rows(later)}</div>}
      {ship && (
        <details class="pir-ends">
          <summary>
            {draw(icon("info", 20))}
            <span>{t("play-pirates-card", { ship: calledOf(name) })}</span>
          </summary>
          <Card ship={ship} view={view} />
        </details>
      )}
    </section>
  );
}

export function OrderAnswers(props: AnswersProps) {
  const { decision, view, seats, advice } = props;
  useLayoutEffect(() => renew(view, decision), [decision]);
  useLayoutEffect(() => (advice ? follow(view, decision, advice) : undefined), [advice]);
  const able = steerable(view, decision);
  const fleet = view.ships.filter(({ owner }) => owner === decision.seat).map(({ ship }) => ship);
  const held = chosen.value && able.includes(chosen.value) ? chosen.value : null;
  useTakenUp(held, props);
  const others = decision.options.filter((option) => !shipIn(option));
  // those whom others hold stand where they may do something
  const barred = decision.options.filter((option) => shipIn(option) && !able.includes(shipIn(option) ?? ""));
  const steers = planned.value;
  const steered = useRef(steers);
  useLayoutEffect(() => {
    if (steered.current && !steers) refocus(".pir-ship[aria-pressed=true]");
    steered.current = steers;
  }, [steers]);
  if (steers) return <Helm props={props} />;
  const ready = waiting(view, decision);
  const acts = new Set(
    decision.options.flatMap((one) => (one.barred || SELDOM.includes(one.group) ? [] : [shipIn(one)])),
  );
  const busy = fleet.filter((name) => acts.has(name) || name === held || courseForm(decision, name));
  const idle = fleet.filter((name) => !busy.includes(name));
  return (
    <>
      {(decision.data?.looming ?? []).map(({ seat, island, coins }) => (
        <p class="pir-plight">
          {draw(glyph("fort", 20))}
          <span>{rich("play-pirates-fort-looms", { who: { seat }, island: island + 1, coins }, seats)}</span>
        </p>
      ))}
      <div class="pir-rail">
        {busy.map((name) => (
          <ShipButton key={name} name={name} props={props} fresh={ready.includes(name)} />
        ))}
      </div>
      {held && <OfShip key={held} name={held} props={props} />}
      {!held && ready.length > 0 && <p class="pir-tip">{t("play-pirates-tip-ship")}</p>}
      {idle.length > 0 && (
        <Fold
          name="idle"
          words={t("play-pirates-idle", { n: idle.length, ships: idle.map(shortOf).join(", ") })}
          mark={glyph("anchor", 20)}
        >
          <div class="pir-rail">
            {idle.map((name) => (
              <ShipButton key={name} name={name} props={props} fresh={false} />
            ))}
          </div>
        </Fold>
      )}
      {others.length > 0 && (
        <div class="pir-rows">
          {useful(others).map((option) => (
            <Row key={option.id} option={option} props={props} />
          ))}
        </div>
      )}
      {!held && (
        <Hidden
          options={decision.options.filter((option) => shipIn(option) && able.includes(shipIn(option) ?? ""))}
          props={props}
        />
      )}
      {barred.length > 0 && (
        <div class="pir-rows">
          {barred.map((option) => (
            <Row key={option.id} option={option} props={props} />
          ))}
        </div>
      )}
    </>
  );
}

/** Every order of all ships at once, folded away: nothing can be done by the chart alone. */
const Hidden = ({ options, props }: { options: GameOption[]; props: AnswersProps }) => (
  <Fold name="all" words={t("play-pirates-all-orders", { n: options.length })} of={options} hint={props.hint}>
    {useful(options).map((option) => (
      <Order key={option.id} option={option} props={props} />
    ))}
  </Fold>
);

/** A course outside the turn: a free move, a ship that is steered for somebody, one that is driven away. */
export function CourseAnswers(props: AnswersProps) {
  const { decision, view, open } = props;
  useLayoutEffect(() => renew(view, decision), [decision]);
  if (planned.value) return <Helm props={props} />;
  const names = [...new Set(decision.options.flatMap((option) => shipIn(option) ?? []))].filter((name) =>
    courseForm(decision, name),
  );
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          class={`btn pir-plan-it${names.length > 1 ? "" : " btn--main"}`}
          data-action="plan"
          aria-disabled={open ? undefined : "true"}
          onClick={() => open && begin(view, decision, name)}
        >
          <AtFoot name="button" />
          {draw(glyph("sail", 26))}
          <span>{t("play-pirates-draw-course-of", { ship: calledOf(name) })}</span>
        </button>
      ))}
      <div class="pir-rows">
        {useful(decision.options).map((option) => (
          <Order key={option.id} option={option} props={props} />
        ))}
      </div>
    </>
  );
}
