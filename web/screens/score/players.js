// One player of a sheet: name, colour, gone.
import { tokenOf } from "../../art/colours.js";
import { Picker } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { Disc } from "../../parts/seats.js";
import { Sheet } from "../../parts/sheet.js";
import { names } from "../../store/roster.js";
import { t } from "../../store/words.js";
import { coloursOf, seatOf } from "./model.js";

/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("./model.js").About} About */

const LONG = 200;

/** @param {{sheet: Filled, seat: number, about: About, onChange: (players: Filled["players"]) => void, onClose: () => void}} props */
export function PlayerSheet({ sheet, seat, about, onChange, onClose }) {
  const player = sheet.players[seat];
  if (!player) return null;
  const change = (/** @type {object} */ with_) =>
    onChange(sheet.players.map((one, i) => (i === seat ? { ...one, ...with_ } : one)));
  /** A colour that somebody has is exchanged. @param {string} colour */
  const paint = (colour) =>
    onChange(
      sheet.players.map((one, i) => {
        if (i === seat) return { ...one, colour };
        return one.colour === colour ? { ...one, colour: player.colour } : one;
      }),
    );
  const known = names.value.filter(({ name }) => !sheet.players.some((one) => one.name === name)).slice(0, 8);
  return html`<${Sheet}
    title=${t("page-score-player", { number: seat + 1 })}
    onClose=${onClose}
    className="player-slip"
  >
    <label class="field">
      <span class="small soft">${t("page-score-name")}</span>
      <input
        class="input"
        value=${player.name}
        maxlength=${LONG}
        dir="auto"
        autocomplete="off"
        data-field="name"
        onInput=${(/** @type {InputEvent} */ event) =>
          change({ name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
      />
    </label>
    ${
      known.length > 0 &&
      html`<div class="known" role="group" aria-label=${t("page-known")}>
        ${known.map(
          (one) =>
            html`<button class="btn" onClick=${() => change({ name: one.name, emblem: one.emblem })}>
              <${Disc} seat=${one} size=${24} /><span dir="auto">${one.name}</span>
            </button>`,
        )}
      </div>`
    }
    <${Picker}
      label=${t("page-score-colour")}
      value=${player.colour}
      onChange=${paint}
      among=${coloursOf(about).map((colour) => ({
        value: colour,
        name: t(`colour-${colour}`),
        label: html`<span class="swatch" data-colour=${tokenOf(colour)}
          ><${Disc} seat=${seatOf({ name: "", colour, emblem: null })} size=${34}
        /></span>`,
      }))}
    />
    <div class="slip-foot">
      ${
        sheet.players.length > about.players[0] &&
        html`<button
          class="btn btn--quiet"
          data-action="remove-player"
          onClick=${() => {
            onClose();
            onChange(sheet.players.filter((_, i) => i !== seat));
          }}
        >
          <${Icon} name="bin" size=${20} />${t("page-score-remove")}
        </button>`
      }
      <button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button>
    </div>
  <//>`;
}
