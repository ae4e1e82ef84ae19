// An answer that is composed, not picked: how far it reaches so far, how it is given, and samples at hand.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Answer } from "../../play/answer.tsx";
import type { Move, Option } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import type { AnswersProps } from "./things.tsx";

export const idOf = (move: Move) => move.join(":");

/** What the engine says of a composed move; the last it said stands until it has answered again. */
export function useReach<Reach>(move: Move, onTrace: AnswersProps["onTrace"]): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    let late = false;
    void onTrace(move).then((answer) => !late && setReach(answer));
    return () => {
      late = true;
    };
  }, [idOf(move)]);
  return reach;
}

/** @param props  `id`: of the option that is composed, once there is one */
export const Take = ({
  id,
  ready,
  onTake,
  children,
}: {
  id: string | undefined;
  ready: boolean;
  onTake: () => void;
  children: ComponentChildren;
}) => (
  <button
    class="btn btn--main pay-it"
    data-option={id}
    aria-disabled={ready ? undefined : "true"}
    onClick={() => ready && onTake()}
  >
    <span>{children}</span>
  </button>
);

/** Options of the engine's other than what is composed. */
export const Samples = ({
  props,
  but,
  children,
}: {
  props: AnswersProps;
  but: string;
  children: (option: Option) => ComponentChildren;
}) => (
  <section class="nas-samples">
    <h3 class="label">{t("play-nassau-samples")}</h3>
    <div class="nas-rows">
      {props.decision.options
        .filter(({ id }) => id !== but)
        .map((one) => (
          <Answer key={one.id} option={one} props={props} cls="nas-row">
            {children(one)}
          </Answer>
        ))}
    </div>
  </section>
);
