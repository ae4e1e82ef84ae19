// The chances of a battle, as a bar and in words.
import { html } from "../../parts/html.js";
import { rich } from "../../store/words.js";

/** Of so many pairs of dice, those that the attacker wins; and what each side adds to its die.
 * @typedef {{wins: number, of: number, own: number, their: number}} Chances */

/** The same for whoever is attacked. @param {Chances | undefined} odds @returns {Chances | undefined} */
export const defended = (odds) =>
  odds?.wins === undefined ? odds : { wins: odds.of - odds.wins, of: odds.of, own: odds.their, their: odds.own };

/** In words. @param {Chances | undefined} odds */
export const oddsWords = (odds) =>
  odds?.wins === undefined
    ? null
    : {
        key: "play-plunder-odds",
        args: {
          percent: Math.round((100 * odds.wins) / odds.of),
          sure: odds.wins === odds.of ? "yes" : "no",
          own: odds.own,
          their: odds.their,
        },
      };

/** @param {{odds: Chances | undefined}} props */
export function Odds({ odds }) {
  const said = oddsWords(odds);
  if (!odds || !said) return null;
  return html`<small class="plu-odds"
    ><span class="plu-odds-bar" aria-hidden="true"><i style=${`width:${(100 * odds.wins) / odds.of}%`}></i></span
    ><span>${rich(said.key, said.args)}</span></small
  >`;
}
