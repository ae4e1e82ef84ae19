// A captain's slip: what lies open of one of them; and, behind the curtain, what only that one may see.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { good } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Card } from "./cards.js";
import { Hull } from "./holds.js";
import { action, line, moon, sun } from "./marks.js";
import { placeWords } from "./stops.js";
import { Person, Reference } from "./tavern.js";
import { CoveredCards, Treasure, TreasureRow } from "./treasures.js";
import { data } from "./words.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("./words.js").Ship} Ship */
/** @typedef {import("./words.js").Covered} Covered */
/** @typedef {import("./words.js").Seat} Seat */

/** An action card, small: its two icons. @param {{card: string, cls?: string}} props */
const Small = ({ card, cls = "" }) => {
  const { morning, evening } = data.cards[card];
  const label = t("jamaica-do-card", {
    morning: { word: `jamaica-icon-${morning}` },
    evening: { word: `jamaica-icon-${evening}` },
  });
  return html`<li class=${`small-card ${cls}`}>
    <span class="sr">${label}</span
    ><span class="half morning" aria-hidden="true">${draw(sun(15))}${draw(action(morning, 22))}</span
    ><span class="half evening" aria-hidden="true">${draw(moon(15))}${draw(action(evening, 22))}</span>
  </li>`;
};

/** @param {{heading: string, cards: string[]}} props */
const Pile = ({ heading, cards }) =>
  cards.length > 0 &&
  html`<div class="pile">
    <h4>${t(heading, { count: cards.length })}</h4>
    <ul>
      ${cards.map((card) => html`<${Small} card=${card} />`)}
    </ul>
  </div>`;

/** Which cards were played, and which may still come. @param {{view: View, seat: number, own: boolean}} props */
function Deck({ view, seat, own }) {
  const { hand, discard, deck, chosen } = view.seats[seat];
  const rest = Object.keys(data.cards).filter((card) => !discard.includes(card));
  return html`<section>
    <h3 class="label section">${t("play-jamaica-cards")}</h3>
    ${
      own && hand
        ? html`<${Pile}
              heading="play-jamaica-in-hand"
              cards=${hand}
            />${chosen && html`<${Pile} heading="play-jamaica-chosen" cards=${[chosen]} />`}<${Pile}
              heading="play-jamaica-in-deck"
              cards=${deck ?? []}
            />`
        : html`<${Pile} heading="play-jamaica-to-come" cards=${rest} />`
    }
    <${Pile} heading="play-jamaica-played" cards=${discard} />
  </section>`;
}

/** @param {{ship: Ship}} props */
const Treasures = ({ ship }) =>
  html`<section>
    <h3 class="label section">${t("play-jamaica-treasures")}</h3>
    ${
      ship.up.length + ship.down.length > 0
        ? html`<ul class="things">
              ${ship.up.map((id) => html`<${TreasureRow} id=${id} />`)}
            </ul>
            <${CoveredCards} down=${ship.down} />`
        : html`<p class="soft">${t("play-jamaica-no-treasures")}</p>`
    }
  </section>`;

/** Where a ship lies and what it has in gold. @param {{ship: Ship, crew: boolean}} props */
function Facts({ ship, crew }) {
  const gold = ship.holds.reduce((sum, hold) => sum + (hold?.kind === "gold" ? hold.count : 0), 0);
  return html`<ul class="ship-facts">
    <li>
      ${draw(icon("anchor", 20))}<span
        >${placeWords(ship.space)}${ship.lap < 0 ? ` · ${t("play-jamaica-behind")}` : ""}</span
      >
    </li>
    <li>${draw(good("gold", 20))}<span>${rich("jamaica-goods", { kind: "gold", count: gold, who: "" })}</span></li>
    ${crew && !ship.ghost && html`<li>${draw(line("token", 20))}<span>${rich("play-jamaica-tokens", { count: ship.tokens })}</span></li>`}
  </ul>`;
}

/** What everybody may know of a captain. @param {import("../../play/types.js").CaptainProps<View>} props */
export function Captain({ view, seats, seat, viewer }) {
  /** @type {Ship} */
  const ship = view.ships[seat];
  const people = ship.holds.flatMap((hold) => (hold?.kind === "crew" && hold.who ? [hold.who] : []));
  /** @type {Ship | null} */
  const haunt = view.ghost !== null && seat !== view.ghost ? view.ships[view.ghost] : null;
  return html`<div class="jam captain-of">
    <${Facts} ship=${ship} crew=${view.crew} />
    <${Hull} ship=${seat} view=${view} seats=${seats} />
    ${
      people.length > 0 &&
      html`<ul class="people">
        ${people.map((one) => html`<li class="someone"><${Person} who=${one} view=${view} /></li>`)}
      </ul>`
    }
    <${Treasures} ship=${ship} />
    ${!ship.ghost && html`<${Deck} view=${view} seat=${seat} own=${viewer === seat} />`}
    ${
      haunt &&
      html`<section>
        <h3 class="label section"><span>${t("jamaica-ghost")}</span></h3>
        <${Facts} ship=${haunt} crew=${view.crew} />
        <${Hull} ship=${view.ghost} view=${view} seats=${seats} />
        <${Treasures} ship=${haunt} />
      </section>`
    }
    ${view.crew && html`<${Reference} view=${view} seats=${seats} />`}
  </div>`;
}

/** @param {View} view @param {number} seat */
export const secret = (view, seat) =>
  view.seats[seat].hand_count > 0 || view.seats[seat].committed || view.ships[seat].down.length > 0;

/** @param {import("../../play/types.js").SecretProps<View>} props */
export function Secret({ view, seats, seat, events }) {
  const { hand } = view.seats[seat];
  /** @type {Covered[]} */
  const down = view.ships[seat].down;
  const seen = events.filter(({ data: about }) => about?.card && data.treasures[about.card]);
  const drawn = events.filter((event) => !seen.includes(event));
  return html`<div class="jam secret-of">
    ${
      seen.length > 0 &&
      html`<div class="plate just-seen">
        ${seen.map(
          (event) =>
            html`<div class="seen-one">
              <${Treasure} id=${event.data.card} size=${64} />
              <p>${rich(event.key, event.args, seats)}</p>
            </div>`,
        )}
      </div>`
    }
    ${drawn.map((event) => html`<p class="note">${rich(event.key, event.args, seats)}</p>`)}
    ${
      hand &&
      hand.length > 0 &&
      html`<section>
        <h3 class="label section">${t("play-jamaica-own-hand")}</h3>
        <div class=${`deal deal-${hand.length} idle`}>
          ${hand.map((card) => html`<${Card} card=${card} dice=${view.dice} view=${view} seats=${seats} seat=${seat} />`)}
        </div>
      </section>`
    }
    ${
      down.length > 0 &&
      html`<section>
        <h3 class="label section">${t("play-jamaica-own-covered")}</h3>
        <${CoveredCards} down=${down} />
      </section>`
    }
  </div>`;
}
