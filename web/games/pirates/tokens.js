// Events that go on lie on the table as tokens: whose, what it is called, and how far it reaches.
import { tokenOf } from "../../art/colours.js";
import { ink } from "../../art/draw.js";
import { keep } from "../../art/ground.js";
import { html } from "../../parts/html.js";
import { cardName } from "./card-name.js";
import { mark } from "./glyphs.js";
import { FINE, spot } from "./sea.js";

/** @param {{view: import("./view.js").View, seats: import("../../play/types.js").Seat[]}} props */
export const Tokens = ({ view, seats }) =>
  html`<g>
    ${view.tokens.map(({ card, seat, x, y, tile }) => {
      const under = tile === null ? null : view.tiles[tile];
      const [u, v] = under ? spot(view, under.x, under.y) : spot(view, x, y);
      const reach = under ? "" : `<circle class="token-reach" cx="${u}" cy="${v}" r="${view.measures[1] / FINE}"/>`;
      const name = cardName(card);
      return html`<g
        role="img"
        aria-label=${`${name}, ${seats[seat].name}`}
        data-colour=${tokenOf(seats[seat].colour)}
        ...${ink(`${reach}${keep(u, v, `<circle class="far-disc" r="11"/>${mark("star", 0, 0, 14)}<text class="place-name" y="24">${name}</text>`)}`)}
      />`;
    })}
  </g>`;
