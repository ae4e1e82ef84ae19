// What the engine says to a tool's input, asked again at each change; and its lines, each with its rule.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/icon.ts";
import { News } from "../../parts/news.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import { EngineError, ask, engineState } from "../../store/engine.ts";
import type { Args } from "../../store/args.ts";
import { rich, t } from "../../store/words.tsx";

export type Line = { key: string; args?: Args; rule: string };
/** `input` is what was asked: an answer may come later than the next question */
type Answered<T, I> = { lines: Line[]; faults: Line[]; data: T | null; input: I | null };

/** `T` is what the tool answers: `Answers["pirates.fleet"]` of `games/pirates/tools/answers.d.ts`.
 * @param input  null asks nothing
 * @returns the last answer that came */
export function useAnswer<T = unknown, I = unknown>(tool: string, input: I | null): Answered<T, I> {
  const answer = useSignal<Answered<T, I>>({ lines: [], faults: [], data: null, input: null });
  const asked = JSON.stringify(input);
  useEffect(() => {
    let late = false;
    if (input === null) {
      answer.value = { lines: [], faults: [], data: null, input };
      return undefined;
    }
    ask("tool", { tool, input }).then(
      ({ lines, data }) => {
        if (!late) answer.value = { lines, data: data as T, faults: [], input };
      },
      (cause) => {
        if (late) return;
        const error = cause instanceof EngineError ? cause.error : null;
        if (error?.kind === "sheet") answer.value = { lines: [], faults: error.notes ?? [], data: null, input };
        else console.error(cause);
      },
    );
    return () => {
      late = true;
    };
  }, [tool, asked]);
  return answer.value;
}

/** What is said anew whenever it changes. @param props  as those of `Lines`; `className`: of what holds them */
export const Said = ({ className, ...lines }: Parameters<typeof Lines>[0]) => (
  <News class={className}>
    <Lines {...lines} />
  </News>
);

/** The lily goes before what may be or what is so, the rock before what is not. Until the rules are there, it is said here
 * that the answer is still to come.
 * @param props  `no`: the first line says no */
export function Lines({
  game,
  lines,
  faults = [],
  no = false,
  className = "",
}: {
  game: string;
  lines: Line[];
  faults?: Line[];
  no?: boolean;
  className?: string;
}) {
  if (!lines.length && !faults.length && engineState.value !== "ready") return <Awaited />;
  return (
    <ul class={`checks said ${className}`}>
      {[...faults, ...lines].map(({ key, args, rule }, i) => {
        const against = no || i < faults.length;
        return (
          <li class={i < faults.length ? "fault" : against ? "no" : ""} key={`${key}-${i}`}>
            <Icon name={against ? "rock" : "lily"} size={20} />
            <span>
              {rich(key, args)}
              <RuleLink game={game} rule={rule} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const Awaited = () =>
  engineState.value === "failed" ? (
    <p class="checks said awaited small">
      <Icon name="rock" size={20} />
      <span>{t("page-engine-failed")}</span>
    </p>
  ) : (
    <p class="checks said awaited small soft">
      <Icon name="clock" size={20} />
      <span>{t("page-tools-awaited")}</span>
    </p>
  );
