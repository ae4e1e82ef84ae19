// An answer of a list that is looked at: while it has the focus, the mouse or a finger on it, the table shows where the
// ship would end.
import { signal } from "@preact/signals";
import type { GameOption } from "./decisions.d.ts";
import { trace } from "./plan.ts";
import type { AnswersProps } from "./rows.tsx";

/** `goes`: the window goes there. */
export const eyed = signal<{ option: GameOption; goes: boolean } | null>(null);

/** Milliseconds after which a finger neither taps nor scrolls. */
const HELD = 150;
let timer = 0;

/** What a list listens to. */
export function eyes({ decision, open, onTrace }: AnswersProps) {
  const eye = (option: GameOption | null, goes: boolean = false) => {
    clearTimeout(timer);
    if (option === (eyed.peek()?.option ?? null)) return;
    eyed.value = option && { option, goes };
    if (option && open && decision.forms.some(({ verb }) => verb === option.move[0])) void trace(option.move, onTrace);
  };
  const of = ({ target }: Event) => {
    const id = (target as Element).closest("[data-option]")?.getAttribute("data-option");
    return decision.options.find((option) => option.id === id && !option.barred) ?? null;
  };
  const byMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";
  const ended = (event: PointerEvent) => !byMouse(event) && eye(null);
  return {
    onFocusIn: (event: FocusEvent) => eye(of(event), (event.target as Element).matches(":focus-visible")),
    onFocusOut: () => eye(null),
    onPointerOver: (event: PointerEvent) => byMouse(event) && eye(of(event)),
    onPointerLeave: (event: PointerEvent) => byMouse(event) && eye(null),
    onPointerDown: (event: PointerEvent) => {
      if (byMouse(event)) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => eye(of(event), true), HELD);
    },
    onPointerUp: ended,
    onPointerCancel: ended,
  };
}
