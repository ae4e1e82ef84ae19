// Answers whose words are their faces: those of a question that has few, what ends the turn, and going on.
import { rich, t } from "../store/words.tsx";
import { letter, letterOf } from "./letters.ts";
import type { Props } from "./panel-parts.tsx";
import type { Option } from "./types.ts";
import type { ComponentChildren } from "preact";

type One = { option: Option; session: Props["session"]; selection: Props["selection"] };

function Plain({
  option,
  session,
  selection,
  main,
  kind = "",
  keys,
  children,
}: One & { main: boolean; kind?: string; keys: Record<string, string>; children: ComponentChildren }) {
  const open = session.open.value;
  const hinted = session.lit.value === option.id;
  return (
    <button
      class={`btn${kind}${main ? " btn--main" : ""}${hinted ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={option.barred || !open ? "true" : undefined}
      {...keys}
      onClick={() => open && selection.take(option)}
    >
      {children}
    </button>
  );
}

/** An option of a decision that has few. */
export function Choice(props: One & { main: boolean }) {
  const { option, session } = props;
  const { icon } = session.face.chip(option, session.shown.value?.view, session.seats, "at");
  return (
    <Plain {...props} keys={letterOf(option)}>
      {icon}
      <span>{rich(option.key, option.args, session.seats)}</span>
    </Plain>
  );
}

/** What ends the turn, in the same place whatever else can be done: never beside the way back. */
export function TurnEnd(props: One & { main: boolean }) {
  const { option, session } = props;
  return (
    <Plain {...props} kind=" turn-end" keys={letter(t("play-letter-end"))}>
      {rich(option.key, option.args, session.seats)}
    </Plain>
  );
}

/** Nothing is to be chosen: what stands above is what comes. */
export function GoOn({ option, session, selection }: One) {
  const open = session.open.value;
  return (
    <button
      class="btn btn--main go-on"
      data-action="go-on"
      aria-disabled={open ? undefined : "true"}
      onClick={() => open && selection.take(option)}
    >
      {t("play-go-on")}
      <span class="sr">: {rich(option.key, option.args, session.seats)}</span>
    </button>
  );
}
