// A card that a person here has turned up: it lies large over the table until it is seen, and nothing goes on meanwhile.
import { Dialog } from "../parts/dialog.tsx";
import { t } from "../store/words.tsx";
import type { Sitting } from "./sitting.ts";
import type { Event } from "./types.ts";

export type Revealed = { event: Event; close: () => void };

/** Resolves when it was seen. */
export const lay = (sitting: Sitting, event: Event): Promise<void> =>
  new Promise((done) => {
    const close = () => {
      if (sitting.revealed.peek()?.close === close) sitting.revealed.value = null;
      done();
    };
    sitting.revealed.value = { event, close };
  });

export function Reveal({ sitting, revealed: { event, close } }: { sitting: Sitting; revealed: Revealed }) {
  const { Revealed } = sitting.face;
  const view = sitting.shown.value?.view;
  return (
    <Dialog
      className="reveal"
      label={t(event.key, event.args, sitting.seats)}
      onEnter={close}
      onClose={close}
      onClick={close}
    >
      <div class="reveal-card">{Revealed && view && <Revealed event={event} view={view} seats={sitting.seats} />}</div>
      <p class="sr">{t("play-seen-how")}</p>
      <button class="btn btn--main" data-action="seen" onClick={close}>
        {t("play-go-on")}
      </button>
    </Dialog>
  );
}
