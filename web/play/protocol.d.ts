// Written by tools/shapes.py from engine/flibuste/core/shapes.py. Types only.
import type { Args } from "../store/args.ts";
import type { Change } from "./views.ts";

/** Each game's own, read where the game draws it: what an option would do. */
export type GameOwn = any;
/** What may be drawn beside a message: a game's own events and decisions say what (`web/games/<game>/events.d.ts`). */
export type Data = object;

/** A message. */
export interface Said {
  key: string;
  args: Args;
}

/** A message with the rule that it comes from, if one rule says it. */
export interface Ruled {
  key: string;
  args: Args;
  rule: string | null;
}

/** `bot`: its level; None for a person. `keeps`: a person whose hidden cards are real ones. */
export interface Seat {
  name: string;
  bot: string | null;
  colour: string | null;
  emblem: string | null;
  keeps?: boolean;
}

/** `move`: its verb; None where others may know only that a choice was made. `position`: where the game went on as people laid the table; only for the device that keeps the game. */
export interface Entry {
  seat: number;
  move: string | null;
  args: (string | number)[];
  found: (string | number)[];
  position?: GameOwn;
}

/** `quiet`: animated, but not told in the story; `change`: what it changed in the view, where that is watched. */
export interface Event {
  key: string;
  args: Args;
  rule: string | null;
  data: Data;
  quiet: boolean;
  change?: Change[];
}

/** A whole number from `low` to `high`. */
export interface Whole {
  kind: "whole";
  id: string;
  low: number;
  high: number;
  unit: string;
}

/** One of `among`. */
export interface Pick {
  kind: "pick";
  id: string;
  among: (string | number)[];
}

/** How many of each kind: up to that kind's `most`, with a total from `low` to `high`. */
export interface Bag {
  kind: "bag";
  id: string;
  kinds: (string | number)[];
  most: number[];
  low: number;
  high: number;
}

/** A place within `box` (left, top, right, bottom) and a heading. */
export interface Pose {
  kind: "pose";
  id: string;
  box: number[];
}

/** From 1 to `most` legs, each with the same parts. */
export interface Path {
  kind: "path";
  id: string;
  leg: (Whole | Pick | Bag | Pose | Path)[];
  most: number;
}

/** How a move is composed where not all can be listed. */
export interface Form {
  key: string;
  args: Args;
  verb: string;
  parts: (Whole | Pick | Bag | Pose | Path)[];
  data?: Data;
}

/** `from`: the place of the piece that would move; `at`: the place it would act on; `data`: what may be drawn of it beside its message; `leaves`: what it leaves undone for good, asked about once a turn. */
export interface Option {
  id: string;
  move: (string | number)[];
  key: string;
  args: Args;
  group: string;
  from: string | null;
  at: string | null;
  default: boolean;
  barred: Ruled | null;
  data?: Data;
  leaves?: Said[];
}

/** Who is asked what; `turn`: whose turn it is. Others are told neither `options` nor `forms`. */
export interface Decision {
  key: string;
  args: Args;
  seat: number;
  turn: number;
  rule: string;
  secret: boolean;
  open: boolean;
  forms: Form[];
  options: Option[];
  data?: Data;
}

/** One line of a score. */
export interface Line {
  key: string;
  args: Args;
  points: number;
  rule: string;
}

/** For each seat its total, its rank (1 is best) and its lines. */
export interface Result {
  totals: number[];
  rank: number[];
  winners: number[];
  lines: Line[][];
}

/** An entry, None at the beginning, and what it told; `standing`: how everybody stood then, once all is over. */
export interface Chapter {
  entry: Entry | null;
  secret: boolean;
  events: Event[];
  turn: number;
  standing?: number[] | null;
}

/** What a laid table breaks: a rule, the place of the layout, such as ``ships[1].holds[0]``, and what is wrong; `excess`: how many there are too many, where it is that. */
export interface Breach {
  rule: string;
  place: string;
  what: string;
  excess?: number;
}

/** What is asked of a layout: a number from `low` to `high`, one `among` several, a flag (`among`: off and on) or a seat. `place`: where it is, with ``[]`` for whoever's things are being laid; `when`: a place, and the values there with which it is asked; `word`: the key of its name, where the game has one. */
export interface LayoutField {
  id: string;
  place: string;
  section: string;
  kind: "count" | "choice" | "flag" | "seat";
  low: number;
  high: number;
  among: (string | number)[];
  when: [string, (string | number)[]] | null;
  word: string | null;
}

/** What lies open of a table, as `lay` takes it (docs/positions.md); `view`: the same, as a page draws it; `fields`: what is asked of it. */
export interface Layout {
  layout: GameOwn;
  view: GameOwn;
  fields: LayoutField[];
}

/** `private`: there is something in the view that only the viewer may see; `open`: what lies open, where the view is private; `sides`: the seats that win together. */
export interface Snapshot {
  entries: number;
  undoable: number;
  turn: number;
  decision: Decision | null;
  viewer: number | null;
  private: boolean;
  view: GameOwn;
  open: GameOwn;
  result: Result | null;
  sides: number[][];
}

/** `seats`: the fewest and the most for which it can be chosen. */
export interface GameOption {
  id: string;
  kind: "flag" | "choice" | "seat" | "data";
  default: unknown;
  rule: string | null;
  among: (string | number | boolean)[];
  seats: [number, number] | null;
}

/** What the box has for chance: the device that rolls or draws it, whether only one seat sees it, and the option that brings it into play when it is not as by default. */
export interface Source {
  device?: string;
  hidden?: boolean;
  needs?: string;
}

/** What a page needs to set a game up. `reserved`: by number of seats, colours that nobody can take; `data`: the game's own. */
export interface Game {
  name: string;
  rules: number;
  seats: [number, number];
  minutes: number;
  colours: string[];
  reserved: Record<string, string[]>;
  bots: string[];
  options: GameOption[];
  keeps: boolean;
  lays: boolean;
  sources: Record<string, Source>;
  data: GameOwn;
}

export interface Hello {
  engine: string;
}

export interface Games {
  games: Game[];
}

/** What happened, for everybody's eyes, the people here who have something to look at alone, and how all stands. */
export interface Update {
  events: Event[];
  news: number[];
  table: Snapshot;
}

/** A box on the table: the questions that it answers. */
export interface Box {
  from: string[];
}

/** A whole game. */
export interface Save {
  flibuste: number;
  game: string;
  rules: number;
  seats: Seat[];
  options: Args;
  seed: number;
  opening: (string | number)[];
  log: Entry[];
  position?: unknown;
  box?: Box;
}

export interface Begun {
  events: Event[];
  news: number[];
  table: Snapshot;
  save: Save;
}

/** What a layout breaks. Where it breaks nothing: the game that has begun, or `outlook`: per world that looks like this, what each seat would score if the game ended now, and `lies`: the layout as it comes to lie. */
export interface Laid {
  breaches: Breach[];
  outlook?: number[][];
  lies?: GameOwn;
  save?: Save;
  table?: Snapshot;
  events?: Event[];
  news?: number[];
}

export interface Opened {
  events: Event[];
  table: Snapshot;
}

export interface Throw {
  asked: string;
  faces: (string | number)[];
  rolls: number;
}

/** People have to say what a die or a card shows. `seat` alone sees it; `together`: the dice of one throw; `why`: who rolls and what for, where a game says so. */
export interface InputNeeded {
  asked: string;
  faces: (string | number)[];
  rolls: number;
  seat: number | null;
  why: Said | null;
  together: Throw[];
  events: Event[];
}

/** `secret`: others are told only that a choice was made. */
export interface Played {
  events: Event[];
  news: number[];
  table: Snapshot;
  entry: Entry;
  secret: boolean;
}

export interface Wanting {
  wanted: InputNeeded;
}

/** How many entries are left. */
export interface GoneBack {
  entries: number;
  table: Snapshot;
}

/** `log`: the entries from the first that has changed. Where somebody has to answer before it goes on: `rest`, for `resume`; about how many `questions` there will be; the option that is `likest` to what was answered before; or the move that `goes_on`, where only what people told does not fit: `play` takes `rest` with it. */
export interface Repaired {
  entries: number;
  table: Snapshot;
  log: Entry[];
  rest: GameOwn;
  questions: number;
  likest: string | null;
  goes_on: (string | number)[] | null;
}

/** About how many would be asked. */
export interface Questions {
  questions: number;
}

/** An answer that was told of the box: `at` says which of its entry's; `rolls`: who had the dice in hand; `throw`: the first answer of its throw; `open`: whether all have seen it. */
export interface Heard {
  at: number;
  asked: string;
  faces: (string | number)[];
  answer: string | number;
  seat: number | null;
  rolls: number;
  throw: number;
  open: boolean;
}

export interface AllHeard {
  heard: Heard[][];
}

export interface Looked {
  view: GameOwn;
  events: Event[];
}

export interface Stands {
  table: Snapshot;
}

export interface Seated {
  table: Snapshot;
  chapter: Chapter;
}

/** `percent`: of imagined games that are won after a move; `next`: after the best of the others that were tried. */
export interface Odds {
  percent: number;
  next: number | null;
}

/** `aim`, `reason`, `odds`: of a hint, where they can be said. */
export interface Thought {
  option: string;
  move: (string | number)[];
  done: boolean;
  iterations: number;
  aim?: GameOwn;
  reason?: GameOwn;
  odds?: Odds | null;
}

export interface Story {
  chapters: Chapter[];
}

/** `view`: in which the first of the changes is made; `asked`: who makes the move that is not whole yet. */
export interface Retold {
  chapters: Chapter[];
  view: GameOwn;
  asked: number | null;
}

/** By the ids of the options. */
export interface Foreseen {
  foresight: Record<string, GameOwn>;
}

export interface Previewed {
  preview: GameOwn;
}

export interface Traced {
  trace: GameOwn;
}

export interface Nothing {}

/** What each op answers, beside those of the companion. */
export interface Answers {
  hello: Hello;
  games: Games;
  added: Games;
  new: Begun;
  lay: Laid;
  layout: Layout;
  open: Opened;
  play: Played | Wanting;
  relay: Played;
  undo: GoneBack;
  rewind: GoneBack;
  amend: Repaired | Questions;
  reopen: Repaired;
  resume: Repaired;
  heard: AllHeard;
  preview: Previewed;
  trace: Traced;
  foresight: Foreseen;
  look: Looked;
  here: Stands;
  seated: Seated;
  think: Thought;
  story: Story;
  retell: Retold;
  at: Opened;
  close: Nothing;
}
