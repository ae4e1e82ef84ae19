// Tales at the campfire: the cards of the hand, which of them are true, and what a choice would score.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { useSaid } from "../../parts/live.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { TaleCard } from "./cards.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("./things.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Move} Move */
/** What a choice would score. @typedef {{rum: number, have: number, total: number, cards: {card: number, met: boolean, points: number}[], bar: import("../../play/types.js").Ruled | null}} Reach */

/** @param {AnswersProps} props */
export function TellAnswers(props) {
  const { decision, advice } = props;
  const move = (advice ?? decision.options[0]?.move ?? []).slice(1).map(Number);
  return html`<${Tell} key=${`${decision.options[0]?.id} ${advice}`} ...${props} start=${move} />`;
}

/** @param {AnswersProps & {start: number[]}} props */
function Tell(props) {
  const { decision, seats, open, onTake, onTrace, start } = props;
  const [form] = decision.forms;
  /** @type {{hand: number[]}} */
  const { hand } = form.data;
  const among = (/** @type {number} */ i) => /** @type {{among: Move}} */ (form.parts[i]).among;
  const [parrot, setParrot] = useState(start[0] ?? 0);
  const [monkey, setMonkey] = useState(start[1] ?? 0);
  const [cards, setCards] = useState(start.slice(2));
  const [reach, setReach] = useState(/** @type {Reach | null} */ (null));
  /** @type {Move} */
  const move = [form.verb, cards.includes(parrot) ? parrot : 0, monkey, ...[...cards].sort((a, b) => a - b)];
  const id = move.join(":");
  useEffect(() => {
    let late = false;
    onTrace(move).then((answer) => !late && setReach(answer));
    return () => {
      late = true;
    };
  }, [id]);
  const toggle = (/** @type {number} */ card) =>
    setCards(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]);
  useSaid(cards.length > 0 && reach?.bar && t(reach.bar.key, reach.bar.args, seats), { about: "why" });
  const ready = open && reach !== null && !reach.bar && cards.length > 0;
  const option = { id, move, key: "nassau-do-tell-form", args: {}, group: form.verb };
  const doubles = among(0).length > 1;
  return html`
    <p class="nas-sum">
      <span class="nas-count"
        >${draw(glyph("rum", 22))}<b class="num">${reach?.rum ?? "–"}</b> / ${reach?.have ?? "–"}</span
      >
      <span>${rich("play-nassau-would-score", { n: reach?.total ?? 0 }, seats)}</span>
    </p>
    <ul class="nas-cards">
      ${hand.map((card) => {
        const now = reach?.cards.find((one) => one.card === card);
        const chosen = cards.includes(card);
        return html`<li class=${chosen ? "chosen" : ""}>
          <button
            class="option nas-card"
            aria-pressed=${chosen ? "true" : "false"}
            data-card=${card}
            onClick=${() => toggle(card)}
          >
            <${TaleCard} card=${card} met=${now?.met ?? null} points=${chosen ? (now?.points ?? null) : null} />
          </button>
          ${
            doubles &&
            chosen &&
            html`<button
              class="btn nas-parrot"
              aria-pressed=${parrot === card ? "true" : "false"}
              aria-label=${t("play-nassau-parrot", { tale: { word: `nassau-tale-${card}` } })}
              onClick=${() => setParrot(parrot === card ? 0 : card)}
            >
              ${draw(glyph("animal-parrot", 22))}<b class="num">×2</b>
            </button>`
          }
        </li>`;
      })}
    </ul>
    ${
      among(1).length > 1 &&
      html`<button
        class="btn nas-rat"
        aria-pressed=${monkey ? "true" : "false"}
        onClick=${() => setMonkey(monkey ? 0 : 1)}
      >
        ${draw(glyph("animal-monkey", 24))}<span>${t("play-nassau-use-monkey")}</span>
      </button>`
    }
    ${cards.length > 0 && reach?.bar && html`<p class="why">${rich(reach.bar.key, reach.bar.args, seats)}</p>`}
    <p class="note">${t("play-nassau-joke-note")}</p>
    <button
      class="btn btn--main pay-it"
      data-option=${cards.length ? id : undefined}
      aria-disabled=${ready ? undefined : "true"}
      onClick=${() => ready && onTake(option)}
    >
      <span>${t("play-nassau-tell-them", { n: cards.length })}</span>
    </button>
    <section class="nas-samples">
      <h3 class="label">${t("play-nassau-samples")}</h3>
      <div class="nas-rows">
        ${decision.options
          .filter((one) => one.id !== id)
          .map(
            (one) =>
              html`<${Answer} key=${one.id} option=${one} props=${props} cls="nas-row"
                ><span class="nas-text"><b>${rich(one.key, one.args, seats)}</b></span><//
              >`,
          )}
      </div>
    </section>
  `;
}
