// How the answers of a box look as keys: dice, and cards by name.
import games from "games:manifest";
import { useEffect, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { dieArt } from "../art/die.ts";
import { icon } from "../art/icons.ts";
import type { ComponentChild, ComponentType } from "preact";
import { missed } from "../parts/room.ts";
import { has, t } from "../store/words.tsx";
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
  /** the event with which a round begins, and what of it is its number */
  round?: { key: string; named: string };
  /** the events that move nothing on a real table: a bot's others are carried out by people */
  still?: readonly string[];
  /** The parts of a view that are no things on the table: whatever differs there is not listed. */
  counted?: readonly string[];
  /** The events of the app's deal that leave nothing to be laid, such as dice. */
  unlaid?: readonly string[];
  /** the events with which somebody turns up a card of their own: whoever holds it does what comes of it */
  turnsUp?: readonly string[];
  /** whether this one of the others moves nothing either */
  idle?: (event: Event) => boolean;
  /** a bot's event in the words of whoever has its pieces in front of them, where its sentence leaves out which */
  said?: (event: Event, before: V, seats: Seat[]) => Said | null;
  /** the events in which something passes from one hand to another that only these two see */
  unseen?: readonly string[];
  /** the questions whose answers stay covered, where not all have seen them */
  covered?: readonly string[];
  /** what asks for a whole throw at once, where that is more than a row of keys each */
  whole?: (asked: string[]) => ComponentType<{ question: Question }> | null;
  /** where people say with a throw what is chosen next: what its dice are called, and the option that follows */
  placed?: (wanted: InputNeeded) => { rows: string[]; next: string } | null;
  /** what so many dice of one entry are called later; `keeps`: whoever rolled them holds real cards */
  rows?: (asked: string, keeps: boolean, many: number) => string[] | null;
  /** whether a key's picture says it all, so that its word is only for those who listen */
  pictured?: (asked: string) => boolean | "small";
};

/** An answer that was told before: whose, and when; `onPick` puts it right. */
export type Missing = { answer: Atom; told: string; onPick: () => void };

export type Looks = {
  wordOf: (face: Atom) => string;
  draws: (face: Atom) => ComponentChild;
  pictured: boolean | "small";
};

/** So many words stand below each other; of more, the first letter is asked first. */
const FEW = 20;

const NO_FACES: PhysicalEntry<GameOwn> = {};

/** A face that lies on a die. */
export const isDie = (faces: Atom[]) =>
  faces.length <= 6 && faces.every((one) => one === "star" || typeof one === "number");

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

/** One die, or one card. */
export function Throw({
  row = 0,
  thrown: { asked, faces },
  label,
  beside = false,
  taken,
  before = null,
  missing = [],
  looks: { wordOf, draws, pictured },
  onTell,
}: {
  row?: number;
  thrown: Thrown;
  label: string | null;
  /** a short label stands beside the keys, so that all dice of a throw are in sight */
  beside?: boolean;
  taken: Atom | null;
  /** what was told until now */
  before?: Atom | null;
  missing?: Missing[];
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
  const spelt = [...named, ...missing.map(({ answer }) => answer)].map(wordOf);
  const initials = many ? [...new Set(spelt.map((word) => word.charAt(0)))].sort() : [];
  const gone = taken !== null ? [] : missing.filter(({ answer }) => !many || wordOf(answer)[0] === first);
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
      {many && taken === null && <Initials of={initials} chosen={first} onChoose={setFirst} />}
      <div
        class={`told-keys told-keys--${dice ? "dice" : pictured === "small" ? "short" : pictured ? "pictures" : words ? "words" : "short"}`}
      >
        {shown.map((one) => (
          <button
            class={`option told-key${dice ? " told-key--die" : ""}`}
            data-told={`${asked} ${one}`}
            aria-pressed={taken === one || before === one}
            aria-label={dice || pictured ? wordOf(one) : undefined}
            onClick={() => onTell(one)}
          >
            {dice ? draw(dieArt(one, 56)) : draws(one)}
            {!dice && !pictured && <span>{wordOf(one)}</span>}
          </button>
        ))}
      </div>
      {gone.length > 0 && <ToldBefore gone={gone} wordOf={wordOf} />}
    </div>
  );
}

type InitialsProps = { of: string[]; chosen: string | null; onChoose: (letter: string | null) => void };

const Initials = ({ of, chosen, onChoose }: InitialsProps) => (
  <>
    {!chosen && <p class="small soft">{t("play-told-initial")}</p>}
    <div class="told-keys told-keys--short">
      {(chosen ? [chosen] : of).map((letter) => (
        <button
          class="option told-key"
          data-initial={letter}
          aria-pressed={letter === chosen}
          onClick={() => onChoose(letter === chosen ? null : letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  </>
);

/** Answers that cannot be given because they were before: whoever sees one of them now told something wrongly then. */
const ToldBefore = ({ gone, wordOf }: { gone: Missing[]; wordOf: (face: Atom) => string }) => (
  <>
    <p class="small soft">{t("play-wrong-gone")}</p>
    <div class="told-keys told-keys--words">
      {gone.map(({ answer, told, onPick }) => (
        <button class="option told-key told-key--gone" data-gone={answer} onClick={onPick}>
          <span>{wordOf(answer)}</span>
          <span class="small">{told}</span>
          {draw(icon("pen", 16))}
        </button>
      ))}
    </div>
  </>
);
