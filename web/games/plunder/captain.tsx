// A captain's slip: ships, islands and points; and, behind the curtain, the hand.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { CaptainProps, SecretProps } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Hand, Known } from "./hand.tsx";
import { sloop } from "./ships.ts";
import { isleWordsIn } from "./squares.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

export function Captain({ view, seats, seat, viewer }: CaptainProps<View>) {
  const { hand, cards, known, ships, islands, point_cards: points } = itemAt(view.players, seat);
  const fleet = view.ships.filter((one) => one.seat === seat);
  const held = view.islands.filter(({ owner }) => owner === seat);
  return (
    <div class="plu captain-of">
      <p class="plu-points">
        {[
          ["ship", ships],
          ["flag", islands],
          ["bury", points],
        ].map(([kind, n]) => (
          <span>
            {draw(glyph(String(kind), 22))}
            <b class="num">{n}</b>
            <span class="sr">
              {t(`play-plunder-score-${kind === "ship" ? "ships" : kind === "flag" ? "islands" : "cards"}`)}
            </span>
          </span>
        ))}
      </p>
      <ul class="plu-fleet">
        {fleet.map((one) => (
          <li>
            {draw(
              `<svg viewBox="-26 -30 52 56" width="72" height="78" aria-hidden="true">${sloop(one, itemAt(seats, seat))}</svg>`,
            )}
            <b class="num">{one.square}</b>
            <span class="sr">
              {t(
                "play-plunder-ship",
                { seat: { seat }, square: one.square, lives: one.lives, cannons: one.cannons, masts: one.masts },
                seats,
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {held.map(({ id, shut }, i) => (
          <>
            {i > 0 && ", "}
            <span class={shut ? "soft" : ""}>{isleWordsIn(view, id)}</span>
          </>
        ))}
      </p>
      <p>{rich("play-plunder-hand-size", { n: hand })}</p>
      {viewer === seat && cards ? <Hand cards={cards} /> : <Known known={known} hand={hand} />}
    </div>
  );
}

export const secret = (view: View, seat: number) => itemAt(view.players, seat).hand > 0;

export function Secret({ view, seats, seat, events }: SecretProps<View, GameEvent>) {
  const { cards } = itemAt(view.players, seat);
  return (
    <div class="plu secret-of">
      {events.map((event) => (
        <p class="note">{rich(event.key, event.args, seats)}</p>
      ))}
      <h3 class="label section">{t("play-plunder-own-hand")}</h3>
      {cards && <Hand cards={cards} large={true} />}
    </div>
  );
}
