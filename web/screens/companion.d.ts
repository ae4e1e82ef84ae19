// Written by tools/shapes.py from engine/flibuste/companion/shapes.py. Types only.
import type { GameOwn, Result, Said } from "../play/protocol.d.ts";
import type { Args } from "../store/args.ts";

/** Asked only where this option has this value. */
export interface When {
  option: string;
  value: string | number | boolean;
}

/** A count from `low` to `high`, a flag (0 or 1), or a choice of one `among`. `part`: the field that this one is a part of, `worth` what one of this adds to it; flags of the same `row` are picked together. */
export interface Asked {
  id: string;
  section: string;
  kind: "count" | "flag" | "choice";
  low: number;
  high: number;
  steps: number[] | null;
  when: When | null;
  tie: boolean;
  house: boolean;
  part: string | null;
  worth: number;
  row: string | null;
  rule: string;
}

/** Of a score sheet. `first`: what it begins with; None: it may be left empty. */
export interface Field {
  id: string;
  section: string;
  kind: "count" | "flag" | "choice";
  low: number;
  high: number;
  steps: number[] | null;
  when: When | null;
  tie: boolean;
  house: boolean;
  part: string | null;
  worth: number;
  row: string | null;
  rule: string;
  first: number | null;
  among: number[] | null;
}

/** Of a tool; `words`: the key of each choice that is a word. */
export interface Question {
  id: string;
  section: string;
  kind: "count" | "flag" | "choice";
  low: number;
  high: number;
  steps: number[] | null;
  when: When | null;
  tie: boolean;
  house: boolean;
  part: string | null;
  worth: number;
  row: string | null;
  rule: string;
  first: string | number | null;
  among: (string | number)[] | null;
  key: string;
  words: (string | null)[] | null;
}

/** A text to search for, of at most `high` characters. */
export interface TextQuestion {
  id: string;
  kind: "text";
  high: number;
  first: string;
  key: string;
}

/** Questions that are asked again and again, from `low` to `high` times. */
export interface GroupQuestion {
  id: string;
  kind: "group";
  low: number;
  high: number;
  fields: (Question | TextQuestion)[];
  key: string;
}

/** A helper: what it asks; `key`: its name, `note`: what it is for. */
export interface Tool {
  id: string;
  game: string;
  rule: string;
  key: string;
  note: string;
  asks: (Question | TextQuestion | GroupQuestion)[];
}

/** One die or one wheel: all its faces are equally likely. */
export interface Part {
  id: string;
  faces: (string | number)[];
}

/** `count` identical cards, tiles or tokens. `word`: the key of their name, where the id says too little; `facts`: what is printed on it. */
export interface Item {
  id: string;
  count: number;
  word: string | null;
  facts: Record<string, string | number | boolean | string[]>;
}

/** A choice to make before the first draw; a value listed in `sets` has parts or items of its own. `house`: values whose contents are ours; `words`: the key of each value. */
export interface Switch {
  id: string;
  kind: "choice" | "copies" | "cards";
  default: string | boolean;
  among: string[];
  sets: Record<string, (Part | Item)[]>;
  house: string[];
  key: string;
  words: string[];
}

export interface Draws {
  from: number;
  to: number;
}

/** A source of chance. Parts are rolled or spun; items are drawn, and stay out until a shuffle. `use`: how many of the items are in the game, if not all; `tool`: the one that says what a roll leads to. */
export interface Device {
  id: string;
  game: string;
  kind: "dice" | "spinner" | "deck" | "bag";
  key: string;
  note: string;
  rule: string;
  parts: Part[];
  items: Item[];
  draws: Draws;
  use: number | null;
  options: Switch[];
  house: boolean;
  tool: string | null;
}

/** Of a score sheet. `seats`: by value, the fewest and the most players for which it can be chosen. */
export interface Option {
  id: string;
  kind: "flag" | "choice";
  default: string | number | boolean;
  rule: string;
  among: (string | number)[];
  seats: Record<string, [number, number]> | null;
}

/** `brings`: its fields make points together. */
export interface Section {
  id: string;
  when: When | null;
  brings: boolean;
}

export interface Change {
  who: "self" | "other";
  field: string;
  by: number;
}

/** What happened at the table, noted with one tap. */
export interface Tap {
  id: string;
  rule: string;
  changes: Change[];
}

/** What a score sheet asks for. `players`: the fewest and the most; `values`: what is printed on one's own box. */
export interface Sheet {
  game: string;
  players: [number, number];
  colours: string[];
  options: Option[];
  sections: Section[];
  fields: Field[];
  values: Field[];
  taps: Tap[];
}

/** All that a page needs to draw sheets, tools and devices; asked by the build. */
export interface Companion {
  sheets: Sheet[];
  tools: Tool[];
  devices: Device[];
}

/** Something to say about what was filled in; `place`: such as ``players[1].chest``. */
export interface Note {
  key: string;
  args: Args;
  place: string;
  rule: string;
}

/** Seats that win together, the key of what they are called, and the total that counts for them. */
export interface Side {
  name: string;
  seats: number[];
  total: number;
}

/** What a field, a row of flags or a section has brought, and why where its line says so. */
export interface Brought {
  points: number;
  why: string;
}

/** What a sheet comes to. `notes`: what looks odd; `tied`: groups of seats that answer the tie-break; `places`: for each seat and line what brought its points; `brought`: by that, summed up; `sums`: what the parts of fields make. */
export interface Scored {
  result: Result;
  notes: Note[];
  tied: number[][];
  extra: Note[];
  places: (string | null)[][];
  brought: Record<string, Brought>[];
  sums: Record<string, number>[];
  sides: Side[];
}

/** A line of a tool's answer, and the rule that it rests on. */
export interface Line {
  key: string;
  args: Args;
  rule: string;
}

/** What a tool answers; `data` is its own (`tools/shapes.py` of its room). */
export interface Answered {
  lines: Line[];
  data: GameOwn;
}

/** The sheet of a game that is over, as `score` takes it; null for a game that has none. */
export interface Filling {
  sheet: GameOwn;
  result: Result | null;
}

/** What each op of the companion answers. */
export interface Answers {
  score: Scored;
  fill: Filling;
  tool: Answered;
}
