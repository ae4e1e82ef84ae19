// A shoot action: each target with the cannons that reach it, and what each would roll.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Answer } from "../../play/answer.tsx";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type AnswersProps, chanceWords, LETTERS, percent, Row, useful } from "./rows.tsx";
import type { GameOption } from "./decisions.d.ts";

/** As on a card, S3; a doubled range stands apart from the number. */
export const coded = ({ range, number }: GameOption["args"]) =>
  range === "S" || range === "L" ? `${range}${number}` : `${range}·${number}`;

const GunButton = ({ option, props }: { option: GameOption; props: AnswersProps }) => {
  const { good = 0 } = option.data ?? {};
  return (
    <Answer option={option} props={props} cls="pir-gun" said={chanceWords(good)} letter={LETTERS.fire}>
      <span class="pir-gun-disc">
        <b class="num">{coded(option.args)}</b>
      </span>
      <span class="pir-gun-odds">
        <b class="num">{percent(good / 6)}</b>
        <small>{rich("play-pirates-gun", option.args, props.seats)}</small>
      </span>
    </Answer>
  );
};

export function ShotAnswers(props: AnswersProps) {
  const { options } = props.decision;
  const plain = options.filter(
    ({ group, move, barred }) => group === "fire" && !barred && move[0] === "fire" && move.length === 3,
  );
  const rest = options.filter((option) => !plain.includes(option));
  const by: Map<string, GameOption[]> = new Map();
  for (const option of plain) by.set(String(option.move[2]), [...(by.get(String(option.move[2])) ?? []), option]);
  return (
    <>
      {[...by].map(([target, guns]) => (
        <section class="pir-target" key={target}>
          <h3>
            {draw(glyph("gun", 20))}
            <span class="name-it">{t("play-pirates-at", itemAt(guns, 0).args, props.seats)}</span>
          </h3>
          <p class="pir-tip">{t("play-pirates-gun-says", itemAt(guns, 0).args)}</p>
          <div class="pir-guns">
            {guns.map((option) => (
              <GunButton key={option.id} option={option} props={props} />
            ))}
          </div>
        </section>
      ))}
      <div class="pir-rows">
        {useful(rest).map((option) => (
          <Row key={option.id} option={option} props={props} />
        ))}
      </div>
    </>
  );
}
