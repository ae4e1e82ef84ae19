// Who has won, and by how much: what an end begins with, on the table's own sea.
import { tokenOf } from "../../art/colours.ts";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Heading } from "../../parts/heading.tsx";
import { Disc, longest } from "../../parts/seats.tsx";
import type { Result, ScoreFace as Face, Seat, View } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import type { ComponentChild, ComponentChildren } from "preact";

const SEA =
  '<svg class="victor-sea" viewBox="0 0 390 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="sea" width="390" height="150"/><rect fill="url(#sea-lines)" width="390" height="150"/></svg>';

/** What totals are counted in. */
export const unitOf = (face: Face) => face.unit ?? "points";

/** By how much the winner is ahead; or by what, where the points do not say it. */
function how({ lines, winners: [winner] }: Result, margin: number, unit: string) {
  if (margin > 0) return t("play-end-by", { margin, unit });
  const own = winner === undefined ? [] : itemAt(lines, winner);
  const reason = margin < 0 && own.findLast(({ points }) => points === 0);
  return reason ? t(reason.key, reason.args) : t("play-end-tied");
}

/** @param props  `view`: of a game that was played here; `heading`: what the sentence stands in, where that is not the screen's own heading */
export function Victor({
  seats,
  result,
  face,
  view,
  sides = [],
  lost = false,
  heading: Title = Heading,
}: {
  seats: Seat[];
  result: Result;
  face: Face;
  view?: View;
  sides?: number[][];
  /** nobody who played here has won */
  lost?: boolean;
  heading?: (props: { children: ComponentChildren }) => ComponentChild;
}) {
  const { winners, totals } = result;
  const others = totals.filter((_, seat) => !winners.includes(seat));
  const [winner] = winners;
  const most = winner === undefined ? 0 : itemAt(totals, winner);
  const margin = others.length ? most - Math.max(...others) : 0;
  const said = winners.map((seat) => ({ seat }));
  const together = sides.some((side) => winners.every((seat) => side.includes(seat)));
  const key = winners.length === 1 ? "play-end-wins" : together ? "play-end-together" : "play-end-share";
  const text = t(key, { winners: said }, seats);
  // one line where that fits, whole words where it does not; several winners are written small
  const letters = winners.length > 1 ? 14 : text.length < 13 ? text.length : longest([text]);
  return (
    <section
      class={`victor${lost ? " victor--lost" : ""}`}
      data-colour={winner === undefined ? undefined : tokenOf(itemAt(seats, winner).colour)}
      style={{ "--letters": letters }}
    >
      {draw(SEA)}
      {face.Trophy && winner !== undefined && <face.Trophy view={view} winner={winner} />}
      <div class="victor-text">
        <div class="victor-discs">
          {winners.map((seat) => (
            <Disc seat={itemAt(seats, seat)} size={64} />
          ))}
        </div>
        <div>
          <Title>{rich(key, { winners: said }, seats)}</Title>
          <p class="name-it">
            {winners.length === 1
              ? how(result, margin, unitOf(face))
              : together
                ? t("play-end-in-all", { total: winners.reduce((sum, seat) => sum + itemAt(totals, seat), 0) })
                : t("play-end-each", { total: most, unit: unitOf(face) })}
          </p>
        </div>
      </div>
    </section>
  );
}
