// A slip that comes up from below, over everything else.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../store/words.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.ts";
import { ToastSlip, sheets } from "./notices.tsx";

/** Among the sheets that are open as long as it is. */
export function lie(id: string) {
  sheets.value = [...sheets.peek(), id];
  return () => void (sheets.value = sheets.peek().filter((one) => one !== id));
}

/** Rendered while it is open; `onClose` takes it away. */
export function Sheet({
  title,
  onClose,
  className = "",
  children,
}: {
  title: ComponentChildren;
  onClose: () => void;
  className?: string;
  children?: ComponentChildren;
}) {
  const id = useId();
  return (
    <Dialog
      className={`sheet ${className}`}
      labelledBy={id}
      onOpen={() => lie(id)}
      onClose={onClose}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && onClose()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 class="title" id={id}>
            {title}
          </h2>
          <button class="btn btn--icon" aria-label={t("page-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      <ToastSlip sheet={id} />
    </Dialog>
  );
}
