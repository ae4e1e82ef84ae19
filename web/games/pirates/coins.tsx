// Which coins go aboard: they lie on the island as discs, and a touch puts one into the hold, or back.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { Answer } from "../../play/answer.tsx";
import type { Option } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type AnswersProps, LETTERS, Row } from "./rows.tsx";

/** The coins of an answer, the most gold first. */
const coinsOf = ({ move }: Option) =>
  move
    .slice(1)
    .map(Number)
    .sort((a, b) => b - a);

/** All that some answer takes. */
function lying(options: Option[]) {
  const most: Map<number, number> = new Map();
  for (const option of options) {
    const coins = coinsOf(option);
    for (const value of coins)
      most.set(value, Math.max(most.get(value) ?? 0, coins.filter((one) => one === value).length));
  }
  return [...most].sort(([a], [b]) => b - a).flatMap(([value, n]) => Array.from({ length: n }, () => value));
}

const Disc = ({ value, on, onClick }: { value: number; on: boolean; onClick: () => void }) => (
  <button class="pir-coin" aria-pressed={on ? "true" : "false"} onClick={onClick}>
    <span class="sr">{t(`pirates-coin-${value}`)}</span>
    <b class="num" aria-hidden="true">
      {value}
    </b>
  </button>
);

export function LoadAnswers(props: AnswersProps) {
  const { decision } = props;
  const options = decision.options.filter(({ move, barred }) => !barred && move.length > 1);
  const all = lying(options);
  const room = Math.max(0, ...options.map(({ move }) => move.length - 1));
  const [taken, setTaken] = useState(() => {
    // as much gold as there is room for lies ready
    const [fullest] = options;
    const best = fullest ? coinsOf(fullest) : [];
    return all.map((value) => {
      const at = best.indexOf(value);
      if (at >= 0) best.splice(at, 1);
      return at >= 0;
    });
  });
  const aboard = all.filter((_, i) => taken[i]);
  const toggle = (i: number) =>
    setTaken((was) => {
      const now = was.map((on, k) => (k === i ? !on : on));
      // where the hold is full the least of the others makes room
      if (now.filter(Boolean).length > room) now[now.findLastIndex((on, k) => on && k !== i)] = false;
      return now;
    });
  const option = options.find((one) => coinsOf(one).join() === aboard.join());
  const others = decision.options.filter((one) => !options.includes(one));
  const discs = (on: boolean) =>
    all.map((value, i) => taken[i] === on && <Disc key={i} value={value} on={on} onClick={() => toggle(i)} />);
  return (
    <>
      <div class="pir-loading">
        <section aria-label={t("play-pirates-ashore")}>
          <span aria-hidden="true">{draw(glyph("dig", 22))}</span>
          {discs(false)}
        </section>
        <section class="pir-loaded" aria-label={t("play-pirates-aboard", { n: aboard.length, of: room })}>
          <span aria-hidden="true">{draw(glyph("sail", 22))}</span>
          {discs(true)}
          {Array.from({ length: room - aboard.length }, () => (
            <i class="pir-coin free" aria-hidden="true" />
          ))}
        </section>
      </div>
      {option && (
        <Answer option={option} props={props} cls="pir-load" letter={LETTERS.load}>
          {draw(glyph("coin", 24))}
          <b>{t("play-pirates-load", { n: aboard.reduce((sum, value) => sum + value, 0) })}</b>
        </Answer>
      )}
      <div class="pir-rows">
        {others.map((one) => (
          <Row key={one.id} option={one} props={props} />
        ))}
      </div>
    </>
  );
}
