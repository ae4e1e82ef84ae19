// What a captain has beside the ship: tavern, hideout, outposts and towers, defeated opponents, tales.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { TaleBack, TaleCard } from "./cards.js";
import { glyph } from "./glyphs.js";
import { Count, Things, data, foe, rowsOf } from "./things.js";

/** @typedef {import("./things.js").View} View */
/** @typedef {import("./things.js").Player} Player */
/** @typedef {import("./things.js").Seat} Seat */

/** The slots of the hideout from the top, and what lies in the middle. @param {{player: Player}} props */
export function Hideout({ player }) {
  const own = data.hideouts.list.find((/** @type {{id: string}} */ one) => one.id === player.hideout);
  if (!own) return null;
  const middle = Object.entries(player.centre).filter(([, n]) => n > 0);
  return html`<ol class="nas-slots">
    ${own.slots.map(
      (/** @type {{good: string, value: number}} */ { good, value }, /** @type {number} */ i) =>
        html`<li class=${`good good-${good}${i < player.filled ? " filled" : ""}`}>
          ${draw(glyph(good, 22))}<b class="num">${value}</b
          ><span class="sr"
            >${t(`nassau-thing-${good}`, { n: 1 })}${i < player.filled ? `, ${t("play-nassau-filled")}` : ""}</span
          >
        </li>`,
    )}
    ${
      middle.length > 0 &&
      html`<li class="middle">
        <span class="sr">${t("play-nassau-middle")}</span
        >${middle.map(([kind, n]) => html`<${Count} kind=${kind} n=${n} />`)}
      </li>`
    }
  </ol>`;
}

/** @param {Player} player */
const towersOf = (player, /** @type {View} */ view, /** @type {number} */ seat) =>
  view.zones.flatMap(({ zone, towers }) => towers.filter(({ owner }) => owner === seat).map(({ n }) => ({ zone, n })));

/** @param {{head: string, children?: any}} props */
const Part = ({ head, children }) =>
  html`<section class="nas-part">
    <h3 class="label">${head}</h3>
    ${children}
  </section>`;

/** @param {{view: View, seats: Seat[], seat: number, viewer: number | null}} props */
export function Estate({ view, seat, viewer }) {
  const player = view.players[seat];
  const towers = towersOf(player, view, seat);
  const own = viewer === seat ? player.hand.cards : null;
  const tables = data.tavern_tables.filter((/** @type {{id: string}} */ { id }) => player.tavern.includes(id));
  return html`<div class="nas-estate">
    <${Part} head=${t("play-nassau-hand", { n: player.hand.backs.reduce((sum, n) => sum + n, 0) })}>
      ${
        own
          ? html`<ul class="nas-cards small">
              ${own.map((card) => html`<li><${TaleCard} card=${card} met=${player.met?.includes(card) ?? null} /></li>`)}
            </ul>`
          : html`<span class="nas-backs"
              >${player.hand.backs.flatMap((n, back) => Array.from({ length: n }, () => html`<${TaleBack} back=${back} />`))}</span
            >`
      }
    <//>
    <${Part} head=${t("play-nassau-hideout")}><${Hideout} player=${player} /><//>
    ${
      tables.length > 0 &&
      html`<${Part} head=${t("play-nassau-tavern")}>
        <ul class="nas-tables">
          ${tables.map((/** @type {any} */ { gain }) => html`<li><${Things} what=${rowsOf(gain)} size=${20} /></li>`)}
        </ul>
      <//>`
    }
    ${
      player.defeated.length > 0 &&
      html`<${Part} head=${t("play-nassau-defeated")}>
        <ul class="nas-tables">
          ${player.defeated.map((id) => {
            const { type, points } = foe(id);
            return html`<li>
              ${draw(glyph(`foe-${type}`, 22))}<b class="num">${points}</b
              ><span class="sr">${t(`nassau-opponent-${type}`)}</span>
            </li>`;
          })}
        </ul>
      <//>`
    }
    ${
      player.outposts + towers.length > 0 &&
      html`<${Part} head=${t("play-nassau-coast")}>
        <ul class="nas-tables">
          ${player.outposts > 0 && html`<li>${draw(glyph("outpost", 22))}<b class="num">${player.outposts}</b><span class="sr">${t("nassau-group-outpost")}</span></li>`}
          ${towers.map(({ zone, n }) => html`<li>${draw(glyph("tower", 22))}<span>${zone}</span><b class="num">${n}</b></li>`)}
        </ul>
      <//>`
    }
    ${
      player.told.length > 0 &&
      html`<${Part} head=${t("play-nassau-told")}>
        <ul class="nas-cards small">
          ${player.told.map((card) => html`<li><${TaleCard} card=${card} met=${true} /></li>`)}
        </ul>
      <//>`
    }
  </div>`;
}
