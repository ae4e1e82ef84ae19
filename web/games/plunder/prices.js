// The price card of the box: what everything costs, and how much of it there may be.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { Count, KINDS } from "./hand.js";
import { data } from "./squares.js";

/** @param {{cost: Record<string, number>}} props */
const Cost = ({ cost }) =>
  html`<span class="plu-price-cost" aria-hidden="true"
    >${KINDS.filter((kind) => cost[kind]).map((kind) => html`<${Count} kind=${kind} n=${cost[kind]} size=${20} />`)}</span
  >`;

/** @param {Record<string, number>} cost */
const inWords = (cost) =>
  KINDS.filter((kind) => cost[kind])
    .map((kind) => t(`plunder-${kind}`, { n: cost[kind] }))
    .join(", ");

/** @param {{mark: string, what: string, note: string, cost?: Record<string, number>, words?: string}} props */
const Price = ({ mark, what, note, cost, words }) =>
  html`<li class="plu-price">
    ${draw(glyph(mark, 28))}
    <span class="plu-text"><b>${what}</b><small>${note}</small></span>
    ${cost ? html`<span class="sr">${inWords(cost)}</span><${Cost} cost=${cost} />` : html`<b class="plu-price-cost">${words}</b>`}
  </li>`;

export function Prices() {
  const { costs, limits, toll } = data;
  const peg = (/** @type {string} */ item) =>
    html`<${Price}
      mark=${item}
      what=${t(`plunder-peg-${item}`)}
      note=${t(`play-plunder-price-${item}`, { n: limits[/** @type {"lives"} */ ({ life: "lives", cannon: "cannons", mast: "masts" }[item])] })}
      cost=${costs[item]}
    />`;
  const { give, get } = costs.merchant_exchange;
  return html`<ul class="plu plu-prices">
    <${Price}
      mark="ship"
      what=${t("play-plunder-price-ship")}
      note=${t("play-plunder-price-ship-note", { n: limits.ships })}
      cost=${costs.ship}
    />
    ${["life", "cannon", "mast"].map(peg)}
    <${Price}
      mark="bury"
      what=${t("play-plunder-price-bury")}
      note=${t("play-plunder-price-bury-note")}
      cost=${costs.bury_treasure}
    />
    <${Price}
      mark="swap"
      what=${t("play-plunder-price-merchant", { n: get })}
      note=${t("play-plunder-price-merchant-note")}
      words=${t("play-plunder-price-any", { n: give })}
    />
    <${Price}
      mark="toll"
      what=${t("play-plunder-price-toll")}
      note=${t("play-plunder-price-toll-note")}
      words=${t("play-plunder-price-any", { n: toll })}
    />
  </ul>`;
}
