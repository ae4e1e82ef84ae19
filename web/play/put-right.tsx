// Something was told wrongly: each answer has a pencil, in the log and beneath a refusal.
import { useState } from "preact/hooks";
import { dieArt } from "../art/die.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../store/words.tsx";
import { isDie, looksOf, Throw, usePhysicalEntry } from "./physical-entry.tsx";
import { liesOpen, type PastAnswer, past, useHeard, whoseAndWhen, worded } from "./past-answers.ts";
import type { Atom } from "./question.ts";
import type { GameSession } from "./game-session.ts";

export function PutRight({
  session,
  from,
  to,
  onLeave = () => {},
}: {
  session: GameSession;
  from?: number;
  to?: number;
  onLeave?: () => void;
}) {
  const heard = useHeard(session);
  const [open, setOpen] = useState<PastAnswer | null>(null);
  const physical = usePhysicalEntry(session.game);
  const view = session.shown.value?.view;
  if (!physical || !view || session.repair.value) return null;
  const last = heard.findLastIndex((one) => one.length);
  const [low, high] = from === undefined || to === undefined ? [last, last + 1] : [from - 1, to];
  const told = past(heard, Math.max(0, low), high);
  if (!told.length) return null;
  return (
    <div class="put-right">
      <p class="small soft">{t("play-wrong")}</p>
      <div class="put-right-told">
        {told.map((it) => {
          const what = worded(session, physical, it, view);
          return (
            <button class="btn" data-action="put-right" onClick={() => setOpen(it)}>
              <span class="sr">{t("play-wrong-change", { what })}</span>
              <span aria-hidden="true">{isDie(it.heard.faces) ? whoseAndWhen(session, physical, it) : what}</span>
              {isDie(it.heard.faces) && draw(dieArt(it.heard.answer, 34))}
              {draw(icon("pen", 18))}
            </button>
          );
        })}
      </div>
      {open && <Correction session={session} answer={open} onClose={() => setOpen(null)} onDone={onLeave} />}
    </div>
  );
}

/** What it really was; and how much would have to be told again, before anybody agrees to that. */
export function Correction({
  session,
  answer: told,
  onClose,
  onDone = () => {},
}: {
  session: GameSession;
  answer: PastAnswer;
  onClose: () => void;
  onDone?: () => void;
}) {
  const { entry, heard } = told;
  const [agreed, setAgreed] = useState<{ answer: Atom; questions: number } | null>(null);
  const physical = usePhysicalEntry(session.game);
  const view = session.shown.value?.view;
  if (!physical || !view) return null;
  const amend = (answer: Atom) => {
    onClose();
    onDone();
    void session.amend(entry, heard.at, answer);
  };
  const weigh = async (answer: Atom) => {
    if (answer === heard.answer) return onClose();
    const questions = await session.questions(entry, heard.at, answer).catch(() => null);
    if (questions) setAgreed({ answer, questions });
    else amend(answer);
  };
  return (
    <Sheet title={t("play-wrong-title")} onClose={onClose}>
      {agreed ? (
        <>
          <p>{t("play-wrong-again", { count: agreed.questions })}</p>
          <div class="acts">
            <button class="btn" data-action="put-right-not" onClick={onClose}>
              {t("play-wrong-leave")}
            </button>
            <button class="btn btn--main" data-action="put-right-again" onClick={() => amend(agreed.answer)}>
              {t("play-wrong-agree")}
            </button>
          </div>
        </>
      ) : (
        <Throw
          thrown={{ asked: heard.asked, faces: heard.faces, rolls: heard.rolls }}
          label={t("play-told-said", { what: worded(session, physical, told, view) })}
          taken={null}
          before={liesOpen(physical, heard) ? heard.answer : null}
          looks={looksOf(session, physical, heard.asked, view)}
          onTell={(face) => void weigh(face)}
        />
      )}
    </Sheet>
  );
}

/** A log is being put right: how much is still to be told, and the way back. `lit`: what was answered before is lit. */
export function Repairing({ session, lit = false }: { session: GameSession; lit?: boolean }) {
  const left = session.repair.value?.left.at(-1);
  if (!left || !session.awake.value) return null;
  return (
    <div class="why repairing">
      {draw(icon("pen", 22))}
      <div>
        <p>{t("play-wrong-mending", { count: left.questions })}</p>
        {lit && left.likest && <p class="small soft">{t("play-wrong-lit")}</p>}
      </div>
      <button class="btn btn--quiet" data-action="leave-repair" onClick={() => void session.leaveRepair()}>
        {t("play-wrong-leave")}
      </button>
    </div>
  );
}
