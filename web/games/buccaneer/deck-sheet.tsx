// The ship cards of somebody's own box, typed in card by card (BUC-VAR-03). Every card says at once what is missing.
import { Icon } from "../../parts/icon.ts";
import { Sheet } from "../../parts/sheet.tsx";
import type { Game } from "../../screens/new/draft.ts";
import { t } from "../../store/words.tsx";
import { NAME_LIMIT } from "../../store/roster.ts";
import { type Amount, AMOUNTS, blankCard, type Card, cardId, deckObjections, houseCards } from "./deck.ts";

const STEP = 3;
const MOST = 30;

export function DeckSheet({
  game,
  value: cards,
  onChange,
  onClose,
}: {
  game: Game;
  value: Card[];
  onChange: (cards: Card[]) => void;
  onClose: () => void;
}) {
  const { each, count, whole } = deckObjections(cards, game.data);
  const kinds = game.data.treasures.map((one: { id: string }) => one.id);
  const change = (at: number, change: Partial<Card>) =>
    onChange(cards.map((card, i) => (i === at ? { ...card, ...change } : card)));
  const renumbered = (next: Card[]) => onChange(next.map((card, i) => ({ ...card, id: cardId(i) })));
  const missing = each.filter((wrong) => wrong.length).length;
  return (
    <Sheet title={t("page-deck")} onClose={onClose} className="deck-sheet">
      <p class="prose">{t("page-deck-note")}</p>
      <div class="deck-tools">
        <button
          type="button"
          class="btn"
          onClick={() => onChange(houseCards(game.data, (id) => t(`${game.name}-ship-${id}`)))}
        >
          {t("page-deck-from-house")}
        </button>
        <button type="button" class="btn" onClick={() => onChange(cards.map((_, i) => blankCard(i)))}>
          {t("page-deck-empty")}
        </button>
      </div>
      <ol class="cards">
        {cards.map((card, at) => (
          <CardRow
            key={card.id}
            at={at}
            card={card}
            kinds={kinds}
            limits={game.data.limits}
            wrong={each[at]}
            change={(it: Partial<Card>) => change(at, it)}
          />
        ))}
      </ol>
      <div class="deck-tools">
        <button
          type="button"
          class="btn"
          disabled={cards.length + STEP > MOST}
          onClick={() => renumbered([...cards, ...Array.from({ length: STEP }, (_, i) => blankCard(cards.length + i))])}
        >
          <Icon name="plus" size={18} />
          {t("page-deck-more")}
        </button>
        <button
          type="button"
          class="btn"
          disabled={cards.length <= STEP}
          onClick={() => renumbered(cards.slice(0, -STEP))}
        >
          <Icon name="minus" size={18} />
          {t("page-deck-fewer")}
        </button>
      </div>
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
    </Sheet>
  );
}

function CardRow({
  at,
  card,
  kinds,
  limits,
  wrong,
  change,
}: {
  at: number;
  card: Card;
  kinds: string[];
  limits: Record<string, [number, number]>;
  wrong: string[];
  change: (change: Partial<Card>) => void;
}) {
  const treasure = (place: number) => (
    <label>
      <span>{t("page-card-treasure", { place: place + 1 })}</span>
      <TreasureChoice
        place={place}
        kinds={kinds}
        chosen={card.treasures}
        onChange={(treasures) => change({ treasures })}
      />
    </label>
  );
  const range = wrong[0] && limits[wrong[0]];
  return (
    <li class="card" data-card={at}>
      <div class="card-name">
        <b class="num" aria-hidden="true">
          {at + 1}
        </b>
        <input
          class="input"
          aria-label={t("page-card-name", { place: at + 1 })}
          placeholder={t("page-card-name", { place: at + 1 })}
          value={card.name}
          maxlength={NAME_LIMIT}
          dir="auto"
          autocomplete="off"
          onInput={(event: InputEvent) => change({ name: (event.currentTarget as HTMLInputElement).value })}
        />
      </div>
      {AMOUNTS.map((field) => (
        <AmountOf
          key={field}
          field={field}
          value={card[field]}
          limits={limits[field]}
          wrong={wrong.includes(field)}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <div class="two-treasures">
        {treasure(0)} {treasure(1)}
      </div>
      {range && (
        <p class="why">
          <Icon name="rock" />
          {t("page-card-range", { what: t(`page-card-${wrong[0]}`), from: range[0], to: range[1] })}
        </p>
      )}
    </li>
  );
}

const AmountOf = ({
  field,
  value,
  limits: [min, max],
  wrong,
  onChange,
}: {
  field: Amount;
  value: number;
  limits: [number, number];
  wrong: boolean;
  onChange: (value: number) => void;
}) => (
  <label>
    <span>{t(`page-card-${field}`)}</span>
    <input
      class="input"
      type="number"
      inputmode="numeric"
      min={min}
      max={max}
      step="1"
      value={Number.isFinite(value) ? value : ""}
      aria-invalid={wrong}
      onInput={(event: InputEvent) => onChange((event.currentTarget as HTMLInputElement).valueAsNumber)}
    />
  </label>
);

/** Which treasure stands in a place of a card; in the second there may be none. */
export const TreasureChoice = ({
  place,
  kinds,
  chosen,
  onChange,
  ...named
}: {
  place: number;
  kinds: string[];
  chosen: string[];
  onChange: (treasures: string[]) => void;
  "aria-labelledby"?: string;
}) => (
  <select
    class="input"
    {...named}
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
