// Which ship is boarded: one of those in the roads, one of the deck, or a card typed in here.
import { useState } from "preact/hooks";
import { Segments } from "../../../parts/choices.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { t } from "../../../store/words.tsx";
import type { Card } from "../deck.ts";
import { ShipFace, TYPED, shipWords } from "./card.tsx";
import { cardsOf, ownCards, roads, useFleet } from "./fleet.ts";
import { game } from "./table.tsx";

export function ShipSlip({ onPick, onClose }: { onPick: (card: Card) => void; onClose: () => void }) {
  const [fleet] = useFleet();
  const house = cardsOf({ own: false, groups: [], boarded: [] });
  const open = fleet ? roads(fleet).filter((id) => !fleet.boarded.includes(id)) : [];
  const known = fleet ? cardsOf(fleet) : (ownCards() ?? house);
  const near = known.filter(({ id }) => open.includes(id));
  const far = known.filter(({ id }) => !open.includes(id));
  const isHouse = known[0]?.id === house[0]?.id;
  return (
    <Sheet title={t("page-buc-which-ship")} onClose={onClose} className="ship-slip">
      {near.length > 0 && (
        <>
          <h3 class="label section">{t("page-buc-in-roads")}</h3>
          <ShipList cards={near} onPick={onPick} />
        </>
      )}
      <h3 class="label section">{t("page-buc-typed")}</h3>
      <TypedShip onPick={onPick} />
      <h3 class="label section">{t(isHouse ? "page-buc-deck-house" : "page-buc-deck-own")}</h3>
      {isHouse && <p class="small soft">{t("page-buc-deck-note")}</p>} <ShipList cards={far} onPick={onPick} />
    </Sheet>
  );
}

const ShipList = ({ cards, onPick }: { cards: Card[]; onPick: (card: Card) => void }) => (
  <ul class="ship-list">
    {cards.map((card) => (
      <li key={card.id}>
        <button class="ship-card" data-pick={card.id} onClick={() => onPick(card)}>
          <ShipFace card={card} />
          <span class="sr">{shipWords(card)}</span>
        </button>
      </li>
    ))}
  </ul>
);

/** A card of another box, read off for this boarding. */
function TypedShip({ onPick }: { onPick: (card: Card) => void }) {
  const { limits, treasures } = game().data;
  const kinds = treasures.map((one: { id: string }) => one.id);
  const [typed, setTyped] = useState<Card>({
    id: TYPED,
    name: "",
    min_crew: 3,
    ducats: 10,
    question_wage: 3,
    treasures: [kinds[0]],
  });
  return (
    <div class="typed-ship">
      {(["ducats", "min_crew", "question_wage"] as const).map((field) => (
        <div class="ask-row">
          <span>{t(`page-card-${field}`)}</span>
          <Stepper
            label={t(`page-card-${field}`)}
            value={typed[field]}
            low={limits[field][0]}
            high={limits[field][1]}
            onChange={(value) => setTyped({ ...typed, [field]: value ?? limits[field][0] })}
          />
        </div>
      ))}
      {[0, 1].map((place) => (
        <div class="ask-row">
          <span id={`typed-treasure-${place}`}>{t("page-card-treasure", { place: place + 1 })}</span>
          <TreasureChoice
            place={place}
            kinds={kinds}
            chosen={typed.treasures}
            onChange={(treasures) => setTyped({ ...typed, treasures })}
          />
        </div>
      ))}
      <button class="btn btn--ink" data-pick="typed" onClick={() => onPick(typed)}>
        {t("page-buc-take-typed")}
      </button>
    </div>
  );
}

/** Which treasure stands in a place of a card; in the second there may be none. */
const TreasureChoice = ({
  place,
  kinds,
  chosen,
  onChange,
}: {
  place: number;
  kinds: string[];
  chosen: string[];
  onChange: (treasures: string[]) => void;
}) => (
  <select
    class="input"
    aria-labelledby={`typed-treasure-${place}`}
    value={chosen[place] ?? ""}
    onChange={(event: Event) => {
      const next = [...chosen];
      next[place] = (event.currentTarget as HTMLSelectElement).value;
      onChange(next.filter(Boolean));
    }}
  >
    {place === 1 && <option value="">{t("page-card-none")}</option>}
    {kinds.map((kind) => (
      <option value={kind}>{t(`buccaneer-treasure-${kind}`)}</option>
    ))}
  </select>
);

/** Which of two treasures the captain takes (BUC-DEC-05). */
export const Prize = ({
  kinds,
  value,
  onChange,
}: {
  kinds: string[];
  value: string;
  onChange: (value: string) => void;
}) => (
  <Segments
    label={t("page-buc-takes")}
    value={value}
    onChange={onChange}
    among={["first", "second"].map((one, i) => ({ value: one, label: t(`buccaneer-treasure-${kinds[i]}`) }))}
  />
);
