// Buccaneer's table laid by drawing: crews on the quay, ships by their cards, purses and treasures with keys.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { crewFlag, ducat, treasure } from "../../art/pieces.ts";
import { itemAt, replaced, valueAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import type { BenchProps, Layout as AnyLayout, EditorState, SetupEditor } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Keys } from "../../play/setup-rows.tsx";
import { Whose } from "../../play/setup-whose.tsx";
import type { Seat } from "../../play/types.ts";
import { games } from "../../store/known.ts";
import { t } from "../../store/words.tsx";
import { type Box, isTold, type Card as OwnCardFacts } from "./deck.ts";
import { type Fact, FactKeys, nextFact, OwnCard, rangeOf, type Read } from "./own-card.tsx";
import type { Card, Unit, View } from "./view.d.ts";
import { colourOf, shipName } from "./words.ts";

type Tokens = Record<string, number>;
/** top first; of what is covered only the colour shows: `red-?` */
type Pile = [top: string, ...under: string[]];
type Layout = AnyLayout & {
  turn: number;
  units: Pile[];
  purses: number[];
  tokens: Tokens[];
  roads: string[];
  boarded: [ship: string, seat: number][];
};

const FACES = ["2", "3", "4", "5", "q"];
const LOOKS = {
  purses: { picture: () => draw(ducat(24)) },
  ...Object.fromEntries(
    ["chest", "barrel", "candlestick", "sabre"].map((kind) => [kind, { picture: () => draw(treasure(kind, 24)) }]),
  ),
};
/** In front there lie the roads, and no captain's things. */
const ROADS = -1;

const unitOf = (place: string | null, { units }: Layout) =>
  place?.startsWith("unit:") ? units.findIndex(([top]) => top === place.slice(5)) : -1;

const covered = (piece: string, { options }: Layout) => (options.open_crews ? piece : `${colourOf(piece)}-?`);

/** The first pirate of this colour that stands nowhere else: what comes to light has a face. */
function uncovered(piece: string, units: Pile[]): string {
  if (!piece.endsWith("?")) return piece;
  const open = new Set(units.flat());
  const colour = colourOf(piece);
  return `${colour}-${FACES.find((face) => !open.has(`${colour}-${face}`)) ?? FACES[0]}`;
}

/** The unit in the hand goes on top of another. */
function stacked(layout: Layout, from: number, to: number): Layout {
  const { units } = layout;
  const pile: Pile = [...itemAt(units, from), ...itemAt(units, to).map((piece) => covered(piece, layout))];
  return { ...layout, units: units.flatMap((unit, i) => (i === from ? [pile] : i === to ? [] : [unit])) };
}

/** The top pirate of a pile stands alone again. */
function lifted(layout: Layout, at: number): Layout {
  const [top, next, ...rest] = itemAt(layout.units, at);
  if (next === undefined) return layout;
  const pile: Pile = [uncovered(next, layout.units), ...rest];
  return { ...layout, units: layout.units.flatMap((unit, i): Pile[] => (i === at ? [[top], pile] : [unit])) };
}

function press(place: string, now: EditorState<Layout>): EditorState<Layout> {
  const { layout, held } = now;
  const [from, to] = [unitOf(held, layout), unitOf(place, layout)];
  if (to < 0) return now;
  if (from < 0) return { ...now, held: place };
  if (from !== to) return { ...now, layout: stacked(layout, from, to), held: null };
  return { ...now, layout: lifted(layout, to), held: null };
}

/** The deck that people have typed in, card by card; null where it is ours. */
const typedDeck = ({ options }: Layout) => (Array.isArray(options.deck) ? (options.deck as OwnCardFacts[]) : null);

/** What is known of the cards. */
const cardsOf = (layout: Layout, base: View): Record<string, Card> => {
  const deck = typedDeck(layout);
  // of a card that nobody has told there is only its name
  const told = deck?.filter((card) => Array.isArray(card.treasures) && isTold(card));
  return told ? Object.fromEntries(told.map((card) => [card.id, card])) : base.ships.cards;
};

function viewOf(layout: Layout, base: View): View {
  const { colours, boarded } = layout;
  const gone = boarded.map(([ship, seat]) => ({ ship, seat }));
  const units = layout.units.map((unit): Unit => ({
    id: unit[0],
    owner: colours.indexOf(colourOf(unit[0])),
    colours: unit.map(colourOf),
    values: unit.map((piece, i) => (i && piece.endsWith("?") ? null : (piece.split("-")[1] ?? null))),
  }));
  return {
    ...base,
    turn: layout.turn,
    ships: { ...base.ships, open: layout.roads, boarded: gone, cards: cardsOf(layout, base) },
    units,
    seats: base.seats.map((seat, i) => ({
      ...seat,
      ducats: itemAt(layout.purses, i),
      tokens: itemAt(layout.tokens, i),
    })),
  };
}

function places(place: string, layout: Layout): string[] {
  const at = /^units\[(\d+)\]/.exec(place)?.[1];
  const pile = at && layout.units[+at];
  if (at) return pile ? [`unit:${pile[0]}`] : [];
  return place.startsWith("roads") ? layout.roads.map((ship) => `ship:${ship}`) : [];
}

const plus = (tokens: Tokens, card: Card, by: number): Tokens => {
  const next = { ...tokens };
  for (const kind of card.treasures) next[kind] = Math.max(0, (next[kind] ?? 0) + by);
  return next;
};

/** A card goes to whatever lies in front, or back into the deck; with a captain it brings its loot and its treasures. */
function dealt(layout: Layout, ship: string, to: number, cards: Record<string, Card>): Layout {
  const had = layout.boarded.find(([one]) => one === ship)?.[1] ?? null;
  const lay = had === null && layout.roads.includes(ship) ? ROADS : had;
  const card = valueAt(cards, ship);
  let { purses, tokens } = layout;
  const book = (seat: number, by: number) => {
    purses = replaced(purses, seat, Math.max(0, itemAt(purses, seat) + by * card.ducats));
    tokens = replaced(tokens, seat, plus(itemAt(tokens, seat), card, by));
  };
  if (had !== null) book(had, -1);
  const roads = layout.roads.filter((one) => one !== ship);
  const boarded = layout.boarded.filter(([one]) => one !== ship);
  if (lay === to) return { ...layout, roads, boarded, purses, tokens };
  if (to === ROADS) return { ...layout, roads: [...roads, ship], boarded, purses, tokens };
  book(to, 1);
  return { ...layout, roads, boarded: [...boarded, [ship, to]], purses, tokens };
}

function Bench(props: BenchProps<View, Layout>) {
  const { now, view, seats, wrong, set, turn } = props;
  const { layout, at } = now;
  /** A card of which nobody has told what it says. */
  const [untold, setUntold] = useState<OwnCardFacts | null>(null);
  const deal = (ship: string) => {
    const blank = typedDeck(layout)?.find(({ id }) => id === ship && !view.ships.cards[ship]);
    if (blank) setUntold(blank);
    else set(dealt(layout, ship, at, view.ships.cards));
  };
  const onTold = (card: OwnCardFacts) => {
    const deck = typedDeck(layout)?.map((one) => (one.id === card.id ? card : one));
    const told = { ...layout, options: { ...layout.options, deck } };
    setUntold(null);
    set(dealt(told, card.id, at, { ...view.ships.cards, [card.id]: card }));
  };
  return (
    <>
      <Whose
        label={t("play-buccaneer-setup-whose")}
        at={at}
        seats={seats}
        open={[{ value: ROADS, name: t("play-buccaneer-roads"), label: draw(icon("anchor", 26)) }]}
        behind
        turn={turn}
      />
      <Deck view={view} layout={layout} seats={seats} at={at} wrong={wrong} onDeal={deal} />
      {at !== ROADS && (
        <div class="editor-chest">
          <Fields section="captain" looks={LOOKS} {...props} />
        </div>
      )}
      <Fields section="table" {...props} />
      {untold && <TellCard card={untold} onTold={onTold} onClose={() => setUntold(null)} />}
    </>
  );
}

/** What a card of one's own box says, before it lies there. */
function TellCard({
  card,
  onTold,
  onClose,
}: {
  card: OwnCardFacts;
  onTold: (card: OwnCardFacts) => void;
  onClose: () => void;
}) {
  const [read, setRead] = useState<Read>({ crew: null, ducats: null, wage: null, treasures: null });
  const [chosen, setChosen] = useState<Fact | null>(null);
  const data = games.value.find(({ name }) => name === "buccaneer")?.data as Box | undefined;
  const open = chosen ?? nextFact(read);
  const tell = (fact: Fact, value: number | string[]) => {
    const next: Read = { ...read, [fact]: value };
    const { crew, ducats, wage, treasures } = next;
    setRead(next);
    setChosen(null);
    if (crew !== null && ducats !== null && wage !== null && treasures)
      onTold({ id: card.id, name: card.name, min_crew: crew, ducats, question_wage: wage, treasures });
  };
  if (!data || !open) return null;
  return (
    <Sheet title={card.name} onClose={onClose} className="deck-sheet">
      <div data-of="buccaneer">
        <OwnCard id={card.id} read={read} open={open} onOpen={setChosen} />
        <FactKeys fact={open} {...rangeOf(open, data)} told={read} onTell={(value) => tell(open, value)} />
      </div>
    </Sheet>
  );
}

/** All cards of the deck, each with where it lies. */
function Deck({
  view,
  layout,
  seats,
  at,
  wrong,
  onDeal,
}: {
  view: View;
  layout: Layout;
  seats: Seat[];
  at: number;
  wrong: (place: string) => boolean;
  onDeal: (ship: string) => void;
}) {
  const title = t(
    at === ROADS ? "play-buccaneer-setup-roads" : "play-buccaneer-setup-boarded",
    { seat: { seat: at } },
    seats,
  );
  const bad = wrong("roads") || wrong("boarded");
  // those that nobody has told are all alike
  const untold = typedDeck(layout)?.find(({ id }) => !view.ships.cards[id]);
  return (
    <Keys class="editor-deck" label={title} bad={bad}>
      {Object.values(view.ships.cards).map((card) => {
        const owner = layout.boarded.find(([ship]) => ship === card.id)?.[1];
        const lies = owner ?? (layout.roads.includes(card.id) ? ROADS : null);
        const name = shipName(view, card.id);
        return (
          <button
            type="button"
            key={card.id}
            class="editor-key editor-card"
            data-key={card.id}
            aria-pressed={lies === at}
            onClick={() => onDeal(card.id)}
          >
            <span class="sr">
              {[
                "word" in name ? t(name.word) : name.text,
                t("play-buccaneer-setup-card", { crew: card.min_crew, ducats: card.ducats }),
                lies === null ? "" : lies === ROADS ? t("play-buccaneer-roads") : itemAt(seats, lies).name,
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
            <span class="told-card" aria-hidden="true">
              {draw(crewFlag(card.min_crew, 24, 20))}
              {draw(ducat(16))}
              <b class="num">{card.ducats}</b>
            </span>
            <span class="told-card" aria-hidden="true">
              {card.treasures.map((kind) => draw(treasure(kind, 18)))}
              {lies === ROADS
                ? draw(icon("anchor", 18))
                : lies !== null && <Disc seat={itemAt(seats, lies)} size={20} />}
            </span>
          </button>
        );
      })}
      {untold && (
        <Key id="untold" name={t("play-buccaneer-setup-untold")} onPress={() => onDeal(untold.id)}>
          {draw(icon("plus", 24))}
        </Key>
      )}
    </Keys>
  );
}

export default {
  begin: (layout) => ({ layout: { ...layout, roads: [] }, at: ROADS, held: null }),
  view: viewOf,
  press,
  places,
  how: "play-buccaneer-setup-how",
  Bench,
} satisfies SetupEditor<View, Layout>;
