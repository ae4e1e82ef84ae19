// The ships that lie in the roads: a ship opens its boarding, an anchor ticks it off.
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { t } from "../../../store/words.tsx";
import { keep } from "../../../screens/tools/kept.ts";
import type { Card } from "../deck.ts";
import { ShipFace, shipName, shipWords } from "./card.tsx";
import { cardsOf, type Fleet, roads, withBoarded } from "./fleet.ts";

export function InRoads({ fleet, onChange }: { fleet: Fleet; onChange: (fleet: Fleet) => void }) {
  const cards = cardsOf(fleet);
  const { boarded } = fleet;
  const known = (id: string) => cards.find((card) => card.id === id);
  const tick = (card: Card) => {
    const next = withBoarded(fleet, card.id);
    onChange(next);
    const fresh = next.groups.length > fleet.groups.length ? roads(next).map((id) => known(id)) : [];
    say(
      [
        t("page-buc-boarded", { ship: { text: shipName(card) } }),
        ...fresh.map((one) => (one ? shipName(one) : "")),
      ].join(". "),
    );
  };
  return (
    <ul class="in-roads">
      {boarded.length >= cards.length ? (
        <li class="pile-empty">
          {t("page-buc-all-gone")}
          <RuleLink game="buccaneer" rule="BUC-END-01" />
        </li>
      ) : (
        roads(fleet).map((id) => {
          const card = known(id);
          const gone = boarded.includes(id);
          return (
            card && (
              <li key={id} class={gone ? "is-gone" : ""} data-ship={id}>
                <a
                  class="ship-card"
                  href="#/tools/buccaneer.boarding"
                  onClick={() => keep("buccaneer.boarding.ship", { card })}
                >
                  <ShipFace card={card} />
                  <span class="sr">
                    {shipWords(card)} {t("page-buc-settle-it")}
                  </span>
                </a>
                <button
                  class="btn ship-tick"
                  aria-pressed={gone}
                  aria-disabled={gone ? "true" : undefined}
                  aria-label={t("page-buc-tick", { ship: { text: shipName(card) } })}
                  onClick={() => !gone && tick(card)}
                >
                  <Icon name={gone ? "check" : "anchor"} />
                  <span>{t("page-buc-tick-short")}</span>
                </button>
              </li>
            )
          );
        })
      )}
    </ul>
  );
}
