// A ship's card: her guns mast by mast, what she and her crew can do in plain words, her hold. What a card can do comes from the
// engine's catalogue, the one that the fleet builder shows.
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { RuleLink } from "../../play/rule-link.js";
import { ask } from "../../store/engine.js";
import { rich, t } from "../../store/words.js";
import { cardName, written } from "./card-name.js";
import { glyph } from "./glyphs.js";
import { Hold } from "./hold.js";
import { PLIGHTS, plights } from "./labels.js";
import { calledOf, data, standing } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Ship} Ship */
/** @typedef {{key: string, args: import("../../store/words.js").Args}} Line */

/** What the catalogue has said of each card; null while it is asked. @type {import("@preact/signals").Signal<Record<string, Line[] | null>>} */
const known = signal({});

/** Generic crew are bought for a nation: the card is the same. @param {string} card */
const bare = (card) => card.split("@")[0];

/** @param {string[]} cards */
function useAbilities(cards) {
  useEffect(() => {
    for (const card of cards) {
      if (Object.hasOwn(known.peek(), card)) continue;
      known.value = { ...known.peek(), [card]: null };
      ask("tool", { tool: "pirates.catalogue", input: { search: card } })
        .then((answer) => answer.data.found.find((/** @type {any} */ one) => one.id === card)?.ability ?? [])
        .catch(() => [])
        .then((ability) => (known.value = { ...known.peek(), [card]: ability }));
    }
  }, [cards.join()]);
}

/** The chapter of the rules that a keyword has. @type {Record<string, string>} */
const CHAPTERS = {
  galley: "GAL",
  schooner: "SCH",
  longship: "LON",
  junk: "JUN",
  fear: "FEA",
  mercenary: "MER",
  "sea-monster": "MON",
  "sea-dragon": "DRA",
  submarine: "SUB",
  titan: "TIT",
  flotilla: "FLO",
  broadsides: "BRO",
  eternal: "ETE",
  "ex-patriot": "EXP",
  marine: "MAR",
  turtle: "TUR",
  ghost: "GHO",
  icebreaker: "ICE",
  ransom: "RAN",
  windcatcher: "WIN",
  "extended-range": "EXT",
  switchblade: "SWI",
  catamaran: "CAT",
  bombardier: "BOM",
  "black-mark": "BMA",
};

/** @param {{line: Line}} props */
function Ability({ line: { key, args } }) {
  const keyword = key.startsWith("pirates-keyword-") ? key.slice(16) : "";
  const rule = CHAPTERS[keyword] ? `CSG-KW-${CHAPTERS[keyword]}-01` : null;
  return html`<li>
    ${keyword ? html`<b>${rich(key, args)}</b> <span>${t(`${key}.note`)}</span> <${RuleLink} game="pirates" rule=${rule} />` : html`<span>${rich(key, args)}</span>`}
  </li>`;
}

/** @param {{card: string, name?: any, by?: string}} props */
function Abilities({ card, name = null, by = "crew" }) {
  const lines = known.value[card];
  if (!lines) return html`<li aria-busy="true">…</li>`;
  return html`${name && lines.length > 0 && html`<li class="pir-by">${draw(glyph(by, 18))}${name}</li>`}
  ${lines.map((line) => html`<${Ability} line=${line} />`)}`;
}

/** What a card can do, under its name; on a unique treasure it is written (CSG-UNT-06). @param {{card: string, by?: string}} props */
const Named = ({ card, by = "crew" }) =>
  written(card)
    ? html`<li class="pir-by">${draw(glyph("star", 18))}${cardName(card)}</li>
        <li>${written(card)}</li>`
    : html`<${Abilities} card=${card} name=${cardName(card)} by=${by} />`;

/** What events and unique treasures do, each under its name. @param {{cards: string[]}} props */
export function Marvels({ cards }) {
  useAbilities(cards.filter((card) => !written(card)));
  return html`<ul class="pir-abilities">
    ${cards.map((card) => html`<${Named} key=${card} card=${card} by="star" />`)}
  </ul>`;
}

/** Each mast with its gun, bow to the right. @param {{ship: Ship}} props */
const Deck = ({ ship }) =>
  html`<ol class="pir-deck" aria-label=${t("play-pirates-masts", { up: standing(ship), of: ship.masts.length })}>
    ${data.ships[ship.card].guns
      .map((/** @type {[string, number]} */ [letter, number], /** @type {number} */ k) => {
        const on = ship.masts[k] ?? 1;
        return html`<li class=${`pir-mast${on ? "" : " gone"}${on === 2 ? " burns" : ""}`}>
          ${on !== 1 && html`<span class="sr">${t("play-pirates-mast", { state: on ? "burns" : "gone" })}</span>`}
          ${on === 2 ? draw(glyph("flame", 20)) : html`<b class="num" aria-hidden=${on ? undefined : "true"}>${on ? `${letter}${number}` : "×"}</b>`}
        </li>`;
      })
      .reverse()}
  </ol>`;

/** What is wrong with her. @param {{ship: Ship, view: View}} props */
export const Plights = ({ ship, view }) =>
  html`${plights(view, ship).map((what) => html`<p class="pir-plight">${draw(glyph(PLIGHTS[what], 18))}${t("play-pirates-plight", { what })}</p>`)}`;

/** @param {{ship: Ship, view: View}} props */
export function Card({ ship, view }) {
  const { cargo, move, points, nation } = data.ships[ship.card];
  const crew = ship.hold.flatMap(({ kind, card }) => (card && kind !== "coin" ? [bare(card)] : []));
  const cards = [ship.card, ...new Set(crew)];
  useAbilities(cards.filter((card) => !written(card)));
  return html`<article class="pir-card">
    <p class="pir-card-head">
      <b class="name-it">${calledOf(ship.ship)}</b>
      <span>${t("play-pirates-of", { nation: { word: `pirates-tool-choice-${nation}` }, points })}</span>
      <span
        >${t("play-pirates-moves", { move: move[0] === "D" ? t("pirates-tool-choice-anywhere") : move.join(" + ") || "–" })}</span
      >
    </p>
    <${Deck} ship=${ship} />
    <${Plights} ship=${ship} view=${view} />
    <ul class="pir-abilities">
      <${Abilities} card=${ship.card} />
      ${cards.slice(1).map((card) => html`<${Named} key=${card} card=${card} />`)}
    </ul>
    <p class="label">${t("play-pirates-hold", { n: ship.hold.length, of: cargo })}</p>
    <${Hold} ship=${ship} />
  </article>`;
}
