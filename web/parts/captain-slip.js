// Who this is: a name that is remembered or typed in, and a colour. A name is data.
import { useLayoutEffect, useRef } from "preact/hooks";
import { tokenOf } from "../art/colours.js";
import { Picker } from "./choices.js";
import { html } from "./html.js";
import { Disc } from "./seats.js";
import { Sheet } from "./sheet.js";
import { NAME_LIMIT, names } from "../store/roster.js";
import { has, t } from "../store/words.js";

/** @typedef {{name: string, colour: string, emblem?: string | null}} Captain */

/** What the box calls a colour, whatever it is drawn as. @param {string} colour */
export const boxColour = (colour) => t(has(`page-score-${colour}`) ? `page-score-${colour}` : `colour-${colour}`);

/** The hues that stand for another colour. @type {Record<string, string>} */
const HUES = { red: "vermilion", purple: "sky", green: "white" };

/** The words of a colour that is drawn in another hue, null for all others.
 * @param {string} colour @param {boolean} [here]  where the box's green is drawn white
 * @returns {Record<string, import("../store/words.js").Single> | null} */
const drawn = (colour, here = false) =>
  colour in HUES && (here || colour !== "green")
    ? { colour: boxColour(colour), hue: { word: `page-hue-${HUES[colour]}` } }
    : null;

/** In which hue we draw the box's colour, where that is another. @param {string} colour */
export function drawnAs(colour) {
  const words = drawn(colour);
  return words && t("page-drawn-as", words);
}

/** The box's colour, and the hue that we draw it in where that is another. @param {string} colour @param {boolean} [here]  where its green is drawn white */
export function drawnColour(colour, here) {
  const words = drawn(colour, here);
  return words ? t("page-colour-drawn", words) : boxColour(colour);
}

/** The box's name beneath a hue: whoever hears it hears the name of the button. @param {{colour: string}} props */
export const SwatchName = ({ colour }) =>
  html`<small class="swatch-name" aria-hidden="true">${boxColour(colour)}</small>`;

/** What somebody who plays with the box is called: by the name, or by the colour. @param {Captain} captain */
export const called = ({ name, colour }) => name.trim() || boxColour(colour);

/** People who have played here, and are not among these. @param {Captain[]} taken */
export const knownBut = (taken) =>
  names.value.filter(({ name }) => !taken.some((one) => one.name.trim() === name)).slice(0, 6);

/** @typedef {import("preact").ComponentChildren} Children */

/** @param {{title?: string, captain: Captain, others: Captain[], colours: string[], onChange: (captain: Captain) => void, onClose: () => void, onNext?: () => void, foot?: Children, children?: Children}} props
 *   `others` sit at the same table: their names are not offered; `onNext`: where Enter in the name leads */
export function CaptainSlip({
  title = t("page-captain-who"),
  captain,
  others,
  colours,
  onChange,
  onClose,
  onNext = onClose,
  foot,
  children,
}) {
  const known = knownBut([captain, ...others]);
  const free = (/** @type {string} */ colour) =>
    colours.includes(colour) && !others.some((one) => one.colour === colour);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => field.current?.select(), [title]);
  return html`<${Sheet} title=${title} onClose=${onClose} className="player-slip">
    <label class="field">
      <span class="small soft">${t("page-score-name")}</span>
      <input
        class="input"
        value=${captain.name}
        maxlength=${NAME_LIMIT}
        dir="auto"
        autocomplete="off"
        data-field="name"
        ref=${field}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          onNext();
        }}
        onInput=${(/** @type {InputEvent} */ event) =>
          onChange({ ...captain, name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
      />
    </label>
    ${
      known.length > 0 &&
      html`<div class="known" role="group" aria-label=${t("page-known")}>
        ${known.map(
          ({ name, colour, emblem }) =>
            html`<button
              class="btn"
              onClick=${() => onChange({ name, emblem, colour: free(colour) ? colour : captain.colour })}
            >
              <${Disc} seat=${{ colour, emblem }} size=${24} /><span class="who-name" dir="auto">${name}</span>
            </button>`,
        )}
      </div>`
    }
    <${Picker}
      label=${t("page-score-colour")}
      value=${captain.colour}
      onChange=${(/** @type {string} */ colour) => onChange({ ...captain, colour })}
      among=${colours.map((colour) => ({
        value: colour,
        name: drawnColour(colour),
        label: html`<span class="swatch" data-colour=${tokenOf(colour)}
            ><${Disc} seat=${{ colour, emblem: colour === captain.colour ? captain.emblem : null }} size=${34} /></span
          ><${SwatchName} colour=${colour} />`,
      }))}
    />
    ${children}
    <div class="slip-foot">
      ${foot}
      <button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button>
    </div>
  <//>`;
}
