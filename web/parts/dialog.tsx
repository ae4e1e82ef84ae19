// What lies over the page until it is shut: the browser's own dialog, which keeps the focus. It says its name as it opens, Escape
// and the way back shut it, and whatever had the focus before has it again.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { onBack } from "./way-back.ts";

/** What leads back to an element that was drawn anew meanwhile. */
const MARKS = ["id", "data-option", "data-place", "data-action"];

function wayTo(element: Element): string | null {
  const mark = MARKS.find((name) => element.hasAttribute(name));
  return mark ? `[${mark}="${CSS.escape(element.getAttribute(mark) as string)}"]` : null;
}

/** To what had the focus; where it is gone, to what stands in its place, or else to the question, or where the screen begins. */
function giveBack(before: Element | null, way: string | null) {
  const heirs = [
    before?.isConnected ? before : null,
    ...[way, "#ask", "h1"].map((it) => it && document.querySelector(it)),
  ];
  for (const heir of heirs) {
    if (heir instanceof HTMLElement || heir instanceof SVGElement) heir.focus({ preventScroll: true });
    if (heir && document.activeElement === heir) return;
  }
}

/** Rendered while it is open. It has the focus itself at first: thus its name is said, and what it holds, which a heading inside that
 * is focused as it opens does not get from every screen reader. What `onOpen` gives back is called when it is gone; Enter is heard
 * as `onEnter` as long as nothing in it was chosen. */
export function Dialog({
  className,
  label,
  labelledBy,
  onClose,
  onClick,
  onEnter,
  onOpen,
  children,
}: {
  className: string;
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  onClick: (event: MouseEvent) => void;
  onEnter?: () => void;
  onOpen?: () => () => void;
  children?: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const shut = useRef(onClose);
  shut.current = onClose;
  // at once: what is pressed before it is open would be meant for what lies below
  useLayoutEffect(() => {
    const it = dialog.current as HTMLDialogElement;
    const before = document.activeElement === document.body ? null : document.activeElement;
    const way = before && wayTo(before);
    it.showModal();
    it.focus();
    const gone = [onBack(() => shut.current()), onOpen?.()];
    return () => {
      for (const one of gone) one?.();
      // nothing below takes the focus while it is open
      it.close();
      giveBack(before, way);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={className}
      tabindex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event: Event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClick}
      onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.target === dialog.current && onEnter?.()}
    >
      {children}
    </dialog>
  );
}
