// Answers that are given on one's own hold board: where a load goes, what is emptied for it, out of which holds is paid.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { good } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import { Count } from "../../parts/count.tsx";
import type { Part } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { Hull } from "./holds.tsx";
import { line } from "./marks.ts";
import { person } from "./people.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import type { Goods } from "./words.ts";

type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

/** A hold to load, or to empty: the bays are the answers. */
export function BayAnswers({ decision, view, seats, hint, isAdvised, open, onTake }: AnswersProps) {
  const { seat, args } = decision;
  const { kind = "", count = 0, who = "" } = args;
  const character = (args.who as { word?: string })?.word?.split("-").at(-1) ?? "";
  return (
    <>
      <p class="to-stow">
        {kind === "crew" ? draw(person(character, 34)) : draw(good(String(kind), 32))}
        <b>{rich("jamaica-goods", { kind, count, who }, seats)}</b>
      </p>
      <Hull
        ship={seat}
        view={view}
        seats={seats}
        answer={(i: number) => decision.options.find(({ at }) => at === `hold:${seat}:${i}`)}
        hint={hint}
        isAdvised={isAdvised}
        open={open}
        onTake={onTake}
      />
      <ul class="bay-words">
        {decision.options
          .filter((option) => !option.barred)
          .map((option) => (
            <li>{rich(option.key, option.args, seats)}</li>
          ))}
      </ul>
    </>
  );
}

/** Out of which holds: the price is always met, what is added here is taken off there. */
export function PayAnswers(props: AnswersProps) {
  const { decision, advice } = props;
  const first = decision.options.find((option) => option.default) ?? itemAt(decision.options, 0);
  const start = (advice ?? first.move).slice(1) as number[];
  // an advice is laid out at once; another question starts anew
  return <Purse key={`${first.id} ${advice}`} {...props} start={start} />;
}

function Purse({ decision, view, seats, open, start, onTake }: AnswersProps & { start: number[] }) {
  const holds: (Goods | null)[] = itemAt(view.ships, decision.seat).holds;
  const form = itemAt(decision.forms, 0);
  const { most } = itemAt(form.parts, 0) as Extract<Part, { kind: "bag" }>;
  const [split, setSplit] = useState(start);
  // whoever was touched last gives last
  const [touched, setTouched] = useState<number[]>([]);
  const used = holds.map((_, i) => i).filter((i) => (most[i] ?? 0) > 0);
  const may = (i: number, by: number) => (by > 0 ? itemAt(split, i) < itemAt(most, i) : itemAt(split, i) > 0);
  const partner = (i: number, by: number) =>
    used.filter((k) => k !== i && may(k, -by)).sort((a, b) => touched.indexOf(a) - touched.indexOf(b))[0];
  const able = (i: number, by: number) => may(i, by) && partner(i, by) !== undefined;
  const change = (i: number, by: number) => {
    if (!able(i, by)) return;
    const k = partner(i, by);
    setSplit(split.map((n, at) => (at === i ? n + by : at === k ? n - by : n)));
    setTouched([...touched.filter((at) => at !== i), i]);
  };
  const move = [form.verb, ...split];
  const parts = used.map((i) => `${split[i]}/${most[i]}`);
  const option = {
    id: move.join(":"),
    move,
    key: form.key,
    args: { parts, ...sumsOf(split, holds) },
    group: form.verb,
  };
  const { need = 0 } = decision.args;
  return (
    <>
      <ul class="purse">
        {used.map((i) => {
          const hold = holds[i];
          const args = {
            number: i + 1,
            goods: t("jamaica-goods", { kind: hold?.kind ?? "none", count: hold?.count ?? 0, who: "" }),
          };
          return (
            <li>
              <span class="purse-hold">
                {draw(good(hold?.kind ?? "gold", 24))}
                <b class="num">{hold?.count}</b>
              </span>
              <span class="purse-name">{t("play-jamaica-hold-number", { number: i + 1 })}</span>
              <span class="stepper" role="group" aria-label={t("play-jamaica-hold", args)}>
                <button
                  aria-label={t("play-jamaica-less")}
                  aria-disabled={able(i, -1) ? undefined : "true"}
                  onClick={() => change(i, -1)}
                >
                  {draw(icon("minus", 20))}
                </button>
                <Count of={t("play-jamaica-hold", args)} n={itemAt(split, i)} />
                <button
                  aria-label={t("play-jamaica-more")}
                  aria-disabled={able(i, 1) ? undefined : "true"}
                  onClick={() => change(i, 1)}
                >
                  {draw(icon("plus", 20))}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <button
        class="btn btn--main pay-it"
        data-option={option.id}
        aria-disabled={open ? undefined : "true"}
        onClick={() => onTake(option)}
      >
        <span>{rich(`play-jamaica-pay-${decision.args.why}`, { need, parts: partsOf(split, holds) }, seats)}</span>
      </button>
    </>
  );
}

/** How much of each kind. */
function sumsOf(split: number[], holds: (Goods | null)[]) {
  const sums = { gold: 0, food: 0, powder: 0 } as Record<string, number>;
  split.forEach((n, i) => (sums[holds[i]?.kind ?? ""] = (sums[holds[i]?.kind ?? ""] ?? 0) + n));
  return sums;
}

/** "2 gold and 1 food" */
const partsOf = (split: number[], holds: (Goods | null)[]) =>
  Object.entries(sumsOf(split, holds))
    .filter(([, count]) => count)
    .map(([kind, count]) => t("jamaica-goods", { kind, count, who: "" }));

/** Two answers of the holds: let the merchants pay or fall back, sail back or stay. */
export function TwoAnswers({ decision, view, seats, hint, open, onTake }: AnswersProps) {
  const marks: Record<string, string> = {
    "merchant:pay": "token",
    "merchant:no": "back",
    "back:ignore": "stands",
    "back:sail": "back",
  };
  return (
    <>
      {decision.key === "jamaica-ask-merchant" && (
        <p class="note">{rich(`${decision.key}.note`, decision.args, seats)}</p>
      )}
      <div class="pair">
        {decision.options.map((option) => (
          <button
            class={`option big${hint === option.id ? " hinted" : ""}`}
            data-option={option.id}
            aria-disabled={option.barred || !open ? "true" : undefined}
            onClick={() => onTake(option)}
          >
            <b>
              {draw(line(marks[option.id] ?? "stands", 24))}
              <span>{rich(option.key, option.args, seats)}</span>
            </b>
          </button>
        ))}
      </div>
      <Hull ship={decision.seat} view={view} seats={seats} />
    </>
  );
}
