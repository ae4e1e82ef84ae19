// Below what is put together: what the engine says of it, and the button that takes it.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import type { Ruled, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";

/** `tip`: the key of what is said where nothing is wrong; `children`: more that it would come to. */
export const Foot = ({
  bar,
  seats,
  tip = "",
  able,
  onTake,
  word,
  children,
}: {
  bar: Ruled | null | undefined;
  seats: Seat[];
  tip?: string;
  able: unknown;
  onTake: () => void;
  word: string;
  children?: ComponentChildren;
}) => (
  <div class="pir-sail">
    <div class="pir-facts">
      <ul>
        {bar && (
          <li class="bad">
            {draw(icon("rock", 18))}
            <span>{rich(bar.key, bar.args, seats)}</span>
          </li>
        )}
        {children}{" "}
        {!bar && tip && (
          <li>
            {draw(icon("info", 18))}
            <span>{t(tip)}</span>
          </li>
        )}
      </ul>
    </div>
    <button class="btn btn--main" data-action="compose" aria-disabled={able ? undefined : "true"} onClick={onTake}>
      {draw(icon("check", 22))}
      {t(word)}
    </button>
  </div>
);
