// A combat: two ships face to face, what each has thrown in, and the chances. The answers that belong to it.
import { draw } from "../../art/draw.ts";
import { good } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Seat } from "../../play/types.ts";
import { percent, rich, t } from "../../store/words.tsx";
import { Cargo, Hull } from "./holds.tsx";
import { combatDie, line } from "./marks.ts";
import { OddsBar } from "./odds-bar.tsx";
import { person } from "./people.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { Combat, Side, View } from "./view.d.ts";
import { numberIn, type Odds, seatOf, who } from "./words.ts";

type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

/** Who may have a roll made again. */
const Again = ({ crew }: { crew: boolean }) => (
  <span class="reroll">
    {draw(crew ? person("saran", 20) : line("again", 20))}
    <span class="sr">{t(crew ? "jamaica-character-saran" : "jamaica-treasure-T02")}</span>
  </span>
);

function Corner({
  side,
  again,
  state,
  view,
  seats,
}: {
  side: Side;
  again: boolean;
  state: string;
  view: View;
  seats: Seat[];
}) {
  const { ship, powder, face, bonus, sum } = side;
  const name = who(ship, view);
  const shown = face === "star" ? t("play-jamaica-star") : face === null ? t("play-jamaica-unrolled") : String(face);
  return (
    <div class={`corner ${state}`}>
      <span class="corner-name">
        <Disc seat={seatOf(ship, view, seats)} size={28} />
        <b class="who-name" dir="auto">
          {t("play-jamaica-who", { seat: name }, seats)}
        </b>
      </span>
      <span class="sr">
        {t("play-jamaica-side", {
          face: shown,
          powder: powder ?? 0,
          bonus,
          sum: sum ?? 0,
          known: sum === null ? "no" : "yes",
        })}
      </span>
      <span class={`corner-fire${face === null ? " unready" : ""}`} aria-hidden="true">
        {draw(combatDie(face, 44))}
        <span class="plus">
          {powder !== null && (
            <span>
              {draw(good("powder", 17))}
              <b class="num">+{powder}</b>
            </span>
          )}
          {bonus > 0 && (
            <span>
              {draw(line("gun", 18))}
              <b class="num">+{bonus}</b>
            </span>
          )}
        </span>
        {sum !== null && <b class="num firepower">{sum}</b>} {again && <Again crew={view.crew} />}
      </span>
    </div>
  );
}

export function Duel({
  combat,
  winner = null,
  view,
  seats,
}: {
  combat: Combat;
  winner?: number | null;
  view: View;
  seats: Seat[];
}) {
  const { sides, ranged, reroll } = combat;
  const [mine, theirs] = [itemAt(sides, 0), itemAt(sides, 1)];
  const state = ({ ship }: Side) => (winner === null ? "" : winner === ship ? "won" : "beaten");
  const rolls = sides.some(({ face }) => face !== null);
  return (
    <div
      class={`duel${rolls ? " duel--rolls" : ""}`}
      role="group"
      aria-label={t("play-jamaica-duel", { seat: who(mine.ship, view), victim: who(theirs.ship, view) }, seats)}
    >
      <Corner side={mine} again={reroll === mine.ship} state={state(mine)} view={view} seats={seats} />
      <span class="versus" aria-hidden="true">
        {draw(ranged ? person("lookout", 30) : line("fight", 32))}
      </span>
      <Corner
        side={theirs}
        again={reroll === theirs.ship}
        state={`theirs ${state(theirs)}`}
        view={view}
        seats={seats}
      />
    </div>
  );
}

const common = (a: number, b: number): number => (b ? common(b, a % b) : a);

export function oddsArgs({ win, tie, of }: Odds) {
  const by = common(common(win, tie), of) || 1;
  const sure = win === of ? "win" : win + tie === 0 ? "loss" : "open";
  return { win: win / by, tie: tie / by, of: of / by, percent: Math.round((100 * win) / of), sure };
}

/** Bar and words. */
export const Chances = ({
  odds,
  mine,
  theirs,
  view,
  seats,
}: {
  odds: Odds;
  mine: number;
  theirs: number;
  view: View;
  seats: Seat[];
}) => (
  <span class="chances">
    <OddsBar odds={odds} mine={seatOf(mine, view, seats)} theirs={seatOf(theirs, view, seats)} />
    <span class="chance-words">{rich("play-jamaica-odds", oddsArgs(odds))}</span>
  </span>
);

/** @param ship  of the two in combat, the other one */
const against = (combat: Combat | null, ship: number) => combat?.sides.find((side) => side.ship !== ship)?.ship ?? ship;

/** How much powder. */
export function PowderAnswers({
  decision,
  view,
  seats,
  foresight,
  hint,
  open,
  taken = null,
  onTake,
}: AnswersProps & { taken?: string | null }) {
  const { seat } = decision;
  const { combat } = view;
  const other = against(combat, seat);
  const odds = taken ? foresight?.[taken] : null;
  return (
    <>
      {combat && <Duel combat={combat} view={view} seats={seats} />}
      {odds && <Chances odds={odds} mine={seat} theirs={other} view={view} seats={seats} />}
      <div class="counts" role="group" aria-label={t("jamaica-group-powder")}>
        {decision.options.map((option) => {
          const chance: Odds | null | undefined = foresight?.[option.id];
          return (
            <button
              class={`option count${hint === option.id ? " hinted" : ""}`}
              data-option={option.id}
              aria-disabled={open ? undefined : "true"}
              aria-pressed={taken === null ? undefined : taken === option.id}
              onClick={() => onTake(option)}
            >
              <span class="sr">
                {t(option.key, option.args, seats)}
                {chance ? `. ${t("play-jamaica-odds", oddsArgs(chance))}` : ""}
              </span>
              <span class="count-of" aria-hidden="true">
                {draw(good("powder", 18))}
                <b class="num">{option.args.count}</b>
              </span>
              {chance && (
                <span class="count-odds" aria-hidden="true">
                  <OddsBar odds={chance} mine={seatOf(seat, view, seats)} theirs={seatOf(other, view, seats)} />
                  <span>{percent(chance.win / chance.of)}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {taken && (
        <p class="note">
          {t(decision.key === "jamaica-ask-powder" ? "play-jamaica-powder-then" : "play-jamaica-powder-lost")}
        </p>
      )}
      <Hull ship={seat} view={view} seats={seats} />
    </>
  );
}

/** Keep the roll, or have it made again. */
export function SabreAnswers({ decision, view, seats, foresight, hint, open, onTake }: AnswersProps) {
  const { combat } = view;
  // for the Ghost Ship somebody decides who is not in the combat
  const mine = combat?.sides.some(({ ship }) => ship === decision.seat) ? decision.seat : (view.ghost ?? decision.seat);
  return (
    <>
      {combat && <Duel combat={combat} view={view} seats={seats} />}
      <div class="pair">
        {decision.options.map((option) => {
          const odds = foresight?.[option.id];
          return (
            <button
              class={`option big${hint === option.id ? " hinted" : ""}`}
              data-option={option.id}
              aria-disabled={open ? undefined : "true"}
              onClick={() => onTake(option)}
            >
              <b>
                {draw(line(option.default ? "stands" : "again", 22))}
                {t(option.key, option.args, seats)}
              </b>
              {odds && <Chances odds={odds} mine={mine} theirs={against(combat, mine)} view={view} seats={seats} />}
            </button>
          );
        })}
      </div>
      <Hull ship={decision.seat} view={view} seats={seats} />
    </>
  );
}

/** Which ship to attack, or none. */
export function TargetAnswers({ decision, view, seats, foresight, hint, open, onTake }: AnswersProps) {
  const attacker = decision.args.ghost === "yes" && view.ghost !== null ? view.ghost : decision.seat;
  return (
    <div class="stops">
      {decision.options.map((option) => {
        const ship = numberIn(option.at, "ship");
        const odds = foresight?.[option.id];
        return (
          <button
            class={`option stop-option${hint === option.id ? " hinted" : ""}`}
            data-option={option.id}
            aria-disabled={open ? undefined : "true"}
            onClick={() => onTake(option)}
          >
            {ship === null ? draw(line("overboard", 24)) : <Disc seat={seatOf(ship, view, seats)} size={34} />}
            <span class="stop-text">
              <b>{rich(option.key, option.args, seats)}</b>
              {odds && ship !== null && <Chances odds={odds} mine={attacker} theirs={ship} view={view} seats={seats} />}
              {ship !== null && <Cargo holds={itemAt(view.ships, ship).holds} />}
            </span>
          </button>
        );
      })}
      <Hull ship={attacker} view={view} seats={seats} />
    </div>
  );
}
