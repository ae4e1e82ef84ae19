// A captain's slip: what one of them has, for everybody; and for the captain alone what nobody else may see.
import { useLayoutEffect, useRef } from "preact/hooks";
import { itemAt } from "../lists.ts";
import { Heading } from "../parts/heading.tsx";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { SeatName } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../store/words.tsx";
import { PrivateViewCurtain } from "./curtain.tsx";
import { covered, type PrivateView, showAlone } from "./private-view.ts";
import { turned } from "./sides.tsx";
import type { GameSession } from "./game-session.ts";

export function CaptainSheet({ session, seat, onClose }: { session: GameSession; seat: number; onClose: () => void }) {
  const { face, seats } = session;
  const table = session.shown.value;
  if (!table || !face.Captain) return null;
  const hides =
    session.isHere(seat) &&
    !itemAt(seats, seat).keeps &&
    session.people > 1 &&
    session.awake.value &&
    (face.secret?.(table.view, seat) ?? false);
  const look = () => {
    onClose();
    showAlone(session, seat, { asked: false }).catch((cause) => session.fail(cause));
  };
  return (
    <Sheet title={<SeatName seat={itemAt(seats, seat)} size={30} />} onClose={onClose} className="captain-sheet">
      <div class="captain-slip">
        <face.Captain view={table.view} seats={seats} seat={seat} viewer={table.viewer} />
        {hides && (
          <button class="btn" data-action="look-alone" onClick={look}>
            {draw(icon("curtain", 22))}
            <span>{t("play-look-alone", { seat: { seat } }, seats)}</span>
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** What only one person sees, in place of the table. */
export function Alone({ session, privateView }: { session: GameSession; privateView: PrivateView }) {
  if (covered(session, privateView)) return <PrivateViewCurtain session={session} privateView={privateView} />;
  return <Look session={session} privateView={privateView} />;
}

/** Read out as a whole as it comes, pictures too: Orca reads no more of a dialog than its plain text. */
function Look({ session, privateView }: { session: GameSession; privateView: PrivateView }) {
  const { face, seats } = session;
  const look = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => look.current?.focus({ preventScroll: true }), []);
  return (
    <main class={`alone${turned(session, privateView.seat)}`}>
      <div
        class="alone-look"
        role="dialog"
        aria-labelledby="alone"
        aria-describedby="alone-what"
        tabindex={-1}
        ref={look}
      >
        <header class="alone-head">
          <Heading id="alone">{t("play-alone", { seat: { seat: privateView.seat } }, seats)}</Heading>
          <h2 class="sr">{t(`${session.game}-title`)}</h2>
        </header>
        <div id="alone-what">
          {face.Secret && (
            <face.Secret view={privateView.view} seats={seats} seat={privateView.seat} events={privateView.events} />
          )}
        </div>
        <footer class="alone-foot">
          <button class="btn btn--main" data-action="seen" onClick={privateView.close}>
            {draw(icon("curtain", 22))}
            <span>{t("play-alone-done")}</span>
          </button>
        </footer>
      </div>
    </main>
  );
}
