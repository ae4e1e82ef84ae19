// What stands between the board and the panel: the graduated margin of the game, and what everybody has.
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { Disc } from "../parts/seats.tsx";
import { t } from "../store/words.tsx";
import type { GameSession } from "./game-session.ts";
import { together } from "./together.ts";
import type { Face, Said, Seat, Snapshot, View } from "./types.ts";

/** The progress as a chart's margin. */
export function Progress({ face, view, sides = [] }: { face: Face; view: View; sides?: number[][] }) {
  const { done, of, groups, said } = face.progress(view, sides);
  return (
    <div class="scale" role="img" aria-label={t(said.key, said.args)}>
      {Array.from({ length: of }, (_, i) => {
        const marks = [i < done && "done", i === done && "now", i > 0 && i % groups === 0 && "third"];
        return <i class={marks.filter(Boolean).join(" ")} />;
      })}
    </div>
  );
}

export function Strip({
  session,
  table,
  onCaptain,
}: {
  session: GameSession;
  table: Snapshot;
  onCaptain: (seat: number) => void;
}) {
  const { face, seats } = session;
  return (
    <Totals
      seats={seats}
      totals={face.totals(table.view)}
      unsure={(seat: number) => face.unsure?.(table.view, seat) ?? null}
      hands={face.hands?.(table.view)}
      turn={table.decision?.turn ?? table.turn}
      sides={table.sides}
      game={session.game}
      onCaptain={face.Captain ? onCaptain : undefined}
    />
  );
}

/** A total as it is written: nothing where it is hidden, and where only a part of it is known that part, and that there is more. */
const figure = (total: number | null, part: boolean) =>
  total === null ? "\u2013" : part ? (total ? `${total}+` : "?") : total;

/** What everybody has, and how many cards are in their hands where all may count them; those who win together stand side
 * by side, with what they have together. */
export function Totals({
  seats,
  totals,
  hands,
  unsure = () => null,
  turn,
  game,
  sides = [],
  onCaptain,
}: {
  seats: Seat[];
  totals: (number | null)[];
  hands?: number[];
  unsure?: (seat: number) => Said | null;
  turn: number;
  game: string;
  sides?: number[][];
  onCaptain?: (seat: number) => void;
}) {
  const teams = sides.some((side) => side.length > 1) ? sides : [];
  const sums = together(totals, teams);
  const one = (i: number) => {
    const has = <Has game={game} seats={seats} seat={i} total={totals[i] ?? null} part={unsure(i)} hand={hands?.[i]} />;
    return (
      <li key={i} class={i === turn ? "now" : ""}>
        {onCaptain ? (
          <button data-captain={i} onClick={() => onCaptain(i)}>
            {has}
          </button>
        ) : (
          has
        )}
      </li>
    );
  };
  const all = teams.length
    ? teams.map((side, k) => [
        ...side.map(one),
        <li key={`side ${k}`} class="side-total">
          <b class="num" aria-hidden="true">
            {itemAt(sums, k)}
          </b>
          <span class="sr">{t("play-side-total", { total: itemAt(sums, k) })}</span>
        </li>,
      ])
    : seats.map((_, i) => one(i));
  const cls = teams.length
    ? ` strip--sides${seats.length > 5 ? " strip--crowd" : ""}`
    : seats.length > 5
      ? " strip--six"
      : "";
  return (
    <ul
      class={`strip${cls}${hands && seats.length > 3 ? " strip--two" : ""}`}
      style={teams.length ? { "--places": seats.length + teams.length } : undefined}
      aria-label={t(`play-${game}-totals`)}
    >
      {all}
    </ul>
  );
}

type HasProps = {
  game: string;
  seats: Seat[];
  seat: number;
  total: number | null;
  part: Said | null;
  hand: number | undefined;
};

/** What one of them has. @param props  `part`: what is known of the total, where there may be more */
function Has({ game, seats, seat, total, part, hand }: HasProps) {
  const said = part ?? { key: `play-${game}-total`, args: { seat: { seat }, total: total ?? 0 } };
  return (
    <>
      <Disc seat={itemAt(seats, seat)} size={22} />
      <b class="num" data-purse={seat} aria-hidden="true">
        {figure(total, part !== null)}
      </b>
      <span class="sr">
        {total === null ? t("play-total-hidden", { seat: { seat } }, seats) : t(said.key, said.args, seats)}
      </span>
      {hand !== undefined && (
        <span class="strip-hand">
          <span aria-hidden="true">
            {draw(icon("cards", 15))}
            <b class="num">{hand}</b>
          </span>
          <span class="sr">, {t("play-cards-in-hand", { n: hand })}</span>
        </span>
      )}
    </>
  );
}
