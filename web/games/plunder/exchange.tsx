// Islands that change flags: first which of one's own is given, then for whose.
import { useEffect, useState } from "preact/hooks";
import type { Option } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import type { AnswersProps } from "./answers.tsx";
import { Row } from "./rows.tsx";
import { isleWordsIn } from "./squares.ts";

/** Of three islands against six of others there are eighteen pairs: a list of all has no end on a small phone. */
export function ExchangeAnswers(props: AnswersProps) {
  const { options } = props.decision;
  const pairs = options.filter(({ from }) => from);
  const own = [...new Set(pairs.map(({ from }) => from))];
  const hinted = pairs.find(({ id }) => id === props.hint)?.from;
  const [given, setGiven] = useState(hinted ?? own[0]);
  useEffect(() => void (hinted && setGiven(hinted)), [hinted]);
  const row = (option: Option) => <Row key={option.id} option={option} props={props} />;
  return (
    <>
      <h3 class="label">{t("play-plunder-give")}</h3>
      <div class="plu-own">
        {own.map((island) => (
          <button
            key={island}
            class="btn"
            data-pick={island}
            aria-pressed={island === given ? "true" : "false"}
            onClick={() => setGiven(island)}
          >
            {isleWordsIn(props.view, island?.split(":")[1] ?? "")}
          </button>
        ))}
      </div>
      <div class="plu-rows">
        {pairs.filter(({ from }) => from === given).map(row)}
        {options.filter(({ from }) => !from).map(row)}
      </div>
    </>
  );
}
