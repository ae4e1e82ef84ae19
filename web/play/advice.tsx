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
import type { Face, Option, Said, Seat } from "./types.ts";
import type { ComponentChild } from "preact";

/** Opens the folds over the answer that is advised and brings it into sight, once it is drawn. */
export function useShown(id: string | null) {
  useEffect(() => {
    if (!id) return;
    let over = false;
    void painted().then(() => {
      if (over) return;
      const answer = document.querySelector(`.panel-options [data-option="${CSS.escape(id)}"]`);
      for (let fold = answer?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
      (answer ?? document.querySelector(".panel-options .hinted"))?.scrollIntoView({ block: "center" });
    });
    return () => void (over = true);
  }, [id]);
}

function Hinted({ text, shown }: { text: string; shown: ComponentChild[] }) {
  useSaid(text, { about: "hint" });
  return (
    <p class="why advised">
      {draw(icon("lily", 22))}
      <span>{shown}</span>
    </p>
  );
}

/** What is advised, what it is after, and why, where that is known. `counsel`: in the game's own words, where the answer's
 * leave something out. */
export function Advised({
  session,
  option,
  counsel,
  foreseen,
}: {
  session: GameSession;
  option: Option | undefined;
  counsel: ReturnType<NonNullable<Face["hint"]>> | null | undefined;
  foreseen: unknown;
}) {
  const { face, seats } = session;
  const aim = session.aim.value;
  const said = counsel?.said ?? option;
  if (!said) return null;
  const because = aim
    ? face.because?.(aim.foresight, aim.key)
    : (counsel?.why ?? (option && face.because?.(foreseen, option.key)));
  const isSentence = ({ key, args }: Said) => t(key, args, seats).endsWith(".");
  /** @param worded  as text, or with names in their colours */
  const parts = <T,>(worded: (key: string, args: Args, seats: Seat[]) => T) => [
    t("play-hint-is"),
    " ",
    worded(said.key, said.args, seats),
    ...(aim ? [". ", t("play-hint-aim"), " ", worded(aim.key, aim.args, seats)] : []),
    ...(because ? [isSentence(because) ? ". " : `${t("page-colon")} `, worded(because.key, because.args, seats)] : []),
  ];
  return <Hinted text={parts(t).join("")} shown={parts(rich)} />;
}
