// What the engine says to a tool's input, asked again at each change; and its lines, each with its rule.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { RuleLink } from "../../play/rule-link.js";
import { EngineError, ask } from "../../store/engine.js";
import { rich } from "../../store/words.js";

/** @typedef {{key: string, args?: any, rule: string}} Line */
/** @typedef {{lines: Line[], faults: Line[], data: any, input: any}} Answered `input` is what was asked: an answer may come later than the next question */

/** @param {string} tool @param {any} input  null asks nothing @returns {Answered} the last answer that came */
export function useAnswer(tool, input) {
  const answer = useSignal(/** @type {Answered} */ ({ lines: [], faults: [], data: null, input: null }));
  const asked = JSON.stringify(input);
  useEffect(() => {
    let late = false;
    if (input === null) {
      answer.value = { lines: [], faults: [], data: null, input };
      return undefined;
    }
    ask("tool", { tool, input }).then(
      ({ lines, data }) => {
        if (!late) answer.value = { lines, data, faults: [], input };
      },
      (cause) => {
        if (late) return;
        const error = cause instanceof EngineError ? /** @type {any} */ (cause.error) : null;
        if (error?.kind === "sheet") answer.value = { lines: [], faults: error.notes, data: null, input };
        else console.error(cause);
      },
    );
    return () => {
      late = true;
    };
  }, [tool, asked]);
  return answer.value;
}

/** @param {{game: string, lines: Line[], faults?: Line[], className?: string}} props */
export const Lines = ({ game, lines, faults = [], className = "" }) =>
  html`<ul class=${`checks said ${className}`}>
    ${[...faults, ...lines].map(
      ({ key, args, rule }, i) =>
        html`<li class=${i < faults.length ? "fault" : ""} key=${`${key}-${i}`}>
          <${Icon} name=${i < faults.length ? "rock" : "lily"} size=${20} /><span
            >${rich(key, args)}${rule && html`${" "}<${RuleLink} game=${game} rule=${rule} />`}</span
          >
        </li>`,
    )}
  </ul>`;
