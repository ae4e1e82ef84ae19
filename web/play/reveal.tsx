// A card that a person here has turned up: it lies large over the table until it is seen, and nothing goes on meanwhile.
import { Dialog } from "../parts/dialog.tsx";
import { t } from "../store/words.tsx";
import type { GameSession } from "./game-session.ts";
import type { Event } from "./types.ts";

export type Revealed = { event: Event; close: () => void };

/** Resolves when it was seen. */
export const lay = (session: GameSession, event: Event): Promise<void> =>
  new Promise((done) => {
    const close = () => {
      if (session.revealed.peek()?.close === close) session.revealed.value = null;
      done();
    };
    session.revealed.value = { event, close };
  });

export function Reveal({ session, revealed: { event, close } }: { session: GameSession; revealed: Revealed }) {
  const { Revealed } = session.face;
  const view = session.shown.value?.view;
  return (
    <Dialog
      className="reveal"
      label={t(event.key, event.args, session.seats)}
      onEnter={close}
      onClose={close}
      onClick={close}
    >
      <div class="reveal-card">{Revealed && view && <Revealed event={event} view={view} seats={session.seats} />}</div>
      <p class="sr">{t("play-seen-how")}</p>
      <button class="btn btn--main" data-action="seen" onClick={close}>
        {t("play-go-on")}
      </button>
    </Dialog>
  );
}
