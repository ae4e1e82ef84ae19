// What a game says of itself to the shell: one file a game, `manifest.ts`, found by the build (`games:manifest`). Types only.
import type { ComponentType } from "preact";
import type { PhysicalEntry } from "../play/physical-entry.tsx";
import type { AnySetupEditor } from "../play/setup-editor.ts";
import type { AnyFace, GameOwn } from "../play/types.ts";
import type { Game } from "../screens/new/draft.ts";
import type { Options } from "../store/games.ts";
import type { Args } from "../store/args.ts";

/** The face of a device or a tool: each takes what it is the face of. */
export type ToolFace = ComponentType<any>;

export interface Manifest {
  /** the game's drawing, 160 x 118, as SVG */
  tile: () => string;
  /** how a running game stands, tiny, as SVG */
  mini?: (view: GameOwn, w: number, h: number) => string;
  /** the same in a sentence or two */
  state?: (view: GameOwn, sides: number[][]) => { key: string; args: Args }[];
  /** pictures beside the rows of its score sheet, by the field */
  marks?: () => Record<string, string>;
  /** under which number BoardGameGeek lists it */
  bgg?: number;
  /** the first game, laid out */
  lesson?: { seed: number; options: Options; colours: string[]; bots: string[] };
  /** how many mostly play: three, unless it says otherwise */
  usual?: number;
  /** options of the first game that is played on this device, where they are not the standard */
  first?: Options;
  /** the options that most people may want to change: they stand open in the form of a new game */
  plain?: string[];
  /** how it is played, once it is opened */
  face?: () => Promise<{ default: AnyFace }>;
  /** how what comes from its box looks as keys, where that is more than words */
  physical?: () => Promise<{ default: PhysicalEntry<GameOwn> }>;
  /** how its table is laid by drawing */
  setupEditor?: () => Promise<{ default: AnySetupEditor }>;
  /** the faces of its tools, `belt` among them */
  tools: () => Promise<Record<string, ToolFace>>;
}

/** How an option of the kind `data` is typed in, by the option's id in a game's `editors.ts`. `fits`: a value that may
 * stand in a set-up; `wrong`: it is not finished; `told`: the question by which
 * people tell the rest of it when the box turns it up, and `unknown`: it when nothing is known yet; `shown`: a box on the
 * table has its own, whether anything of it is told or not; `house`: what it begins with; `count`: how much of it there is;
 * `finished`: as the engine gets it. */
export type EditorProps = {
  game: Game;
  value: GameOwn;
  /** people tell what is missing */
  told?: boolean;
  onChange: (value: GameOwn) => void;
  onClose: () => void;
};

export interface Editor {
  Sheet: ComponentType<EditorProps>;
  fits: (value: GameOwn) => boolean;
  /** @param told  people tell what is missing */
  wrong: (value: GameOwn, data: GameOwn, told?: boolean) => boolean;
  told?: string;
  shown?: boolean;
  unknown?: (data: GameOwn) => GameOwn;
  house: (data: GameOwn, nameOf: (id: string) => string) => GameOwn;
  count: (value: GameOwn, data: GameOwn) => number;
  finished?: (value: GameOwn, told: boolean, data: GameOwn) => GameOwn;
  /** what a file brings, made anew of what is known; null where it makes no sense */
  from?: (found: unknown, data: GameOwn) => GameOwn;
  /** what is kept and what a file brings; null where they cannot both be right */
  together?: (kept: GameOwn, more: GameOwn) => GameOwn;
}

export {};
