// What the engine says to a tool's input, asked again at each change; and its lines, each with its rule.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { RuleLink } from "../../play/rule-link.js";
import { EngineError, ask, engineState } from "../../store/engine.js";
import { rich, t } from "../../store/words.js";

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

/** The lily goes before what may be or what is so, the rock before what is not. Until the rules are there, it is said here
 * that the answer is still to come.
 * @param {{game: string, lines: Line[], faults?: Line[], no?: boolean, className?: string}} props `no`: the first line says no */
export function Lines({ game, lines, faults = [], no = false, className = "" }) {
  if (!lines.length && !faults.length && engineState.value !== "ready") return html`<${Awaited} />`;
  return html`<ul class=${`checks said ${className}`}>
    ${[...faults, ...lines].map(({ key, args, rule }, i) => {
      const against = no || i < faults.length;
      return html`<li class=${i < faults.length ? "fault" : against ? "no" : ""} key=${`${key}-${i}`}>
        <${Icon} name=${against ? "rock" : "lily"} size=${20} /><span
          >${rich(key, args)}${rule && html`${" "}<${RuleLink} game=${game} rule=${rule} />`}</span
        >
      </li>`;
    })}
  </ul>`;
}

const Awaited = () =>
  engineState.value === "failed"
    ? html`<p class="checks said awaited small">
        <${Icon} name="rock" size=${20} /><span>${t("page-engine-failed")}</span>
      </p>`
    : html`<p class="checks said awaited small soft">
        <${Icon} name="clock" size=${20} /><span>${t("page-tools-awaited")}</span>
      </p>`;
