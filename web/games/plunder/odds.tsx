// The chances of a battle, as a bar and in words.
import { rich } from "../../store/words.tsx";

/** Of so many pairs of dice, those that the attacker wins; and what each side adds to its die. */
type Chances = { wins: number; of: number; own: number; their: number };

/** The same for whoever is attacked. */
export const defended = (odds: Chances | undefined): Chances | undefined =>
  odds?.wins === undefined ? odds : { wins: odds.of - odds.wins, of: odds.of, own: odds.their, their: odds.own };

/** In words. */
export const oddsWords = (odds: Chances | undefined) =>
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

export function Odds({ odds }: { odds: Chances | undefined }) {
  const said = oddsWords(odds);
  if (!odds || !said) return null;
  return (
    <small class="plu-odds">
      <span class="plu-odds-bar" aria-hidden="true">
        <i style={`width:${(100 * odds.wins) / odds.of}%`} />
      </span>
      <span>{rich(said.key, said.args)}</span>
    </small>
  );
}
