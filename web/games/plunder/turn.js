// A captain's turn: the die, the ship that is steered with all it can do, what is built and traded, and its end.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { Count, Hand } from "./hand.js";
import { fleetOf, shipIn, steered, take, waysOf } from "./helm.js";
import { Odds } from "./odds.js";
import { Merchant } from "./picking.js";
import { Row } from "./rows.js";
import { sloop } from "./ships.js";
import { cellOf, data } from "./squares.js";

/** @typedef {import("./answers.js").AnswersProps} AnswersProps */
/** @typedef {import("./view.js").Ship} Ship */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("../../play/types.js").Seat} Seat */

/** @param {{item: string}} props */
const Cost = ({ item }) =>
  html`<span class="plu-cost"
    >${Object.entries(data.costs[item]).map(([kind, n]) => html`<${Count} kind=${kind} n=${n} size=${15} />`)}</span
  >`;

/** What somebody costs, in words. @param {string} item */
const costWords = (item) =>
  Object.entries(data.costs[item])
    .map(([kind, n]) => t(`plunder-${kind}`, { n }))
    .join(", ");

/** @param {{ship: Ship, seat: Seat, size?: number}} props */
export const Picture = ({ ship, seat, size = 44 }) =>
  draw(`<svg viewBox="-24 -27 48 49" width="${size}" height="${size}" aria-hidden="true">${sloop(ship, seat)}</svg>`);

/** A step to a neighbouring square: which way, what it takes, and what lies there. @param {{option: Option, from: string, props: AnswersProps}} props */
function Step({ option, from, props }) {
  const square = String(option.args.square);
  const [[x, y], [x2, y2]] = [cellOf(from), cellOf(square)];
  const turn = x2 > x ? 90 : x2 < x ? 270 : y2 > y ? 180 : 0;
  const toll = Number(option.args.toll);
  const near = props.foresight?.[option.id]?.ways?.[0];
  return html`<${Answer}
    option=${option}
    props=${props}
    cls="plu-step"
    said=${near ? gainWords(near, props.seats) : ""}
  >
    <i class="plu-arrow" style=${`rotate:${turn}deg`}></i><b class="num">${square}</b>
    ${toll > 0 && html`<span class="plu-toll">${draw(glyph("toll", 15))}<b class="num">${toll}</b></span>`}
    ${near && html`<${Gains} way=${near} seats=${props.seats} />`}
  <//>`;
}

/** What a ship would have in reach. @param {{way: {at: string[], trade: number[]}, seats: Seat[]}} props */
const Gains = ({ way, seats }) => {
  const kinds = new Set(way.at.map((place) => (place.startsWith("mark") ? "collect" : "attack")));
  return html`<span class="plu-gains"
    >${[...kinds].map((kind) => draw(glyph(kind, 15, kind)))}${way.trade.slice(0, 2).map((seat) => html`<${Disc} seat=${seats[seat]} size=${15} />`)}</span
  >`;
};

/** @param {{at: string[], trade: number[]}} way @param {Seat[]} seats */
export const gainWords = (way, seats) =>
  [
    way.at.some((place) => place.startsWith("mark")) && t("play-plunder-gain-mark"),
    way.at.some((place) => !place.startsWith("mark")) && t("play-plunder-gain-target"),
    ...way.trade.map((seat) => t("play-plunder-gain-trade", { seat: { seat } }, seats)),
  ]
    .filter(Boolean)
    .join(", ");

/** All that one ship can do: what acts, then where it sails, which the chart offers as well. @param {{one: Ship, now: boolean, several: boolean, props: AnswersProps}} props */
function OfShip({ one, now, several, props }) {
  const { decision, seats, view, foresight } = props;
  const place = `ship:${one.ship}`;
  const mine = decision.options.filter(({ from, at, group }) => from === place || (group === "build" && at === place));
  const of = (/** @type {string} */ group) => mine.filter((option) => option.group === group);
  if (!mine.length && !several) return null;
  const far = waysOf(decision, foresight, one.ship).length;
  const words = {
    seat: { seat: one.seat },
    square: one.square,
    lives: one.lives,
    cannons: one.cannons,
    masts: one.masts,
  };
  return html`<section class=${`plu-ship${now && several ? " now" : ""}`}>
    <button
      class="plu-ship-head"
      data-pick=${place}
      aria-pressed=${now ? "true" : "false"}
      onClick=${() => take(one.ship)}
    >
      <span class="sr">${t("play-plunder-ship", words, seats)}</span>
      <${Picture} ship=${one} seat=${seats[one.seat]} size=${several ? 40 : 46} />
      <b class="num" aria-hidden="true">${one.square}</b>
      ${view.rolled > 0 && html`<span class="plu-left">${draw(glyph("mast", 15))}<b class="num" aria-hidden="true">${one.still ? 0 : view.pool + one.moves}</b><span class="sr">${t("play-plunder-reaches", { n: one.still ? 0 : view.pool + one.moves, far })}</span></span>`}
    </button>
    <div class="plu-ship-does">
      ${[...of("collect"), ...of("attack")].map(
        (option) =>
          html`<${Row} key=${option.id} option=${option} props=${props}><${Odds} odds=${foresight?.[option.id]} /><//>`,
      )}
      ${of("threat").map((option) => html`<${Row} key=${option.id} option=${option} props=${props} cls="slight"><${Odds} odds=${foresight?.[option.id]} /><//>`)}
      ${of("sail").length > 0 && html`<div class="plu-steps">${of("sail").map((option) => html`<${Step} key=${option.id} option=${option} from=${one.square} props=${props} />`)}</div>`}
      ${
        of("build").length > 0 &&
        html`<div class="plu-builds">
          ${of("build").map((option) => {
            const what = String(option.move[1]);
            return html`<${Answer}
              key=${option.id}
              option=${option}
              props=${props}
              cls="plu-build"
              said=${costWords(what)}
              >${draw(glyph(what, 22))}<span class="plu-text"
                ><small>${rich(option.key, option.args, seats)}</small><${Cost} item=${what} /></span
            ><//>`;
          })}
        </div>`
      }
    </div>
  </section>`;
}

/** @param {AnswersProps} given */
export function TurnAnswers(given) {
  /** What one ship does, it goes on doing: it stays the one that is steered. @param {Option} option */
  const onTake = (option) => {
    const ship = shipIn(option.from);
    if (ship !== null) take(ship);
    given.onTake(option);
  };
  const props = { ...given, onTake };
  const { decision, view, seats, hint, open } = props;
  const { options, seat } = decision;
  const of = (/** @type {string[]} */ ...groups) => options.filter(({ group }) => groups.includes(group));
  const fleet = fleetOf(view, seat);
  const now = steered(view, decision) ?? fleet[0]?.ship;
  const ships = [...fleet].sort((a, b) => Number(b.ship === now) - Number(a.ship === now));
  const [roll] = of("roll");
  const cards = view.players[seat].cards;
  return html`
    ${cards && html`<${Hand} cards=${cards} />`}
    ${
      roll &&
      html`<button
        class=${`btn btn--main plu-roll${hint === roll.id ? " hinted" : ""}`}
        data-option=${roll.id}
        aria-disabled=${open ? undefined : "true"}
        onClick=${() => open && onTake(roll)}
      >
        ${draw(icon("dice", 26))}<span>${rich(roll.key, roll.args, seats)}</span>
      </button>`
    }
    ${ships.map((one) => html`<${OfShip} key=${one.ship} one=${one} now=${one.ship === now} several=${fleet.length > 1} props=${props} />`)}
    ${
      of("launch").length > 0 &&
      html`<section class="plu-part">
        <h3 class="label">${draw(glyph("ship", 20))}<span>${t("play-plunder-launch")}</span><${Cost} item="ship" /></h3>
        <div class="plu-steps">
          ${of("launch").map((option) => html`<${Answer} key=${option.id} option=${option} props=${props} cls="plu-step"><b class="num">${option.args.square}</b><//>`)}
        </div>
      </section>`
    }
    <div class="plu-rows">
      ${of("bury").map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
      ${of("trade").map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
      ${options
        .filter(({ group, from }) => !from && !["roll", "build", "launch", "bury", "trade", "exchange"].includes(group))
        .map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
    </div>
    <${Merchant} options=${of("exchange")} props=${props} />
  `;
}
