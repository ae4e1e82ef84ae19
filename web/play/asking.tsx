// A person is asked: the question and its answers.
import { useMemo } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { rich, t } from "../store/words.tsx";
import { PutRight, Repairing } from "./later.tsx";
import { Advised, useShown } from "./advice.tsx";
import { Coach } from "./coach.tsx";
import { letter } from "./letters.ts";
import { forced } from "./forced.ts";
import { More } from "./more.tsx";
import { Options } from "./options.tsx";
import { Head, Lookup, type Props, Trouble, Undo } from "./panel-parts.tsx";
import { Choice, GoOn, TurnEnd } from "./plain-answers.tsx";
import { RuleLink } from "./rule-link.tsx";
import { Turn } from "./sides.tsx";
import type { GameSession } from "./game-session.ts";
import type { Decision, Option } from "./types.ts";

/** A hint comes from the strongest bot. */
const ADVISER = "hard";

type Asked = Omit<Props, "onLog" | "onPhones"> & { decision: Decision };

export function Asking({ session, selection, decision }: Asked) {
  const { face } = session;
  const view = session.shown.value?.view;
  const held = selection.held.value;
  const said =
    face.asks?.(decision) ?? ((held && face.ask(held, view, decision)) || { key: decision.key, args: decision.args });
  const ends = face.ends?.(decision, view) ?? null;
  const hinted = useHinted({ session, selection, decision });
  const seen = view ? forced(face, { decision, view, seats: session.seats }, "seen") : null;
  return (
    <>
      <div class="panel-asked">
        <Head session={session} seat={decision.seat} said={said}>
          <Turn session={session} seat={decision.seat} />
          {selection.chosen.value && (
            <button class="btn btn--icon" aria-label={t("play-put-back")} onClick={selection.putBack}>
              {draw(icon("close"))}
            </button>
          )}
        </Head>
        {hinted}
      </div>
      <div class="panel-options">
        <Trouble session={session} />
        {session.repair.value && <Repairing session={session} lit={true} />}
        {!hinted && <Coach session={session} decision={decision} />}
        <Given session={session} selection={selection} decision={decision} ends={ends} />
        {seen && <GoOn option={seen} session={session} selection={selection} />}
        <Reasons session={session} selection={selection} decision={decision} />
        <More />
      </div>
      <footer class={`panel-foot${face.lookup ? " panel-foot--four" : ""}`}>
        <Undo session={session} />
        <Lookup face={face} />
        {!itemAt(session.seats, decision.seat).keeps && <Hint session={session} />}
        {ends && (
          <TurnEnd option={ends} main={face.idle?.(decision, view) ?? false} session={session} selection={selection} />
        )}
      </footer>
    </>
  );
}

/** What is advised, in words; null where nothing is. */
function useHinted({ session, selection, decision }: Asked) {
  const { face } = session;
  const hint = session.hint.value;
  const advice = decision.options.find((option) => option.id === hint);
  const foresight = selection.foresight.value;
  const counsel =
    session.advice.value &&
    face.hint?.(session.advice.value, decision, session.shown.value?.view, foresight, session.reason.value);
  useShown(hint);
  return hint !== null && Boolean(counsel?.said ?? advice) ? (
    <Advised
      session={session}
      decision={decision}
      option={advice}
      counsel={counsel}
      foreseen={advice && foresight?.[advice.id]}
    />
  ) : null;
}

/** The answers: as the game draws them, a few large ones, or a list. `ends`: what ends the turn stands at the foot, whatever
 * else there is. */
function Given({ session, selection, decision, ends }: Asked & { ends: Option | null }) {
  const { face, seats } = session;
  const view = session.shown.value?.view;
  const viewer = session.shown.value?.viewer ?? null;
  const foresight = selection.foresight.value;
  const few = decision.options.length <= 2 && !ends && decision.options.every((option) => !option.from);
  const main = few ? face.main?.(decision, view) : null;
  const Answers = face.answers?.(decision) ?? null;
  const listed = useMemo(
    () => (ends ? { ...decision, options: decision.options.filter(({ id }) => id !== ends.id) } : decision),
    [decision, ends?.id],
  );
  return (
    <>
      {face.Brief && <face.Brief decision={decision} view={view} seats={seats} viewer={viewer} foresight={foresight} />}
      {Answers ? (
        <Answers
          decision={listed}
          view={view}
          seats={seats}
          viewer={viewer}
          foresight={foresight}
          hint={session.lit.value}
          isAdvised={session.hint.value !== null}
          advice={session.advice.value}
          open={session.open.value}
          why={selection.why.value}
          onTake={selection.take}
          onTrace={selection.trace}
        />
      ) : few ? (
        <div class="answers">
          {decision.options.map((option) => (
            <Choice key={option.id} option={option} main={main === option.id} session={session} selection={selection} />
          ))}
        </div>
      ) : (
        view && <Options session={session} selection={selection} decision={listed} view={view} />
      )}
    </>
  );
}

/** Why an answer is refused, and what it is that was pressed. */
function Reasons({ session, selection, decision }: Asked) {
  const { face, game, seats } = session;
  const view = session.shown.value?.view;
  const bar = selection.why.value?.barred;
  const named = selection.named.value;
  const name = named ? face.name(named, view, seats) : null;
  const beyond = named ? face.beyond?.(named, decision, selection.foresight.value, view) : null;
  return (
    <>
      {bar && (
        <div class="why">
          {draw(icon("rock", 22))}
          <div>
            <p id="why">
              <span>
                {rich(bar.key, bar.args, seats)}
                <RuleLink game={game} rule={bar.rule} />
              </span>
            </p>
            {session.physical && <PutRight session={session} />}
          </div>
        </div>
      )}
      {name && (
        <p class="why why--name">
          <span>
            {rich(name.key, name.args, seats)}
            {beyond && <>. {rich(beyond.key, beyond.args, seats)}</>}
          </span>
        </p>
      )}
    </>
  );
}

function Hint({ session }: { session: GameSession }) {
  const thinking = session.thinking.value?.hint;
  const hint = session.hint.value;
  if (thinking)
    return (
      <button class="btn btn--quiet counsels" onClick={() => session.hurry()}>
        {draw(icon("clock", 20))}
        {t("play-hint-thinking")}
      </button>
    );
  return (
    <button
      class="btn btn--quiet counsels"
      data-action="hint"
      {...letter("H")}
      aria-disabled={session.open.value ? undefined : "true"}
      onClick={() => session.open.value && session.suggest(ADVISER)}
    >
      {draw(icon(hint ? "lily" : "help", 20))}
      {t("play-hint")}
    </button>
  );
}
