// The ship cards of somebody's own box (BUC-VAR-03), as they lie there: one is tapped, and what it says is told by keys.
import { useState } from "preact/hooks";
import { itemAt, replaced } from "../../lists.ts";
import { Icon } from "../../parts/icon.ts";
import { Sheet } from "../../parts/sheet.tsx";
import type { Game } from "../../screens/new/draft.ts";
import { OwnFile } from "../../screens/new/own-file.tsx";
import { t } from "../../store/words.tsx";
import { NAME_LIMIT } from "../../store/roster.ts";
import {
  blankCard,
  type Box,
  type Card,
  cardId,
  deckFrom,
  deckObjections,
  GROUP,
  houseCards,
  isBlank,
  isOwn,
  isTold,
  MOST,
  together,
} from "./deck.ts";
import {
  cardWords,
  FACTS,
  type Fact,
  FactFace,
  FactKeys,
  FIELDS,
  nextFact,
  OwnCard,
  rangeOf,
  readOf,
  ShipOf,
} from "./own-card.tsx";

export function DeckSheet({
  game,
  value: cards,
  told = false,
  onChange,
  onClose,
}: {
  game: Game;
  value: Card[];
  told?: boolean;
  onChange: (cards: Card[]) => void;
  onClose: () => void;
}) {
  const [open, setOpen] = useState<number | null>(null);
  /** What all of them were before the last change to many. */
  const [before, setBefore] = useState<Card[] | null>(null);
  const change = (at: number, card: Card) => onChange(replaced(cards, at, card));
  const all = (next: Card[]) => {
    setBefore(cards);
    setOpen(null);
    onChange(next.map((card, i) => ({ ...card, id: cardId(i) })));
  };
  return (
    <Sheet title={t("page-deck")} onClose={onClose} className="deck-sheet">
      <div data-of="buccaneer">
        <p class="prose">{t("page-deck-note")}</p>
        {cards.some(({ house }) => house) && <p class="small soft">{t("page-deck-marked")}</p>}
        <OwnFile
          {...{ game: game.name, option: "deck", what: "buccaneer-cards", value: cards, together }}
          count={(it: Card[]) => it.filter(isOwn).length}
          from={(found) => deckFrom(found, game.data)}
          onChange={all}
        />
        <ol class="own-deck">
          {cards.map((card, at) => (
            <li key={card.id} class={at === open ? "opened" : ""} data-card={at}>
              {at === open ? (
                <Opened
                  at={at}
                  card={card}
                  data={game.data}
                  change={(it) => change(at, it)}
                  onShut={() => setOpen(null)}
                />
              ) : (
                <Closed at={at} card={card} onOpen={() => setOpen(at)} />
              )}
            </li>
          ))}
        </ol>
        <Many
          game={game}
          cards={cards}
          before={before}
          all={all}
          onBack={() => (onChange(before ?? cards), setBefore(null))}
        />
      </div>
      <Foot cards={cards} told={told} data={game.data} onClose={onClose} />
    </Sheet>
  );
}

const titleOf = (card: Card, at: number) => card.name.trim() || t("page-card-unnamed", { place: at + 1 });

/** A card as it lies there. */
function Closed({ at, card, onOpen }: { at: number; card: Card; onOpen: () => void }) {
  const read = readOf(card);
  const told = isTold(card);
  return (
    <button type="button" class={`own-closed${told ? "" : " unread"}`} data-open={at} onClick={onOpen}>
      <ShipOf id={card.id} read={read} />
      <span class="name-it" dir="auto" aria-hidden="true">
        {titleOf(card, at)}
      </span>
      {told ? (
        <span class="own-plaque" aria-hidden="true">
          {FACTS.map((fact) => (
            <span class="fact">
              <FactFace fact={fact} read={read} />
            </span>
          ))}
        </span>
      ) : (
        <span class="small" aria-hidden="true">
          {t("page-card-untold")}
        </span>
      )}
      {card.house && (
        <span class="house-mark" aria-hidden="true">
          {t("page-card-house")}
        </span>
      )}
      <span class="sr">
        {titleOf(card, at)}: {told ? cardWords(read) : t("page-card-untold")}
        {card.house && `, ${t("page-card-house")}`}
      </span>
    </button>
  );
}

/** The card that is read out, or put right. */
function Opened({
  at,
  card,
  data,
  change,
  onShut,
}: {
  at: number;
  card: Card;
  data: Box;
  change: (card: Card) => void;
  onShut: () => void;
}) {
  const [read, setRead] = useState(() => ({ ...readOf(card), ...(isBlank(card) && { treasures: null }) }));
  const [chosen, setChosen] = useState<Fact | null>(null);
  const open = chosen ?? nextFact(read);
  const name = t("page-card-name", { place: at + 1 });
  const tell = (fact: Fact, value: number | string[]) => {
    const next = { ...read, [fact]: value };
    setRead(next);
    setChosen(null);
    const { house: _, ...own } = card;
    change(fact === "treasures" ? { ...own, treasures: value as string[] } : { ...own, [FIELDS[fact]]: value });
    if (!nextFact(next) && nextFact(read)) onShut();
  };
  return (
    <>
      <OwnCard id={card.id} read={read} open={open} onOpen={setChosen}>
        <input
          class="input"
          aria-label={name}
          placeholder={name}
          value={card.name}
          maxlength={NAME_LIMIT}
          dir="auto"
          autocomplete="off"
          onInput={(event: InputEvent) => change({ ...card, name: (event.currentTarget as HTMLInputElement).value })}
        />
      </OwnCard>
      {open && <FactKeys fact={open} {...rangeOf(open, data)} told={read} onTell={(value) => tell(open, value)} />}
      <button type="button" class="btn btn--quiet" data-action="shut-card" onClick={onShut}>
        {t("page-card-shut")}
      </button>
    </>
  );
}

/** What changes many cards at once, and the way back from it. */
function Many({
  game,
  cards,
  before,
  all,
  onBack,
}: {
  game: Game;
  cards: Card[];
  before: Card[] | null;
  all: (cards: Card[]) => void;
  onBack: () => void;
}) {
  const house = houseCards(game.data, (id) => t(`${game.name}-ship-${id}`));
  return (
    <div class="deck-tools">
      {before && (
        <button type="button" class="btn" data-action="deck-back" onClick={onBack}>
          <Icon name="undo" size={18} />
          {t("page-deck-back")}
        </button>
      )}
      {cards.some((card, at) => !isTold(card) && house[at]) && (
        <button
          type="button"
          class="btn"
          data-action="deck-house"
          onClick={() => all(cards.map((card, at) => (isTold(card) ? card : (house[at] ?? card))))}
        >
          {t("page-deck-from-house")}
        </button>
      )}
      <button type="button" class="btn" onClick={() => all(cards.map((_, i) => blankCard(i)))}>
        {t("page-deck-empty")}
      </button>
      <button
        type="button"
        class="btn"
        disabled={cards.length + GROUP > MOST}
        onClick={() => all([...cards, ...Array.from({ length: GROUP }, (_, i) => blankCard(cards.length + i))])}
      >
        <Icon name="plus" size={18} />
        {t("page-deck-more")}
      </button>
      <button type="button" class="btn" disabled={cards.length <= GROUP} onClick={() => all(cards.slice(0, -GROUP))}>
        <Icon name="minus" size={18} />
        {t("page-deck-fewer")}
      </button>
    </div>
  );
}

/** What keeps these cards from being played with; what people tell during the game keeps them from nothing. */
function Foot({ cards, told, data, onClose }: { cards: Card[]; told: boolean; data: Box; onClose: () => void }) {
  const { each, count, whole } = deckObjections(cards, data);
  const missing = cards.filter((card, at) => itemAt(each, at).length || !isTold(card)).length;
  if (told && count)
    return (
      <div class="sheet-foot">
        <button type="button" class="btn btn--ink" onClick={onClose}>
          {t("page-deck-rest", { count: cards.filter((card) => !isOwn(card)).length })}
        </button>
      </div>
    );
  return (
    <div class="sheet-foot">
      {whole && (
        <p class="why">
          <Icon name="rock" />
          {count ? t("page-deck-missing", { count: missing }) : t("page-deck-threes")}
        </p>
      )}
      <button type="button" class={`btn ${whole ? "" : "btn--ink"}`} onClick={onClose}>
        {whole ? t("page-own-later") : t("page-deck-done", { count: cards.length })}
      </button>
    </div>
  );
}
