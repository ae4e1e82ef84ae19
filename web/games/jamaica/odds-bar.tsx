// The chances of a combat as a margin in two colours: what wins from the left, what loses from the right, level between.
import { tokenOf } from "../../art/colours.ts";

type Share = { n: number; colour?: string };

/** @param props  `mine`, `theirs`: the ships that fight, by their colours */
export function OddsBar({
  odds,
  mine,
  theirs,
}: {
  odds: { win: number; tie: number; lose: number };
  mine: { colour: string };
  theirs: { colour: string };
}) {
  const shares: Share[] = [
    { n: odds.win, colour: tokenOf(mine.colour) },
    { n: odds.tie },
    { n: odds.lose, colour: tokenOf(theirs.colour) },
  ];
  return (
    <span class="odds-bar" aria-hidden="true">
      {shares.map(
        ({ n, colour }) =>
          n > 0 && <i class={colour ? undefined : "level"} data-colour={colour} style={{ flexGrow: n }} />,
      )}
    </span>
  );
}
