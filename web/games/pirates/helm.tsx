// The helm in the panel: the letters of a course as tabs, each with its own way back; steppers of one degree and one
// millimetre; what the course would meet; and one button that sails it.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { AtFoot } from "../../parts/full.ts";
import { say, useSaid } from "../../parts/live.ts";
import { t } from "../../store/words.tsx";
import { Facts, told } from "./facts.tsx";
import { glyph } from "./glyphs.ts";
import {
  addLeg,
  course,
  dropLeg,
  edit,
  known,
  lately,
  leftOf,
  legsOf,
  lengthOf,
  moveOf,
  plan,
  type Plan,
  setLeg,
  trace,
  within,
} from "./plan.ts";
import { leave, refocus } from "./refocus.ts";
import type { AnswersProps } from "./rows.tsx";
import { degrees, shipOf, swing, turned } from "./sea.ts";
import { Steps } from "./steps.tsx";
import { turnWords } from "./where.ts";

/** All of the letter is 0. */
const farther = (mm: number, by: number, most: number) => {
  const to = (mm || most + 1) + by;
  return to > most ? 0 : Math.max(1, to);
};

/** What the whole course has come to, once the engine has said so. */
function Said({ text }: { text: string }) {
  useSaid(text, { about: "course" });
  return null;
}

/** Sails the course as it stands; pressed before the engine has answered, as soon as it has. */
function useSail({ open, seats, onTake }: AnswersProps): () => void {
  const now = plan.value;
  const move = now ? moveOf(now) : [];
  const found = known.value;
  const hasty = useRef("");
  const sails = useRef(() => {});
  useEffect(() => {
    if (found && hasty.current === move.join()) sails.current();
  }, [found]);
  sails.current = () => {
    if (found?.bar) say(t(found.bar.key, found.bar.args, seats), { about: "course" });
    hasty.current = open && !found ? move.join() : "";
    if (!open || !found || found.bar) return;
    const option = { id: move.join(":"), move, key: "pirates-do-course", args: {}, group: "sail", barred: null };
    plan.value = null;
    onTake(option);
  };
  return () => sails.current();
}

export function Helm({ props }: { props: AnswersProps }) {
  const { view, seats, open, onTrace } = props;
  const now = plan.value;
  // asked as soon as the hand has moved, before the page draws it: the engine answers meanwhile. A course that was in hand
  // before the page was loaded may be there before the engine is
  useLayoutEffect(
    () =>
      effect(() => {
        if (course.value && open) void trace(moveOf(plan.peek() as Plan), onTrace);
      }),
    [open, onTrace],
  );
  const sail = useSail(props);
  useLayoutEffect(() => {
    // a course that was chosen waits for a yes; one that is drawn, for a hand: the chart sees to that
    if (now?.whole) refocus("[data-action=sail]");
  }, []);
  if (!now) return null;
  const found = known.value;
  const legs = legsOf(view, now, found);
  const from = legs[now.at]?.heading ?? shipOf(view, now.ship)?.heading ?? 0;
  const bar = found?.bar ? t(found.bar.key, found.bar.args, seats) : "";
  return (
    <div class="pir-plan">
      <AtFoot name="plan" />
      <Letters now={now} ended={Boolean(found?.ended)} onward={legs.at(-1)?.course ?? from} />
      <Turns now={now} from={from} />
      <div class="pir-sail">
        <Said text={found ? `${stands(now, from)} ${told(view, now, found, seats)}` : ""} />
        <Facts view={view} plan={now} found={lately.value} waits={!found} seats={seats} />
        <button
          class="btn btn--main"
          data-action="sail"
          aria-disabled={open && !bar ? undefined : "true"}
          aria-describedby={bar ? "pir-bar" : undefined}
          onClick={sail}
        >
          {draw(glyph("sail", 24))}
          {t("play-pirates-sail")}
        </button>
        {bar && (
          <span hidden id="pir-bar">
            {bar}
          </span>
        )}
      </div>
    </div>
  );
}

/** The leg in hand, for the ears. */
function stands(now: Plan, from: number) {
  const { heading, letter, mm } = itemAt(now.legs, now.at);
  return [
    `${t("play-pirates-heading")} ${degrees(heading)}, ${turnWords(swing(from, heading))}.`,
    `${mm || Math.round(lengthOf(now, letter))} ${t(mm ? "play-pirates-mm" : "play-pirates-mm-all", { letter })}.`,
  ].join(" ");
}

/** The letters of the course, those that are left, one in place of another, and the way back.
 * @param props  `onward`: the heading of the next leg */
function Letters({ now, ended, onward }: { now: Plan; ended: boolean; onward: number }) {
  const left = leftOf(now);
  const swap = [...new Set(left)].filter((letter) => letter !== itemAt(now.legs, now.at).letter);
  return (
    <div class="pir-legs">
      {now.legs.map(({ letter, heading }, i) => (
        <button
          key={i}
          class="pir-leg done"
          data-leg={i}
          aria-pressed={i === now.at ? "true" : "false"}
          onClick={() => edit(i)}
        >
          <span class="sr">{t("play-pirates-leg", { n: i + 1 })} </span>
          <b>{letter}</b> <span class="num">{degrees(heading)}</span>
        </button>
      ))}
      {[...left].map((letter, i) => (
        <button
          key={`left-${i}`}
          class="pir-leg"
          data-action={`leg-${letter}`}
          aria-disabled={ended ? "true" : undefined}
          aria-label={t("play-pirates-leg-add", { letter })}
          onClick={() => !ended && addLeg(onward)}
        >
          <b>{letter}</b>
        </button>
      ))}
      {swap.map((letter) => (
        <button
          class="pir-leg swap"
          data-action="swap"
          aria-label={t("play-pirates-leg-swap", { letter })}
          onClick={() => setLeg({ letter, mm: 0 })}
        >
          {draw(icon("swap", 18))}
          <b>{letter}</b>
        </button>
      ))}
      <button
        class="pir-leg back"
        data-action="leg-back"
        aria-label={t("play-pirates-leg-back")}
        onClick={() => {
          if (now.legs.length === 1) leave();
          dropLeg(now.legs.length - 1);
        }}
      >
        {draw(icon("undo", 20))}
      </button>
    </div>
  );
}

/** One degree, one millimetre more or less. */
function Turns({ now, from }: { now: Plan; from: number }) {
  const leg = itemAt(now.legs, now.at);
  const all = lengthOf(now, leg.letter);
  const turn = swing(from, leg.heading);
  const side = turn === 0 ? "on" : turn > 0 ? "starboard" : "port";
  /** The leg as a hand has left it: it may be faster than what is drawn. */
  const here = () => plan.peek()?.legs[now.at] ?? leg;
  return (
    <div class="pir-steps">
      <Steps
        name="degree"
        label={t("play-pirates-heading")}
        value={degrees(leg.heading)}
        small={t("play-pirates-turn", { n: Math.abs(turn), side })}
        step={(by: number) => setLeg({ heading: within(from, turned(here().heading + by), now.turn) })}
        kind="helm"
      />
      <Steps
        name="mm"
        label={t("play-pirates-way")}
        value={leg.mm || Math.round(all)}
        small={t(leg.mm ? "play-pirates-mm" : "play-pirates-mm-all", { letter: leg.letter })}
        step={(by: number) => setLeg({ mm: farther(here().mm, by, Math.floor(all)) })}
      />
    </div>
  );
}
