// What the engine sends (the bridge's JSON) and what a board owes the play screen. Types only.
import type { ComponentChild } from "preact";
import type { Forced } from "./forced.ts";
import type { Sound } from "./sounds.ts";
import type * as protocol from "./protocol.d.ts";

export type { Chapter, Line, Result, Ruled, Said } from "./protocol.d.ts";
type Said = protocol.Said;
type Chapter = protocol.Chapter;
type Line = protocol.Line;

export type Seat = protocol.Seat & { colour: string };

/** What the engine tells, or the page makes itself: of that only what is named must be there. */
type Some<T, K extends keyof T> = Pick<T, K> & Partial<T>;

export type Event = Some<protocol.Event, "key" | "args">;
/** One of the events that a game tells (`web/games/<game>/events.d.ts`): its key says what its data are. */
export type EventOf<Told> = {
  [K in keyof Told & string]: Omit<Event, "key" | "data"> & { key: K; data: Told[K] };
}[keyof Told & string];
/** An entry of the log, with such events. */
export type ChapterOf<E> = Omit<Chapter, "events"> & { events: E[] };
/** All fields that several shapes have, each of which may be missing. */
export type Fields<Shapes> = {
  [K in Shapes extends unknown ? keyof Shapes : never]?: Shapes extends unknown
    ? K extends keyof Shapes
      ? Shapes[K]
      : never
    : never;
};
export type Form = protocol.Form;
export type Part = Form["parts"][number];
export type Option = Some<protocol.Option, "id" | "move" | "key" | "args" | "group">;
/** A verb and its arguments. */
export type Move = Option["move"];
export type Decision = Some<Omit<protocol.Decision, "options">, "seat" | "turn" | "key" | "args" | "forms"> & {
  options: Option[];
};
/** An option, a form or a decision of a game, whose data are one of these shapes (`web/games/<game>/decisions.d.ts`). */
export type OptionOf<Shapes> = Omit<Option, "data"> & { data?: Fields<Shapes> };
export type FormOf<Shapes> = Omit<Form, "data"> & { data?: Fields<Shapes> };
export type DecisionOf<Shapes, O extends Option, F extends Form> = Omit<Decision, "data" | "options" | "forms"> & {
  data?: Fields<Shapes>;
  options: O[];
  forms: F[];
};
export type Snapshot<V = View> = Omit<
  Some<protocol.Snapshot, Exclude<keyof protocol.Snapshot, "sides">>,
  "decision" | "view" | "open"
> & {
  decision: Decision | null;
  view: V;
  /** what lies open, where the view is private; null where it is not */
  open?: V | null;
};

/** What an advised move leads to: the plan, its last move as it will be offered, and what is foreseen of that. */
export type Aim = Said & { plan: Move[]; foresight: GameOwn };
/** What the engine foresees of the options of a decision, by their ids. */
export type Foresight = Record<string, GameOwn> | null;

/** What a seat may know of a table: each game's own (`web/games/<game>/view.d.ts`). */
export type View = { turn: number; [field: string]: unknown };

export type Light = "chosen" | "lit" | "hint" | "barred" | "";
export type Lights = (place: string) => Light;

/** What moves on the table, and how: handed to a board's animations. */
export interface Stage {
  /** the element of a place, as it is drawn now */
  at: (place: string) => HTMLElement | null;
  /** where a seat's total stands */
  purse: (seat: number) => HTMLElement | null;
  /** a copy that may fly over everything */
  ghost: (element: Element, from: DOMRect) => HTMLElement;
  move: (element: Element, frames: Keyframe[], ms: number, delay?: number) => Promise<void>;
  /** it looks like this until the next view is drawn */
  leave: (element: Element, look: Keyframe) => void;
  hold: (ms: number) => Promise<void>;
  /** nothing may move: the state changes at once */
  still: boolean;
}

/** `decision` is there while a person may choose; `considered` is the option that is being looked at.
 * `plan`: what is advised, to be drawn as a whole; `points`: any place may be pressed, to say what the box shows;
 * `free`: what else may be pressed, where a piece in the hand may be put down;
 * `picture`: which of several is meant, where nothing is asked; `onPicture` hears which one somebody turns to
 * `carried`: where what people carry out on their real table lies, all of the board where that is none.
 */
export type BoardProps<V = View, D extends Decision = Decision> = {
  view: V;
  seats: Seat[];
  turn: number;
  lights: Lights;
  onPlace?: (place: string) => void;
  decision?: D | null;
  foresight?: Foresight;
  considered?: D["options"][number] | null;
  viewer?: number | null;
  plan?: Move[] | null;
  points?: boolean;
  carried?: string[] | null;
  free?: string[];
  picture?: string;
  onPicture?: (picture: string) => void;
};
export type PreviewProps<V = View, D extends Decision = Decision> = {
  preview: GameOwn;
  option: D["options"][number];
  decision: D;
  view: V;
  seats: Seat[];
  foresight: Foresight;
  open: boolean;
  follow: string | null;
  onFollow: (id: string) => void;
  onTake: (option: D["options"][number]) => void;
};
export type BriefProps<V = View, D extends Decision = Decision> = {
  decision: D;
  view: V;
  seats: Seat[];
  viewer: number | null;
  foresight: Foresight;
};
/** What a face's own list of answers gets: every option stays a button with its `data-option`.
 * `onTrace`: what a move composed in part would meet */
export type AnswersProps<V = View, D extends Decision = Decision> = {
  decision: D;
  view: V;
  seats: Seat[];
  viewer: number | null;
  foresight: Foresight;
  hint: string | null;
  /** Whether that is advice; it may also be what was answered before the log was put right. */
  isAdvised?: boolean;
  advice: Move | null;
  open: boolean;
  why: D["options"][number] | null;
  onTake: (option: D["options"][number]) => void;
  onTrace: (move: Move) => Promise<GameOwn>;
};
export type CaptainProps<V = View> = { view: V; seats: Seat[]; seat: number; viewer: number | null };
export type SecretProps<V = View, E extends Event = Event> = { view: V; seats: Seat[]; seat: number; events: E[] };
/** `rolling`: what of a throw is not to be seen yet */
export type SceneProps<V = View> = {
  scene: GameOwn;
  view: V;
  seats: Seat[];
  small?: boolean;
  rolling?: Rolling | undefined;
};
export type RevealedProps<V = View, E extends Event = Event> = { event: E; view: V; seats: Seat[] };
/** all that was told since a person chose */
export type EditorProps<V = View, E extends Event = Event> = { events: E[]; view: V; seats: Seat[] };

/** How the table and what lies on it look. */
interface BoardFace<V = View, E extends Event = Event, D extends Decision = Decision> {
  Board: (props: BoardProps<V, D>) => ComponentChild;
  /** works out, behind the first curtain, what every picture of the board needs */
  prepare?: () => void;
  /** `sides`: the seats that win together */
  progress: (view: V, sides: number[][]) => { done: number; of: number; groups: number; said: Said };
  /** what each seat openly has; null where that is hidden */
  totals: (view: V) => (number | null)[];
  /** how many cards each seat holds, where that lies open and matters to the others */
  hands?: (view: V) => number[];
  /** a place, small, as a heading */
  piece: (place: string, view: V, seats: Seat[]) => ComponentChild;
  /** a place in words */
  name: (place: string, view: V, seats: Seat[]) => Said | null;
  /** the places that an event touches */
  places: (event: E) => string[];
  /** what everybody keeps an eye on, small, in the bar */
  Beside?: (props: { view: V }) => ComponentChild;
  /** what is printed on the box's card for everybody, one tap away */
  lookup?: { icon: string; word: string; title: string; Card: () => ComponentChild };
  /** what is known of a total, where a seat may have more than that; null where it is known */
  unsure?: (view: V, seat: number) => Said | null;
  /** whether nothing lies on the board yet */
  bare?: (view: V) => boolean;
  /** what one captain has, for a slip */
  Captain?: (props: CaptainProps<V>) => ComponentChild;
  /** whether there is something that only this seat may see */
  secret?: (view: V, seat: number) => boolean;
  /** that, for this seat's eyes */
  Secret?: (props: SecretProps<V, E>) => ComponentChild;
}

/** How a decision and its options look. */
interface AnswersFace<V = View, D extends Decision = Decision> {
  /** the question once a piece is in the hand */
  ask: (place: string, view: V, decision: D) => Said | null;
  /** the question, where the game's own list holds the piece */
  asks?: (decision: D) => Said | null;
  /** takes one step back in that list; false where there is none */
  letGo?: () => boolean;
  /** those that lead to its answers, as words of `play-<game>-letter-<word>`, for the help */
  letters?: string[];
  /** what the decision needs to be understood */
  Brief?: (props: BriefProps<V, D>) => ComponentChild;
  /** showing the target, the piece that would move, or the target with its words */
  chip: (
    option: D["options"][number],
    view: V,
    seats: Seat[],
    show: "at" | "from" | "named",
  ) => { wide?: boolean; upright?: boolean; icon?: ComponentChild; node: ComponentChild };
  /** the answer that ends the turn: it stands at the foot of the panel */
  ends?: (decision: D, view: V) => D["options"][number] | undefined;
  /** whether nothing else of weight is left to do */
  idle?: (decision: D, view: V) => boolean;
  /** the option that gets the accent, where a decision has few */
  main?: (decision: D, view: V) => string | null;
  /** what is advised, where the answer's own words leave something out, and one reason */
  hint?: (
    move: Move,
    decision: D,
    view: V,
    foresight: Foresight,
    reason: GameOwn,
  ) => { said: Said | null; why: Said | null };
  /** what becomes of a question that has one answer: the page gives it (as everywhere without this), the answer must be seen and is "Go on", or it is an act of one's own turn and put like any other */
  forced?: (decision: D, view: V, seats: Seat[]) => Forced;
  /** the answer, by its id, that somebody with real cards has given across the table before the app was told */
  agreed?: (decision: D, seats: Seat[]) => string | null;
  /** its own list of answers, where the common one does not serve */
  answers?: (decision: D) => ((props: AnswersProps<V, D>) => ComponentChild) | null;
  /** whether what its options would do is asked for at once */
  foresees?: (decision: D) => boolean;
  /** why a place that was pressed is not among what can be chosen */
  beyond?: (place: string, decision: D, foresight: Foresight, view: V) => Said | null;
  /** why this is advised, by what the engine foresees of it: an option's key */
  because?: (foreseen: GameOwn, key: string) => Said | null;
  /** whether the option is looked at before it is played; "in-app": not at a real table, where all can be taken back */
  looks: (option: D["options"][number]) => "always" | "in-app" | null;
  Preview: (props: PreviewProps<V, D>) => ComponentChild;
  previewWords: (
    preview: GameOwn,
    option: D["options"][number],
    decision: D,
  ) => { question: Said; confirm: Said; aside: Said | null; follow: string | null };
}

/** How what happens is told. */
interface TellingFace<V = View, E extends Event = Event> {
  /** the way from one view to the next: on the board as it was, and then, where it returns more, on the board as it is now. It writes nothing into what is drawn */
  act: (event: E, stage: Stage, before: V, after: V) => Promise<void | (() => Promise<void>)>;
  /** what is being told, event by event; null when there is nothing to see. With `read`, it stays so many milliseconds when it comes */
  scene: (scene: GameOwn, event: E, view: V) => GameOwn;
  Scene: (props: SceneProps<V>) => ComponentChild;
  /** whose dice an event throws in its scene; null where it throws none. What they came to is told once they lie */
  throws?: (event: E, seats: Seat[]) => Thrown | null;
  /** what lies on the table while this is told: the card that is being played */
  EditorState?: (props: EditorProps<V, E>) => ComponentChild;
  /** where the part of the story that is being told begins, and what it is called: its lines stay together, as a card that fills in; in the log too */
  day?: (events: E[], view: V) => { from: number; said: Said };
  /** whether such a part begins with this event */
  opens?: (event: E, before: E | undefined) => boolean;
  /** whether its line stands where the scene is shown too */
  gist: (event: E) => boolean;
  /** whether a person here has turned up a card, which lies there until it is seen; `read`: the questions of chance that people
   * answer, so that they have it in front of them */
  reveals?: (event: E, seats: Seat[], read: readonly string[]) => boolean;
  /** that card */
  Revealed?: (props: RevealedProps<V, E>) => ComponentChild;
  /** whether it is told, and no line of the log */
  passing?: (event: E) => boolean;
  /** how a listener hears it, where onlookers see more than the log keeps; `view` is the one before the entry, `later` what follows in it */
  spoken?: (event: E, view: V, later: E[]) => Said | null;
  /** whether it is seen rather than read, and takes no longer than its motion */
  glance?: (event: E) => boolean;
  /** whether it is one of several like it, each a choice of its own, which are heard together */
  step?: (event: E) => boolean;
  /** whether it goes on with what the one before it began, and takes that one's line, without a pause */
  onward?: (event: E, before: E | undefined) => boolean;
  /** whether it is done to a person, who will want to read it however long the account */
  heeds?: (event: E, seats: Seat[]) => boolean;
  /** milliseconds that the turn of one bot may take, where turns are many and long */
  patience?: number;
  /** whether what one is asked in the turns of others is part of what befell one since one's own */
  inTurn?: boolean;
  sound: (event: E) => Sound | null;
}

/** How a game that is over is told. */
export interface ScoreFace<V = View, E extends Event = Event> {
  /** what totals are counted in, where those are no points */
  unit?: "gold";
  /** what the lines of all seats are gathered under */
  scoreColumns: (lines: Line[][]) => ScoreColumn[];
  /** a line without points, which says how equal totals stand or what overrules them */
  isNote: (line: Line) => boolean;
  scoreMark: (line: Line) => "majority" | "shared" | "few" | "";
  /** a drawing for the winner; a sheet has no view */
  Trophy?: (props: { view?: V; winner: number }) => ComponentChild;
  /** the chapters worth a mark in the graph of the fortunes */
  beats: (chapters: ChapterOf<E>[]) => number[];
  /** what each seat has done, by the story: a count each */
  tally?: (chapters: ChapterOf<E>[], seats: Seat[]) => { said: Said; counts: number[] }[];
  /** the keys of the events that say why the game ended when it did */
  stops?: string[];
  /** the heading of the graph */
  beatWord: string;
}

/** What a game answers itself and reads again (its scene, a preview, a foresight, a trace, a reason): each game's own. */
export type { GameOwn, Odds } from "./protocol.d.ts";
type GameOwn = protocol.GameOwn;

/** A game's face: it draws what the view says and knows no rule. */
export type Face<V = View, E extends Event = Event, D extends Decision = Decision> = BoardFace<V, E, D> &
  AnswersFace<V, D> &
  TellingFace<V, E> &
  ScoreFace<V, E> & { lessons?: Lesson<V>[] };

/** What the page itself reads of a scene: whether it is over (`done`), or lies aside while something else is told; how many
 * milliseconds it stays when it comes, and what it is about, for as long as its dice roll. */
export type Scene = { done?: boolean; aside?: boolean; read?: number; about?: Said } | null;

/** Of dice that are thrown in a scene: somebody may throw them, they roll, what is added to them is counted. */
export type Rolling = "ready" | "rolls" | "counts";

/** `seats`: who has a part in it; `by`: those who throw, by a tap of their own where they are people here. */
export type Thrown = { seats: number[]; by: number[] };

/** The face of whatever game: it alone reads its views. */
export type AnyFace = Face<GameOwn, GameOwn, GameOwn>;

export type ScoreColumn = { icon: ComponentChild; said: Said; holds: (line: Line) => boolean };

/** One hint of the guided first game; `look`: it stands beside the look at an option; `more`: a second message, `<key>-more`,
 * goes on where there is room; `args`: what its words need beside the seat; `points`: selectors of what it speaks of. */
export type Lesson<V = View> = {
  id: string;
  key: string;
  rule: string;
  look?: boolean;
  more?: boolean;
  args?: (now: Snapshot<V>) => Record<string, string | number>;
  points?: (now: Snapshot<V>) => string[];
  when: (now: Snapshot<V>, log: Chapter[]) => boolean;
};

export {};
