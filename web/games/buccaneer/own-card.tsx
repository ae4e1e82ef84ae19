// A card of somebody's own box: what is known of it is drawn, and each fact of it is told by one key.
import type { ComponentChild } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { crewFlag, ducat, treasure } from "../../art/pieces.ts";
import { fleetShip } from "../../art/ships.ts";
import { t } from "../../store/words.tsx";
import type { Amount, Box, Card } from "./deck.ts";

/** What a card says, in the order in which the box is asked. */
export const FACTS = ["crew", "ducats", "wage", "treasures"] as const;
export type Fact = (typeof FACTS)[number];
export type Read = { crew: number | null; ducats: number | null; wage: number | null; treasures: string[] | null };

export const FIELDS: Record<Exclude<Fact, "treasures">, Amount> = {
  crew: "min_crew",
  ducats: "ducats",
  wage: "question_wage",
};

const whole = (value: number) => (Number.isInteger(value) ? value : null);

export const readOf = (card: Card): Read => ({
  crew: whole(card.min_crew),
  ducats: whole(card.ducats),
  wage: whole(card.question_wage),
  treasures: card.treasures.length ? card.treasures : null,
});

/** What is told first of what is missing. */
export const nextFact = (read: Read): Fact | null => FACTS.find((fact) => read[fact] === null) ?? null;

const kindsTold = (kinds: readonly string[]) =>
  t("page-card-holds", { treasures: kinds.map((kind) => ({ word: `buccaneer-treasure-${kind}` })) });

/** What is told of a fact, in words. */
function factWords(fact: Fact, read: Read) {
  const told = read[fact];
  const name = t(fact === "treasures" ? "page-card-treasures" : `page-card-${FIELDS[fact]}`);
  const value = told === null ? t("page-card-untold") : Array.isArray(told) ? kindsTold(told) : String(told);
  return t("page-card-fact", { name, value });
}

export const cardWords = (read: Read) => FACTS.map((fact) => factWords(fact, read)).join(", ");

/** A fact as it is printed, or the place where it will stand. */
export function FactFace({ fact, read }: { fact: Fact; read: Read }) {
  const told = read[fact];
  const value = <b class="num">{told === null ? "…" : told}</b>;
  if (fact === "crew") return draw(crewFlag(read.crew ?? NaN, 30, 25).replace("NaN", "…"));
  if (fact === "treasures")
    return read.treasures ? <>{read.treasures.map((kind) => draw(treasure(kind, 22)))}</> : <b class="num">…</b>;
  return (
    <>
      {fact === "ducats" ? draw(ducat(18)) : <i class="q">?</i>}
      {value}
    </>
  );
}

/** The ship of a card; a crew that nobody knows yet has a ship in outline. */
export const ShipOf = ({ id, read }: { id: string; read: Read }) =>
  draw(
    `<svg class="merchant-ship${read.crew === null ? " unseen" : ""}" viewBox="0 0 160 120" aria-hidden="true">${fleetShip(id, read.crew ?? 4)}</svg>`,
  );

/** The card, with each fact to be told or told anew. */
export function OwnCard({
  id,
  read,
  open,
  onOpen,
  children,
}: {
  id: string;
  read: Read;
  open: Fact | null;
  onOpen: (fact: Fact) => void;
  children?: ComponentChild;
}) {
  return (
    <div class="own-card">
      <ShipOf id={id} read={read} />
      {children}
      <div class="own-facts">
        {FACTS.map((fact) => (
          <button
            type="button"
            class={`own-fact${read[fact] === null ? " untold" : ""}`}
            data-fact={fact}
            aria-pressed={fact === open}
            aria-label={factWords(fact, read)}
            onClick={() => onOpen(fact)}
          >
            <FactFace fact={fact} read={read} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** So many amounts stand there at once, in sight on the smallest phone; larger ones are found by their tens. */
const FEW = 17;
const TEN = 10;

/** One treasure, or two. */
const loads = (kinds: string[]) => [
  ...kinds.map((kind) => [kind]),
  ...kinds.flatMap((kind, at) => kinds.slice(at).map((other) => [kind, other])),
];

/** What a fact may be in such a box. */
export const rangeOf = (fact: Fact, { limits, treasures }: Box) => ({
  limits: fact === "treasures" ? ([0, 0] as [number, number]) : limits[FIELDS[fact]],
  kinds: treasures.map(({ id }) => id),
});

/** The keys for one fact, and what it is. */
export function FactKeys({
  fact,
  limits: [low, high],
  kinds,
  told,
  onTell,
}: {
  fact: Fact;
  limits: [number, number];
  kinds: string[];
  told: Read;
  onTell: (value: number | string[]) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const first = useRef(fact);
  useEffect(() => {
    // the key that was pressed has gone
    if (first.current !== fact) group.current?.focus({ preventScroll: true });
    first.current = fact;
  }, [fact]);
  const name = t(fact === "treasures" ? "page-card-treasures" : `page-card-${FIELDS[fact]}`);
  return (
    <div class="told-throw" role="group" aria-label={name} tabIndex={-1} ref={group}>
      <h3 class="label" aria-hidden="true">
        {name}
      </h3>
      {fact === "treasures" ? (
        <div class="told-keys told-keys--short">
          {loads(kinds).map((load) => (
            <Key
              told={`treasures ${load.join(",")}`}
              pressed={JSON.stringify(load) === JSON.stringify(told.treasures)}
              label={kindsTold(load)}
              onTell={() => onTell(load)}
            >
              <span class="own-load">{load.map((kind) => draw(treasure(kind, load.length > 1 ? 19 : 28)))}</span>
            </Key>
          ))}
        </div>
      ) : (
        <AmountKeys key={fact} fact={fact} low={low} high={high} told={told[fact]} onTell={onTell} />
      )}
    </div>
  );
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function AmountKeys({
  fact,
  low,
  high,
  told,
  onTell,
}: {
  fact: Exclude<Fact, "treasures">;
  low: number;
  high: number;
  told: number | null;
  onTell: (value: number) => void;
}) {
  const many = high - low >= FEW;
  const [from, setFrom] = useState<number | "tens" | null>(null);
  // a ship without a ducat is none: nothing comes after all tens
  const start = typeof from === "number" ? from : many ? low + 1 : low;
  const shown = from === "tens" ? [low] : numbers(start, Math.min(high, start + (from === null ? FEW : TEN) - 1));
  const tens = from === "tens" ? numbers(1, Math.floor(high / TEN)).map((ten) => ten * TEN) : [];
  return (
    <div class="told-keys told-keys--short">
      {tens.map((ten) => (
        <button type="button" class="option told-key own-tens" data-tens={ten} onClick={() => setFrom(ten)}>
          {t("page-card-tens", { from: ten, to: Math.min(high, ten + TEN - 1) })}
        </button>
      ))}
      {shown.map((one) => (
        <Key told={`${fact} ${one}`} pressed={one === told} label={String(one)} onTell={() => onTell(one)}>
          {fact === "crew" ? draw(crewFlag(one, 34, 28)) : <b class="num">{one}</b>}
        </Key>
      ))}
      {many && (
        <button
          type="button"
          class="option told-key own-more"
          data-action="more-ducats"
          aria-label={t("page-card-more")}
          onClick={() => setFrom(from === null ? "tens" : null)}
        >
          …
        </button>
      )}
    </div>
  );
}

const Key = ({
  told,
  pressed,
  label,
  onTell,
  children,
}: {
  told: string;
  pressed: boolean;
  label: string;
  onTell: () => void;
  children: ComponentChild;
}) => (
  <button
    type="button"
    class="option told-key"
    data-told={told}
    aria-pressed={pressed}
    aria-label={label}
    onClick={onTell}
  >
    {children}
  </button>
);
