// A captain's slip: the ship and all that belongs to it; and, behind the curtain, the tales that only its captain may see.
import { itemAt } from "../../lists.ts";
import type { CaptainProps, SecretProps } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { Revealed, TaleCard, reveals } from "./cards.tsx";
import { Estate } from "./estate.tsx";
import { ShipBoard } from "./ship.tsx";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

export const Captain = ({ view, seats, seat, viewer }: CaptainProps<View>) => (
  <div class="nas captain-of">
    <ShipBoard view={view} seats={seats} seat={seat} />
    <Estate view={view} seat={seat} viewer={viewer} />
  </div>
);

export const secret = (view: View, seat: number) => itemAt(view.players, seat).hand.backs.some(Boolean);

export function Secret({ view, seats, seat, events }: SecretProps<View, GameEvent>) {
  const { hand, met } = itemAt(view.players, seat);
  return (
    <div class="nas secret-of">
      {events.map((event) =>
        reveals(event) ? (
          <Revealed event={event} view={view} seats={seats} />
        ) : (
          <p class="note">{rich(event.key, event.args, seats)}</p>
        ),
      )}
      <section>
        <h3 class="label section">{t("play-nassau-own-hand")}</h3>
        <ul class="nas-cards">
          {(hand.cards ?? []).map((card) => (
            <li>
              <TaleCard card={card} met={met.includes(card)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
