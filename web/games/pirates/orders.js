// The turn: ships to take in hand, what the one in hand may do, where she might go; and the end of the turn.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { AtFoot } from "../../parts/full.js";
import { html } from "../../parts/html.js";
import { letter } from "../../play/letters.js";
import { rich, t } from "../../store/words.js";
import { Card, Plights } from "./card.js";
import { Compose, composable } from "./compose.js";
import { refocus } from "./refocus.js";
import { glyph } from "./glyphs.js";
import { Helm } from "./helm.js";
import { sideways } from "./hull.js";
import { ordersOf, shipIn, useTakenUp } from "./in-hand.js";
import { placeName, spotOf } from "./places.js";
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
} from "./plan.js";
import { LETTERS, Row, useful } from "./rows.js";
import { calledOf, degrees, shipOf, shortOf, spot } from "./sea.js";
import { apart, wayTo } from "./where.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** A ship to be taken in hand. @param {{name: string, props: AnswersProps, fresh: boolean}} props */
function ShipButton({ name, props, fresh }) {
  const { view, seats } = props;
  const ship = view.ships.find((one) => one.ship === name);
  if (!ship) return null;
  const said = placeName(`ship:${name}`, view);
  return html`<button
    class="pir-ship"
    data-pick=${`ship:${name}`}
    data-mine=""
    ...${letter("M")}
    aria-pressed=${chosen.value === name ? "true" : "false"}
    onClick=${() => pick(chosen.peek() === name ? null : name)}
  >
    <span class="sr">${said && t(said.key, said.args, seats)}${fresh ? `, ${t("play-pirates-may-act")}` : ""}</span>
    <span aria-hidden="true">${draw(sideways(ship.card, ship.masts, seats[props.decision.seat]))}</span>
    <span class="pir-ship-name" aria-hidden="true"
      >${fresh && html`<i class="has-act"></i>`}<span class="name-it">${shortOf(name)}</span></span
    >
  </button>`;
}

/** Which lists are unfolded: they stay so from ship to ship. @type {Record<string, boolean>} */
const unfolded = { around: true };

/** More than a few buttons; what is folded away is not there. It opens for what is advised.
 * @param {{name: string, words: string, mark?: string, of?: Option[], hint?: string | null, children?: any}} props */
function Fold({ name, words, mark = glyph("list", 20), of = [], hint = null, children }) {
  const [open, setOpen] = useState(Boolean(unfolded[name]));
  const advised = hint !== null && of.some(({ id }) => id === hint);
  useLayoutEffect(() => {
    if (advised) setOpen(true);
  }, [advised]);
  const onToggle = (/** @type {any} */ { currentTarget }) => setOpen((unfolded[name] = currentTarget.open));
  return html`<details class="pir-ends" data-fold=${name} open=${open} onToggle=${onToggle}>
    <summary>${draw(mark)}<span>${words}</span></summary>
    ${open && html`<div class="pir-rows">${children}</div>`}
  </details>`;
}

/** An order; a course that is chosen stands drawn before it is sailed. @param {{option: Option, props: AnswersProps}} props */
function Order({ option, props }) {
  const { view, decision } = props;
  const name = shipIn(option);
  const form = name === null ? null : courseForm(decision, name);
  const small = courseWords(option);
  const show = () => {
    if (decision.key === "pirates-ask-order") pick(name);
    lay(view, decision, String(name), option.move);
  };
  const drawn = small && form && option.move[0] === form.verb;
  return html`<${Row} option=${option} props=${props} small=${small} onTake=${drawn ? show : undefined} />`;
}

/** Where she might go: what the engine thinks worth a thought, for keyboards, listeners and hurried people.
 * @param {{options: Option[], props: AnswersProps}} props */
const Ends = ({ options, props }) =>
  html`<${Fold}
    name="sail"
    words=${t("play-pirates-ends-sail", { n: options.length })}
    of=${options}
    hint=${props.hint}
  >
    ${useful(options).map((option) => html`<${Order} key=${option.id} option=${option} props=${props} />`)}
  <//>`;

/** Islands and other ships by how far away they are, each a course towards it: beyond what the engine lists.
 * @param {{name: string, props: AnswersProps}} props */
function Around({ name, props }) {
  const { view, decision, seats, open, onTrace } = props;
  const ship = shipOf(view, name);
  if (!ship) return null;
  const from = spot(view, ship.x, ship.y);
  const own = (/** @type {string} */ place) => shipOf(view, place.slice(5))?.owner === ship.owner;
  const others = [...view.islands.map((_, i) => `island:${i}`), ...view.ships.map((one) => `ship:${one.ship}`)];
  const found = others
    .filter((place) => place !== `ship:${name}` && place !== `island:${ship.docked}`)
    .map((place) => ({ place, said: placeName(place, view), to: spotOf(place, view) ?? from }))
    .map((one) => ({ ...one, far: apart(from, one.to) }))
    .sort((a, b) => Number(own(a.place)) - Number(own(b.place)) || a.far - b.far);
  return html`<${Fold} name="around" words=${t("play-pirates-head-for")}>
    ${found.map(
      ({ place, said, to }) =>
        html`<button
          key=${place}
          class="option answer pir-row"
          data-head=${place}
          aria-disabled=${open ? undefined : "true"}
          ...${letter(t(LETTERS.sail))}
          onClick=${() => open && headFor(view, decision, name, place, onTrace)}
        >
          <span class="sr">${said && t(said.key, said.args, seats)}. ${wayTo(from, to)}</span>
          <span class="pir-text" aria-hidden="true">
            <b>${said && rich(said.key, said.args, seats)}</b>
            <small>${wayTo(from, to)}</small>
          </span>
        </button>`,
    )}
  <//>`;
}

/** The legs of a course, short. @param {Option} option */
function courseWords({ move }) {
  const at = move.findIndex((atom) => atom === "S" || atom === "L") - 1;
  const legs = [];
  for (let i = at; at >= 0 && i + 2 < move.length; i += 3)
    legs.push(`${move[i + 1]} ${degrees(Number(move[i]))}${move[i + 2] ? ` ${move[i + 2]} mm` : ""}`);
  return legs.join(", ");
}

/** What the ship in hand may do. @param {{name: string, props: AnswersProps}} props */
function OfShip({ name, props }) {
  const { decision, view, open } = props;
  const { first, later, sail, about: turns, form } = ordersOf(name, props);
  const others = decision.forms.filter(
    (one) => composable(one) && one.parts.some((part) => part.kind === "pick" && part.among.includes(name)),
  );
  const [about, more] = [true, false].map((it) => others.filter(({ verb }) => (verb === "about") === it));
  const ship = view.ships.find((one) => one.ship === name);
  const rows = (/** @type {Option[]} */ some) =>
    useful(some).map((option) => html`<${Order} key=${option.id} option=${option} props=${props} />`);
  return html`<section class="pir-acts">
    ${!form && ship && !view.acted.includes(name) && html`<${Plights} ship=${ship} view=${view} />`}
    ${first.length > 0 && html`<div class="pir-rows">${rows(first)}</div>`}
    ${
      form &&
      html`<button
        class="btn btn--main pir-plan-it"
        data-action="plan"
        aria-disabled=${open ? undefined : "true"}
        onClick=${() => open && begin(view, decision, name)}
      >
        <${AtFoot} name="button" />${draw(glyph("sail", 26))}<span>${t("play-pirates-draw-course")}</span>
      </button>`
    }
    ${form && html`<${Around} name=${name} props=${props} />`}
    ${sail.length > 0 && html`<${Ends} options=${sail} props=${props} />`}
    ${
      turns.length > 0 &&
      html`<${Fold}
        name="about"
        words=${t("play-pirates-ends-about")}
        mark=${glyph("about", 20)}
        of=${turns}
        hint=${props.hint}
      >
        ${rows(turns)}
        ${about.map((one) => html`<${Compose} key=${one.verb} form=${one} props=${props} ship=${name} />`)}
      <//>`
    }
    ${more.map((one) => html`<${Compose} key=${one.verb} form=${one} props=${props} ship=${name} />`)}
    ${later.length > 0 && html`<div class="pir-rows">${rows(later)}</div>`}
    ${
      ship &&
      html`<details class="pir-ends">
        <summary>${draw(icon("info", 20))}<span>${t("play-pirates-card", { ship: calledOf(name) })}</span></summary>
        <${Card} ship=${ship} view=${view} />
      </details>`
    }
  </section>`;
}

/** @param {AnswersProps} props */
export function OrderAnswers(props) {
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
  if (steers) return html`<${Helm} props=${props} />`;
  const ready = waiting(view, decision);
  const acts = new Set(
    decision.options.flatMap((one) => (one.barred || SELDOM.includes(one.group) ? [] : [shipIn(one)])),
  );
  const busy = fleet.filter((name) => acts.has(name) || name === held || courseForm(decision, name));
  const idle = fleet.filter((name) => !busy.includes(name));
  return html`
    ${(decision.data?.looming ?? []).map(
      (/** @type {{seat: number, island: number, coins: number}} */ { seat, island, coins }) =>
        html`<p class="pir-plight">
          ${draw(glyph("fort", 20))}<span
            >${rich("play-pirates-fort-looms", { who: { seat }, island: island + 1, coins }, seats)}</span
          >
        </p>`,
    )}
    <div class="pir-rail">
      ${busy.map((name) => html`<${ShipButton} key=${name} name=${name} props=${props} fresh=${ready.includes(name)} />`)}
    </div>
    ${held && html`<${OfShip} key=${held} name=${held} props=${props} />`}
    ${!held && ready.length > 0 && html`<p class="pir-tip">${t("play-pirates-tip-ship")}</p>`}
    ${
      idle.length > 0 &&
      html`<${Fold}
        name="idle"
        words=${t("play-pirates-idle", { n: idle.length, ships: idle.map(shortOf).join(", ") })}
        mark=${glyph("anchor", 20)}
      >
        <div class="pir-rail">
          ${idle.map((name) => html`<${ShipButton} key=${name} name=${name} props=${props} fresh=${false} />`)}
        </div>
      <//>`
    }
    ${others.length > 0 && html`<div class="pir-rows">${useful(others).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}</div>`}
    ${!held && html`<${Hidden} options=${decision.options.filter((option) => shipIn(option) && able.includes(shipIn(option) ?? ""))} props=${props} />`}
    ${barred.length > 0 && html`<div class="pir-rows">${barred.map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}</div>`}
  `;
}

/** Every order of all ships at once, folded away: nothing can be done by the chart alone.
 * @param {{options: Option[], props: AnswersProps}} props */
const Hidden = ({ options, props }) =>
  html`<${Fold}
    name="all"
    words=${t("play-pirates-all-orders", { n: options.length })}
    of=${options}
    hint=${props.hint}
  >
    ${useful(options).map((option) => html`<${Order} key=${option.id} option=${option} props=${props} />`)}
  <//>`;

/** A course outside the turn: a free move, a ship that is steered for somebody, one that is driven away.
 * @param {AnswersProps} props */
export function CourseAnswers(props) {
  const { decision, view, open } = props;
  useLayoutEffect(() => renew(view, decision), [decision]);
  if (planned.value) return html`<${Helm} props=${props} />`;
  const names = [...new Set(decision.options.flatMap((option) => shipIn(option) ?? []))].filter((name) =>
    courseForm(decision, name),
  );
  return html`
    ${names.map(
      (name) =>
        html`<button
          key=${name}
          class=${`btn pir-plan-it${names.length > 1 ? "" : " btn--main"}`}
          data-action="plan"
          aria-disabled=${open ? undefined : "true"}
          onClick=${() => open && begin(view, decision, name)}
        >
          <${AtFoot} name="button" />${draw(glyph("sail", 26))}<span
            >${t("play-pirates-draw-course-of", { ship: calledOf(name) })}</span
          >
        </button>`,
    )}
    <div class="pir-rows">
      ${useful(decision.options).map((option) => html`<${Order} key=${option.id} option=${option} props=${props} />`)}
    </div>
  `;
}
