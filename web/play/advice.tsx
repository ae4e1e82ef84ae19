// A hint: what the strongest bot would do is shown where it stands, whatever is folded over it, and told with what it is
// good for.
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { useSaid } from "../parts/live.ts";
import { painted } from "../parts/painted.ts";
import type { Args } from "../store/args.ts";
import { rich, t } from "../store/words.tsx";
import type { GameSession } from "./game-session.ts";
import type { Decision, Face, Odds, Option, Said, Seat } from "./types.ts";
import type { ComponentChild } from "preact";

/** The pixels at the foot of the list in which it says how much more there is. */
const MORE = 24;

/** Only what is out of sight moves the list, so that what stands above it stays where there is room. */
function intoSight(answer: Element | null) {
  const list = answer?.closest(".panel-options")?.getBoundingClientRect();
  if (!answer || !list) return;
  const { top, bottom } = answer.getBoundingClientRect();
  if (top < list.top || bottom > list.bottom - MORE) answer.scrollIntoView({ block: "center" });
}

/** Opens the folds over the answer that is advised and brings it into sight, once it is drawn. */
export function useShown(id: string | null) {
  useEffect(() => {
    if (!id) return;
    let over = false;
    void painted().then(() => {
      if (over) return;
      const answer = document.querySelector(`.panel-options [data-option="${CSS.escape(id)}"]`);
      for (let fold = answer?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
      intoSight(answer ?? document.querySelector(".panel-options .hinted"));
    });
    return () => void (over = true);
  }, [id]);
}

function Hinted({ text, shown }: { text: string; shown: ComponentChild[] }) {
  useSaid(text, { about: "hint" });
  return (
    // where letters are large it scrolls, and keys have to reach it
    <p class="why advised" tabindex={0}>
      {draw(icon("lily", 22))}
      <span>{shown}</span>
    </p>
  );
}

/** How an answer compares with the others, where its game says no more of it. */
function compared({ options, forms }: Decision, odds: Odds | null): Said {
  if (options.length === 1 && !forms.length) return { key: "play-hint-only", args: {} };
  if (!odds) return { key: "play-hint-best", args: {} };
  const { percent, next } = odds;
  if (next !== null && next >= percent) return { key: "play-hint-alike", args: { percent } };
  return { key: "play-hint-odds", args: { percent, next: next ?? "none" } };
}

/** What is advised, and why: the end of its plan, or the answer. `counsel`: in the game's own words, where the answer's
 * leave something out. */
export function Advised({
  session,
  decision,
  option,
  counsel,
  foreseen,
}: {
  session: GameSession;
  decision: Decision;
  option: Option | undefined;
  counsel: ReturnType<NonNullable<Face["hint"]>> | null | undefined;
  foreseen: unknown;
}) {
  const { face, seats } = session;
  const aim = session.aim.value;
  // of a plan its end is said, as long as it is followed: the next step of it is lit
  const said = aim ?? counsel?.said ?? option;
  if (!said) return null;
  const because =
    counsel?.why ??
    (aim ? face.because?.(aim.foresight, aim.key) : option && face.because?.(foreseen, option.key)) ??
    compared(decision, session.odds.value);
  const isSentence = ({ key, args }: Said) => t(key, args, seats).endsWith(".");
  /** @param worded  as text, or with names in their colours */
  const parts = <T,>(worded: (key: string, args: Args, seats: Seat[]) => T) => [
    t("play-hint-is"),
    " ",
    worded(said.key, said.args, seats),
    isSentence(because) ? ". " : `${t("page-colon")} `,
    worded(because.key, because.args, seats),
  ];
  return <Hinted text={parts(t).join("")} shown={parts(rich)} />;
}
