// A lesson lights what it speaks of. The light is a style rule of its own, so that nothing is written into what the
// boards draw, and it stays on whatever they draw anew in that place.
import { useEffect } from "preact/hooks";

/** What a lesson may point at. */
export const onBoard = (place: string) => `.board [data-place="${CSS.escape(place)}"]`;

/** What can be answered in the panel. */
const ANSWERS = ".panel-options [data-option]:not([aria-disabled=true])";

const light = new CSSStyleSheet();

/** What is found; where that is all answers of the panel, their list as a whole. */
function telling(all: string) {
  const answers = [...document.querySelectorAll(ANSWERS)];
  const every = answers.length > 1 && answers.every((answer) => answer.matches(all));
  return every ? `:is(${all}):not(.panel-options *), .panel-options > :has(:is(${all}))` : all;
}

/** @param at  selectors; what they find is lit while this is shown, and on the board scrolled into sight */
export function usePointing(at: string[]) {
  const all = at.join(",");
  useEffect(() => {
    if (!all) return;
    const what = telling(all);
    // a piece is lit along its outline, what covers others (data-edge) along its own line, anything else by a frame around it
    light.replaceSync(`
      :is(${what}):not(svg *, :has([data-body])) { animation: lesson-frame 1.2s ease-in-out 3; outline: 2px solid var(--accent); outline-offset: 1px; }
      :is(${what}):is([data-edge]) { animation: lesson-edge 1.2s ease-in-out 3; stroke: var(--accent); stroke-width: 4; }
      :is(${what}):is(svg *):not([data-edge]), :is(${what}) [data-body] { animation: lesson-piece 1.2s ease-in-out 3; filter: drop-shadow(0 0 1.5px var(--accent)) drop-shadow(0 0 3px var(--accent)) drop-shadow(0 0 1px var(--accent)); }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, light];
    // what lies in the panel stands below the lesson, which must not be scrolled away
    for (const element of document.querySelectorAll(all))
      if (element instanceof HTMLElement && element.closest(".board")) element.scrollIntoView({ block: "nearest" });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== light);
    };
  }, [all]);
}
