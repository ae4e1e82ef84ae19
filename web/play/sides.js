// The device lies flat between people: what is for one of them is turned to the side where that one sits.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { flat, sides } from "../store/settings.js";
import { t } from "../store/words.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Of two the second sits opposite, until they say otherwise. @param {Sitting} sitting @param {number} seat */
function opposite({ seats, people }, seat) {
  const { name } = seats[seat];
  if (Object.hasOwn(sides.value, name)) return sides.value[name];
  return people === 2 && seats.findLastIndex(({ bot }) => bot === null) === seat;
}

/** The class of what is for this person. @param {Sitting} sitting @param {number} seat */
export const turned = (sitting, seat) => (flat.value && opposite(sitting, seat) ? " turned" : "");

/** The same while nobody is asked: it stays with whoever was asked last. @param {Sitting} sitting @param {number | null} seat */
export function useTurned(sitting, seat) {
  const last = useRef(seat);
  last.current = seat ?? last.current;
  const side = last.current === null ? "" : turned(sitting, last.current);
  // what comes up over the table comes for the same person
  useEffect(() => {
    document.body.dataset.turned = side ? "yes" : "no";
    return () => void delete document.body.dataset.turned;
  }, [side]);
  return side;
}

/** Each person says once where they sit. @param {{sitting: Sitting, seat: number}} props */
export function Turn({ sitting, seat }) {
  if (!flat.value) return null;
  const { name } = sitting.seats[seat];
  return html`<button
    class="btn btn--icon"
    aria-label=${t("play-turn", { seat: { seat } }, sitting.seats)}
    data-action="turn"
    onClick=${() => (sides.value = { ...sides.peek(), [name]: !opposite(sitting, seat) })}
  >
    ${draw(icon("swap", 22))}
  </button>`;
}
