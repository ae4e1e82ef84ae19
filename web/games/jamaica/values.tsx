// The values printed on somebody's own character tiles, typed in once (JAM-CREW-14).
import { Icon } from "../../parts/icon.ts";
import { Sheet } from "../../parts/sheet.tsx";
import type { Game } from "../../screens/new/draft.ts";
import { t } from "../../store/words.tsx";

/** The values of the characters' tiles, at the finish and elsewhere (JAM-CREW-14). */
type Values = Record<string, [number, number]>;

const VALUE_RANGE = [-9, 15] as const;

/** What the engine says of the box. */
type Box = { characters: { id: string; value_top: number; value_bottom: number }[] };

/** @returns the characters whose numbers are missing or out of range */
export const valueObjections = (values: Values, data: Box): string[] =>
  data.characters
    .map(({ id }) => id)
    .filter(
      (id) =>
        !values[id]?.every((value) => Number.isInteger(value) && value >= VALUE_RANGE[0] && value <= VALUE_RANGE[1]),
    );

export const houseValues = (data: Box): Values =>
  Object.fromEntries(data.characters.map((one) => [one.id, [one.value_top, one.value_bottom]]));

const SLOTS = ["top", "bottom"] as const;

export function ValuesSheet({
  game,
  value: values,
  onChange,
  onClose,
}: {
  game: Game;
  value: Values;
  onChange: (values: Values) => void;
  onClose: () => void;
}) {
  const wrong = new Set(valueObjections(values, game.data));
  const characters: { id: string }[] = game.data.characters;
  const change = (id: string, slot: number, typed: number) => {
    const pair = [...(values[id] ?? [NaN, NaN])] as [number, number];
    pair[slot] = typed;
    onChange({ ...values, [id]: pair });
  };
  return (
    <Sheet title={t("page-values")} onClose={onClose} className="deck-sheet">
      <p class="prose">{t("page-values-note")}</p>
      <div class="deck-tools">
        <button type="button" class="btn" onClick={() => onChange(houseValues(game.data))}>
          {t("page-values-from-house")}
        </button>
      </div>
      <ol class="cards values">
        {characters.map(({ id }) => (
          <li class="card value-card" data-character={id}>
            <b>{t(`${game.name}-character-${id}`)}</b>
            {SLOTS.map((name, slot) => {
              const number = values[id]?.[slot];
              return (
                <label>
                  <span>{t(`page-values-${name}`)}</span>
                  <input
                    class="input"
                    type="number"
                    inputmode="numeric"
                    min={VALUE_RANGE[0]}
                    max={VALUE_RANGE[1]}
                    step="1"
                    value={Number.isFinite(number) ? number : ""}
                    aria-invalid={wrong.has(id)}
                    onInput={(event: InputEvent) =>
                      change(id, slot, (event.currentTarget as HTMLInputElement).valueAsNumber)
                    }
                  />
                </label>
              );
            })}
          </li>
        ))}
      </ol>
      <div class="sheet-foot">
        {wrong.size > 0 && (
          <p class="why">
            <Icon name="rock" />
            {t("page-values-missing", { count: wrong.size, from: VALUE_RANGE[0], to: VALUE_RANGE[1] })}
          </p>
        )}
        <button type="button" class={`btn ${wrong.size ? "" : "btn--ink"}`} onClick={onClose}>
          {wrong.size ? t("page-own-later") : t("page-values-done")}
        </button>
      </div>
    </Sheet>
  );
}
