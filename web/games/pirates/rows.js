// Answers as buttons: a mark, words, and where something is risked, the odds.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { sideOf } from "./where.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").AnswersProps<View>} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** The mark of a group of options. @type {Record<string, string>} */
export const MARKS = {
  sail: "sail",
  about: "about",
  shoot: "gun",
  fire: "gun",
  explore: "dig",
  load: "coin",
  repair: "mend",
  ram: "ram",
  tow: "tow",
  release: "tow",
  board: "board",
  scuttle: "sink",
  transfer: "crew",
  switch: "crew",
  build: "fort",
  "fort-repair": "fort",
  home: "home",
  deploy: "anchor",
  stow: "crew",
  ashore: "crew",
  aboard: "crew",
  over: "crew",
  clear: "reef",
  emerge: "fog",
  fleet: "list",
  supply: "coin",
  raid: "coin",
};

/** The message that says which letter leads to a group of options. @type {Record<string, string>} */
export const LETTERS = {
  sail: "play-pirates-letter-course",
  shoot: "play-pirates-letter-shoot",
  fire: "play-pirates-letter-shoot",
  explore: "play-pirates-letter-explore",
  load: "play-pirates-letter-explore",
  repair: "play-pirates-letter-repair",
};

/** @param {number} share */
export const percent = (share) => `${Math.round(100 * share)}%`;

/** What is heard of it. @param {number} good  of six */
export const chanceWords = (good) => t("play-pirates-chance", { n: Math.round((100 * good) / 6) });

/** Of two who roll against each other: won, equal, lost, of 36. @typedef {{win: number, tie: number, lose: number}} Rolls */

/** @param {Rolls} odds */
const oddsWords = ({ win, tie, lose }) => {
  const [w, e, l] = [win, tie, lose].map((n) => Math.round((100 * n) / (win + tie + lose)));
  return t("play-pirates-odds", { win: w, tie: e, lose: l });
};

/** The share of rolls that hit, as a number and a bar. @param {{good: number}} props  of six */
export const Chance = ({ good }) =>
  html`<span class="pir-chance"
    ><i aria-hidden="true">${Array.from({ length: 6 }, (_, k) => html`<b class=${k < good ? "on" : ""}></b>`)}</i
    ><span class="num">${percent(good / 6)}</span></span
  >`;

/** @param {{odds: Rolls}} props */
const Odds = ({ odds: { win, tie, lose } }) =>
  html`<span class="pir-odds">
    ${[
      ["w", win],
      ["t", tie],
      ["l", lose],
    ]
      .filter(([, n]) => n)
      .map(
        ([cls, n]) =>
          html`<i class=${cls} style=${{ flexGrow: n }}
            >${Number(n) > 5 && cls !== "t" ? percent(Number(n) / (win + tie + lose)) : ""}</i
          >`,
      )}
  </span>`;

/** `small`: what stands below its words. @param {{option: Option, props: AnswersProps, small?: string, onTake?: () => void}} props */
export function Row({ option, props, small = "", onTake }) {
  const { good, odds } = option.data ?? {};
  const name = MARKS[option.group];
  const said = [small, good !== undefined && chanceWords(good), odds && oddsWords(odds)].filter(Boolean).join(". ");
  const taking = onTake && !option.barred ? { ...props, onTake } : props;
  return html`<${Answer} option=${option} props=${taking} cls="pir-row" said=${said} letter=${LETTERS[option.group]}>
    ${name && draw(glyph(name, 24))}
    <span class="pir-text"
      ><b>${rich(option.key, option.args, props.seats)}</b>${small && html`<small>${small}</small>`}</span
    >
    ${good !== undefined && html`<${Chance} good=${good} />`} ${odds && html`<${Odds} odds=${odds} />`}
  <//>`;
}

const IN_SIGHT = 6;

/**
 * What can be done stands before what is refused; of a long list that which leaves all as it is before everything, so
 * that nobody has to look for it below. @param {Option[]} options
 */
export const useful = (options) => {
  const free = options.filter(({ barred }) => !barred);
  const [first, rest] = [true, false].map((it) => free.filter((option) => Boolean(option.default) === it));
  return [...(free.length > IN_SIGHT ? [...first, ...rest] : free), ...options.filter(({ barred }) => barred)];
};

/** Answers of so few letters stand side by side, where there are many and all are of one ship or of none. */
const SHORT = 45;

/** @param {AnswersProps} props */
export function RowAnswers(props) {
  const { decision, seats, view } = props;
  // berths around an island are read as one goes round it
  const round = decision.options.every(({ group, move }) => group === "deploy" && typeof move[2] === "number");
  const options = round
    ? [...decision.options].sort((a, b) => Number(a.move[2]) - Number(b.move[2]))
    : useful(decision.options);
  const many =
    options.length > IN_SIGHT &&
    options.every(({ key, args, from }) => from === options[0].from && t(key, args, seats).length < SHORT);
  return html`<div class=${many ? "pir-rows many" : "pir-rows"}>
    ${options.map((option) => html`<${Row} key=${option.id} option=${option} props=${props} small=${sideOf(option, view, decision)} />`)}
  </div>`;
}

/** Crew and equipment, each with where else it may go. @param {AnswersProps} props */
export function CrewAnswers(props) {
  const { decision, seats } = props;
  const stays = decision.options.filter(({ move }) => move[0] !== "stow");
  /** @type {Map<string, Option[]>} */
  const by = new Map();
  for (const option of decision.options) {
    const who = option.move.slice(1, 3).join();
    if (who) by.set(who, [...(by.get(who) ?? []), option]);
  }
  return html`
    <div class="pir-rows">
      ${stays.map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
    </div>
    ${[...by].map(
      ([who, options]) =>
        html`<section class="pir-target" key=${who}>
          <h3>${draw(glyph("crew", 20))}<span>${rich("play-pirates-stow", options[0].args, seats)}</span></h3>
          <div class="pir-guns">
            ${options.map((option) => html`<${Answer} key=${option.id} option=${option} props=${props} cls="pir-stow"><span>${rich("play-pirates-stow-to", option.args, seats)}</span><//>`)}
          </div>
        </section>`,
    )}
  `;
}
