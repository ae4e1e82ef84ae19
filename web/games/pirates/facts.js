// What a course would meet, in words: what stops it, terrain on the way, whose guns would bear.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { calledOf, shipOf } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./plan.js").Found} Found */
/** @typedef {{cls: string, mark: string, key: string, args: import("../../store/words.js").Args}} Fact */

/** Ships have names, forts stand on islands. @param {string} at */
const reached = (at) =>
  at.startsWith("ship:") ? calledOf(at.slice(5)) : t("play-pirates-fort-at", { island: Number(at.slice(7)) + 1 });

/** @param {View} view @param {string} ship @param {Found} found @returns {Fact[]} */
function factsOf(view, ship, found) {
  /** @type {Fact[]} */
  const facts = [];
  const say = (/** @type {string} */ cls, /** @type {string} */ mark, /** @type {string} */ key, args = {}) =>
    facts.push({ cls, mark, key: `play-pirates-${key}`, args });
  const { owner, docked } = shipOf(view, ship) ?? {};
  for (const place of found.legs.at(-1)?.by ?? []) {
    const [kind, id = ""] = place.split(":");
    if (kind === "island") {
      const { home } = view.islands[Number(id)];
      const stays = docked === Number(id);
      const cls = stays ? "warn" : home !== null && home !== owner ? "bad" : "good";
      say(cls, "anchor", stays ? "meets-berth" : "meets-island", { island: Number(id) + 1 });
    } else if (kind === "ship")
      say(shipOf(view, id)?.owner === owner ? "" : "warn", "ram", "meets-ship", { ship: calledOf(id) });
    else if (kind === "border") say("", "sink", "meets-border");
    else say("bad", "reef", "meets-tile");
  }
  const crossed = new Set(found.legs.flatMap(({ met }) => met.map(([i]) => view.tiles[i].kind)));
  for (const kind of crossed) say("bad", kind === "fog" ? "fog" : "reef", "crosses", { kind });
  for (const { at, guns } of found.guns ?? []) say("good", "gun", "bears", { n: guns, ship: reached(at) });
  for (const { at, guns } of found.threats ?? []) say("bad", "gun", "threat", { n: guns, ship: reached(at) });
  if (found.threats && !found.threats.length) say("good", "check", "safe");
  return facts;
}

/** `waits`: the course was drawn on since. @param {{view: View, ship: string, found: Found | null, waits: boolean, seats: any[]}} props */
export function Facts({ view, ship, found, waits, seats }) {
  return html`<div class="pir-facts" role="status" aria-busy=${waits}>
    <ul>
      ${
        found?.bar &&
        html`<li class="bad">${draw(icon("rock", 18))}<span>${rich(found.bar.key, found.bar.args, seats)}</span></li>`
      }
      ${(found ? factsOf(view, ship, found) : []).map(
        ({ cls, mark, key, args }) =>
          html`<li class=${cls}>
            ${draw(mark === "check" ? icon("check", 18) : glyph(mark, 18))}<span>${rich(key, args, seats)}</span>
          </li>`,
      )}
    </ul>
  </div>`;
}
