// Answers as buttons: a mark, words, and where something is risked, the odds.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Answer } from "../../play/answer.tsx";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { GameDecision, GameOption } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { sideOf } from "./where.ts";

export type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

/** The mark of a group of options. */
export const MARKS: Record<string, string> = {
  sail: "sail",
  about: "about",
  shoot: "gun",
  fire: "gun",
  explore: "dig",
  load: "coin",
  repair: "mend",
  ram: "ram",
  tow: "tow",
  release: "tow",
  board: "board",
  scuttle: "sink",
  transfer: "crew",
  switch: "crew",
  build: "fort",
  "fort-repair": "fort",
  home: "home",
  deploy: "anchor",
  stow: "crew",
  ashore: "crew",
  aboard: "crew",
  over: "crew",
  clear: "reef",
  emerge: "fog",
  fleet: "list",
  supply: "coin",
  raid: "coin",
};

/** The message that says which letter leads to a group of options. */
export const LETTERS: Record<string, string> = {
  sail: "play-pirates-letter-course",
  shoot: "play-pirates-letter-shoot",
  fire: "play-pirates-letter-shoot",
  explore: "play-pirates-letter-explore",
  load: "play-pirates-letter-explore",
  repair: "play-pirates-letter-repair",
};

export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** What is heard of it. @param good  of six */
export const chanceWords = (good: number) => t("play-pirates-chance", { n: Math.round((100 * good) / 6) });

/** Of two who roll against each other: won, equal, lost, of 36. */
type Rolls = { win: number; tie: number; lose: number };

const oddsWords = ({ win, tie, lose }: Rolls) => {
  const part = (n: number) => Math.round((100 * n) / (win + tie + lose));
  return t("play-pirates-odds", { win: part(win), tie: part(tie), lose: part(lose) });
};

/** The share of rolls that hit, as a number and a bar. @param props  of six */
export const Chance = ({ good }: { good: number }) => (
  <span class="pir-chance">
    <i aria-hidden="true">
      {Array.from({ length: 6 }, (_, k) => (
        <b class={k < good ? "on" : ""} />
      ))}
    </i>
    <span class="num">{percent(good / 6)}</span>
  </span>
);

const Odds = ({ odds: { win, tie, lose } }: { odds: Rolls }) => (
  <span class="pir-odds">
    {(
      [
        ["w", win],
        ["t", tie],
        ["l", lose],
      ] as const
    )
      .filter(([, n]) => n)
      .map(([cls, n]) => (
        <i class={cls} style={{ flexGrow: n }}>
          {n > 5 && cls !== "t" ? percent(n / (win + tie + lose)) : ""}
        </i>
      ))}
  </span>
);

/** `small`: what stands below its words. */
export function Row({
  option,
  props,
  small = "",
  onTake,
}: {
  option: GameOption;
  props: AnswersProps;
  small?: string;
  onTake?: () => void;
}) {
  const { good, odds } = option.data ?? {};
  const name = MARKS[option.group];
  const said = [small, good !== undefined && chanceWords(good), odds && oddsWords(odds)].filter(Boolean).join(". ");
  const taking = onTake && !option.barred ? { ...props, onTake } : props;
  return (
    <Answer option={option} props={taking} cls="pir-row" said={said} letter={LETTERS[option.group]}>
      {name && draw(glyph(name, 24))}
      <span class="pir-text">
        <b>{rich(option.key, option.args, props.seats)}</b>
        {small && <small>{small}</small>}
      </span>
      {good !== undefined && <Chance good={good} />} {odds && <Odds odds={odds} />}
    </Answer>
  );
}

const IN_SIGHT = 6;

/**
 * What can be done stands before what is refused; of a long list that which leaves all as it is before everything, so
 * that nobody has to look for it below.
 */
export const useful = (options: GameOption[]) => {
  const free = options.filter(({ barred }) => !barred);
  const [first, rest] = [free.filter((option) => option.default), free.filter((option) => !option.default)];
  return [...(free.length > IN_SIGHT ? [...first, ...rest] : free), ...options.filter(({ barred }) => barred)];
};

/** Answers of so few letters stand side by side, where there are many and all are of one ship or of none. */
const SHORT = 45;

export function RowAnswers(props: AnswersProps) {
  const { decision, seats, view } = props;
  // berths around an island are read as one goes round it
  const round = decision.options.every(({ group, move }) => group === "deploy" && typeof move[2] === "number");
  const options = round
    ? [...decision.options].sort((a, b) => Number(a.move[2]) - Number(b.move[2]))
    : useful(decision.options);
  const many =
    options.length > IN_SIGHT &&
    options.every(({ key, args, from }) => from === options[0]?.from && t(key, args, seats).length < SHORT);
  return (
    <div class={many ? "pir-rows many" : "pir-rows"}>
      {options.map((option) => (
        <Row key={option.id} option={option} props={props} small={sideOf(option, view, decision)} />
      ))}
    </div>
  );
}

/** Crew and equipment, each with where else it may go. */
export function CrewAnswers(props: AnswersProps) {
  const { decision, seats } = props;
  const stays = decision.options.filter(({ move }) => move[0] !== "stow");
  const by: Map<string, GameOption[]> = new Map();
  for (const option of decision.options) {
    const who = option.move.slice(1, 3).join();
    if (who) by.set(who, [...(by.get(who) ?? []), option]);
  }
  return (
    <>
      <div class="pir-rows">
        {stays.map((option) => (
          <Row key={option.id} option={option} props={props} />
        ))}
      </div>
      {[...by].map(([who, options]) => (
        <section class="pir-target" key={who}>
          <h3>
            {draw(glyph("crew", 20))}
            <span>{rich("play-pirates-stow", itemAt(options, 0).args, seats)}</span>
          </h3>
          <div class="pir-guns">
            {options.map((option) => (
              <Answer key={option.id} option={option} props={props} cls="pir-stow">
                <span>{rich("play-pirates-stow-to", option.args, seats)}</span>
              </Answer>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
