// My tales: what they ask about is typed in once and kept; which of them are true now is what the engine says.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Sheet } from "../../../parts/sheet.js";
import { Stepper } from "../../../parts/stepper.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich, t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {import("../../../screens/tools/all.js").Asked} Asked */
/** @typedef {{id: number, back: string, points: number, met: boolean, condition: {key: string, args: any, rule: string} | null, asks: string[]}} Card */
/** @typedef {{hand: number[], given: Record<string, number>}} Kept */

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Tales({ tool }) {
  const fields = tool.asks.filter(({ kind }) => kind !== "group");
  /** @returns {Kept} */
  const fresh = () => ({ hand: [], given: Object.fromEntries(fields.map((one) => [one.id, one.first])) });
  const [kept, setNow] = useKept(`${tool.id}.hand`, fresh);
  const now = { hand: kept.hand ?? [], given: { ...fresh().given, ...kept.given } };
  const [view, setView] = useState("hand");
  const [adding, setAdding] = useState(false);
  const { lines, data } = useAnswer(tool.id, { ...now.given, hand: now.hand.map((card) => ({ card })) });
  const numbers = tool.asks.find(({ kind }) => kind === "group")?.fields?.[0];
  // until the engine has woken up the numbers are there, and nothing is said of them
  /** @type {Card[]} */
  const cards =
    data?.cards ??
    Array.from({ length: numbers?.high ?? 0 }, (_, i) => ({
      id: i + 1,
      back: "",
      points: 0,
      met: false,
      condition: null,
      asks: [],
    }));
  const by = new Map(cards.map((card) => [card.id, card]));
  const hand = now.hand.map((id) => by.get(id)).filter((card) => card !== undefined);
  const give = (/** @type {string} */ id, /** @type {number} */ value) =>
    setNow({ ...now, given: { ...now.given, [id]: value } });
  const hold = (/** @type {number} */ id) =>
    setNow({
      ...now,
      hand: now.hand.includes(id) ? now.hand.filter((one) => one !== id) : [...now.hand, id].sort((a, b) => a - b),
    });
  const field = (/** @type {string} */ id) => fields.find((one) => one.id === id);
  // a thing that several cards ask about is typed in under the first of them only
  /** @type {Set<string>} */
  const asked = new Set();
  const own = hand.map((card) => {
    const mine = card.asks.filter((id) => !asked.has(id));
    for (const id of mine) asked.add(id);
    return { card, mine };
  });
  return html`
    <${Bar} title=${t(tool.key)} note=${t("nassau-title")}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setNow(fresh())} />
    <//>
    <main class="page nas-tales" data-helper=${tool.id}>
      <${Segments}
        label=${t(tool.key)}
        value=${view}
        onChange=${setView}
        among=${[
          { value: "hand", label: t("page-nassau-hand", { count: now.hand.length }) },
          { value: "all", label: t("page-nassau-all", { count: cards.filter(({ met }) => met).length }) },
          { value: "have", label: t("page-nassau-have") },
        ]}
      />
      ${view === "hand" && html`<${News}><${Lines} game="nassau" lines=${lines} /><//>`}
      ${
        view === "hand" &&
        html`<ul class="nas-tale-hand">
            ${own.map(
              ({ card, mine }) =>
                html`<li
                  class=${`plate nas-tale${card.met ? " nas-tale--met" : ""}`}
                  key=${card.id}
                  data-card=${card.id}
                >
                  <b class="nas-tale-number num">${card.id}</b>
                  <p>${card.condition && rich(card.condition.key, card.condition.args)}</p>
                  ${
                    card.condition &&
                    html`<p class="nas-tale-says">
                      <${Icon} name=${card.met ? "check" : "close"} size=${20} />${t(
                        card.met ? "page-nassau-told" : "page-nassau-joke",
                        { points: card.points },
                      )}
                    </p>`
                  }
                  <button
                    class="btn btn--icon"
                    aria-label=${t("page-nassau-drop", { number: card.id })}
                    onClick=${() => hold(card.id)}
                  >
                    <${Icon} name="bin" size=${20} />
                  </button>
                  ${mine.length > 0 && html`<div class="nas-tale-asks">${mine.map((id) => html`<${Have} key=${id} asked=${field(id)} value=${now.given[id]} onChange=${give} />`)}</div>`}
                </li>`,
            )}
          </ul>
          ${now.hand.length === 0 && html`<p class="question nas-tale-empty">${t("page-nassau-empty")}</p>`}`
      }
      ${
        view === "all" &&
        html`<${Numbers} cards=${cards} hand=${now.hand} onTap=${hold} />
          <p class="small soft">${t("page-nassau-all-note")}</p>`
      }
      ${
        view === "have" &&
        html`<div class="nas-tale-asks nas-tale-asks--all">
          ${fields.map((one) => html`<${Have} key=${one.id} asked=${one} value=${now.given[one.id]} onChange=${give} />`)}
        </div>`
      }
      <p class="small soft">${t("page-nassau-house")} <${RuleLink} game="nassau" rule=${tool.rule} /></p>
    </main>
    <footer class="device-foot">
      <button class=${`btn${now.hand.length ? "" : " btn--main"}`} data-action="cards" onClick=${() => setAdding(true)}>
        <${Icon} name="cards" />${t("page-nassau-cards")}
      </button>
    </footer>
    ${
      adding &&
      html`<${Sheet} title=${t("page-nassau-cards")} onClose=${() => setAdding(false)}>
        <p class="small soft">${t("page-nassau-cards-note")}</p>
        <${Numbers} cards=${cards} hand=${now.hand} onTap=${hold} />
        <div class="slip-foot">
          <button class="btn btn--ink" onClick=${() => setAdding(false)}>${t("page-score-done")}</button>
        </div>
      <//>`
    }
  `;
}

/** All the cards by number. @param {{cards: Card[], hand: number[], onTap: (id: number) => void}} props */
const Numbers = ({ cards, hand, onTap }) =>
  html`<div class="nas-tale-numbers" role="group" aria-label=${t("page-nassau-cards")}>
    ${cards.map(
      (card) =>
        html`<button
          key=${card.id}
          class=${card.met ? "met" : ""}
          data-number=${card.id}
          aria-pressed=${hand.includes(card.id) ? "true" : "false"}
          aria-label=${t(card.met ? "page-nassau-number-met" : "page-nassau-number", { number: card.id })}
          onClick=${() => onTap(card.id)}
        >
          ${card.id}
        </button>`,
    )}
  </div>`;

/** @param {{asked: Asked | undefined, value: number, onChange: (id: string, value: number) => void}} props */
function Have({ asked, value, onChange }) {
  if (!asked) return null;
  const { id, low, high } = asked;
  return html`<div class="ask-row">
    <label for=${`have-${id}`}>${t(asked.key)}</label>
    ${
      asked.kind === "flag"
        ? html`<${Lamp}
            id=${`have-${id}`}
            on=${value === 1}
            onChange=${(/** @type {boolean} */ on) => onChange(id, on ? 1 : 0)}
          />`
        : html`<${Stepper}
            id=${`have-${id}`}
            label=${t(asked.key)}
            value=${value}
            low=${low}
            high=${high}
            onChange=${(/** @type {number | null} */ next) => onChange(id, Math.max(low, Math.min(high, next ?? low)))}
          />`
    }
  </div>`;
}
