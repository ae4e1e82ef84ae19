// An answer as a button that a game draws on: a real one, with its words for those who listen.
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { t } from "../store/words.tsx";
import { letterOf } from "./letters.ts";
import type { GameOwn, AnswersProps, Option } from "./types.ts";
import type { ComponentChildren } from "preact";

/** `said`: what is heard beside its words; `letter`: the message that says which letter leads to it. */
export function Answer({
  option,
  props,
  cls = "",
  said = "",
  letter,
  children,
}: {
  option: Option;
  props: AnswersProps<GameOwn>;
  cls?: string;
  said?: string;
  letter?: string;
  children?: ComponentChildren;
}) {
  const { seats, hint, isAdvised = true, open, why, onTake } = props;
  const hinted = hint === option.id;
  const asked = why?.id === option.id;
  return (
    <button
      class={`option answer ${cls}${hinted ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={option.barred || !open ? "true" : undefined}
      aria-expanded={asked ? "true" : undefined}
      aria-describedby={asked ? "why" : undefined}
      {...letterOf(option, letter)}
      onClick={() => (open || option.barred) && onTake(option)}
    >
      <span class="sr">
        {t(option.key, option.args, seats)}
        {said && `. ${said}`}
        {option.barred ? `, ${t("play-state-barred")}` : ""}
        {hinted ? `, ${t(isAdvised ? "play-state-hint" : "play-state-before")}` : ""}
      </span>
      <span class="answer-face" aria-hidden="true">
        {children}
        {option.barred && draw(icon("rock", 20))}
      </span>
    </button>
  );
}
