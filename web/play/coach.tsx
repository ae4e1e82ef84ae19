// Learn by playing: a lesson stands above the answers it is about, once, until it is put away. On a small phone it is one
// line, which opens.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { say } from "../parts/live.ts";
import { rich, t } from "../store/words.tsx";
import { usePointing } from "./pointing.ts";
import { RuleLink } from "./rule-link.tsx";
import type { GameSession } from "./game-session.ts";
import type { Decision, Lesson } from "./types.ts";

const turned = signal(0);
const KEY = "flibuste.lessons";

/** What stood beside the last guided game of this device: each lesson with the decision beside which it stood first, or
 * null when it was put away. Whoever plays on has read it. */
function kept(table: string): { table: string; off?: boolean; read: Record<string, number | null> } {
  try {
    const was = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (was?.table === table) return was;
  } catch {
    // without a memory the lessons come again
  }
  return { table, read: {} };
}

function keep(now: ReturnType<typeof kept>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // as above
  }
}

function lesson(session: GameSession, looking: boolean): Lesson | null {
  void turned.value;
  const now = session.shown.value;
  if (!session.kept.head.learn || !now || !session.awake.value) return null;
  const { off, read } = kept(session.id);
  if (off) return null;
  const here = session.chapters.value.length;
  return (
    session.face.lessons?.find(
      ({ id, look = false, when }) =>
        look === looking && (read[id] === undefined || read[id] === here) && when(now, session.chapters.value),
    ) ?? null
  );
}

const note = (table: string, id: string, at: number | null) => {
  const was = kept(table);
  keep({ ...was, read: { ...was.read, [id]: at } });
};

/** `looking`: an option is being looked at before it is played. */
export function Coach({
  session,
  decision,
  looking = false,
}: {
  session: GameSession;
  decision: Decision;
  looking?: boolean;
}) {
  const now = lesson(session, looking);
  const [whole, unfold] = useState<string | null>(null);
  const table = session.shown.value;
  const args = { seat: { seat: decision.seat }, ...(now && table ? now.args?.(table) : {}) };
  const more = now?.more ? [`${now.key}-more`] : [];
  useEffect(() => {
    if (!now) return;
    note(session.id, now.id, session.chapters.peek().length);
    say([now.key, ...more].map((key) => t(key, args, session.seats)).join(" "));
  }, [now?.id]);
  usePointing((now && table && now.points?.(table)) || []);
  if (!now) return null;
  const put = () => {
    note(session.id, now.id, null);
    turned.value += 1;
  };
  const open = whole === now.id;
  return (
    <div class={`coach${open ? " coach--whole" : ""}`} data-lesson={now.id}>
      <button class="coach-line" aria-expanded={open} onClick={() => unfold(open ? null : now.id)}>
        {draw(icon("lily", 22))}
        <span class="coach-said">
          <span class="label">{t("play-learn-lesson")}</span> {rich(now.key, args, session.seats)}
        </span>
        {draw(icon("down", 20))}
      </button>
      <button class="btn btn--icon btn--quiet" aria-label={t("play-learn-next")} onClick={put}>
        {draw(icon("check", 22))}
      </button>
      <div class="coach-rest">
        <p>
          {more.map((key, i) => (
            <>
              {i > 0 && " "}
              {rich(key, args, session.seats)}
            </>
          ))}
          <RuleLink game={session.game} rule={now.rule} />
        </p>
        <button
          class="btn btn--quiet"
          data-action="skip-lessons"
          onClick={() => {
            keep({ ...kept(session.id), off: true });
            turned.value += 1;
          }}
        >
          {t("play-learn-skip")}
        </button>
      </div>
    </div>
  );
}
