// The box is asked: what people read from it stands where the answers do.
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { oneOf } from "../screens/tools/luck.ts";
import { letterKeys } from "../store/settings.ts";
import { has, t } from "../store/words.tsx";
import { More } from "./more.tsx";
import { liesOpen, missing, past, type PastAnswer, useHeard, whoseAndWhen } from "./past-answers.ts";
import { Head, Lookup, Trouble, Undo } from "./panel-parts.tsx";
import {
  isDie,
  looksOf,
  type Looks,
  type Missing,
  type PhysicalEntry,
  Throw,
  usePhysicalEntry,
} from "./physical-entry.tsx";
import { Correction, Repairing } from "./put-right.tsx";
import type { Question, Thrown } from "./question.ts";
import type { GameSession } from "./game-session.ts";
import type { GameOwn, Said, Seat, View } from "./types.ts";

export function FromTheBox({ session, question }: { session: GameSession; question: Question }) {
  const { game, face, seats } = session;
  const physical = usePhysicalEntry(game);
  const { asked, together } = question.wanted;
  const told = session.told.value;
  const view = session.shown.value?.view;
  const before = useMissing(session, question, physical);
  useDigits(question);
  usePlaces(question, physical);
  const placed = usePlaced(question, physical);
  if (!physical || !view) return null;
  const Whole = physical.whole?.(together.map(({ asked }) => asked));
  return (
    <>
      <Head session={session} seat={whose(question)} said={askedOf(question, game, seats)} open={true} />
      <div class="panel-options">
        <Trouble session={session} />
        <Repairing session={session} />
        {!Whole && <Before question={question} looks={looksOf(session, physical, asked, view)} />}
        {Whole && <Whole key={question.found.length} question={question} />}
        {(Whole ? [] : together).map((thrown, at) => (
          <Throw
            key={at}
            row={at}
            thrown={thrown}
            label={together.length > 1 ? (placed?.rows[at] ?? labelOf(game, together, at, seats)) : null}
            beside={numbered(game, together)}
            taken={question.partial.value[at] ?? null}
            missing={before.of(thrown)}
            looks={looksOf(session, physical, thrown.asked, view)}
            onTell={(one) => question.tell(at, one)}
          />
        ))}
        {told?.scene && !told.scene.aside && !told.scene.done && (
          <face.Scene scene={told.scene} view={view} seats={seats} />
        )}
        <More />
      </div>
      {before.wrong && <Correction session={session} answer={before.wrong} onClose={before.close} />}
      <footer class="panel-foot">
        {question.returns ? (
          <button class="btn btn--quiet undo" data-action="told-back" onClick={() => question.back()}>
            {draw(icon("back", 22))}
            {t("play-back")}
          </button>
        ) : (
          <Undo session={session} />
        )}
        <Lookup face={face} />
        {drawable(question, seats, physical) && (
          <button class="btn btn--quiet" data-action="roll-for-us" onClick={() => question.roll(oneOf)}>
            {draw(icon("dice", 20))}
            {t(isDie(itemAt(together, 0).faces) ? "play-told-roll" : (worded(game, asked, ".us") ?? "play-told-draw"))}
          </button>
        )}
      </footer>
    </>
  );
}

/** The answers that have no key any more, because they were told before; a tap puts one of them right. */
function useMissing(session: GameSession, { wanted }: Question, physical: PhysicalEntry<GameOwn> | null) {
  const cards = wanted.together.some(({ faces }) => !isDie(faces));
  const all = past(useHeard(session, cards && !session.repair.value));
  const [wrong, setWrong] = useState<PastAnswer | null>(null);
  return {
    wrong,
    close: () => setWrong(null),
    of: ({ asked, faces, rolls }: Thrown): Missing[] =>
      !physical || isDie(faces)
        ? []
        : missing(shown(all, physical), asked, faces, wanted.seat ?? rolls).map((told) => ({
            answer: told.heard.answer,
            told: whoseAndWhen(session, physical, told),
            onPick: () => setWrong(told),
          })),
  };
}

/** What lies covered is not said to all. */
const shown = (all: PastAnswer[], physical: PhysicalEntry<GameOwn>) =>
  all.filter(({ heard }) => liesOpen(physical, heard));

/** Cards that are drawn one after the other: what was told already. */
function Before({ question: { wanted, alike }, looks: { wordOf } }: { question: Question; looks: Looks }) {
  if (!alike.length || isDie(wanted.faces)) return null;
  return <p class="note told-before">{t("play-told-said", { what: alike.map(wordOf).join(", ") })}</p>;
}

/** A digit says what the next die shows. */
function useDigits(question: Question) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!letterKeys.peek() || event.ctrlKey || event.metaKey || event.altKey) return;
      const [at] = question.open;
      if (at === undefined) return;
      const { faces } = itemAt(question.wanted.together, at);
      const face = faces.find((one) => String(one) === event.key);
      if (face === undefined || !isDie(faces) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      question.tell(at, face);
    };
    // before the numbers of the answers take it
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [question]);
}

/** A place on the board that is pressed may answer all of it at once. */
function usePlaces(question: Question, physical: PhysicalEntry<GameOwn> | null) {
  useEffect(() => {
    const { together } = question.wanted;
    question.onPlace = (place) => {
      const answers = physical?.place?.(
        place,
        together.map(({ asked }) => asked),
      );
      answers?.forEach((answer, at) => together[at]?.faces.includes(answer) && question.tell(at, answer));
    };
    return () => void (question.onPlace = null);
  }, [question, physical]);
}

/** Whether the dice are told as they were laid, so that nobody is asked how. */
function usePlaced(question: Question, physical: PhysicalEntry<GameOwn> | null) {
  const placed = physical?.placed?.(question.wanted) ?? null;
  useEffect(() => void (question.next = placed?.next ?? null), [question, physical]);
  return placed;
}

/** Who sees the answer, or has the dice in hand. */
export const whose = ({ wanted }: Question) => wanted.seat ?? wanted.rolls;

/** The game's own words for its question, where it has some. */
function worded(game: string, asked: string, more = "") {
  const own = `play-${game}-told-${asked}${more}`;
  return has(own) ? own : null;
}

/** What is asked: who rolls and what for, as the game says it. For a bot, whoever sits to its left looks at what others may not see. */
function askedOf({ wanted }: Question, game: string, seats: Seat[]): Said {
  const { asked, together, rolls, seat, why } = wanted;
  if (why) return why;
  const count = together.length;
  const plain = { key: worded(game, asked) ?? "play-told-dice", args: { seat: { seat: seat ?? rolls }, count } };
  if (seat === null || itemAt(seats, seat).bot === null) return plain;
  const key = worded(game, asked, ".read");
  return key ? { key, args: { ...plain.args, reader: { seat: readerOf(seat, seats) } } } : plain;
}

/** The next person to the left of a bot. */
function readerOf(bot: number, seats: Seat[]) {
  const around = seats.map((_, i) => (bot + 1 + i) % seats.length);
  return around.find((seat) => itemAt(seats, seat).bot === null) ?? bot;
}

/** Whether the app could throw it instead: no app draws from cards that lie on a real table, once hands are real. */
const drawable = ({ wanted }: Question, seats: Seat[], { read = [] }: PhysicalEntry<GameOwn>) =>
  isDie(itemAt(wanted.together, 0).faces) || !(seats.some(({ keeps }) => keeps) || read.includes(wanted.asked));

/** What people tell of their box is kept for the next game. */
export function Learning({ session }: { session: GameSession }) {
  const physical = usePhysicalEntry(session.game);
  const before = useRef<View | null>(null);
  const view = session.shown.value?.view ?? null;
  useEffect(() => {
    if (!physical?.learn || !view) return;
    physical.learn(view, before.current);
    before.current = view;
  }, [physical, view]);
  return null;
}

/** Whether it is many dice of one hand, told apart by their numbers alone. */
const numbered = (game: string, together: Thrown[]) =>
  together.length > 2 &&
  !has(`play-${game}-row-${itemAt(together, 0).asked}`) &&
  new Set(together.map((one) => one.rolls)).size === 1;

/** Whose die it is, where several throw; which it is, where one does. */
function labelOf(game: string, together: Thrown[], at: number, seats: GameSession["seats"]) {
  const { asked, rolls } = itemAt(together, at);
  const own = `play-${game}-row-${asked}`;
  if (has(own)) return t(own, { seat: { seat: rolls } }, seats);
  if (new Set(together.map((one) => one.rolls)).size > 1) return t("play-told-of", { seat: { seat: rolls } }, seats);
  const key = `play-${game}-row-${asked}-${at + 1}`;
  return has(key) ? t(key) : t("play-told-die", { number: at + 1 });
}
