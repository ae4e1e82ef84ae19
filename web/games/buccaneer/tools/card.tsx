// A merchant ship as its card: the drawing, the name, the four things that are printed.
import { draw } from "../../../art/draw.ts";
import { crewFlag, ducat, treasure } from "../../../art/pieces.ts";
import { fleetShip } from "../../../art/ships.ts";
import { has, t } from "../../../store/words.tsx";
import type { Card } from "../deck.ts";

/** The card that is typed in for one boarding. */
export const TYPED = "OWN-00";

export const shipName = ({ id, name }: Card) =>
  name.trim() ||
  (has(`buccaneer-ship-${id}`)
    ? t(`buccaneer-ship-${id}`)
    : id === TYPED
      ? t("page-buc-typed")
      : t("page-card-unnamed", { place: Number(id.split("-")[1]) || 1 }));

export const shipWords = (card: Card) => (card.house ? `${t("page-card-house")}, ${facts(card)}` : facts(card));

const facts = (card: Card) =>
  t("page-buc-ship", {
    ship: { text: shipName(card) },
    ducats: card.ducats,
    crew: card.min_crew,
    wage: card.question_wage,
    treasures: card.treasures.map((kind) => ({ word: `buccaneer-treasure-${kind}` })),
  });

export const ShipFace = ({ card }: { card: Card }) => (
  <span class="ship-face" aria-hidden="true">
    {draw(
      `<svg class="merchant-ship" viewBox="0 0 160 120" aria-hidden="true">${fleetShip(card.id, card.min_crew)}</svg>`,
    )}
    <span class="ship-told">
      <span class="name-it who-name" dir="auto">
        {shipName(card)}
      </span>
      <span class="ship-hold">{card.treasures.map((kind) => draw(treasure(kind, 22)))}</span>
      <span class="plaque">
        <span class="fact">
          {draw(ducat(18))}
          <b class="num">{card.ducats}</b>
        </span>
        <span class="fact">{draw(crewFlag(card.min_crew, 26, 22))}</span>
        <span class="fact">
          <i class="q">?</i>
          <b class="num">{card.question_wage}</b>
        </span>
      </span>
      {card.house && <span class="house-mark">{t("page-card-house")}</span>}
    </span>
  </span>
);
