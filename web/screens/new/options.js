// The options of a game, drawn from what the engine says of them: any game's, no game's.
import manifests from "games:manifest";
import { useState } from "preact/hooks";
import { Lamp, Segments } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { RuleLink } from "../../play/rule-link.js";
import { freshSeed } from "../../store/games.js";
import { has, t } from "../../store/words.js";
import { keepOwn, ownKept } from "../../store/roster.js";
import { editorOf, exists } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Game} Game */
/** @typedef {import("./draft.js").Option} Option */
/** @typedef {(change: Partial<Draft>) => void} Set */

/** So many values stand side by side; of more, one is picked from a list. */
const FEW = 12;

/** What most people may want stands open, the rest behind one line. @param {{game: Game, draft: Draft, set: Set}} props */
export function Options({ game, draft, set }) {
  const shown = game.options.filter((option) => option.kind !== "seat" && exists(option, draft.seats.length));
  /** @param {Option} option */
  const row = (option) =>
    html`<${Row}
      key=${option.id}
      game=${game}
      option=${option}
      value=${draft.options[option.id]}
      onChange=${(/** @type {any} */ value) => set({ options: { ...draft.options, [option.id]: value } })}
    />`;
  const plain = (/** @type {Option} */ { id }) =>
    manifests[game.name]?.plain?.includes(id) ?? !(game.name in manifests);
  const changed = shown.some((option) => !plain(option) && draft.options[option.id] !== option.default);
  return html`<section aria-labelledby="h-options">
    <h2 class="label section" id="h-options">${t("page-options")}</h2>
    <ul class="rows">
      ${shown.filter(plain).map(row)}
    </ul>
    <details class="details" open=${changed || draft.seed !== ""}>
      <summary><${Icon} name="next" size=${18} />${t("page-advanced")}</summary>
      <ul class="rows">
        ${shown.filter((option) => !plain(option)).map(row)}
        <li class="opt opt--stacked">
          <label for="seed"><b>${t("page-seed")}</b><span class="small soft">${t("page-seed-note")}</span></label>
          <span class="seed">
            <input
              class="input"
              id="seed"
              inputmode="numeric"
              autocomplete="off"
              value=${draft.seed}
              placeholder=${t("page-seed-drawn")}
              onInput=${(/** @type {InputEvent} */ event) =>
                set({ seed: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
            />
            <button type="button" class="btn" onClick=${() => set({ seed: String(freshSeed()) })}>
              <${Icon} name="dice" size=${20} />${t("page-seed-roll")}
            </button>
          </span>
        </li>
      </ul>
    </details>
  </section>`;
}

/** @param {{game: Game, option: Option}} props */
const Words = ({ game, option }) => {
  const key = `${game.name}-option-${option.id}`;
  return html`<b id=${`o-${option.id}-name`}>${t(key)}</b>
    <span class="small soft opt-note" id=${`o-${option.id}-note`}
      >${has(`${key}.note`) && t(`${key}.note`)}${
        option.rule && html`${" "}<${RuleLink} game=${game.name} rule=${option.rule} />`
      }</span
    >`;
};

/** @param {{game: Game, option: Option, value: any, onChange: (value: any) => void}} props */
function Row({ game, option, value, onChange }) {
  const id = `o-${option.id}`;
  const key = `${game.name}-option-${option.id}`;
  if (option.kind === "flag")
    return html`<li class="opt" data-setting=${option.id}>
      <label for=${id}><${Words} game=${game} option=${option} /></label>
      <${Lamp} id=${id} noted=${true} on=${value} onChange=${onChange} />
    </li>`;
  if (option.kind === "data") return html`<${Own} game=${game} option=${option} value=${value} onChange=${onChange} />`;
  // a number that has no word says itself
  const label = (/** @type {any} */ one) => (has(`${key}-${one}`) ? t(`${key}-${one}`) : String(one));
  const among = (option.among ?? []).map((one) => ({ value: one, label: label(one) }));
  if (among.length > FEW)
    return html`<li class="opt opt--stacked" data-setting=${option.id}>
      <label class="opt-text" for=${id}><${Words} game=${game} option=${option} /></label>
      <select
        class="input"
        id=${id}
        aria-describedby=${`${id}-note`}
        onChange=${(/** @type {Event} */ event) =>
          onChange(among[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex].value)}
      >
        ${among.map((one) => html`<option value=${String(one.value)} selected=${one.value === value}>${one.label}</option>`)}
      </select>
    </li>`;
  return html`<li class="opt opt--stacked" data-setting=${option.id}>
    <div class="opt-text"><${Words} game=${game} option=${option} /></div>
    <${Segments} label=${t(key)} value=${value} onChange=${onChange} among=${among} />
  </li>`;
}

/** House data, or what somebody has typed in from one's own box; that is kept, also while the house's is chosen.
 * @param {{game: Game, option: Option, value: any, onChange: (value: any) => void}} props */
function Own({ game, option, value, onChange }) {
  const [editing, setEditing] = useState(false);
  const key = `${game.name}-option-${option.id}`;
  const editor = editorOf(game, option.id);
  const own = value !== "house";
  const kept = `${game.name}.${option.id}`;
  const type = (/** @type {any} */ typed) => {
    keepOwn(kept, typed);
    onChange(typed);
  };
  const choose = (/** @type {string} */ which) => {
    const nameOf = (/** @type {string} */ id) => t(`${game.name}-ship-${id}`);
    if (which === "house") onChange("house");
    else if (!own) onChange(ownKept(kept, editor.fits) ?? editor.house(game.data, nameOf));
    setEditing(which === "own");
  };
  return html`<li class="opt opt--stacked" data-setting=${option.id}>
    <div class="opt-text"><${Words} game=${game} option=${option} /></div>
    <${Segments}
      label=${t(key)}
      value=${own ? "own" : "house"}
      onChange=${choose}
      among=${["house", "own"].map((one) => ({ value: one, label: t(`${key}-${one}`) }))}
    />
    ${
      own &&
      html`<button type="button" class="btn" data-action=${`edit-${option.id}`} onClick=${() => setEditing(true)}>
        <${Icon} name="pen" size=${20} />${t(`page-${option.id}-edit`, { count: editor.count(value) })}
      </button>`
    }
    ${
      own &&
      editor.wrong(value, game.data) &&
      html`<p class="why"><${Icon} name="rock" />${t("page-own-unfinished")}</p>`
    }
    ${
      editing &&
      own &&
      html`<${editor.Sheet} game=${game} value=${value} onChange=${type} onClose=${() => setEditing(false)} />`
    }
  </li>`;
}
