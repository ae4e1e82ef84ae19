// Nassau's rules in pictures: an alley, a fight, a hideout and a tale as they are played, and what all of it counts.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { TaleCard, tale } from "./cards.js";
import { Hideout } from "./estate.js";
import { Fray } from "./fight.js";
import { glyph } from "./glyphs.js";
import { Count, Things, data, foe } from "./things.js";
import { Pirates } from "./tiles.js";
import { squareFace } from "./town-chart.js";

/** @typedef {import("../../screens/rules/guide.js").Seat} Seat */

const [ANNE, JACK] = [0, 1];
/** A fight that goes well: a kraken of strength 2, two shots, one attack that is sent back. */
const FOE = data.opponents.list.find(
  (/** @type {{type: string, strength: number}} */ { type, strength }) => type === "kraken" && strength === 2,
).id;
const FIGHT = {
  seat: ANNE,
  foe: FOE,
  strength: 2,
  fired: 2,
  bomb: false,
  drawn: ["blank", "sail"],
  attacks: [],
  dice: [5, 2],
  lost: [],
  points: foe(FOE).points,
  end: "won",
};
const TALE = 2;
const JOKE = 7;
const ALLEY = 3;
const DOUBLOONS = 3;
/** Crates on own towers. */
const TOWERS = [2, 3];

/** @param {string} kind @param {number} [size] */
const big = (kind, size = 40) => draw(glyph(kind, size));
const arrow = () => draw(icon("next", 26));

/** @param {string} kind @param {number | string} n */
const fact = (kind, n) => html`<span class="fact">${draw(glyph(kind, 26))}<b class="num">${n}</b></span>`;

/** A square of the town by itself. @param {{kind: string, n: number, type?: string}[][]} equip */
const square = (equip) =>
  draw(
    `<svg class="guide-square" viewBox="-28 -28 56 56" width="62" height="62" aria-hidden="true">${squareFace({ id: "", at: [0, 0], equip })}</svg>`,
  );

/** @type {import("../../screens/rules/guide.js").Guide} */
export default {
  parts: [
    {
      id: "aim",
      rule: "NAS-GEN-01",
      picture: () =>
        html`<div class="guide-row">
          ${big("captain", 54)}${arrow()}${big("sail", 54)}${arrow()}${big("skull", 46)}${big("camp", 46)}${big("home", 46)}
        </div>`,
    },
    {
      id: "town",
      rule: "NAS-P1-03",
      args: { count: ALLEY },
      picture: (seats) =>
        html`<div class="guide-row">
          ${big("captain", 46)}<${Pirates}
            seat=${seats[ANNE]}
            n=${ALLEY}
          />${square([[{ kind: "weapon", type: "cannon", n: 1 }], [{ kind: "crate", n: 3 }]])}
        </div>`,
    },
    {
      id: "more",
      rule: "NAS-P1-12",
      picture: (seats) =>
        html`<div class="guide-row">
          ${fact("doubloon", 1)}${arrow()}${big("captain", 40)}
          <span class="guide-gap"></span>${big("barge", 40)}<${Disc} seat=${seats[JACK]} size=${30} />
        </div>`,
    },
    {
      id: "quay",
      rule: "NAS-P1-17",
      picture: () =>
        html`<div class="guide-row">
          ${data.harbour_quays.quays.map(
            (/** @type {any} */ { bonus }) =>
              html`<span class="guide-quay"
                ><${Count} kind="provision" n=${2} size=${24} /><${Things}
                  what=${bonus.map((/** @type {any} */ one) => ({ word: `nassau-thing-${one.kind}`, n: one.n }))}
              /></span>`,
          )}
        </div>`,
    },
    {
      id: "sea",
      rule: "NAS-SEA-04",
      picture: (seats) =>
        html`<div class="guide-row">
          ${fact("provision", 1)}${arrow()}${fact("sail", 2)}${fact("sailor", 1)}<${Disc}
            seat=${seats[ANNE]}
            size=${28}
          />
          ${arrow()}<b class="nas-letter">A</b><b class="nas-letter">B</b><b class="nas-letter">C</b>
        </div>`,
    },
    {
      id: "act",
      rule: "NAS-SEA-08",
      picture: () =>
        html`<div class="guide-row">
          ${["foe-ship", "outpost", "tower", "post", "salt", "tale"].map((kind) => big(kind))}
        </div>`,
    },
    {
      id: "fight",
      rule: "NAS-FGT-05",
      args: { n: FIGHT.fired, points: FIGHT.points, strength: FIGHT.strength },
      picture: (seats) =>
        html`<${Fray}
          fight=${FIGHT}
          view=${{ zones: [], players: seats.map(() => ({ dutch: [0, 0, 0] })) }}
          seats=${seats}
        />`,
    },
    {
      id: "hide",
      rule: "NAS-RET-06",
      args: { doubloons: DOUBLOONS },
      picture: () =>
        html`<div class="guide-row">${fact("doubloon", DOUBLOONS)}</div>
          <${Hideout} player=${{ hideout: "HI-1", filled: 2, centre: { spice: 1 } }} />`,
    },
    {
      id: "tell",
      rule: "NAS-RET-11",
      args: { points: tale(TALE).points },
      picture: () =>
        html`<div class="guide-row">${fact("rum", 1)}</div>
          <ul class="nas-cards">
            <li><${TaleCard} card=${TALE} met=${true} /></li>
            <li><${TaleCard} card=${JOKE} met=${false} points=${1} /></li>
          </ul>`,
    },
    {
      id: "home",
      rule: "NAS-RET-15",
      picture: () =>
        html`<div class="guide-row">
          ${big("outpost")}${fact("crate", 1)}<span class="guide-gap"></span
          >${big("foe-fortress")}${fact("tale", 1)}<span class="guide-gap"></span>${big("tower")}${fact("point", 2)}
        </div>`,
    },
    {
      id: "end",
      rule: "NAS-END-02",
      args: { crates: TOWERS[0] + TOWERS[1], towers: TOWERS.length, total: (TOWERS[0] + TOWERS[1]) * TOWERS.length },
      picture: (seats) =>
        html`<div class="guide-row">
          ${TOWERS.map((n) => html`<span class="guide-quay">${big("tower")}<${Disc} seat=${seats[ANNE]} size=${20} />${fact("crate", n)}</span>`)}
          <b class="num guide-total">${(TOWERS[0] + TOWERS[1]) * TOWERS.length}</b>
        </div>`,
    },
  ],
  more: ["PH3", "ANI", "DUT", "FELD"],
  look: "nas",
};
