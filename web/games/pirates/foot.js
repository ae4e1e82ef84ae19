// Below what is put together: what the engine says of it, and the button that takes it.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";

/** @typedef {import("../../play/types.js").Ruled} Ruled */
/** @typedef {import("../../play/types.js").Seat} Seat */

/** `tip`: the key of what is said where nothing is wrong; `children`: more that it would come to.
 * @param {{bar: Ruled | null | undefined, seats: Seat[], tip?: string, able: unknown, onTake: () => void, word: string, children?: any}} props */
export const Foot = ({ bar, seats, tip = "", able, onTake, word, children }) =>
  html`<div class="pir-sail">
    <div class="pir-facts">
      <ul>
        ${bar && html`<li class="bad">${draw(icon("rock", 18))}<span>${rich(bar.key, bar.args, seats)}</span></li>`}
        ${children} ${!bar && tip && html`<li>${draw(icon("info", 18))}<span>${t(tip)}</span></li>`}
      </ul>
    </div>
    <button class="btn btn--main" data-action="compose" aria-disabled=${able ? undefined : "true"} onClick=${onTake}>
      ${draw(icon("check", 22))}${t(word)}
    </button>
  </div>`;
