// The turn: ships to take in hand, what the one in hand may do, where she might go; and the end of the turn.
import { useLayoutEffect } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { Card } from "./card.js";
import { Compose, composable } from "./compose.js";
import { glyph } from "./glyphs.js";
import { Helm } from "./helm.js";
import { sideways } from "./hull.js";
import { placeName } from "./places.js";
import { begin, chosen, courseForm, follow, pick, plan, renew, steerable } from "./plan.js";
import { Row, useful } from "./rows.js";
import { calledOf, shortOf } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** Orders whose many ways are a list of their own. */
const LISTED = ["sail", "about"];

/** @param {Option} option */
const shipIn = ({ from }) => (from?.startsWith("ship:") ? from.slice(5) : null);

/** A ship to be taken in hand. @param {{name: string, props: AnswersProps, able: boolean}} props */
function ShipButton({ name, props, able }) {
  const { view, seats } = props;
  const ship = view.ships.find((one) => one.ship === name);
  if (!ship) return null;
  const said = placeName(`ship:${name}`, view);
  const fresh = able && !view.acted.includes(name);
  return html`<button
    class="pir-ship"
    data-pick=${`ship:${name}`}
    aria-pressed=${chosen.value === name ? "true" : "false"}
    onClick=${() => pick(name)}
  >
    <span class="sr">${said && t(said.key, said.args, seats)}${fresh ? `, ${t("play-pirates-may-act")}` : ""}</span>
    <span aria-hidden="true">${draw(sideways(ship.card, ship.masts, seats[props.decision.seat]))}</span>
    <span class="pir-ship-name" aria-hidden="true"
      >${fresh && html`<i class="has-act"></i>`}<span class="name-it">${shortOf(name)}</span></span
    >
  </button>`;
}

/** Where she might go: what the engine thinks worth a thought, for keyboards, listeners and hurried people.
 * @param {{options: Option[], props: AnswersProps, group: string, open: boolean}} props */
const Ends = ({ options, props, group, open }) =>
  html`<details class="pir-ends" open=${open}>
    <summary>${draw(glyph("list", 20))}<span>${t(`play-pirates-ends-${group}`, { n: options.length })}</span></summary>
    <div class="pir-rows">
      ${useful(options).map(
        (option) =>
          html`<${Row} key=${option.id} option=${option} props=${props}>
            ${group === "sail" && html`<small>${courseWords(option)}</small>`}
          <//>`,
      )}
    </div>
  </details>`;

/** The legs of a course, short. @param {Option} option */
function courseWords({ move }) {
  const at = move.findIndex((atom) => atom === "S" || atom === "L") - 1;
  const legs = [];
  for (let i = at; i >= 0 && i + 2 < move.length; i += 3)
    legs.push(`${move[i + 1]} ${String(move[i]).padStart(3, "0")}°${move[i + 2] ? ` ${move[i + 2]} mm` : ""}`);
  return legs.join(", ");
}

/** What the ship in hand may do. @param {{name: string, props: AnswersProps}} props */
function OfShip({ name, props }) {
  const { decision, view, open } = props;
  const own = decision.options.filter((option) => shipIn(option) === name);
  const listed = (/** @type {string} */ group) => own.filter((option) => option.group === group);
  const rest = own.filter(({ group }) => !LISTED.includes(group));
  const form = courseForm(decision, name);
  const others = decision.forms.filter((one) => composable(one) && one.parts.some((part) => part.kind === "pick" && part.among.includes(name))); // prettier-ignore
  const ship = view.ships.find((one) => one.ship === name);
  return html`<section class="pir-acts">
    ${
      form &&
      html`<button
        class="btn btn--main pir-plan-it"
        data-action="plan"
        aria-disabled=${open ? undefined : "true"}
        onClick=${() => open && begin(view, decision, name)}
      >
        ${draw(glyph("sail", 26))}<span>${t("play-pirates-draw-course")}</span>
      </button>`
    }
    <div class="pir-rows">
      ${useful(rest).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
    </div>
    ${LISTED.map((group) => listed(group).length > 0 && html`<${Ends} key=${group} options=${listed(group)} group=${group} props=${props} open=${false} />`)}
    ${
      ship &&
      html`<details class="pir-ends">
        <summary>${draw(icon("info", 20))}<span>${t("play-pirates-card", { ship: calledOf(name) })}</span></summary>
        <${Card} ship=${ship} />
      </details>`
    }
    ${others.map((one) => html`<${Compose} key=${one.verb} form=${one} props=${props} ship=${name} />`)}
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
  const pass = decision.options.find(({ move }) => move[0] === "pass");
  const others = decision.options.filter((option) => option !== pass && !shipIn(option));
  // those whom others hold stand where they may do something
  const barred = decision.options.filter((option) => shipIn(option) && !able.includes(shipIn(option) ?? ""));
  if (plan.value) return html`<${Helm} props=${props} />`;
  const idle = able.every((name) => view.acted.includes(name));
  return html`
    <div class="pir-rail">
      ${[...fleet].sort((a, b) => Number(able.includes(b)) - Number(able.includes(a))).map((name) => html`<${ShipButton} key=${name} name=${name} props=${props} able=${able.includes(name)} />`)}
    </div>
    ${held && html`<${OfShip} key=${held} name=${held} props=${props} />`}
    ${!held && able.length > 0 && html`<p class="pir-tip">${t("play-pirates-tip-ship")}</p>`}
    ${others.length > 0 && html`<div class="pir-rows">${useful(others).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}</div>`}
    ${
      pass &&
      html`<${Answer} option=${pass} props=${props} cls=${`pir-pass${idle ? " idle" : ""}`}>
        ${draw(icon("check", 22))}<b>${rich(pass.key, pass.args, seats)}</b>
      <//>`
    }
    ${!held && html`<${Hidden} options=${decision.options.filter((option) => shipIn(option) && able.includes(shipIn(option) ?? ""))} props=${props} />`}
    ${barred.length > 0 && html`<div class="pir-rows">${barred.map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}</div>`}
  `;
}

/** Every order of all ships at once, folded away: nothing can be done by the chart alone.
 * @param {{options: Option[], props: AnswersProps}} props */
const Hidden = ({ options, props }) =>
  html`<details class="pir-ends pir-all">
    <summary>${draw(glyph("list", 20))}<span>${t("play-pirates-all-orders", { n: options.length })}</span></summary>
    <div class="pir-rows">
      ${useful(options).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
    </div>
  </details>`;

/** A course outside the turn: a free move, a ship that is steered for somebody, one that is driven away.
 * @param {AnswersProps} props */
export function CourseAnswers(props) {
  const { decision, view, open } = props;
  useLayoutEffect(() => renew(view, decision), [decision]);
  if (plan.value) return html`<${Helm} props=${props} />`;
  const names = [...new Set(decision.options.flatMap((option) => shipIn(option) ?? []))].filter((name) => courseForm(decision, name)); // prettier-ignore
  return html`
    ${names.map(
      (name) =>
        html`<button
          key=${name}
          class="btn btn--main pir-plan-it"
          data-action="plan"
          aria-disabled=${open ? undefined : "true"}
          onClick=${() => open && begin(view, decision, name)}
        >
          ${draw(glyph("sail", 26))}<span>${t("play-pirates-draw-course-of", { ship: calledOf(name) })}</span>
        </button>`,
    )}
    <div class="pir-rows">
      ${useful(decision.options).map((option) => html`<${Row} key=${option.id} option=${option} props=${props}><small>${courseWords(option)}</small><//>`)}
    </div>
  `;
}
