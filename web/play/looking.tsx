// The look at one answer before it is given.
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { say } from "../parts/live.ts";
import { rich, t } from "../store/words.tsx";
import { Coach } from "./coach.tsx";
import type { Look } from "./selection.ts";
import { letter } from "./letters.ts";
import { More } from "./more.tsx";
import { adrift, Head, type Props } from "./panel-parts.tsx";
import type { GameSession } from "./game-session.ts";
import type { Decision, Face, Option } from "./types.ts";

/** An answer that leaves something undone. */
const leaving = ({ key, args }: Option) => ({
  question: { key: "play-leaves", args: {} },
  confirm: { key, args },
  aside: null,
});

type LookProps = Omit<Props, "onLog" | "onPhones"> & { look: Look };
type Words = Pick<ReturnType<Face["previewWords"]>, "confirm" | "aside">;

export function Looking({ session, selection, look }: LookProps) {
  const { face } = session;
  const { option, preview } = look;
  const decision = session.shown.value?.decision;
  useHeard(session, look);
  if (!decision) return null;
  const said = look.leaves ? leaving(option) : face.previewWords(preview, option, decision);
  // with a box on the table everything can be taken back
  const words = session.physical ? { ...said, aside: null } : said;
  const confirm = <Confirm session={session} selection={selection} look={look} words={words} />;
  return (
    <>
      <Head session={session} seat={decision.seat} said={words.question} calls={false}>
        <button class="btn btn--icon" aria-label={t("play-another")} data-action="let-go" onClick={selection.letGo}>
          {draw(icon("close"))}
        </button>
      </Head>
      <div class="panel-options">
        <Coach session={session} decision={decision} looking={true} />
        {look.leaves ? (
          <>
            <ul class="leaves">
              {look.leaves.map(({ key, args }) => (
                <li>{rich(key, args, session.seats)}</li>
              ))}
            </ul>
            {
              // at the foot lay what ends the turn: the same finger there says nothing twice
              confirm
            }
          </>
        ) : (
          <Previewed session={session} selection={selection} look={look} decision={decision} />
        )}
        <More />
      </div>
      <footer class="panel-foot">
        <button class="btn btn--quiet undo" onClick={selection.letGo}>
          {draw(icon("back", 22))}
          {t("play-back")}
        </button>
        {!look.leaves && confirm}
      </footer>
    </>
  );
}

/** Where the focus goes, and what is heard. */
function useHeard({ shown, face, seats }: GameSession, look: Look) {
  const { option, preview } = look;
  const decision = shown.value?.decision;
  useEffect(() => {
    // the answer that was pressed may stand here again: the focus stays with it, else it goes to the yes, which is all that is asked
    if (!adrift()) return;
    const pressed = document.querySelector(`.panel [data-option="${CSS.escape(option.id)}"]`);
    const to = pressed ?? document.querySelector(".panel .end");
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  }, [option]);
  useEffect(() => {
    if (!decision) return;
    const { key, args } = look.leaves ? option : face.previewWords(preview, option, decision).confirm;
    const left = (look.leaves ?? []).map((said) => t(said.key, said.args, seats));
    say([...left, t("play-waits", { answer: t(key, args, seats) })].join(" "), { about: "place" });
  }, [look]);
}

const Confirm = ({
  session: { seats, open },
  selection,
  look,
  words: { confirm, aside },
}: LookProps & { words: Words }) => (
  <button
    class={`btn btn--main end${aside ? " end--two" : ""}`}
    data-action={open.value ? "confirm" : undefined}
    aria-describedby="ask"
    aria-disabled={open.value ? undefined : "true"}
    {...(look.leaves ? letter(t("play-letter-end")) : {})}
    onClick={selection.confirm}
  >
    <span>
      {rich(confirm.key, confirm.args, seats)}
      {aside && (
        <>
          <span class="sr">. </span>
          <small>{t(aside.key, aside.args, seats)}</small>
        </>
      )}
    </span>
  </button>
);

/** What the answer would do, as the game draws it. */
const Previewed = ({ session, selection, look, decision }: LookProps & { decision: Decision }) => (
  <session.face.Preview
    preview={look.preview}
    option={look.option}
    decision={decision}
    view={session.shown.value?.view}
    seats={session.seats}
    foresight={selection.foresight.value}
    open={session.open.value}
    onTake={(other: Option) => {
      if (other !== look.option) void selection.take(other);
    }}
    follow={look.follow}
    onFollow={(id: string) => (selection.look.value = { ...look, follow: id })}
  />
);
