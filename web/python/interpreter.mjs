// The interpreter as both hosts start it: our Pyodide, our precompiled library, our engine, and nothing from elsewhere.
// It tells how far it has come on a channel that all tabs share: there is no way to hand a worker of PyScript a name of
// its own. Loaded with `#count` it counts bytes, on a first visit; later the files come from the offline
// store, untouched, so that the browser can keep the compiled code beside them.

import { unpack } from "./unpack.js";

const here = new URL(".", import.meta.url).href;
const runtime = new URL(`../${STARTER.runtime}`, here).href;
const counting = new URL(import.meta.url).hash === "#count";
const { loadPyodide: load, version } = await import(`${runtime}pyodide.mjs`);

const radio = new BroadcastChannel("flibuste-start");

/** @param {string} stage @param {number} [loaded] */
const tell = (stage, loaded) => radio.postMessage({ stage, loaded, total: STARTER.bytes });

/** Make `fetch` count what passes through it. @returns {() => void} to end it */
function countBytes() {
  const original = globalThis.fetch;
  let loaded = 0;
  let told = 0;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    if (!response.ok || !response.body) return response;
    const counter = new TransformStream({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        if (loaded - told > 65536) tell("runtime", (told = loaded));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), { headers: response.headers });
  };
  return () => {
    globalThis.fetch = original;
  };
}

/**
 * What PyScript and our own worker call in place of Pyodide's own function.
 * @param {Record<string, unknown>} [options]
 */
async function loadPyodide(options = {}) {
  tell("runtime", 0);
  const done = counting ? countBytes() : () => {};
  const engine = fetch(`${here}${STARTER.wheel}`).then((response) => {
    if (!response.ok) throw new Error(`the engine could not be fetched: ${response.status}`);
    return response.arrayBuffer();
  });
  engine.catch(() => {}); // told below, where it is waited for
  try {
    const python = await load({
      ...options,
      indexURL: runtime,
      stdLibURL: `${runtime}${STARTER.library}`,
      lockFileURL: `${here}pyodide-lock.json`,
      packageBaseUrl: here,
      /** @param {any} fs @param {{ sitePackages: string }} places */
      fsInit: async (fs, { sitePackages }) => {
        unpack(await engine, fs, sitePackages);
        tell("python");
      },
    });
    tell("engine");
    return python;
  } finally {
    done();
    // the last word has to be out before the radio is switched off
    setTimeout(() => radio.close(), 1000);
  }
}

export { loadPyodide, version };
