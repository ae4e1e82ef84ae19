// What people have told of their box before: whose it was, and when.
import { useEffect, useState } from "preact/hooks";
import { itemAt } from "../lists.ts";
import { has, t } from "../store/words.tsx";
import { type PhysicalEntry, wordFor } from "./physical-entry.tsx";
import type { Atom, Heard } from "./question.ts";
import type { GameSession } from "./game-session.ts";
import type { GameOwn, View } from "./types.ts";

/** `entry`: of the log; `which`: of so `many` that answered the same question there */
export type PastAnswer = { entry: number; which: number; many: number; heard: Heard };

/** By entry what was told; nothing as long as the engine has not said. @param wanted  whether it is needed at all */
export function useHeard(session: GameSession, wanted: boolean = true): Heard[][] {
  const [heard, setHeard] = useState<Heard[][]>([]);
  const entries = session.chapters.value.length;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    session.heard().then((all) => gone || setHeard(all), console.error);
    return () => void (gone = true);
  }, [entries, wanted]);
  return heard;
}

/** The answers of these entries. */
export const past = (heard: Heard[][], low: number = 0, high: number = heard.length): PastAnswer[] =>
  heard.slice(low, high).flatMap((all, i) =>
    all.map((one, at) => ({
      entry: low + i,
      which: all.slice(0, at).filter(({ asked }) => asked === one.asked).length,
      many: all.filter(({ asked }) => asked === one.asked).length,
      heard: one,
    })),
  );

/** Whose answer it was, in which round, and which of a throw. */
export function whoseAndWhen(session: GameSession, physical: PhysicalEntry<GameOwn>, told: PastAnswer): string {
  const { entry, which, many, heard } = told;
  const seat = { seat: heard.seat ?? heard.rolls };
  const round = roundAt(session, physical, entry + 1);
  const when = round === null ? "play-wrong-of-move" : "play-wrong-of-round";
  const of = t(when, { seat, number: round ?? entry + 1 }, session.seats);
  const keeps = itemAt(session.seats, heard.rolls).keeps ?? false;
  const rows = physical.rows?.(heard.asked, keeps, many);
  const key = `play-${session.game}-row-${heard.asked}-${which + 1}`;
  const row = rows?.[which] ?? (has(key) ? t(key) : null);
  return row ? t("play-wrong-of-row", { of: { text: of }, row: { text: row } }) : of;
}

/** Whether what was told lies open on the table. */
export const liesOpen = ({ covered = [] }: PhysicalEntry<GameOwn>, { asked, open }: Heard) =>
  open || !covered.includes(asked);

/** The same, and what was told; not what lies covered, for all look at this. */
export function worded(session: GameSession, physical: PhysicalEntry<GameOwn>, told: PastAnswer, view: View): string {
  const { asked, answer } = told.heard;
  const isOpen = liesOpen(physical, told.heard);
  const what = isOpen ? wordFor(session.game, physical, asked, answer, view) : t("play-wrong-covered");
  return t("play-wrong-told", { of: { text: whoseAndWhen(session, physical, told) }, what: { text: what } });
}

/** The round of this chapter, where the game has rounds. */
function roundAt({ chapters }: GameSession, { round }: PhysicalEntry<GameOwn>, chapter: number): number | null {
  if (!round) return null;
  // what is told with the beginning of a round, such as its dice, is of that round
  const events = chapters.value.slice(0, chapter + 1).flatMap((one) => one.events);
  const begun = events.findLast(({ key }) => key === round.key);
  return begun ? Number(begun.args[round.named]) : null;
}

/** The answers of before for which this question has no key any more, each where it was told last: by this seat, or else by any.
 * One of them may have been told wrongly. */
export function missing(all: PastAnswer[], asked: string, faces: Atom[], seat: number): PastAnswer[] {
  const alike = all.filter(({ heard }) => heard.asked === asked && !faces.includes(heard.answer));
  const answers = [...new Set(alike.map(({ heard }) => heard.answer))];
  return answers.map((answer) => {
    const told = alike.filter(({ heard }) => heard.answer === answer);
    return told.findLast(({ heard }) => (heard.seat ?? heard.rolls) === seat) ?? itemAt(told, told.length - 1);
  });
}
