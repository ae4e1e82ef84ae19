// What the panel has whoever is asked: its heading, what went wrong, the way back, and the card to look things up on.
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { useSaid } from "../parts/live.ts";
import { Disc } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { nowhere, thenGo } from "../parts/waits.ts";
import { rich, t } from "../store/words.tsx";
import type { Selection } from "./selection.ts";
import { letter } from "./letters.ts";
import type { GameSession } from "./game-session.ts";
import type { Face, Said } from "./types.ts";
import type { ComponentChildren } from "preact";

/** `onPhones`: who plays on other phones, and how they come back. */
export type Props = { session: GameSession; selection: Selection; onLog: () => void; onPhones: () => void };

/** The focus is nowhere, or where it waits for the next question. */
export const adrift = () => nowhere() || Boolean(document.activeElement?.matches(".panel"));

/** Nothing was done yet since the screen came. */
const arriving = () => document.activeElement?.matches("h1") ?? false;

/** The heading: who, and what is asked. It takes the focus when a person is asked.
 * @param open  it may be drawn before it may be answered */
export function Head({
  session,
  seat,
  said,
  calls = true,
  open = session.open.value,
  children,
}: {
  session: GameSession;
  seat: number;
  said: Said;
  calls?: boolean;
  open?: boolean;
  children?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => {
    // only where the pressed button is gone: whoever reads elsewhere is left alone
    if (calls && open) return thenGo(() => (adrift() || arriving()) && heading.current?.focus({ preventScroll: true }));
  });
  return (
    <header class="panel-head">
      <Disc seat={itemAt(session.seats, seat)} size={34} />
      <h2 class="question" id="ask" tabindex={-1} ref={heading}>
        {rich(said.key, said.args, session.seats)}
      </h2>
      {children}
    </header>
  );
}

/** What went wrong, and what to do about it. */
export function Trouble({ session }: { session: GameSession }) {
  const trouble = session.trouble.value;
  if (!trouble) return null;
  return (
    <Troubled said={t(trouble.key, trouble.args, session.seats)}>
      {draw(icon("rock", 22))}
      <div>
        <p>{rich(trouble.key, trouble.args, session.seats)}</p>
        {trouble.key === "play-engine-gone" && (
          <button class="btn" onClick={() => session.engine.restart().catch(() => {})}>
            {t("play-engine-again")}
          </button>
        )}
      </div>
    </Troubled>
  );
}

function Troubled({ said, children }: { said: string; children?: ComponentChildren }) {
  useSaid(said, { open: true });
  return <div class="why trouble">{children}</div>;
}

export function Undo({ session }: { session: GameSession }) {
  void session.chapters.value;
  void session.shown.value;
  const able = session.undoable() > 0;
  // a device that only watches takes nothing back
  if (!session.disk && !session.people) return null;
  return (
    <button
      class="btn btn--quiet undo"
      data-action="undo"
      {...letter("U")}
      aria-disabled={able ? undefined : "true"}
      onClick={() => session.undo()}
    >
      {draw(icon("undo", 22))}
      {t("play-undo")}
    </button>
  );
}

/** What was taken back, too much or by a slip, is made again. */
export function Redo({ session, onRedo }: { session: GameSession; onRedo?: () => void }) {
  return (
    <button
      class="btn btn--quiet redo"
      data-action="redo"
      onClick={() => {
        onRedo?.();
        void session.redo();
      }}
    >
      {draw(icon("back", 22))}
      {t("play-redo")}
    </button>
  );
}

/** The card of the box that all look things up on. */
export function Lookup({ face: { lookup } }: { face: Face }) {
  const [open, setOpen] = useState(false);
  if (!lookup) return null;
  return (
    <>
      <button class="btn btn--quiet" data-action="look-up" onClick={() => setOpen(true)}>
        {draw(icon(lookup.icon, 20))}
        {t(lookup.word)}
      </button>
      {open && (
        <Sheet title={t(lookup.title)} onClose={() => setOpen(false)}>
          <lookup.Card />
        </Sheet>
      )}
    </>
  );
}
