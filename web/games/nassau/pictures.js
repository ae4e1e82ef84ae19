// Pictures, one at a time: the town, the sea, a ship, the tales of whoever may see them. The one that is asked about comes up; the others are a thumb away.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { TaleCard } from "./cards.js";
import { glyph } from "./glyphs.js";
import { Sea } from "./sea.js";
import { Ship } from "./ship.js";
import { Town } from "./town.js";

/** @typedef {import("./things.js").View} View */
/** @typedef {import("../../play/types.js").BoardProps<View>} BoardProps */
/** @typedef {"town" | "sea" | "ship" | "tales"} Picture */

/** @type {{id: Picture, mark: string, Of: (props: BoardProps) => any}[]} */
const PICTURES = [
  { id: "town", mark: "captain", Of: Town },
  { id: "sea", mark: "sail", Of: Sea },
  { id: "ship", mark: "hold", Of: Ship },
];

/** The tales in hand, those that are true first. @param {BoardProps} props */
function Tales({ view, viewer }) {
  const { hand, met, near } = view.players[viewer ?? 0];
  const cards = hand.cards ?? [];
  const kinds = [
    { word: "play-nassau-met", of: cards.filter((card) => met.includes(card)) },
    { word: "play-nassau-near", of: cards.filter((card) => near.includes(card) && !met.includes(card)) },
    { word: "play-nassau-unmet", of: cards.filter((card) => !near.includes(card) && !met.includes(card)) },
  ];
  return html`<div class="nas nas-tales" tabindex="0" role="region" aria-label=${t("play-nassau-picture-tales")}>
    ${!cards.length && html`<p class="soft">${t("play-nassau-no-tales")}</p>`}
    ${kinds.map(
      ({ word, of }) =>
        of.length > 0 &&
        html`<section>
          <h3 class="label">${t(word)} <b class="num">${of.length}</b></h3>
          <ul class="nas-cards small">
            ${of.map((card) => html`<li key=${card}><${TaleCard} card=${card} met=${met.includes(card)} near=${near.includes(card)} /></li>`)}
          </ul>
        </section>`,
    )}
  </div>`;
}

/** One's own tales, which nobody else sees. @type {typeof PICTURES[number]} */
const TALES = { id: "tales", mark: "tale", Of: Tales };

/** Where a place is drawn. @type {Record<string, Picture>} */
const PLACES = {
  space: "town",
  captain: "town",
  feld: "town",
  zone: "sea",
  foe: "sea",
  outpost: "sea",
  tower: "sea",
  post: "sea",
  salt: "sea",
  dutchman: "sea",
  quay: "sea",
  stop: "sea",
  good: "ship",
  seat: "ship",
};

/** Questions about one's own ship that point at no place of it. */
const ABOARD = ["keep", "tell", "turtle", "lose-weapon", "rat"];

/** @param {BoardProps["decision"]} [decision] */
const asked = (decision) => decision?.key.replace("nassau-ask-", "") ?? "";

/** @param {View} view @param {BoardProps["decision"]} decision @returns {Picture} */
export function pictureOf(view, decision) {
  const now = view.phase === "town" && !view.over ? "town" : "sea";
  if (!decision) return now;
  if (ABOARD.includes(asked(decision))) return "ship";
  const at = decision.options.map((option) => PLACES[option.at?.split(":")[0] ?? ""]).find(Boolean);
  return at ?? now;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, decision, turn, viewer = null } = props;
  const all = viewer === null || !view.players[viewer].hand.cards ? PICTURES : [...PICTURES, TALES];
  const wanted = pictureOf(view, decision);
  const question = `${wanted} ${decision?.key ?? ""} ${decision?.seat ?? turn}`;
  // what somebody looks at by hand stays until something else is asked
  const [picked, pick] = useState(/** @type {{question: string, id: Picture} | null} */ (null));
  const shown = picked?.question === question ? picked.id : wanted;
  const { Of, id: on } = all.find(({ id }) => id === shown) ?? PICTURES[1];
  return html`<section class=${`board nassau nassau--${on}`} data-asked=${asked(decision)}>
    <div class="nas-tabs" role="group" aria-label=${t("play-nassau-pictures")}>
      ${all.map(
        ({ id, mark }) =>
          html`<button
            key=${id}
            data-picture=${id}
            aria-pressed=${id === on ? "true" : "false"}
            class=${id === wanted ? "wanted" : ""}
            onClick=${() => pick({ question, id })}
          >
            ${draw(glyph(mark, 20))}<span>${t(`play-nassau-picture-${id}`)}</span>
          </button>`,
      )}
    </div>
    <div class="nas-picture"><${Of} key=${on} ...${props} /></div>
  </section>`;
}
