// Which treasure a player brings: a list of the house, or how many coins of each value, and which unique treasures, by name or
// by lot.
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { useSaid } from "../../parts/live.js";
import { rich, t } from "../../store/words.js";
import { cardName, written } from "./card-name.js";
import { Foot } from "./foot.js";
import { glyph } from "./glyphs.js";
import { trace, traced } from "./plan.js";
import { RowAnswers } from "./rows.js";
import { Steps } from "./steps.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Form} Form */
/** @typedef {import("../../play/types.js").Move} Move */
/** `counts`: how many of each number of the form, the last by lot; `named`: unique treasures.
 * @typedef {{counts: number[], named: string[]}} Pieces */

const LOT = "uniques";

/** @param {number} n @param {number} most */
const within = (n, most) => Math.max(0, Math.min(most, n));

/** One unique treasure: a touch puts it in, or takes it out. @param {{card: string, on: boolean, onClick: () => void}} props */
const Rare = ({ card, on, onClick }) =>
  html`<button
    class="option pir-row pir-rare"
    data-rare=${card}
    aria-pressed=${on ? "true" : "false"}
    onClick=${onClick}
  >
    ${draw(on ? icon("check", 24) : glyph("star", 24))}
    <span class="pir-text"><b>${cardName(card)}</b><small>${written(card)}</small></span>
  </button>`;

/** @param {{form: Form, among: string[], pieces: Pieces, change: (pieces: Pieces) => void}} props */
function Rares({ form, among, pieces, change }) {
  const [open, setOpen] = useState(false);
  const { counts, named } = pieces;
  const last = counts.length - 1;
  const lot = (/** @type {number} */ n) => [...counts.slice(0, last), n];
  const most = form.parts[last].kind === "whole" ? form.parts[last].high : 0;
  // what is named takes the place of what the lot would bring, as long as so many pieces are wanted
  const put = (/** @type {string} */ card) => {
    const now = named.includes(card) ? named.filter((one) => one !== card) : [...named, card];
    const over = Math.sign(counts.reduce((sum, n) => sum + n, now.length) - form.data?.pieces);
    const by = now.length > named.length ? -Math.max(0, over) : Math.max(0, -over);
    change({ counts: lot(within(counts[last] + by, most)), named: now });
  };
  const row = (/** @type {string} */ card) =>
    html`<${Rare} key=${card} card=${card} on=${named.includes(card)} onClick=${() => put(card)} />`;
  return html`<h3 class="pir-rares-head">${t("play-pirates-rares")}</h3>
    <${Steps}
      name=${LOT}
      label=${t("play-pirates-part-uniques")}
      value=${counts[last]}
      small=${t("play-pirates-part-uniques")}
      step=${(/** @type {number} */ by) => change({ counts: lot(within(counts[last] + by, most)), named })}
      marks=${[icon("minus", 22), icon("plus", 22)]}
    />
    ${!open && named.length > 0 && html`<div class="pir-rows">${named.map(row)}</div>`}
    <button
      class="pir-ends-head"
      data-action="rares"
      aria-expanded=${open ? "true" : "false"}
      onClick=${() => setOpen(!open)}
    >
      ${draw(glyph("star", 20))}<span>${t("play-pirates-rares-choose")}</span>
    </button>
    ${open && html`<div class="pir-rows">${among.map(row)}</div>`}`;
}

/** How much of what is asked for has been put in. @param {{form: Form, pieces: Pieces}} props */
function Sum({ form, pieces: { counts, named } }) {
  const { pieces, gold } = form.data ?? {};
  const all = counts.reduce((sum, n) => sum + n, named.length);
  const coins = counts.reduce((sum, n, i) => sum + n * Number(form.parts[i].id.split("-")[1] ?? 0), 0);
  return html`<p class="pir-sum">
    <span class=${all === pieces ? "" : "bad"}>${rich("play-pirates-supply-pieces", { n: all, of: pieces })}</span>
    <span class=${gold === null || coins === gold ? "" : "bad"}
      >${rich("play-pirates-supply-gold", { n: coins, of: gold ?? -1 })}</span
    >
  </p>`;
}

/** @param {{props: AnswersProps}} props */
function Own({ props }) {
  const { decision, seats, open, onTake, onTrace } = props;
  const [pieces, change] = useState(/** @type {Pieces | null} */ (null));
  const form = /** @type {Form} */ (decision.forms.find(({ verb }) => verb === "coins"));
  const path = decision.forms.find(({ verb }) => verb === "pieces")?.parts.at(-1);
  const [among] = useState(() => {
    const cards = path?.kind === "path" && path.leg[0].kind === "pick" ? path.leg[0].among.map(String) : [];
    return cards.sort((a, b) => String(cardName(a)).localeCompare(String(cardName(b)), document.documentElement.lang));
  });
  /** @type {Move} */
  const move = pieces ? [pieces.named.length ? "pieces" : "coins", ...pieces.counts, ...pieces.named] : [];
  const found = pieces && traced.value?.move === move.join() ? /** @type {any} */ (traced.value.found) : null;
  const bar = found?.bar;
  useEffect(() => {
    if (pieces && !found) trace(move, onTrace);
  }, [move.join(), found === null, open]);
  useSaid(bar && t(bar.key, bar.args, seats), { about: "course" });
  const able = open && found && !bar;
  const take = () =>
    able && onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: "coins", barred: null });
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  // what it opens on is in sight
  useEffect(() => void (pieces && head.current?.scrollIntoView({ block: "start" })), [pieces === null]);
  const begin = () => change(pieces ? null : { counts: form.data?.begin.map(Number), named: [] });
  const coins = form.parts.flatMap((part, i) => (part.kind === "whole" && part.id !== LOT ? [{ part, i }] : []));
  return html`<div class="pir-compose">
    <button
      ref=${head}
      class="pir-ends-head"
      data-form="coins"
      aria-expanded=${pieces ? "true" : "false"}
      onClick=${begin}
    >
      ${draw(glyph("coin", 20))}<span>${rich(form.key, form.args, seats)}</span>
    </button>
    ${
      pieces &&
      html`<div class="pir-compose-parts">
        <div class="pir-steps">
          ${coins.map(
            ({ part, i }) =>
              html`<${Steps}
                key=${part.id}
                name=${part.id}
                label=${t(`play-pirates-part-${part.id}`)}
                value=${pieces.counts[i]}
                small=${t(`play-pirates-part-${part.id}`)}
                step=${(/** @type {number} */ by) => change({ ...pieces, counts: pieces.counts.map((n, k) => (k === i ? within(n + by, part.high) : n)) })}
                marks=${[icon("minus", 22), icon("plus", 22)]}
              />`,
          )}
          <${Sum} form=${form} pieces=${pieces} />
        </div>
        ${among.length > 0 && html`<${Rares} form=${form} among=${among} pieces=${pieces} change=${change} />`}
        <${Foot} bar=${bar} seats=${seats} able=${able} onTake=${take} word="play-pirates-so" />
      </div>`
    }
  </div>`;
}

/** What becomes of the treasure, lists of the house, and one's own choice. @param {AnswersProps} props */
export const SupplyAnswers = (props) =>
  html`<p class="pir-tip">${t("play-pirates-tip-supply")}</p>
    <${RowAnswers} ...${props} /><${Own} props=${props} />`;
