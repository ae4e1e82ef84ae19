// A helper that knows the rules: a few questions, and an answer whose every line cites its rule.
import type { ComponentChildren } from "preact";
import { fieldsOf } from "../../store/gate.ts";
import { askOf, type Known, type Tool } from "./all.ts";
import { Said, useAnswer } from "./answer.tsx";
import { Asks, first, type Given } from "./asks.tsx";
import { t } from "../../store/words.tsx";
import { ToolBar } from "./frame.tsx";
import { useFields } from "./kept.ts";

/** What a tool asks, what is given, and what the engine answers to that. `T`: as for `useAnswer`. */
export function useHelper<T = unknown>(tool: Tool, fresh: () => Given = () => first(tool.asks)) {
  const { now: given, set } = useFields(tool.id, fresh);
  const give = (id: string, value: Known) => set({ [id]: value });
  return {
    ...useAnswer<T>(tool.id, given),
    tool,
    given,
    set,
    anew: () => set(fresh()),
    give,
    /** One of its questions, as `Ask` draws it. */
    asking: (id: string) => ({
      asked: askOf(tool, id),
      id,
      value: given[id],
      onChange: (value: Known) => give(id, value),
    }),
    /** One of its numbers, as it is counted by `Taps`. */
    counting(id: string) {
      const { key, low, high } = askOf(tool, id);
      return { id, label: t(key), value: given[id], low, high };
    },
  };
}

/** The answer stands above the questions and changes with them; some answers are a yes or a no.
 * @param props  `no`: the answer says no */
export function HelperPage({
  helper: { tool, anew, lines, faults, data },
  note,
  className = "page helper",
  no,
  children,
}: {
  helper: ReturnType<typeof useHelper>;
  note?: string;
  className?: string;
  no?: boolean;
  children: ComponentChildren;
}) {
  const { may } = fieldsOf(data);
  return (
    <>
      <ToolBar of={tool} note={note} onAnew={tool.asks.length > 0 && anew} />
      <main class={className} data-helper={tool.id}>
        <Said
          className={`answers-said${typeof may === "boolean" ? " verdict" : ""}`}
          game={tool.game}
          lines={lines}
          faults={faults}
          no={no ?? may === false}
        />
        {children}
      </main>
    </>
  );
}

export function Helper({ tool }: { tool: Tool }) {
  const helper = useHelper(tool);
  return (
    <HelperPage helper={helper}>
      <div class="asks">
        <Asks asks={tool.asks} given={helper.given} place="" onChange={helper.set} />
      </div>
    </HelperPage>
  );
}
