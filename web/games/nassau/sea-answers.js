// Where to sail: a row a zone, with what it lays down and what could be done there.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { Worded } from "./tiles.js";
import { Count, Things, data, foe, rowsOf, within } from "./things.js";

/** @typedef {import("./things.js").AnswersProps} AnswersProps */
/** @typedef {import("./things.js").Option} Option */
/** @typedef {import("./things.js").View} View */
/** What could be done in a zone. @typedef {{move: (string | number)[], bar: object | null}} Act */

/** @param {string} list @param {string} id */
const printed = (list, id) => data[list].find((/** @type {{id: string}} */ one) => one.id === id);

/** An action, as small as it can be told. @param {{act: Act, view: View, zone: string}} props */
function Mark({ act: { move, bar }, view, zone }) {
  const [verb, id] = move.map(String);
  const here = view.zones.find((one) => one.zone === zone);
  const inside = () => {
    if (verb === "fight") {
      const { type, strength, points } = foe(id);
      return html`${draw(glyph(`foe-${type}`, 20))}<b class="num strength">${strength}</b
        ><span class="worth">${draw(glyph("point", 12))}<b class="num">${points}</b></span>`;
    }
    if (verb === "outpost")
      return html`${draw(glyph("outpost", 20))}<${Things} what=${rowsOf(printed("outposts", id).reward)} size=${17} />`;
    if (verb === "tower") {
      const there = here?.towers.find((one) => one.id === id);
      return html`${draw(glyph("tower", 20))}${draw(glyph(printed("watchtowers", id).weapon, 16))}${there && there.n > 0 && html`<b class="num">${there.n}</b>`}`;
    }
    if (verb === "post") {
      const good = here?.posts.find((one) => one.id === id)?.good;
      return html`${draw(glyph("post", 20))}${good && draw(glyph(good, 18))}`;
    }
    return draw(glyph(verb === "salt" || verb === "dutchman" ? verb : "tale", 20));
  };
  return html`<span class=${`nas-act${bar ? " shut" : ""}`}>${inside()}</span>`;
}

/** Each thing of the zone once; what can be done comes first. @param {Act[]} acts */
function once(acts) {
  /** @type {Map<string, Act>} */
  const found = new Map();
  for (const act of acts) {
    const id = act.move.slice(0, act.move[0] === "dutchman" ? 1 : 2).join();
    if (!found.has(id) || (found.get(id)?.bar && !act.bar)) found.set(id, act);
  }
  return [...found.values()].sort((a, b) => Number(Boolean(a.bar)) - Number(Boolean(b.bar)));
}

/** @param {AnswersProps} props */
export function SeaAnswers(props) {
  const { decision, foresight, seats, view } = props;
  const open = decision.options.filter(({ barred }) => !barred);
  const shut = decision.options.filter(({ barred }) => barred);
  const seat = seats[decision.seat];
  return html`<div class="nas-rows">
    ${open.map((option) => {
      const zone = within(option.at, "zone");
      const ahead = foresight?.[option.id];
      /** @type {Act[]} */
      const acts = once(ahead?.acts ?? []).filter(({ move }) => move[0] !== "tale");
      if (!zone)
        return html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-row nas-home"
          ><${Worded} option=${option} seats=${seats}
            >${ahead?.provisions > 0 && html`<small>${t("play-nassau-unused", { n: ahead.provisions })}</small>`}<//
          ><//
        >`;
      const laid = Number(ahead?.laid ?? option.args.n ?? 0);
      return html`<${Answer}
        key=${option.id}
        option=${option}
        props=${props}
        cls="nas-row nas-zone"
        said=${acts.length ? "" : t("play-nassau-only-tale")}
      >
        <b class="nas-letter">${zone}</b>
        <span class="nas-way">
          ${option.move[0] === "compass" && html`${draw(glyph("compass", 18))}${draw(glyph(String(option.args.lead), 18))}`}
          ${option.args.spirit === "yes" && draw(glyph("animal-monkey", 16))}
          ${option.args.stay === "yes" && html`<small>${t("play-nassau-stay")}</small>`}
          ${laid > 0 && html`<span class="nas-count loss"><${Disc} seat=${seat} size=${16} /><b class="num">−${laid}</b></span>`}
          ${ahead?.stops && draw(glyph("foe-kraken", 18, "stops"))}
        </span>
        <span class="nas-acts"
          >${acts.map((act) => html`<${Mark} act=${act} view=${view} zone=${zone} />`)}${
            acts.every(({ bar }) => bar) && html`<${Count} kind="tale" size=${20} />`
          }</span
        >
      <//>`;
    })}
    ${
      shut.length > 0 &&
      html`<div class="nas-far">
        <span class="label">${t("play-nassau-far")}</span>
        ${shut.map(
          (option) =>
            html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-small"
              ><b class="nas-letter">${within(option.at, "zone") ?? ""}</b><//
            >`,
        )}
      </div>`
    }
  </div>`;
}

/** What is said below an action: what it takes, what it risks. @param {Option} option @param {AnswersProps} props */
function under(option, { foresight, view, seats }) {
  const ahead = foresight?.[option.id];
  const [verb, id] = option.move.map(String);
  if (verb === "fight") {
    const { weapon, points, reward } = foe(id);
    return html`<small class="nas-prize"
      >${draw(glyph(weapon, 17))}<span>${t("play-nassau-prize", { n: points })}</span
      ><${Things}
        what=${rowsOf(reward)}
        size=${18}
      />${ahead?.shots !== undefined && html`<span>${t("play-nassau-shots", { n: ahead.shots, need: ahead.need })}</span>`}</small
    >`;
  }
  if (!ahead) return null;
  if (verb === "dutchman")
    return html`<small>${rich("play-nassau-risk", { n: ahead.strength, mean: tenths(ahead.through) }, seats)}</small>`;
  if (verb === "post" && ahead.full) return html`<small class="loss">${t("play-nassau-full")}</small>`;
  if (verb === "tower") {
    const tower = view.zones.flatMap(({ towers }) => towers).find((one) => one.id === id);
    if (tower && tower.owner !== null)
      return html`<small>${rich("play-nassau-frees", { seat: { seat: tower.owner }, n: tower.n }, seats)}</small>`;
  }
  return null;
}

/** @param {number} n */
export const tenths = (n) => Math.round(10 * n) / 10;

/** What to do in the zone. @param {AnswersProps} props */
export function ActAnswers(props) {
  const { decision, seats } = props;
  const options = [
    ...decision.options.filter(({ barred }) => !barred),
    ...decision.options.filter(({ barred }) => barred),
  ];
  return html`<div class="nas-rows">
    ${options.map(
      (option) =>
        html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-row">
          <${Worded} option=${option} seats=${seats}>${under(option, props)}<//>
        <//>`,
    )}
  </div>`;
}
