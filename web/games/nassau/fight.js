// A fight: who is fought, what was fired, the tokens as they are drawn, the dice. And its answers, each with its odds.
import { draw } from "../../art/draw.js";
import { emblemOf, tokenOf } from "../../art/colours.js";
import { chip } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { Answer } from "../../play/answer.js";
import { percent, rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { Worded } from "./tiles.js";
import { Things, data, foe, rowsOf } from "./things.js";
import { tenths } from "./sea-answers.js";

/** @typedef {import("./things.js").AnswersProps} AnswersProps */
/** @typedef {import("./things.js").Option} Option */
/** @typedef {import("./things.js").View} View */
/** @typedef {import("./things.js").Seat} Seat */
/** A fight as it is shown. `lost`: what the attacks took. @typedef {{seat: number, foe: string | null, strength: number | null, fired: number, bomb: boolean, drawn: string[], attacks: string[] | null, dice: number[], lost: string[], points: number, end: string}} Fight */

const GOOD = data.combat_die.repel_on;

/** A fight in which nothing has happened. @type {Omit<Fight, "seat" | "foe">} */
const BLANK = {
  strength: null,
  fired: 0,
  bomb: false,
  drawn: [],
  attacks: null,
  dice: [],
  lost: [],
  points: 0,
  end: "",
};

/** @param {{token: string, gone?: boolean}} props */
const Token = ({ token, gone = false }) =>
  html`<span
    class=${`fray-token fray-token--${token === "blank" || token === "dodge" ? token : "attack"}${gone ? " gone" : ""}`}
    >${token !== "blank" && draw(glyph(token === "weapon" ? "weapon_choice" : token, 20))}<span class="sr"
      >${t(`nassau-token-${token}`)}</span
    ></span
  >`;

/** @param {{face: number}} props */
const Die = ({ face }) => html`<b class=${`fray-die num${GOOD.includes(face) ? " good" : ""}`}>${face}</b>`;

/** The opponent's tile, or the Dutchman. @param {{fight: Fight, view: View}} props */
function Enemy({ fight }) {
  const one = fight.foe ? foe(fight.foe) : null;
  return html`<div class="fray-foe">
    ${draw(glyph(one ? `foe-${one.type}` : "dutchman", 46))}
    <span class="fray-facts">
      <b>${t(one ? `nassau-opponent-${one.type}` : "nassau-option-dutchman")}</b>
      <span class="fray-line"
        ><span class="sr">${t("play-nassau-strength", { n: fight.strength ?? one?.strength ?? 0 })}</span
        ><b class="num strength" aria-hidden="true">${fight.strength ?? one?.strength}</b> ${
          one &&
          html`${draw(glyph(one.weapon, 18))}<span class="worth"
              >${draw(glyph("point", 14))}<b class="num">${one.points}</b></span
            ><${Things} what=${rowsOf(one.reward)} size=${18} />`
        }</span
      >
    </span>
  </div>`;
}

/** Crates of everybody on the tile. @param {{fight: Fight, view: View, seats: Seat[]}} props */
function Damage({ fight, view, seats }) {
  const there = fight.foe ? view.zones.flatMap(({ foes }) => foes).find(({ id }) => id === fight.foe) : null;
  const crates =
    there?.crates ?? view.players.map(({ dutch }, i) => (fight.foe ? 0 : dutch[0] && i >= 0 ? dutch[0] : 0));
  if (!crates.some(Boolean)) return null;
  return html`<span class="fray-damage">
    ${crates.map(
      (n, seat) =>
        n > 0 &&
        html`<span class="nas-count"
          >${draw(chip({ colour: tokenOf(seats[seat].colour), emblem: emblemOf(seats[seat]), size: 17 }))}${draw(glyph("crate", 17))}<b
            class="num"
            >${n}</b
          ></span
        >`,
    )}
  </span>`;
}

/** @param {{fight: Fight, view: View, seats: Seat[]}} props */
export function Fray({ fight, view, seats }) {
  const left = [...(fight.attacks ?? fight.drawn.filter((one) => one !== "blank" && one !== "dodge"))];
  const told = fight.drawn.map((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return { token, gone: at < 0 && token !== "blank" && token !== "dodge" && fight.attacks !== null };
  });
  return html`<div
    class=${`fray ${fight.end}`}
    role="group"
    aria-label=${t("play-nassau-fray", { seat: { seat: fight.seat } }, seats)}
  >
    <div class="fray-sides">
      <${Enemy} fight=${fight} view=${view} />
      <span class="fray-us"
        ><${Disc} seat=${seats[fight.seat]} size=${26} /><span class="nas-count"
          >${draw(glyph("crate", 22))}<b class="num">${fight.fired}</b></span
        >${fight.bomb && draw(glyph("bomb", 22))}<${Damage} fight=${fight} view=${view} seats=${seats}
      /></span>
    </div>
    ${
      fight.drawn.length > 0 &&
      html`<div class="fray-tokens">
        ${told.map((one, i) => html`<${Token} key=${i} ...${one} />`)}
        ${Array.from({ length: Math.max(0, (fight.strength ?? 0) - fight.drawn.length) }, () => html`<span class="fray-token waits"></span>`)}
      </div>`
    }
    ${fight.dice.length > 0 && html`<div class="fray-dice">${fight.dice.map((face, i) => html`<${Die} key=${`${i}${face}`} face=${face} />`)}</div>`}
    ${
      (fight.lost.length > 0 || fight.points !== 0) &&
      html`<p class="fray-lost">
        ${fight.lost.map((kind) => html`<span class="loss nas-count">−${draw(glyph(kind, 18))}</span>`)}
        ${fight.points !== 0 && html`<span class=${fight.points < 0 ? "loss num" : "brass num"}>${fight.points > 0 ? "+" : "−"}${Math.abs(fight.points)}${draw(glyph("point", 15))}</span>`}
      </p>`
    }
  </div>`;
}

/** The fight of the view, as it is shown. @param {View} view @returns {Fight | null} */
export const fightOf = ({ fight }) => fight && { ...fight, lost: [], points: 0, end: "" };

/** @param {{share: number, word: string, sure?: string}} props */
const Chance = ({ share, word }) =>
  html`<span class="nas-odds"
    ><i class="odds-line" style=${{ "--part": share }}></i><b class="num">${percent(share)}</b>
    <span>${word}</span></span
  >`;

/** How many crates, with crab or bomb. @param {AnswersProps} props */
export function FireAnswers(props) {
  const { decision, foresight, seats, view } = props;
  const fight = { ...BLANK, seat: decision.seat, foe: decision.data?.foe };
  return html`
    <${Fray} fight=${fight} view=${view} seats=${seats} />
    <div class="nas-rows">
      ${decision.options.map((option) => {
        const ahead = foresight?.[option.id];
        const [, n, ...flags] = option.move;
        const said = ahead ? t("play-nassau-odds", oddsOf(ahead)) : "";
        return html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-row nas-fire" said=${said}>
          <span class="nas-count">${draw(glyph("crate", 26))}<b class="num">${n}</b></span>
          ${flags.includes("bomb") && draw(glyph("bomb", 24))}${flags.includes("crab") && draw(glyph("animal-crab", 24))}${flags.includes("monkey") && draw(glyph("animal-monkey", 20))}
          ${Number(option.args.laid) > 0 && html`<span class="nas-count loss"><${Disc} seat=${seats[decision.seat]} size=${16} /><b class="num">−${option.args.laid}</b></span>`}
          ${
            ahead &&
            (ahead.beaten
              ? html`<span class="nas-odds"><b>${t("play-nassau-at-once")}</b></span>`
              : html`<span class="nas-chances"
                  ><${Chance} share=${ahead.hit[1]} word=${t("play-nassau-hits")} /><${Chance}
                    share=${ahead.down[1]}
                    word=${t("play-nassau-downs")}
                  /><small>${t("play-nassau-through", { mean: tenths(ahead.through) })}</small></span
                >`)
          }
        <//>`;
      })}
    </div>
    ${foresight && view.players[decision.seat].items.rum > 0 && html`<p class="note">${t("play-nassau-with-rum", { n: view.players[decision.seat].items.rum })}</p>`}
  `;
}

/** What a shot may bring, as words want it. @param {any} ahead */
const oddsOf = ({ hit, down, through }) => ({
  hit: percent(hit[1]),
  down: percent(down[1]),
  mean: tenths(through),
});

/** Why a shot is advised. @type {import("../../play/types.js").Face["because"]} */
export const because = (ahead, key) =>
  ahead && key === "nassau-do-fire" ? { key: "play-nassau-odds", args: oddsOf(ahead) } : null;

/** What is said below an answer within a fight. @param {any} ahead */
function within(ahead) {
  if (!ahead) return null;
  if (ahead.kind === "dodge")
    return html`<small class=${ahead.hit ? "" : "loss"}
      >${t(ahead.down ? "play-nassau-still-down" : ahead.hit ? "play-nassau-still-hit" : "play-nassau-in-vain")}</small
    >`;
  if (ahead.through !== undefined)
    return html`<small>${t("play-nassau-through", { mean: tenths(ahead.through) })}</small>`;
  return null;
}

/** Dodges, dice, the cat, what is sent back, the reward. @param {AnswersProps} props */
export function FightAnswers(props) {
  const { decision, foresight, seats, view } = props;
  const fight = fightOf(view);
  return html`
    ${fight && html`<${Fray} fight=${fight} view=${view} seats=${seats} />`}
    <div class="nas-rows">
      ${decision.options.map(
        (option) =>
          html`<${Answer} key=${option.id} option=${option} props=${props} cls="nas-row">
            ${
              option.move[0] === "repel"
                ? html`<span class="nas-tokens"
                      >${option.move.slice(1).map((token) => html`<${Token} token=${String(token)} />`)}</span
                    ><span class="nas-text"><b>${rich(option.key, option.args, seats)}</b></span>`
                : html`<${Worded} option=${option} seats=${seats}>${within(foresight?.[option.id])}<//>`
            }
          <//>`,
      )}
    </div>
  `;
}

// ---- as it is told

/** @param {Fight | null} before @param {import("../../play/types.js").Event} event @returns {(Fight & {done?: boolean, aside?: boolean}) | null} */
export function scene(before, { key, data: about = {}, args }) {
  if (key === "nassau-fired" || key === "nassau-fired-dutchman") {
    const strength = about.foe ? foe(about.foe).strength : null;
    const { seat, foe: id = null, n: fired } = about;
    return { ...BLANK, seat, foe: id, strength, fired, bomb: Boolean(about.bomb) };
  }
  const fight = /** @type {any} */ (before);
  if (!fight) return null;
  if (fight.done) return key.startsWith("nassau-") ? null : fight;
  const own = about.seat === fight.seat;
  switch (key) {
    case "nassau-token":
      return { ...fight, drawn: [...fight.drawn, about.token] };
    case "nassau-dodged":
      return { ...fight, fired: Math.max(0, fight.fired - 1) };
    case "nassau-rolled":
      return { ...fight, dice: about.dice };
    case "nassau-repelled": {
      const left = fight.drawn.filter((/** @type {string} */ one) => one !== "blank" && one !== "dodge");
      for (const token of about.tokens) left.splice(left.indexOf(token), 1);
      return { ...fight, attacks: left };
    }
    case "nassau-lost":
      return own ? { ...fight, lost: [...fight.lost, about.kind] } : fight;
    case "nassau-points":
    case "nassau-points-lost":
      return own ? { ...fight, points: fight.points + about.n } : fight;
    case "nassau-defeated":
      return { ...fight, end: "won", done: true };
    case "nassau-fight-over":
      return { ...fight, end: "", done: true };
    case "nassau-turn":
      return { ...fight, done: true };
  }
  // two rum end an attack on the Dutchman
  if (!fight.foe && key === "nassau-gained" && own && args) return { ...fight, done: true };
  return fight;
}

/** @param {import("../../play/types.js").SceneProps<View>} props */
export const Scene = ({ scene: fight, view, seats }) =>
  html`<div class="nas"><${Fray} fight=${fight} view=${view} seats=${seats} /></div>`;
