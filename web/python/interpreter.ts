// The interpreter as both hosts start it: our Pyodide, our precompiled library, our engine, and nothing from elsewhere.
// It tells how far it has come on a channel that all tabs share: there is no way to hand a worker of PyScript a name of
// its own. Loaded with `#count` it counts bytes, on a first visit; later the files come from the offline store or the
// browser's cache, untouched, so that the browser can keep the compiled code beside them.

import { unzipped, write } from "./archive.ts";
import { keep, recall } from "./compiled.ts";

const here = new URL(".", import.meta.url).href;
const runtime = new URL(`../${STARTER.runtime}`, here).href;
const { loadPyodide: load, version } = await import(`${runtime}pyodide.mjs`);
const counting = new URL(import.meta.url).hash === "#count" && !isAtHand(`${runtime}pyodide.mjs`);

const radio = globalThis.BroadcastChannel ? new BroadcastChannel("flibuste-start") : null;
/** Bytes between two words of progress: each costs time that the start lacks. */
const STEP = 512 * 1024;

/** Whether the browser had a file in its cache, and so has the others too: then there is nothing to count, and counting
 * costs what the browser keeps beside a file. Where it does not say, it had not. */
function isAtHand(url: string) {
  const [timing] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  return timing !== undefined && timing.transferSize === 0 && timing.decodedBodySize > 0;
}

const tell = (stage: string, loaded?: number) => radio?.postMessage({ stage, loaded, total: STARTER.bytes });

/**
 * Make `fetch` count what passes through it. What is counted is a copy: the browser keeps compiled code only beside a
 * response that nobody has touched, and without that code a start takes half as long again.
 * @returns to end it
 */
function countBytes(): () => void {
  const original = globalThis.fetch;
  let loaded = 0;
  let told = 0;
  const count = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      loaded += read.value.byteLength;
      if (loaded - told >= STEP) tell("runtime", (told = loaded));
    }
  };
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const copy = response.ok && response.clone().body;
    if (copy) count(copy.getReader()).catch(() => {}); // what fails here fails there too, and is told there
    return response;
  };
  return () => {
    globalThis.fetch = original;
  };
}

/** @param wheel  its file's name */
const addressOf = (wheel: string) => `${here}${wheel}`;

/** The sources of a wheel. */
async function fetched(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`);
  return unzipped(await response.arrayBuffer());
}

/** The files of a wheel: compiled, if they were kept, or else the sources. */
const filesOf = async (address: string) => (await recall(address)) ?? fetched(address);

/** What PyScript and our own worker call in place of Pyodide's own function. */
async function loadPyodide(options: Record<string, unknown> = {}) {
  tell("runtime", 0);
  const done = counting ? countBytes() : () => {};
  const engine = filesOf(addressOf(STARTER.wheel));
  engine.catch(() => {}); // told below, where it is waited for
  let packages = "";
  try {
    const python = await load({
      ...options,
      // without columns: they are a quarter of what is kept. And what is imported is compiled for later all at once
      env: { PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" },
      indexURL: runtime,
      stdLibURL: `${runtime}${STARTER.library}`,
      lockFileURL: `${here}pyodide-lock.json`,
      packageBaseUrl: here,
      fsInit: async (fs: Parameters<typeof write>[1], { sitePackages }: { sitePackages: string }) => {
        write(await engine, fs, (packages = sitePackages));
        tell("python");
      },
    });
    /** @param part  a game, or "companion": its wheel is unpacked, if it is one of ours */
    const bring = async (part: string) => {
      const wheel = Object.hasOwn(STARTER.parts, part) && STARTER.parts[part];
      if (wheel) write(await filesOf(addressOf(wheel)), python.FS, packages);
    };
    type Compile = (path: string, source: Uint8Array) => Uint8Array<ArrayBuffer>;
    /** Python's function, which it lends for one call */
    let lent: Compile;
    const wheels = [STARTER.wheel, ...Object.values(STARTER.parts)].map(addressOf);
    const keeping = keep(wheels, fetched, (path, source) => lent(`${packages}/${path}`, source));
    /** Compiles one more module for later starts. @returns whether there are more */
    const keepMore = async (compile: Compile): Promise<boolean> => {
      lent = compile;
      return !(await keeping.next()).done;
    };
    python.registerJsModule("flibuste_starter", { bring, keepMore });
    tell("engine");
    return python;
  } finally {
    done();
    // the last word has to be out before the radio is switched off
    setTimeout(() => radio?.close(), 1000);
  }
}

export { loadPyodide, version };
