// Events that go on lie on the table as tokens: whose, what it is called, and how far it reaches.
import { tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { keep } from "../../art/ground.ts";
import { itemAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import { cardName } from "./card-name.ts";
import { mark } from "./glyphs.ts";
import { FINE, spot } from "./sea.ts";
import type { View } from "./view.d.ts";

export const Tokens = ({ view, seats }: { view: View; seats: Seat[] }) => (
  <g>
    {view.tokens.map(({ card, seat, x, y, tile }) => {
      const under = tile === null ? null : view.tiles[tile];
      const [u, v] = under ? spot(view, under.x, under.y) : spot(view, x, y);
      const reach = under
        ? ""
        : `<circle class="token-reach" cx="${u}" cy="${v}" r="${itemAt(view.measures, 1) / FINE}"/>`;
      const name = cardName(card);
      return (
        <g
          role="img"
          aria-label={`${name}, ${itemAt(seats, seat).name}`}
          data-colour={tokenOf(itemAt(seats, seat).colour)}
          {...ink(
            `${reach}${keep(u, v, `<circle class="far-disc" r="11"/>${mark("star", 0, 0, 14)}<text class="place-name" y="24">${name}</text>`)}`,
          )}
        />
      );
    })}
  </g>
);
