// Before anything lies on the table: the fleets that may be chosen, large, one beside the other; then the one that was chosen.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { useSeen } from "../../parts/sight.ts";
import type { Decision, Option, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { cardName } from "./card-name.ts";
import { characterOf, type Offer, seen, sumOf, useOffers } from "./fleet-offers.ts";
import { FleetSlip } from "./fleet-slip.tsx";
import { sideways, unhurt } from "./hull.ts";
import { hands } from "./plan.ts";
import { cardOf, data } from "./sea.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;

export const empty = ({ ships, islands, tiles }: View) => !ships.length && !islands.length && !tiles.length;

/** Crew, equipment and events by their names; an atom says besides whose or how many they are. */
const calledAs = (atom: string) => cardName(atom.replace(/[@*].*$/, "")) ?? "";

/** Each ship large, with all her masts, and under them who and what else belongs to the fleet. */
function Fleet({ atoms, seat, drawn = true }: { atoms: string[]; seat: Seat; drawn?: boolean }) {
  const ships = atoms.filter((card) => data.ships[card]);
  const others = atoms
    .filter((card) => !data.ships[card])
    .map(calledAs)
    .filter(Boolean);
  if (!ships.length) return <div class="harbour-lot">{draw(icon("dice", 64))}</div>;
  return (
    <>
      <ul class={`harbour-ships${ships.length > 2 ? " many" : ""}${ships.length > 4 ? " crowd" : ""}`}>
        {ships.map((card) => (
          <li>
            {draw(sideways(card, unhurt(card), seat, 96, 34, drawn))}
            <p>
              <span class="name-it">{data.ships[card].name}</span> <span class="num">{data.ships[card].points}</span>
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p class="harbour-others">{others.join(", ")}</p>}
    </>
  );
}

/** So many fleets are seen at once; the ships of the others are drawn when they slide into sight. */
const SEEN = 3;

const nameOf = ({ option, name }: Offer, seats: Seat[]) => name ?? t(option.key, option.args, seats);

function Offered({
  offer,
  first,
  seats,
  seat,
  onTake,
  onCards,
}: {
  offer: Offer;
  first: boolean;
  seats: Seat[];
  seat: Seat;
  onTake: () => void;
  onCards: () => void;
}) {
  const { option, name, atoms } = offer;
  const { ref, seen: drawn } = useSeen(first);
  const onInfo = (event: MouseEvent) => {
    event.stopPropagation();
    onCards();
  };
  return (
    <article data-fleet={option.id} ref={ref} onClick={onTake}>
      <b class="harbour-name name-it" dir={name === null ? undefined : "auto"}>
        {name ?? rich(option.key, option.args, seats)}
      </b>
      {atoms.length > 0 && (
        <button
          class="btn btn--icon harbour-cards"
          data-action="fleet-cards"
          aria-label={t("play-pirates-cards-of", { fleet: nameOf(offer, seats) })}
          onClick={onInfo}
        >
          {draw(icon("info", 24))}
        </button>
      )}
      <p class="harbour-told">
        {sumOf(offer) && <b>{sumOf(offer)}.</b>} {characterOf(offer)}
      </p>
      <Fleet atoms={atoms} seat={seat} drawn={drawn} />
    </article>
  );
}

/** The fleet whose middle is nearest to that of the window. */
function nearest(row: Element) {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const far = (it: HTMLElement) => Math.abs(it.offsetLeft + it.offsetWidth / 2 - middle);
  return ([...row.children] as HTMLElement[]).reduce((a, b) => (far(b) < far(a) ? b : a));
}

function Choice({ decision, seats, view }: { decision: Decision; seats: Seat[]; view: View }) {
  const offers = useOffers(decision);
  const [opened, setOpened] = useState<Offer | null>(null);
  const row = useRef<HTMLDivElement | null>(null);
  /** The last one that this row has told of: it does not slide to what it shows. */
  const told = useRef<string | null>(null);
  // one's own come late: the engine is asked of them
  const first = offers[0]?.option.id ?? null;
  useEffect(() => void (seen.value = first), [first]);
  useSignalEffect(() => {
    const now = seen.value;
    const to = row.current?.querySelector(`[data-fleet="${CSS.escape(now ?? "")}"]`) as HTMLElement | null;
    if (!to || !row.current || told.current === now) return;
    told.current = now;
    row.current.scrollLeft = to.offsetLeft + to.offsetWidth / 2 - row.current.clientWidth / 2;
  });
  const onScroll = () => {
    if (!row.current) return;
    told.current = nearest(row.current).dataset.fleet ?? null;
    seen.value = told.current;
  };
  /** The one that is looked at is meant; another one comes to the middle first. */
  const take = (option: Option) => {
    if (seen.peek() !== option.id) seen.value = option.id;
    else if (!option.barred) hands.take?.(option);
  };
  return (
    <>
      <div
        class="harbour-row"
        role="group"
        aria-label={t("play-pirates-harbour")}
        tabindex={0}
        ref={row}
        onScroll={onScroll}
      >
        {offers.map((offer, i) => (
          <Offered
            key={offer.option.id}
            offer={offer}
            first={i < SEEN}
            seats={seats}
            seat={itemAt(seats, decision.seat)}
            onTake={() => take(offer.option)}
            onCards={() => setOpened(offer)}
          />
        ))}
      </div>
      {opened && (
        <FleetSlip
          title={nameOf(opened, seats)}
          atoms={opened.atoms}
          seat={decision.seat}
          seats={seats}
          view={view}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

export function Harbour({ view, seats, decision, viewer }: BoardProps) {
  const chooses = decision?.key === "pirates-ask-fleet";
  const own = viewer === null || viewer === undefined ? null : itemAt(view.players, viewer).fleet;
  const atoms = own?.match(/[\w@*-]+/g) ?? [];
  // nothing to show: the answers have the room; while an answer is on its way, nothing moves
  const bare = useRef(false);
  if (decision) bare.current = !chooses && !own;
  // once all have chosen, everybody sees which ships there are
  if (!chooses && view.fleets.length)
    return (
      <section class="board pirates harbour harbour--all">
        <div class="harbour-row" role="group" aria-label={t("play-pirates-harbour")} tabindex={0}>
          {seats.map((seat, i) => (
            <article>
              <b class="harbour-name">{seat.name}</b>
              <p />
              <Fleet atoms={view.fleets.filter((name) => name.startsWith(`${i}.`)).map(cardOf)} seat={seat} />
            </article>
          ))}
        </div>
      </section>
    );
  return (
    <section class={`board pirates harbour${bare.current ? " harbour--bare" : ""}`}>
      {chooses ? (
        <Choice decision={decision} seats={seats} view={view} />
      ) : (
        own && (
          <article>
            <Fleet atoms={atoms} seat={itemAt(seats, viewer ?? 0)} />
          </article>
        )
      )}
    </section>
  );
}
