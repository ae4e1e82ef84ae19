// What the box says is read to the app: dice as keys, cards by name. It stands where the answers do.
import games from "games:manifest";
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { dieArt } from "../art/die.ts";
import { icon } from "../art/icons.ts";
import type { ComponentChild, ComponentType } from "preact";
import { itemAt } from "../lists.ts";
import { oneOf } from "../screens/tools/luck.ts";
import { letterKeys } from "../store/settings.ts";
import { missed } from "../parts/room.ts";
import { has, t } from "../store/words.tsx";
import { More } from "./more.tsx";
import { Head, Lookup, Trouble, Undo } from "./panel-parts.tsx";
import type { Atom, Question, Thrown, InputNeeded } from "./question.ts";
import type { GameSession } from "./game-session.ts";
import type { Event, GameOwn, Said, Seat, View } from "./types.ts";

/** How a game's own things look as keys. `word`: what is called otherwise than `<game>-<question>-<face>`; `Key`: what is drawn;
 * `number`: by which a face is found. */
export type PhysicalEntry<V = View> = {
  word?: (asked: string, face: Atom, view: V) => string | null;
  Key?: (props: { asked: string; face: Atom; view: V; seats: Seat[] }) => ComponentChild;
  /** the answers to all of a throw that a place on the board gives */
  place?: (place: string, asked: string[]) => Atom[] | null;
  /** questions that only the box itself answers: no app draws what a card says */
  read?: readonly string[];
  /** what a table knows of the box that the next one may be told: @param before the table as it was before, on this page */
  learn?: (view: V, before: V | null) => void;
  /** the events that move nothing on a real table: a bot's others are carried out by people */
  still?: readonly string[];
  /** a bot's event in the words of whoever has its pieces in front of them, where its sentence leaves out which */
  said?: (event: Event, before: V, seats: Seat[]) => Said | null;
  /** the events in which something passes from one hand to another that only these two see */
  unseen?: readonly string[];
  /** what asks for a whole throw at once, where that is more than a row of keys each */
  whole?: (asked: string[]) => ComponentType<{ question: Question }> | null;
  /** where people say with a throw what is chosen next: what its dice are called, and the option that follows */
  placed?: (wanted: InputNeeded) => { rows: string[]; next: (answers: Atom[]) => string } | null;
  /** whether a key's picture says it all, so that its word is only for those who listen */
  pictured?: (asked: string) => boolean | "small";
};

type Looks = { wordOf: (face: Atom) => string; draws: (face: Atom) => ComponentChild; pictured: boolean | "small" };

/** So many words stand below each other; of more, the first letter is asked first. */
const FEW = 20;

const NO_FACES: PhysicalEntry<GameOwn> = {};

/** A face that lies on a die. */
export const isDie = (faces: Atom[]) =>
  faces.length <= 6 && faces.every((one) => one === "star" || typeof one === "number");

export function FromTheBox({ session, question }: { session: GameSession; question: Question }) {
  const { game, face, seats } = session;
  const physical = usePhysicalEntry(game);
  const { asked, together } = question.wanted;
  const told = session.told.value;
  const view = session.shown.value?.view;
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
            looks={looksOf(session, physical, thrown.asked, view)}
            onTell={(one) => question.tell(at, one)}
          />
        ))}
        {told?.scene && !told.scene.aside && !told.scene.done && (
          <face.Scene scene={told.scene} view={view} seats={seats} />
        )}
        <More />
      </div>
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

/** How the faces of a question look in this game. */
export function looksOf(
  { game, seats }: GameSession,
  physical: PhysicalEntry<GameOwn>,
  asked: string,
  view: View,
): Looks {
  return {
    wordOf: (one) => wordFor(game, physical, asked, one, view),
    draws: (one) => physical.Key && <physical.Key asked={asked} face={one} view={view} seats={seats} />,
    pictured: physical.pictured?.(asked) ?? false,
  };
}

/** What a face is called. */
export function wordFor(game: string, physical: PhysicalEntry<GameOwn>, asked: string, face: Atom, view: View) {
  const key = `${game}-${asked}-${face}`;
  return (
    physical.word?.(asked, face, view) ?? (has(key) ? t(key) : face === "star" ? t("play-told-star") : String(face))
  );
}

export function usePhysicalEntry(game: string): PhysicalEntry<GameOwn> | null {
  const load = games[game]?.physical;
  const [physical, set] = useState<PhysicalEntry<GameOwn> | null>(load ? null : NO_FACES);
  useEffect(() => void load?.().then((it) => set(it.default), missed), [load]);
  return physical;
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

/** One die, or one card. */
export function Throw({
  row = 0,
  thrown: { asked, faces },
  label,
  beside = false,
  taken,
  looks: { wordOf, draws, pictured },
  onTell,
}: {
  row?: number;
  thrown: Thrown;
  label: string | null;
  /** a short label stands beside the keys, so that all dice of a throw are in sight */
  beside?: boolean;
  taken: Atom | null;
  looks: Looks;
  onTell: (face: Atom) => void;
}) {
  const [first, setFirst] = useState<string | null>(null);
  const dice = isDie(faces);
  // what looks the same is told by one key
  const alike = (one: Atom) => faces.find((it) => wordOf(it) === wordOf(one));
  // what stays covered comes first: it is what mostly happens
  const named = dice ? faces : faces.filter((one) => alike(one) === one).sort((a, b) => +(b === "?") - +(a === "?"));
  const many = named.length > FEW;
  const initials = many ? [...new Set(named.map((one) => wordOf(one).charAt(0)))].sort() : [];
  // what is told leaves room for what is not
  const shown = taken !== null && !dice ? [taken] : many ? named.filter((one) => wordOf(one)[0] === first) : named;
  const words = !dice && !pictured && named.some((one) => wordOf(one).length > 2);
  return (
    <div
      class={`told-throw${dice && beside ? " told-throw--beside" : ""}`}
      data-row={row}
      role="group"
      aria-labelledby={label ? undefined : "ask"}
      aria-label={label ?? undefined}
    >
      {label && (
        <h3 class="label" aria-hidden="true">
          {label}
        </h3>
      )}
      {many && taken === null && (
        <div class="told-keys told-keys--short">
          {(first ? [first] : initials).map((letter) => (
            <button
              class="option told-key"
              data-initial={letter}
              aria-pressed={letter === first}
              onClick={() => setFirst(letter === first ? null : letter)}
            >
              {letter}
            </button>
          ))}
        </div>
      )}
      <div
        class={`told-keys told-keys--${dice ? "dice" : pictured === "small" ? "short" : pictured ? "pictures" : words ? "words" : "short"}`}
      >
        {shown.map((one) => {
          const drawn = dice ? draw(dieArt(one, 56)) : draws(one);
          return (
            <button
              class={`option told-key${dice ? " told-key--die" : ""}`}
              data-told={`${asked} ${one}`}
              aria-pressed={taken === one}
              aria-label={dice || pictured ? wordOf(one) : undefined}
              onClick={() => onTell(one)}
            >
              {drawn}
              {!dice && !pictured && <span>{wordOf(one)}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
