// The device lies flat between people: what is for one of them is turned to the side where that one sits.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { flat, sides } from "../store/settings.ts";
import { t } from "../store/words.tsx";
import type { GameSession } from "./game-session.ts";

/** Of two the second sits opposite, until they say otherwise. */
function opposite({ seats, people }: GameSession, seat: number) {
  const { name } = itemAt(seats, seat);
  if (Object.hasOwn(sides.value, name)) return sides.value[name];
  return people === 2 && seats.findLastIndex(({ bot }) => bot === null) === seat;
}

/** The class of what is for this person. */
export const turned = (session: GameSession, seat: number) => (flat.value && opposite(session, seat) ? " turned" : "");

/** The same while nobody is asked: it stays with whoever was asked last. */
export function useTurned(session: GameSession, seat: number | null) {
  const last = useRef(seat);
  last.current = seat ?? last.current;
  const side = last.current === null ? "" : turned(session, last.current);
  // what comes up over the table comes for the same person
  useEffect(() => {
    document.body.dataset.turned = side ? "yes" : "no";
    return () => void delete document.body.dataset.turned;
  }, [side]);
  return side;
}

/** Each person says once where they sit. */
export function Turn({ session, seat }: { session: GameSession; seat: number }) {
  if (!flat.value) return null;
  const { name } = itemAt(session.seats, seat);
  return (
    <button
      class="btn btn--icon"
      aria-label={t("play-turn", { seat: { seat } }, session.seats)}
      data-action="turn"
      onClick={() => (sides.value = { ...sides.peek(), [name]: !opposite(session, seat) })}
    >
      {draw(icon("swap", 22))}
    </button>
  );
}
