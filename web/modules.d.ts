// Modules that the build makes up (tools/bundle.mjs), and files imported as text.

declare module "build:info" {
  /** `id` changes with every build of the app; folders are relative to the page and end in a slash. */
  export const BUILD: { version: string; id: string; runtime: string; engine: string };
}

declare module "words:en" {
  const text: string;
  export default text;
}

declare module "words:fr" {
  const text: string;
  export default text;
}

declare module "rules:en" {
  const text: string;
  export default text;
}

declare module "rules:fr" {
  const text: string;
  export default text;
}

declare module "engine:hello" {
  const answer: any;
  export default answer;
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
declare const STARTER: { runtime: string; archive: string; library: string; bytes: number };

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
