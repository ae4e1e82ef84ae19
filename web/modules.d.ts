// Modules that the build makes up (tools/bundle.mjs), and files imported as text.

declare module "build:info" {
  /** `id` changes with every build of the app; folders are relative to the page and end in a slash. `pyscript`: the
   * files of PyScript's own script. `sealed`: what a stranger's engine is handed, of the scripts its worker's first, then Pyodide's. */
  export const BUILD: {
    version: string;
    id: string;
    runtime: string;
    engine: string;
    pyscript: string[];
    sealed: { scripts: string[]; files: string[] };
  };
}

declare module "build:frame" {
  /** The document of the frame that seals a stranger's engine. */
  const html: string;
  export default html;
}

declare module "words:spaces" {
  /** What the keys of our messages begin with. */
  const spaces: string[];
  export default spaces;
}

declare module "words:languages" {
  const said: {
    /** By the name of their folders; `locale`: how they write lists and numbers. */
    languages: { id: string; name: string; locale: string }[];
    /** for whoever speaks none of them */
    standard: string;
  };
  export default said;
}

declare module "games:words" {
  /** By language. */
  type By<T> = Record<string, () => Promise<{ default: T }>>;
  type Files = { words: By<import("./store/keyed.ts").Words[]>; keys: () => Promise<{ default: string[] }> };
  /** Of the home screen, read when the app is built. */
  export const first: By<import("@fluent/bundle").FluentResource["body"]>;
  /** All others that are of no game. */
  export const rest: Files;
  export const more: Record<string, Files>;
  export const rules: Record<string, Files>;
}

declare module "games:styles" {
  /** Where the styles of a game lie. */
  const files: Record<string, string>;
  export default files;
}

declare module "games:manifest" {
  const games: Record<string, import("./games/manifest.ts").Manifest>;
  export default games;
}

declare module "games:tools/shelf" {
  const rooms: Record<string, import("./screens/tools/shelf.tsx").Room>;
  export default rooms;
}

declare module "games:editors" {
  const editors: Record<string, () => Promise<{ default: Record<string, import("./games/manifest.ts").Editor> }>>;
  export default editors;
}

declare module "games:guide" {
  const guides: Record<string, import("./screens/rules/guide.tsx").Guide>;
  export default guides;
}

declare module "engine:hello" {
  const answer: import("./play/protocol.d.ts").Games;
  export default answer;
}

declare module "engine:companion" {
  const answer: import("./screens/companion.d.ts").Companion;
  export default answer;
}

declare module "data:jamaica" {
  interface Space {
    id: number;
    kind: "port_royal" | "sea" | "port" | "lair";
    cost: number;
    score: number;
    next: number[];
    prev: number[];
    x: number;
    y: number;
  }
  type Icon = "gold" | "food" | "powder" | "forward" | "back";
  type Spot = [number, number];
  const data: {
    board: {
      spaces: Space[];
      forks: { split: number; merge: number; outer: number[]; inner: number[] }[];
      drawing: {
        space_radius: number;
        ship_offsets: Spot[];
        minus5_line: [Spot, Spot];
        navigation_box: {
          rect: [number, number, number, number];
          morning_slot: Spot;
          evening_slot: Spot;
          treasure_pile: Spot;
        };
        fortress_combat_die: Spot;
        main_island: Spot[];
        islets: Spot[][];
      };
    };
    cards: Record<string, { morning: Icon; evening: Icon }>;
    treasures: Record<string, { value: number; up: boolean; cursed: boolean }>;
    characters: Record<string, { group: string; top: number; bottom: number }>;
    tavern: { rows: number; cols: number; stairs: string };
  };
  export default data;
}

declare module "*.svg" {
  const text: string;
  export default text;
}

declare module "*.md" {
  const text: string;
  export default text;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}

/** What the build tells the interpreter: the runtime's folder, file names, and the bytes of a first start. */
/** Of the sealed worker: where our base wheel is. */
declare const SEALED: { wheel: string };
declare const STARTER: {
  runtime: string;
  wheel: string;
  parts: Record<string, string>;
  library: string;
  bytes: number;
};

/** What the build tells the service worker: its name, and the files of the two caches. */
declare const OFFLINE: {
  id: string;
  app: OfflineList;
  runtime: OfflineList;
};

interface OfflineList {
  name: string;
  files: { url: string; revision: string | null; integrity: string; size: number }[];
}

declare module "data:nassau" {
  const data: import("./play/protocol.d.ts").Own;
  export default data;
}

declare module "data:plunder" {
  const data: import("./play/protocol.d.ts").Own;
  export default data;
}

declare module "data:pirates" {
  const data: import("./play/protocol.d.ts").Own;
  export default data;
}
