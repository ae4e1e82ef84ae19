// Something was told wrongly: each answer has a pencil, in the log and beneath a refusal; and each person's move, in the log.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { dieArt } from "../art/die.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
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
  if (!physical || !view || session.repair.value || !session.settled) return null;
  const last = heard.findLastIndex((one) => one.length);
  const [low, high] = from === undefined || to === undefined ? [last, last + 1] : [from - 1, to];
  const told = past(heard, Math.max(0, low), high);
  const moves = from === undefined ? [] : movesOf(session, low, high);
  const ended = from !== undefined && endsTurn(session, high);
  if (!told.length && !moves.length && !ended) return null;
  const entries = [...new Set([...told.map(({ entry }) => entry), ...moves])].sort((one, other) => one - other);
  const reopen = (entry: number) => {
    onLeave();
    void session.reopen(entry);
  };
  return (
    <div class="put-right">
      <p class="small soft">{t("play-wrong")}</p>
      {entries.map((entry) => (
        <div class="put-right-told">
          {entries.length > 1 && <p class="small">{saidIn(session, entry)}</p>}
          {told
            .filter((it) => it.entry === entry)
            .map((it) => {
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
          {moves.includes(entry) && (
            <Reopen act="reopen" onOpen={() => reopen(entry)}>
              {entries.length > 1 && <span class="sr">{saidIn(session, entry)} </span>}
              {t("play-wrong-move")}
            </Reopen>
          )}
        </div>
      ))}
      {ended && (
        <Reopen act="forgotten" onOpen={() => reopen(high)}>
          {t("play-wrong-forgotten")}
        </Reopen>
      )}
      {open && <Correction session={session} answer={open} onClose={() => setOpen(null)} onDone={onLeave} />}
    </div>
  );
}

/** What a person chose is asked again. */
const Reopen = ({ act, onOpen, children }: { act: string; onOpen: () => void; children: ComponentChildren }) => (
  <button class="btn" data-action={act} onClick={onOpen}>
    {children}
    {draw(icon("pen", 18))}
  </button>
);

/** The first line that this entry has in the log. */
function lineOf({ chapters }: GameSession, entry: number) {
  return chapters.value[entry + 1]?.events.find(({ quiet }) => !quiet) ?? null;
}

function saidIn(session: GameSession, entry: number) {
  const line = lineOf(session, entry);
  return line && t(line.key, line.args, session.seats);
}

/** Whether a person only ended the turn here: what was done before and not entered can still be. */
function endsTurn(session: GameSession, at: number): boolean {
  const { log } = session.kept;
  const line = lineOf(session, at);
  const ends = log[at - 1]?.seat === log[at]?.seat && line && session.face.opens?.(line, undefined);
  return Boolean(ends) && canReopen(session, at);
}

/** A person's, and not the last of the log: undo takes that back, until the game is over. Nothing of what lies before the table was
 * laid anew. */
function canReopen(session: GameSession, at: number): boolean {
  const { log, writable } = session.kept;
  const entry = log[at];
  if (!writable || !entry || itemAt(session.seats, entry.seat).bot !== null) return false;
  const last = session.shown.value?.result ? log.length : log.length - 1;
  return at < last && at > log.findLastIndex(({ position }) => position !== undefined);
}

/** What people chose in these entries. */
function movesOf(session: GameSession, low: number, high: number): number[] {
  return Array.from({ length: high - low }, (_, i) => low + i).filter((at) => {
    const line = lineOf(session, at);
    // what only ends a turn has the next one to show
    return line && !session.face.opens?.(line, undefined) && canReopen(session, at);
  });
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
  const repair = session.repair.value;
  const left = repair?.left.at(-1);
  if (!left || !session.awake.value) return null;
  const hint = left.entries === repair?.from ? "play-wrong-chosen" : "play-wrong-lit";
  return (
    <div class="why repairing">
      {draw(icon("pen", 22))}
      <p class="repairing-count">{t("play-wrong-mending", { count: left.questions })}</p>
      <button class="btn btn--quiet" data-action="leave-repair" onClick={() => void session.leaveRepair()}>
        {t("play-wrong-leave")}
      </button>
      {lit && left.likest && <p class="small soft">{t(hint)}</p>}
    </div>
  );
}
