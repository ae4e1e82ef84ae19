// A hint: what the strongest bot would do is shown where it stands, whatever is folded over it, and told with what it is
// good for.
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { useSaid } from "../parts/live.js";
import { painted } from "../parts/painted.js";
import { rich, t } from "../store/words.js";

/** Opens the folds over the answer that is advised and brings it into sight, once it is drawn. @param {string | null} id */
export function useShown(id) {
  useEffect(() => {
    if (!id) return;
    let over = false;
    painted().then(() => {
      if (over) return;
      const answer = document.querySelector(`.panel-options [data-option="${CSS.escape(id)}"]`);
      for (let fold = answer?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
      (answer ?? document.querySelector(".panel-options .hinted"))?.scrollIntoView({ block: "center" });
    });
    return () => void (over = true);
  }, [id]);
}

/** @param {{text: string, shown: any[]}} props */
function Hinted({ text, shown }) {
  useSaid(text, { about: "hint" });
  return html`<p class="why advised">${draw(icon("lily", 22))}<span>${shown}</span></p>`;
}

/** What is advised, what it is after, and why, where that is known. `counsel`: in the game's own words, where the answer's
 * leave something out. @param {{sitting: import("./sitting.js").Sitting, option: import("./types.js").Option | undefined,
 * counsel: ReturnType<NonNullable<import("./types.js").Face["hint"]>> | null | undefined, foreseen: any}} props */
export function Advised({ sitting, option, counsel, foreseen }) {
  const { face, seats } = sitting;
  const aim = sitting.aim.value;
  const said = counsel?.said ?? option;
  if (!said) return null;
  const because = aim
    ? face.because?.(aim.foresight, aim.key)
    : (counsel?.why ?? (option && face.because?.(foreseen, option.key)));
  /** @param {(key: string, args: any, seats: any) => any} worded  as text, or with names in their colours */
  const parts = (worded) => [
    t("play-hint-is"),
    " ",
    worded(said.key, said.args, seats),
    ...(aim ? [". ", t("play-hint-aim"), " ", worded(aim.key, aim.args, seats)] : []),
    ...(because ? [": ", worded(because.key, because.args, seats)] : []),
  ];
  return html`<${Hinted} text=${parts(t).join("")} shown=${parts(rich)} />`;
}
