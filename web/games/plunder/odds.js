// The chances of a battle, as a bar and in words.
import { html } from "../../parts/html.js";
import { rich } from "../../store/words.js";

/** Of so many pairs of dice, those that the attacker wins; and what each side adds to its die.
 * @typedef {{wins: number, of: number, own: number, their: number}} Chances */

/** The same for whoever is attacked. @param {Chances | undefined} odds @returns {Chances | undefined} */
export const defended = (odds) =>
  odds?.wins === undefined ? odds : { wins: odds.of - odds.wins, of: odds.of, own: odds.their, their: odds.own };

/** @param {{odds: Chances | undefined}} props */
export function Odds({ odds }) {
  if (odds?.wins === undefined) return null;
  const { wins, of, own, their } = odds;
  return html`<small class="plu-odds"
    ><span class="plu-odds-bar" aria-hidden="true"><i style=${`width:${(100 * wins) / of}%`}></i></span
    ><span>${rich("play-plunder-odds", { percent: Math.round((100 * wins) / of), own, their })}</span></small
  >`;
}
