// A lesson lights what it speaks of. The light is a style rule of its own, so that nothing is written into what the
// boards draw, and it stays on whatever they draw anew in that place.
import { useEffect } from "preact/hooks";

/** What a lesson may point at. @param {string} place */
export const onBoard = (place) => `.board [data-place="${CSS.escape(place)}"]`;

const light = new CSSStyleSheet();

/** @param {string[]} at selectors; what they find is lit while this is shown, and on the board scrolled into sight */
export function usePointing(at) {
  const all = at.join(",");
  useEffect(() => {
    if (!all) return;
    // a piece is lit along its outline, what covers others (data-edge) along its own line, anything else by a frame
    light.replaceSync(`
      :is(${all}):not(svg *, :has([data-body])) { animation: lesson-frame 1.2s ease-in-out 3; outline: 2px solid var(--accent); outline-offset: 2px; }
      :is(${all}):is([data-edge]) { animation: lesson-edge 1.2s ease-in-out 3; stroke: var(--accent); stroke-width: 4; }
      :is(${all}):is(svg *):not([data-edge]), :is(${all}) [data-body] { animation: lesson-piece 1.2s ease-in-out 3; filter: drop-shadow(0 0 1.5px var(--accent)) drop-shadow(0 0 3px var(--accent)) drop-shadow(0 0 1px var(--accent)); }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, light];
    // what lies in the panel stands below the lesson, which must not be scrolled away
    for (const element of document.querySelectorAll(all))
      if (element instanceof HTMLElement && element.closest(".board")) element.scrollIntoView({ block: "nearest" });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== light);
    };
  }, [all]);
}
