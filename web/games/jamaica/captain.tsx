// A captain's slip: what lies open of one of them; and, behind the curtain, what only that one may see.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { good } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import type { CaptainProps, SecretProps } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { Card } from "./cards.tsx";
import { Hull } from "./holds.tsx";
import { action, line, moon, sun } from "./marks.ts";
import { placeWords } from "./stops.tsx";
import { Person, Reference } from "./tavern.tsx";
import { CoveredCards, Treasure, TreasureRow } from "./treasures.tsx";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import { cardOf, type Covered, data, type Ship } from "./words.ts";

/** An action card, small: its two icons. */
const Small = ({ card, cls = "" }: { card: string; cls?: string }) => {
  const { morning, evening } = cardOf(card);
  const label = t("jamaica-do-card", {
    morning: { word: `jamaica-icon-${morning}` },
    evening: { word: `jamaica-icon-${evening}` },
  });
  return (
    <li class={`small-card ${cls}`}>
      <span class="sr">{label}</span>
      <span class="half morning" aria-hidden="true">
        {draw(sun(15))}
        {draw(action(morning, 22))}
      </span>
      <span class="half evening" aria-hidden="true">
        {draw(moon(15))}
        {draw(action(evening, 22))}
      </span>
    </li>
  );
};

const Pile = ({ heading, cards }: { heading: string; cards: string[] }) =>
  cards.length > 0 && (
    <div class="pile">
      <h4>{t(heading, { count: cards.length })}</h4>
      <ul>
        {cards.map((card) => (
          <Small card={card} />
        ))}
      </ul>
    </div>
  );

/** Which cards were played, and which may still come. */
function Deck({ view, seat, own }: { view: View; seat: number; own: boolean }) {
  const { hand, discard, deck, chosen } = itemAt(view.seats, seat);
  const rest = Object.keys(data.cards).filter((card) => !discard.includes(card));
  return (
    <section>
      <h3 class="label section">{t("play-jamaica-cards")}</h3>
      {own && hand ? (
        <>
          <Pile heading="play-jamaica-in-hand" cards={hand} />
          {chosen && <Pile heading="play-jamaica-chosen" cards={[chosen]} />}
          <Pile heading="play-jamaica-in-deck" cards={deck ?? []} />
        </>
      ) : (
        <Pile heading="play-jamaica-to-come" cards={rest} />
      )}
      <Pile heading="play-jamaica-played" cards={discard} />
    </section>
  );
}

const Treasures = ({ ship }: { ship: Ship }) => (
  <section>
    <h3 class="label section">{t("play-jamaica-treasures")}</h3>
    {ship.up.length + ship.down.length > 0 ? (
      <>
        <ul class="things">
          {ship.up.map((id) => (
            <TreasureRow id={id} />
          ))}
        </ul>
        <CoveredCards down={ship.down} />
      </>
    ) : (
      <p class="soft">{t("play-jamaica-no-treasures")}</p>
    )}
  </section>
);

/** Where a ship lies and what it has in gold. */
function Facts({ ship, crew }: { ship: Ship; crew: boolean }) {
  const gold = ship.holds.reduce((sum, hold) => sum + (hold?.kind === "gold" ? hold.count : 0), 0);
  return (
    <ul class="ship-facts">
      <li>
        {draw(icon("anchor", 20))}
        <span>
          {placeWords(ship.space)}
          {ship.lap < 0 ? ` · ${t("play-jamaica-behind")}` : ""}
        </span>
      </li>
      <li>
        {draw(good("gold", 20))}
        <span>{rich("jamaica-goods", { kind: "gold", count: gold, who: "" })}</span>
      </li>
      {crew && !ship.ghost && (
        <li>
          {draw(line("token", 20))}
          <span>{rich("play-jamaica-tokens", { count: ship.tokens })}</span>
        </li>
      )}
    </ul>
  );
}

/** What everybody may know of a captain. */
export function Captain({ view, seats, seat, viewer }: CaptainProps<View>) {
  const ship: Ship = itemAt(view.ships, seat);
  const people = ship.holds.flatMap((hold) => (hold?.kind === "crew" && hold.who ? [hold.who] : []));
  const haunt: Ship | null = view.ghost !== null && seat !== view.ghost ? itemAt(view.ships, view.ghost) : null;
  return (
    <div class="jam captain-of">
      <Facts ship={ship} crew={view.crew} />
      <Hull ship={seat} view={view} seats={seats} />
      {people.length > 0 && (
        <ul class="people">
          {people.map((one) => (
            <li class="someone">
              <Person who={one} view={view} />
            </li>
          ))}
        </ul>
      )}
      <Treasures ship={ship} />
      {!ship.ghost && <Deck view={view} seat={seat} own={viewer === seat} />}
      {haunt && view.ghost !== null && (
        <section>
          <h3 class="label section">
            <span>{t("jamaica-ghost")}</span>
          </h3>
          <Facts ship={haunt} crew={view.crew} />
          <Hull ship={view.ghost} view={view} seats={seats} />
          <Treasures ship={haunt} />
        </section>
      )}
      {view.crew && <Reference view={view} seats={seats} />}
    </div>
  );
}

export function secret(view: View, seat: number) {
  const { hand_count: cards, committed } = itemAt(view.seats, seat);
  return cards > 0 || committed || itemAt(view.ships, seat).down.length > 0;
}

export function Secret({ view, seats, seat, events }: SecretProps<View, GameEvent>) {
  const { hand } = itemAt(view.seats, seat);
  const down: Covered[] = itemAt(view.ships, seat).down;
  const treasureOf = ({ data: about }: GameEvent) =>
    "card" in about && about.card in data.treasures ? about.card : null;
  const drawn = events.filter((event) => !treasureOf(event));
  const seen = events.filter((event) => !drawn.includes(event));
  return (
    <div class="jam secret-of">
      {seen.length > 0 && (
        <div class="plate just-seen">
          {seen.map((event) => (
            <div class="seen-one">
              <Treasure id={String(treasureOf(event))} size={64} />
              <p>{rich(event.key, event.args, seats)}</p>
            </div>
          ))}
        </div>
      )}
      {drawn.map((event) => (
        <p class="note">{rich(event.key, event.args, seats)}</p>
      ))}
      {hand && hand.length > 0 && (
        <section>
          <h3 class="label section">{t("play-jamaica-own-hand")}</h3>
          <div class={`deal deal-${hand.length} idle`}>
            {hand.map((card) => (
              <Card card={card} dice={view.dice} view={view} seats={seats} seat={seat} />
            ))}
          </div>
        </section>
      )}
      {down.length > 0 && (
        <section>
          <h3 class="label section">{t("play-jamaica-own-covered")}</h3>
          <CoveredCards down={down} />
        </section>
      )}
    </div>
  );
}
