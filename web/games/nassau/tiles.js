// Answers as tiles: what it takes at the left, what it brings at the right. Every one is a button with its words for those who listen.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { Count, Things, markOf, thingsOf } from "./things.js";

/** @typedef {import("./things.js").AnswersProps} AnswersProps */
/** @typedef {import("./things.js").Option} Option */
/** @typedef {import("./things.js").Seat} Seat */

/** So many pirates of a seat, as they would stand in the alley. @param {{seat: Seat, n: number}} props */
export const Pirates = ({ seat, n }) =>
  html`<span class="nas-pirates">${Array.from({ length: n }, () => html`<${Disc} seat=${seat} size=${18} />`)}</span>`;

/** An exit of the town by which nobody can leave. @param {Option} option */
const shutOut = ({ key }) => key === "nassau-do-barge-closed";

const Arrow = () => html`<i class="nas-arrow"></i>`;

/** What a way through the town costs, and where it leads. @param {{option: Option, seat: Seat}} props */
function Street({ option, seat }) {
  const { args, move } = option;
  if (move[0] === "relocate")
    return html`${draw(glyph("captain", 26))}<span class="nas-text"
        ><b>${t("play-nassau-stand-there")}</b><small>${t("play-nassau-takes-nothing")}</small></span
      ><span class="nas-place"><${Things} what=${args.what} other=${args.other} /></span>`;
  const barge = move[0] === "barge";
  // nobody knows yet where a way that is closed would lead
  if (shutOut(option))
    return html`${draw(glyph("barge", 22))}<span class="nas-text">${t("nassau-do-barge-closed")}</span>`;
  return html`
    <span class="nas-cost">
      ${barge && draw(glyph("barge", 22))}
      ${Number(args.n) > 0 && html`<${Pirates} seat=${seat} n=${Number(args.n)} />`}
      ${args.points === "yes" && html`<b class="num loss">−2</b>`}
      ${barge && args.points === "no" && html`<${Count} kind="doubloon" n=${1} size=${18} />`}
      ${args.spirit === "yes" && draw(glyph("animal-monkey", 18))}
    </span>
    <${Arrow} />
    <${Things} what=${args.what} other=${args.other} />
  `;
}

/** Usable ones first, in the engine's order. @param {Option[]} options */
const ordered = (options) => [...options.filter((one) => !one.barred), ...options.filter((one) => one.barred)];

/** Ways through the town: those there are, what can be done here instead, and the ways that are shut. @param {AnswersProps} props */
export function TownAnswers(props) {
  const { decision, seats } = props;
  const streets = decision.options.filter(({ group }) => group !== "stay");
  const stay = decision.options.filter(({ group }) => group === "stay");
  // of the exits that are closed one stands for all
  const [closed] = streets.filter(shutOut);
  const walks = (/** @type {boolean} */ shut) => {
    const ways = streets.filter((option) => Boolean(option.barred) === shut && (option === closed || !shutOut(option)));
    if (!ways.length) return null;
    return html`<div class="nas-tiles">
      ${ways.map(
        (option) =>
          html`<${Answer}
            key=${option.id}
            option=${option}
            props=${props}
            cls=${`nas-walk${option.move[0] === "relocate" ? " nas-back" : ""}`}
          >
            <${Street} option=${option} seat=${seats[decision.seat]} />
          <//>`,
      )}
    </div>`;
  };
  return html`
    ${walks(false)}
    <div class="nas-tiles nas-stay">
      ${stay.map((option) => html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-words"><${Worded} option=${option} seats=${seats} /><//>`)}
    </div>
    ${walks(true)}
  `;
}

/** The mark of an answer that stands before its words. @type {Record<string, (option: Option) => string>} */
const MARKS = {
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

/** @param {unknown} arg */
const first = (arg) => {
  const [thing] = thingsOf(arg);
  return thing ? markOf(thing.word) : "";
};

/** @param {Option} option */
export const markFor = (option) => MARKS[String(option.move[0])]?.(option) ?? "";

/** An answer in its words, with its mark. @param {{option: Option, seats: Seat[], children?: any}} props */
export function Worded({ option, seats, children }) {
  const kind = markFor(option);
  return html`${kind && draw(glyph(kind, 28))}<span class="nas-text"
      ><b>${rich(option.key, option.args, seats)}</b>${children}</span
    >`;
}

/** Answers in their words, one below the other; `under`: what is said below one. @param {{props: AnswersProps, under?: (option: Option) => any, cls?: string}} props */
export const Rows = ({ props, under = () => null, cls = "" }) =>
  html`<div class=${`nas-rows ${cls}`}>
    ${ordered(props.decision.options).map(
      (option) =>
        html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-row">
          <${Worded} option=${option} seats=${props.seats}>${under(option)}<//>
        <//>`,
    )}
  </div>`;

/** Any question without a list of its own. @param {AnswersProps} props */
export const RowAnswers = (props) => html`<${Rows} props=${props} />`;

/** Which animal comes aboard, loses or gets a sailor: with what it does. @param {AnswersProps} props */
export const AnimalAnswers = (props) =>
  html`<${Rows}
    props=${props}
    under=${(/** @type {Option} */ option) => {
      const kind = first(option.args.animal).replace("animal-", "");
      return kind && html`<small>${t(`play-nassau-animal-${kind}`)}</small>`;
    }}
  />`;
