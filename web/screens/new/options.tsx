// The options of a game, drawn from what the engine says of them: any game's, no game's.
import manifests from "games:manifest";
import { useState } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import { Lamp, Segments } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { RuleLink } from "../../play/rule-link.tsx";
import { freshSeed } from "../../store/games.ts";
import { has, t } from "../../store/words.tsx";
import { keepOwn } from "../../store/roster.ts";
import { type Draft, editorOf, exists, type Game, isTold, type Option, ownOf } from "./draft.ts";

type Set = (change: Partial<Draft>) => void;

/** So many values stand side by side; of more, one is picked from a list. */
const FEW = 12;

/** What most people may want stands open, the rest behind one line. */
export function Options({ game, draft, set }: { game: Game; draft: Draft; set: Set }) {
  const shown = game.options.filter((option) => option.kind !== "seat" && exists(option, draft.seats.length));
  const row = (option: Option) => (
    <Row
      key={option.id}
      game={game}
      option={option}
      value={draft.options[option.id]}
      told={isTold(game, draft, option.id)}
      physical={draft.laid || draft.box !== null}
      onChange={(value: unknown) => set({ options: { ...draft.options, [option.id]: value } })}
    />
  );
  const plain = ({ id }: Option) => manifests[game.name]?.plain?.includes(id) ?? !(game.name in manifests);
  const changed = shown.some((option) => !plain(option) && draft.options[option.id] !== option.default);
  return (
    <section aria-labelledby="h-options">
      <h2 class="label section" id="h-options">
        {t("page-options")}
      </h2>
      <ul class="rows">{shown.filter(plain).map(row)}</ul>
      <details class="details" open={changed || draft.seed !== ""}>
        <summary>
          <Icon name="next" size={18} />
          {t("page-advanced")}
        </summary>
        <ul class="rows">
          {shown.filter((option) => !plain(option)).map(row)}
          <li class="opt opt--stacked">
            <label for="seed">
              <b>{t("page-seed")}</b>
              <span class="small soft">{t("page-seed-note")}</span>
            </label>
            <span class="seed">
              <input
                class="input"
                id="seed"
                inputmode="numeric"
                autocomplete="off"
                value={draft.seed}
                placeholder={t("page-seed-drawn")}
                onInput={(event: InputEvent) => set({ seed: (event.currentTarget as HTMLInputElement).value })}
              />
              <button type="button" class="btn" onClick={() => set({ seed: String(freshSeed()) })}>
                <Icon name="dice" size={20} />
                {t("page-seed-roll")}
              </button>
            </span>
          </li>
        </ul>
      </details>
    </section>
  );
}

const Words = ({ game, option }: { game: Game; option: Option }) => {
  const key = `${game.name}-option-${option.id}`;
  return (
    <>
      <b id={`o-${option.id}-name`}>{t(key)}</b>
      <span class="small soft opt-note" id={`o-${option.id}-note`}>
        {has(`${key}.note`) && t(`${key}.note`)}
        <RuleLink game={game.name} rule={option.rule} />
      </span>
    </>
  );
};

function Row({
  game,
  option,
  value,
  told,
  physical,
  onChange,
}: {
  game: Game;
  option: Option;
  value: unknown;
  told: boolean;
  physical: boolean;
  onChange: (value: unknown) => void;
}) {
  const id = `o-${option.id}`;
  const key = `${game.name}-option-${option.id}`;
  if (option.kind === "flag")
    return (
      <li class="opt" data-setting={option.id}>
        <label for={id}>
          <Words game={game} option={option} />
        </label>
        <Lamp id={id} noted={true} on={value === true} onChange={onChange} />
      </li>
    );
  if (option.kind === "data") return <Own {...{ game, option, value, told, physical, onChange }} />;
  // a number that has no word says itself
  const label = (one: unknown) => (has(`${key}-${one}`) ? t(`${key}-${one}`) : String(one));
  const among = (option.among ?? []).map((one) => ({ value: one, label: label(one) }));
  if (among.length > FEW)
    return (
      <li class="opt opt--stacked" data-setting={option.id}>
        <label class="opt-text" for={id}>
          <Words game={game} option={option} />
        </label>
        <select
          class="input"
          id={id}
          aria-describedby={`${id}-note`}
          onChange={(event: Event) =>
            onChange(itemAt(among, (event.currentTarget as HTMLSelectElement).selectedIndex).value)
          }
        >
          {among.map((one) => (
            <option value={String(one.value)} selected={one.value === value}>
              {one.label}
            </option>
          ))}
        </select>
      </li>
    );
  return (
    <li class="opt opt--stacked" data-setting={option.id}>
      <div class="opt-text">
        <Words game={game} option={option} />
      </div>
      <Segments label={t(key)} value={value} onChange={onChange} among={among} />
    </li>
  );
}

/** House data, or what somebody has typed in from one's own box; that is kept, also while the house's is chosen. */
function Own({
  game,
  option,
  value,
  told,
  physical,
  onChange,
}: {
  game: Game;
  option: Option;
  value: unknown;
  told: boolean;
  physical: boolean;
  onChange: (value: unknown) => void;
}) {
  const [editing, setEditing] = useState(false);
  const key = `${game.name}-option-${option.id}`;
  const editor = editorOf(game, option.id);
  if (!editor) return null;
  const own = value !== "house";
  const kept = `${game.name}.${option.id}`;
  const type = (typed: unknown) => {
    keepOwn(kept, typed);
    onChange(typed);
  };
  const choose = (which: string) => {
    const nameOf = (id: string) => t(`${game.name}-ship-${id}`);
    if (which === "house") onChange("house");
    else if (!own)
      onChange(ownOf(game, option.id) ?? (told ? editor.unknown?.(game.data) : editor.house(game.data, nameOf)));
    setEditing(which === "own" && !told);
  };
  return (
    <li class="opt opt--stacked" data-setting={option.id}>
      <div class="opt-text">
        <Words game={game} option={option} />
      </div>
      <Segments
        label={t(key)}
        value={own ? "own" : "house"}
        onChange={choose}
        among={["house", "own"].map((one) => ({ value: one, label: t(`${key}-${one}`) }))}
      />
      {own && (
        <button type="button" class="btn" data-action={`edit-${option.id}`} onClick={() => setEditing(true)}>
          <Icon name="pen" size={20} />
          {t(`page-${option.id}-edit`, { count: editor.count(value, game.data) })}
        </button>
      )}
      {(told || (physical && editor.shown)) && (
        <p class="small soft opt-note">{t(own ? `page-${option.id}-told` : `page-${option.id}-house`)}</p>
      )}
      {own && editor.wrong(value, game.data, told) && (
        <p class="why">
          <Icon name="rock" />
          {t("page-own-unfinished")}
        </p>
      )}
      {editing && own && (
        <editor.Sheet game={game} value={value} told={told} onChange={type} onClose={() => setEditing(false)} />
      )}
    </li>
  );
}
