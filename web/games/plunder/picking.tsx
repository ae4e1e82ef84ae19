// Cards picked step by step where an answer names some: what the merchant takes and gives, and what a thief asks for.
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Answer } from "../../play/answer.tsx";
import type { Option } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import type { AnswersProps } from "./answers.tsx";
import { Stepper, Big } from "./bargain.tsx";
import { counted, Fan, sum } from "./fans.tsx";
import { glyph } from "./glyphs.ts";
import { KINDS } from "./hand.tsx";
import { RowAnswers } from "./rows.tsx";
import { seatIn } from "../args.ts";

/** @param option  the two cards that it gives, and the kind that comes for them */
const partsOf = ({ move }: Option) => ({ given: move.slice(1, 3).join(), wanted: String(move[3]) });

/** Two cards for one of the merchant: first the two, then what comes for them. */
export function Merchant({ options, props }: { options: Option[]; props: AnswersProps }) {
  const hinted = options.find(({ id }) => id === props.hint);
  const pairs = [...new Set(options.map((option) => partsOf(option).given))];
  const [picked, pick] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  if (!options.length) return null;
  const now = hinted ? partsOf(hinted).given : picked !== null && pairs.includes(picked) ? picked : pairs[0];
  return (
    <details
      class="plu-more"
      open={open || Boolean(hinted)}
      onToggle={(event: Event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>
        {draw(glyph("swap", 22))}
        <span>{t("play-plunder-merchant")}</span>
      </summary>
      <div class="plu-pick">
        <h3 class="label" id="plu-gives">
          {t("play-plunder-give")}
        </h3>
        <div class="plu-swaps" role="group" aria-labelledby="plu-gives">
          {pairs.map((pair) => {
            const [a, b] = pair.split(",");
            const cards = KINDS.map((kind) => Number(kind === a) + Number(kind === b));
            return (
              <button
                key={pair}
                class="option plu-swap"
                data-pair={pair}
                aria-pressed={pair === now ? "true" : "false"}
                onClick={() => pick(pair)}
              >
                <span class="sr">
                  {counted(cards)
                    .map(({ kind, n }) => t(`plunder-${kind}`, { n }))
                    .join(", ")}
                </span>
                <span class="answer-face" aria-hidden="true">
                  <Fan cards={cards} size={22} />
                </span>
              </button>
            );
          })}
        </div>
        <h3 class="label">{t("play-plunder-get")}</h3>
        <div class="plu-swaps">
          {options
            .filter((option) => partsOf(option).given === now)
            .map((option) => (
              <Answer key={option.id} option={option} props={props} cls="plu-swap">
                <Fan cards={KINDS.map((kind) => Number(kind === partsOf(option).wanted))} size={26} />
              </Answer>
            ))}
        </div>
      </div>
    </details>
  );
}

const numbersIn = ({ move }: Option) => move.slice(1).map(Number);

/** So many cards, one by one: a list of all ways would have no end. `of`: how a type is called that is counted; `beside`: what is
 * known of it */
function Picker({
  options,
  n,
  props,
  of,
  beside = () => null,
}: {
  options: Option[];
  n: number;
  props: AnswersProps;
  of: (kind: string) => string;
  beside?: (kind: string) => ComponentChild;
}) {
  const { seats, open, hint, onTake } = props;
  const told = options.find(({ id }) => id === hint);
  const [bag, setBag] = useState<number[] | null>(null);
  const cards = bag ?? (told ? numbersIn(told) : KINDS.map(() => 0));
  const option = options.find((one) => numbersIn(one).join() === cards.join());
  const ready = open && option !== undefined;
  const most = (i: number) => Math.max(0, ...options.map((one) => numbersIn(one)[i] ?? 0));
  return (
    <>
      <div class="plu-compose one">
        {KINDS.map((kind, i) => (
          <>
            <Stepper
              n={itemAt(cards, i)}
              most={Math.min(most(i), itemAt(cards, i) + n - sum(cards))}
              what={of(kind)}
              onChange={(many: number) => setBag(cards.map((old, k) => (k === i ? many : old)))}
            />
            <span class={`plu-kind ${kind}`} aria-hidden="true">
              {draw(glyph(kind, 26, kind))}
              {beside(kind)}
            </span>
          </>
        ))}
      </div>
      <button
        class={`btn plu-propose${option && hint === option.id ? " hinted" : ""}`}
        data-option={option?.id}
        aria-disabled={ready ? undefined : "true"}
        onClick={() => ready && onTake(option)}
      >
        <span>{option ? rich(option.key, option.args, seats) : t("play-plunder-ask-more", { n: n - sum(cards) })}</span>
        {option && (
          <span class="plu-on" aria-hidden="true">
            <Fan cards={cards} size={18} />
          </span>
        )}
      </button>
    </>
  );
}

/** So many ways are looked through at a glance. */
const FEW = 8;

/** Which cards of a hand go. */
export function PickAnswers(props: AnswersProps) {
  const { options } = props.decision;
  if (options.length <= FEW) return <RowAnswers {...props} />;
  const n = sum(numbersIn(itemAt(options, 0)));
  return <Picker options={options} n={n} props={props} of={(kind) => t(`plunder-kind-${kind}`)} />;
}

/** A theft: drawn blind, or so many cards asked for. */
export function StealAnswers(props: AnswersProps) {
  const { decision, view } = props;
  const [blind, ...asked] = [...decision.options].sort((a, b) => a.move.length - b.move.length);
  const n = Number(decision.args.n);
  const known = view.players[seatIn(decision.args.other) ?? -1]?.known;
  const knows = (kind: string) => {
    const sure = known?.[kind] ?? 0;
    return sure > 0 && <small>{t("play-plunder-knows", { n: sure })}</small>;
  };
  return (
    <>
      {blind && <Big option={blind} props={props} main={true} />}
      <h3 class="label">{t("play-plunder-ask-for", { n })}</h3>
      {n === 1 ? (
        <div class="plu-swaps">
          {asked.map((one) => (
            <Answer key={one.id} option={one} props={props} cls="plu-swap">
              <Fan cards={numbersIn(one)} size={26} />
              {counted(numbersIn(one)).map(({ kind }) => knows(kind))}
            </Answer>
          ))}
        </div>
      ) : (
        <Picker
          options={asked}
          n={n}
          props={props}
          of={(kind) => t("play-plunder-get-what", { what: { word: `plunder-${kind}`, n: known?.[kind] ?? 0 } })}
          beside={knows}
        />
      )}
    </>
  );
}
