// What a game owes the editor of a laid table: a layout drawn over its own board, and what a tap changes. Types only.
import type { ComponentType } from "preact";
import type { LayoutField } from "./protocol.d.ts";
import type { GameOwn, Seat, View } from "./types.ts";

/** What lies open of a table, as the engine's op `lay` takes it: each game's own fields beside these. */
export type Layout = { colours: string[]; options: Record<string, unknown>; [field: string]: unknown };

/** `at`: the seat (or ship) whose things lie in front; `held`: the place of the piece that lies in the hand. */
export type EditorState<L = Layout> = { layout: L; at: number; held: string | null };

export type BenchProps<V, L> = {
  game: string;
  /** what the engine asks of a layout */
  fields: LayoutField[];
  now: EditorState<L>;
  view: V;
  seats: Seat[];
  /** whether a place of the layout breaks a rule, such as `ships[1].holds`; `whole`: that and nothing within it */
  wrong: (place: string, whole?: boolean) => boolean;
  set: (change: Partial<L>) => void;
  turn: (at: number) => void;
  /** takes up a piece of the board, or one that is not there yet */
  take: (place: string | null) => void;
};

export interface SetupEditor<V = View, L extends Layout = Layout> {
  /** how it begins, of the layout of a new game */
  begin: (layout: L) => EditorState<L>;
  /** the board as the layout says; `base` is what is the same in every game */
  view: (layout: L, base: V) => V;
  /** which picture comes up, of a board of several */
  picture?: (now: EditorState<L>) => string;
  /** what is laid, or whose, once somebody has turned to a picture of the board */
  pictured?: (picture: string, now: EditorState<L>) => number;
  /** what a tap on the board does */
  press: (place: string, now: EditorState<L>, view: V) => EditorState<L>;
  /** where the piece in the hand may be put down, beside the places that are drawn; nowhere: it is laid with keys */
  free?: (now: EditorState<L>, view: V) => string[];
  /** how it comes to lie, of what was laid and of what the engine made of it (`lies` of the op `lay`) */
  lies?: (layout: L, told: L) => L;
  /** where on the board a place of the layout is */
  places: (place: string, layout: L) => string[];
  /** the words that say how it is done */
  how: string;
  /** the words that say how a game is put right, where a turn does not begin anew */
  right?: string;
  /** the tool that tells the odds of a fight */
  odds?: string;
  /** what is laid with keys: holds, purses, what is covered */
  Bench: ComponentType<BenchProps<V, L>>;
}

/** That of whatever game: it alone reads its layouts. */
export type AnySetupEditor = SetupEditor<GameOwn, GameOwn>;

export {};
