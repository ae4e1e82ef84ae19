// A captain's slip: what one of them has, for everybody; and for the captain alone what nobody else may see.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Heading } from "../parts/heading.tsx";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { SeatName } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../store/words.tsx";
import { MomentCurtain } from "./curtain.tsx";
import { covered, type Moment, showAlone } from "./moment.ts";
import { turned } from "./sides.tsx";
import type { Sitting } from "./sitting.ts";

export function CaptainSheet({ sitting, seat, onClose }: { sitting: Sitting; seat: number; onClose: () => void }) {
  const { face, seats } = sitting;
  const table = sitting.shown.value;
  if (!table || !face.Captain) return null;
  const hides =
    sitting.isHere(seat) &&
    !seats[seat].keeps &&
    sitting.people > 1 &&
    sitting.awake.value &&
    (face.secret?.(table.view, seat) ?? false);
  const look = () => {
    onClose();
    showAlone(sitting, seat, { asked: false }).catch((cause) => sitting.fail(cause));
  };
  return (
    <Sheet title={<SeatName seat={seats[seat]} size={30} />} onClose={onClose} className="captain-sheet">
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
export function Alone({ sitting, moment }: { sitting: Sitting; moment: Moment }) {
  if (covered(sitting, moment)) return <MomentCurtain sitting={sitting} moment={moment} />;
  return <Look sitting={sitting} moment={moment} />;
}

/** Read out as a whole as it comes, pictures too: Orca reads no more of a dialog than its plain text. */
function Look({ sitting, moment }: { sitting: Sitting; moment: Moment }) {
  const { face, seats } = sitting;
  const look = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => look.current?.focus({ preventScroll: true }), []);
  return (
    <main class={`alone${turned(sitting, moment.seat)}`}>
      <div
        class="alone-look"
        role="dialog"
        aria-labelledby="alone"
        aria-describedby="alone-what"
        tabindex={-1}
        ref={look}
      >
        <header class="alone-head">
          <Heading id="alone">{t("play-alone", { seat: { seat: moment.seat } }, seats)}</Heading>
          <h2 class="sr">{t(`${sitting.game}-title`)}</h2>
        </header>
        <div id="alone-what">
          {face.Secret && <face.Secret view={moment.view} seats={seats} seat={moment.seat} events={moment.events} />}
        </div>
        <footer class="alone-foot">
          <button class="btn btn--main" data-action="seen" onClick={moment.close}>
            {draw(icon("curtain", 22))}
            <span>{t("play-alone-done")}</span>
          </button>
        </footer>
      </div>
    </main>
  );
}
