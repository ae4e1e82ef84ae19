// Terms composed card by card: what is given and what is wanted, and the answers to terms that lie on the table.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { Count } from "../../parts/count.js";
import { html } from "../../parts/html.js";
import { useSaid } from "../../parts/live.js";
import { Disc } from "../../parts/seats.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { Fan, Terms, cardsIn, sum } from "./fans.js";
import { glyph } from "./glyphs.js";
import { Hand, KINDS } from "./hand.js";
import { Odds, defended } from "./odds.js";
import { Row, RowAnswers } from "./rows.js";

/** @typedef {import("./answers.js").AnswersProps} AnswersProps */
/** @typedef {import("./fans.js").Cards} Cards */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("../../play/types.js").Move} Move */
/** @typedef {Extract<import("../../play/types.js").Part, {kind: "bag"}>} Bag */
/** @typedef {import("../../play/types.js").Ruled} Ruled */

/** @param {AnswersProps} props @returns {number | null} */
const otherOf = ({ decision }) => /** @type {any} */ (decision.args.other)?.seat ?? null;

/** One more, one less. @param {{n: number, most: number, what: string, onChange: (n: number) => void, children?: any}} props */
export const Stepper = ({ n, most, what, onChange, children }) =>
  html`<span class="stepper plu-stepper" role="group" aria-label=${what}>
    <button
      aria-label=${t("play-plunder-less", { what })}
      aria-disabled=${n > 0 ? undefined : "true"}
      onClick=${() => n > 0 && onChange(n - 1)}
    >
      ${draw(icon("minus", 18))}
    </button>
    <${Count} of=${what} n=${n}>${children}<//>
    <button
      aria-label=${t("play-plunder-more", { what })}
      aria-disabled=${n < most ? undefined : "true"}
      onClick=${() => n < most && onChange(n + 1)}
    >
      ${draw(icon("plus", 18))}
    </button>
  </span>`;

/** Named, or not. @param {{n: number, what: string, onChange: (n: number) => void}} props */
const Naming = ({ n, what, onChange }) =>
  html`<button
    class="btn plu-naming"
    aria-label=${what}
    aria-pressed=${n ? "true" : "false"}
    onClick=${() => onChange(1 - n)}
  >
    ${draw(icon(n ? "check" : "plus", n ? 20 : 18))}
  </button>`;

/** Cards into one or two bags, or types that are named, and what is done with them. @param {AnswersProps & {start: number[]}} props */
function Composer(props) {
  const { decision, view, seats, open, onTake, onTrace, start } = props;
  const [form] = decision.forms.filter(({ parts }) => parts.length);
  const bags = /** @type {Bag[]} */ (form.parts);
  const [bag, setBag] = useState(start);
  const [bar, setBar] = useState(/** @type {Ruled | null} */ (null));
  const [give, want] = bags.map((_, b) => bag.slice(b * KINDS.length, (b + 1) * KINDS.length));
  const within = bags.every(({ low, high }, b) => sum([give, want][b]) >= low && sum([give, want][b]) <= high);
  /** @type {Move} */
  const move = [form.verb, ...bag];
  const id = move.join(":");
  const some = sum(bag) > 0;
  const types = form.verb === "announce";
  const Field = types ? Naming : Stepper;
  const side = (/** @type {string} */ one) => `play-plunder-${types ? "announce-" : ""}${one}`;
  useSaid(some && within && bar && t(bar.key, bar.args, seats), { about: "why" });
  useEffect(() => {
    let late = false;
    if (some && within) onTrace(move).then((answer) => !late && setBar(answer?.bar ?? null));
    return () => {
      late = true;
    };
  }, [id]);
  const change = (/** @type {number} */ at, /** @type {number} */ n) =>
    // a type is named on one side alone
    setBag(bag.map((old, i) => (i === at ? n : types && i % KINDS.length === at % KINDS.length ? 0 : old)));
  const ready = open && some && within && !bar;
  const other = otherOf(props);
  const known = other === null ? null : view.players[other].known;
  const words = (/** @type {Cards} */ cards) =>
    cards.flatMap((n, i) => (n ? [{ word: `plunder-${types ? "kind-" : ""}${KINDS[i]}`, n }] : []));
  /** @type {import("../../store/words.js").Args} */
  const args =
    bags.length > 1
      ? { give: words(give), want: words(want), gives: sum(give), wants: sum(want) }
      : { cards: words(give) };
  const option = { id, move, key: `plunder-do-${form.verb}`, args, group: form.verb };
  return html`
    <div class=${`plu-compose${bags.length > 1 ? "" : " one"}`}>
      ${
        bags.length > 1 &&
        html`<b class="plu-side">${t(side("give"))}</b
          ><b class="plu-side right"
            >${
              other === null
                ? t(side("get"))
                : html`<${Disc} seat=${seats[other]} size=${20} /> ${t("play-plunder-get")}`
            }</b
          >`
      }
      ${KINDS.map((kind, i) => {
        const [own] = bags;
        const theirs = bags[1];
        return html`
          <${Field}
            n=${bag[i]}
            most=${Math.min(own.most[i], bag[i] + own.high - sum(give))}
            what=${t(side("give-what"), { what: { word: `plunder-${types ? "kind-" : ""}${kind}`, n: own.most[i] } })}
            onChange=${(/** @type {number} */ n) => change(i, n)}
            ><small>/${own.most[i]}</small><//
          >
          <span class=${`plu-kind ${kind}`} aria-hidden="true"
            >${draw(glyph(kind, 26, kind))}${known && known[kind] > 0 && html`<small>${t("play-plunder-knows", { n: known[kind] })}</small>`}</span
          >
          ${
            theirs &&
            html`<${Field}
              n=${bag[KINDS.length + i]}
              most=${Math.min(theirs.most[i], bag[KINDS.length + i] + theirs.high - sum(want))}
              what=${t(side("get-what"), { what: { word: `plunder-${types ? "kind-" : ""}${kind}`, n: known?.[kind] ?? 0 } })}
              onChange=${(/** @type {number} */ n) => change(KINDS.length + i, n)}
            />`
          }
        `;
      })}
    </div>
    ${some && within && bar && html`<p class="why">${rich(bar.key, bar.args, seats)}</p>`}
    <button
      class=${`btn btn--main plu-propose${props.hint === id ? " hinted" : ""}`}
      data-option=${some && within ? id : undefined}
      aria-disabled=${ready ? undefined : "true"}
      onClick=${() => ready && onTake(option)}
    >
      <span class="sr">${t(option.key, args, seats)}</span>
      <span aria-hidden="true">${t(`play-plunder-${form.verb}`)}</span>
      ${some && html`<span class="plu-on" aria-hidden="true">${bags.length > 1 ? html`<${Terms} give=${give} want=${want} size=${18} />` : html`<${Fan} cards=${give} size=${18} />`}</span>`}
    </button>
  `;
}

/** Other samples of the engine's, in one tap. @param {AnswersProps & {options: Option[]}} props */
function Samples({ options, ...props }) {
  if (!options.length) return null;
  return html`<section class="plu-samples">
    <h3 class="label">${t("play-plunder-samples")}</h3>
    <${RowAnswers} ...${props} decision=${{ ...props.decision, options }} />
  </section>`;
}

/** What lies on the table between two captains: each side with its cards. @param {AnswersProps} props */
function Between(props) {
  const { decision, seats } = props;
  const other = otherOf(props);
  if (other === null) return null;
  const [mine, theirs] = [cardsIn(decision.args.give), cardsIn(decision.args.want)];
  return html`<div class="plu-between" aria-hidden="true">
    <span><${Disc} seat=${seats[other]} size=${26} /><${Fan} cards=${theirs} size=${26} /></span>
    ${draw(glyph("swap", 26, "swap"))}
    <span><${Fan} cards=${mine} size=${26} /><${Disc} seat=${seats[decision.seat]} size=${26} /></span>
  </div>`;
}

/** A plain answer, large. @param {{option: Option, props: AnswersProps, main?: boolean, children?: any}} props */
export function Big({ option, props, main = false, children }) {
  const { seats, hint, open, onTake } = props;
  return html`<button
    class=${`btn plu-big${main ? " btn--main" : ""}${hint === option.id ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    aria-describedby=${props.why?.id === option.id ? "why" : undefined}
    onClick=${() => (open || option.barred) && onTake(option)}
  >
    <span>${rich(option.key, option.args, seats)}</span>${children}
  </button>`;
}

/** What a threat that is not agreed on may come to, or the battle that is declared: as whoever is asked would fight it.
 * @param {AnswersProps["decision"]} decision @param {any} odds */
const chances = (decision, odds) => (decision.seat === decision.turn ? odds : defended(odds));

/** Everything at once: the terms that lie there, yes or no, and other terms. @param {AnswersProps} props */
export function BargainAnswers(props) {
  const { decision, advice, view, foresight } = props;
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
  useEffect(() => {
    if (answers && other && !invited) document.querySelector(".plu-compose")?.scrollIntoView({ block: "start" });
  }, [other]);
  const most = form ? form.parts.flatMap((part) => /** @type {Bag} */ (part).most) : [];
  const first = told ?? most.map((limit, i) => (answers && most.length === laid.length ? Math.min(laid[i], limit) : 0));
  const cards = view.players[seat].cards;
  return html`
    ${answers && cards && html`<${Hand} cards=${cards} />`}
    ${answers && decision.args.give !== undefined && html`<${Between} ...${props} />`}
    ${
      answers &&
      html`<div class="plu-pair">
        ${plain.map((option) => html`<${Big} key=${option.id} option=${option} props=${props} main=${option.group === "accept"}><${Odds} odds=${chances(decision, foresight?.[option.id])} /><//>`)}
      </div>`
    }
    ${!answers && html`<${Odds} odds=${Object.values(foresight ?? {}).find((one) => one?.wins !== undefined)} />`}
    ${
      form &&
      answers &&
      !invited &&
      html`<button
        class="btn plu-other"
        aria-expanded=${other ? "true" : "false"}
        data-action="other-terms"
        onClick=${() => setOther(!other)}
      >
        ${draw(icon(other ? "minus" : "plus", 20))}<span>${rich(form.key, form.args)}</span>
      </button>`
    }
    ${form && (other || told) && html`<${Composer} key=${`${options[0]?.id} ${told}`} ...${props} start=${first} />`}
    ${(other || !answers) && html`<${Samples} ...${props} options=${composed} />`}
    ${!answers && html`<div class="plu-rows">${plain.map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}</div>`}
  `;
}

/** Whom to deal with: each with the terms that were named. @param {AnswersProps} props */
export const CloseAnswers = (props) =>
  html`<div class="plu-rows">
    ${props.decision.options.map((option) => {
      if (option.group !== "deal") return html`<${Row} key=${option.id} option=${option} props=${props} />`;
      return html`<${Answer} key=${option.id} option=${option} props=${props} cls="plu-row">
        <${Disc} seat=${props.seats[Number(option.move[1])]} size=${28} />
        <${Terms} give=${cardsIn(option.args.give)} want=${cardsIn(option.args.want)} />
      <//>`;
    })}
  </div>`;

/** Cards for peace: taken, or there is a battle, at these odds. @param {AnswersProps} props */
export function BribedAnswers(props) {
  const { decision, foresight, seats } = props;
  const other = otherOf(props);
  return html`
    <div class="plu-between" aria-hidden="true">
      ${other !== null && html`<${Disc} seat=${seats[other]} size=${26} />`}<${Fan}
        cards=${cardsIn(decision.args.cards)}
        size=${28}
      />
    </div>
    <div class="plu-pair">
      ${decision.options.map((option) => html`<${Big} key=${option.id} option=${option} props=${props} main=${option.group === "accept"}><${Odds} odds=${foresight?.[option.id]} /><//>`)}
    </div>
  `;
}
