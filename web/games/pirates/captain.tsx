// A captain's slip: the fleet ship by ship, gold, events in hand; and, behind the curtain, what lies face down.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import type { CaptainProps, Seat, SecretProps } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { Card, Marvels } from "./card.tsx";
import { glyph } from "./glyphs.ts";
import { sideways } from "./hull.ts";
import { hoard, inForts } from "./hoard.ts";
import { cargoOf } from "./labels.ts";
import { calledOf } from "./sea.ts";
import type { GameEvent } from "./events.d.ts";
import type { Ship, View } from "./view.d.ts";

/** Each ship of a seat, to be opened: her card. */
const Fleet = ({ view, seats, seat }: { view: View; seats: Seat[]; seat: number }) => (
  <ul class="pir-fleet">
    {view.ships
      .filter(({ owner }) => owner === seat)
      .map((ship) => (
        <li key={ship.ship}>
          <OneShip ship={ship} seat={itemAt(seats, seat)} view={view} />
        </li>
      ))}
  </ul>
);

/** `first`: her card is open. */
export function OneShip({ ship, seat, view, first = false }: { ship: Ship; seat: Seat; view: View; first?: boolean }) {
  const [open, setOpen] = useState(first);
  const { coins } = cargoOf(ship);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {draw(sideways(ship.card, ship.masts, seat, 96, 34))}
        <span class="pir-fleet-name">
          <b class="name-it">{calledOf(ship.ship)}</b>
          {coins > 0 && <small>{t("play-pirates-coins", { n: coins })}</small>}
        </span>
        {draw(icon("down", 20))}
      </summary>
      {open && <Card ship={ship} view={view} />}
    </details>
  );
}

/** The unique treasures that a captain has put in by name: nobody else's view has them. */
const Brought = ({ view, seat }: { view: View; seat: number }) =>
  itemAt(view.players, seat).brought.length > 0 && (
    <>
      <p class="label">{t("play-pirates-brought")}</p>
      <Marvels cards={itemAt(view.players, seat).brought} />
    </>
  );

export function Captain({ view, seats, seat }: CaptainProps<View>) {
  const { gold, events, forts } = itemAt(view.players, seat);
  const part = hoard(view, seat);
  return (
    <div class="pir captain-of">
      <p class="pir-sums">
        <span>
          {draw(glyph("coin", 22))}
          {part
            ? rich("play-pirates-coins-known", part.args)
            : rich("play-pirates-gold", { n: gold, forts: inForts(view, seat) })}
        </span>
        {events.length > 0 && (
          <span>
            {draw(glyph("star", 22))}
            {rich("play-pirates-events", { n: events.length })}
          </span>
        )}
        {forts.length > 0 && (
          <span>
            {draw(glyph("fort", 22))}
            {rich("play-pirates-forts", { n: forts.length })}
          </span>
        )}
      </p>
      <Fleet view={view} seats={seats} seat={seat} />
      <Brought view={view} seat={seat} />
    </div>
  );
}

export const secret = (view: View, seat: number) =>
  view.ships.some(({ owner, hold }) => owner === seat && hold.some(({ seen }) => seen.length < view.players.length)) ||
  itemAt(view.players, seat).events.length > 0;

export function Secret({ view, seats, seat, events }: SecretProps<View, GameEvent>) {
  return (
    <div class="pir secret-of">
      {events.map((event) => (
        <p class="note">{rich(event.key, event.args, seats)}</p>
      ))}
      <Fleet view={view} seats={seats} seat={seat} />
      {itemAt(view.players, seat).events.length > 0 && (
        <Marvels cards={itemAt(view.players, seat).events.flatMap(({ card }) => card ?? [])} />
      )}
      <Brought view={view} seat={seat} />
    </div>
  );
}
