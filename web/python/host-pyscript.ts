// All that knows PyScript. Its PyWorker runs bridge.py and calls what that exports.
//
// - `version` is the interpreter's absolute URL: `config.interpreter` is ignored for workers and a CDN asked instead;
// - the worker runs from a blob: URL, so every URL is absolute;
// - `sync_main_only` does without SharedArrayBuffer, and so without special headers;
// - PyScript's hooks for workers are strings to be evaluated, which our policy forbids, so they are taken off; what it
//   would have Python run first, interpreter-pyscript.ts leaves out;
// - PyScript hands the code over as soon as it is fetched, and a worker that does not listen yet never gets it. So the
//   code is kept back until the worker has answered once.

import type { Operation, Places, Wire } from "./host.ts";
import { library } from "./pyscript-library.ts";

type PyScriptWorker = Worker & { sync: Record<Operation | "listening", (...args: string[]) => Promise<string>> };

export function open({ interpreter, bridge, pyscript }: Places, onDeath: (error: Error) => void): Wire {
  let worker: PyScriptWorker | undefined;
  let ended = false;

  const start = async () => {
    const { PyWorker, hooks } = await library(pyscript);
    for (const hook of Object.values<Set<unknown>>(hooks.worker)) hook.clear();
    const made = keepBack<PyScriptWorker>(bridge, onDeath, (listening) => {
      /** @param early  PyWorker hands it out only when it has started */
      const caught = (_: unknown, early: PyScriptWorker) => {
        hooks.main.onWorker.delete(caught);
        worker = early;
        worker.onerror = (event) => onDeath(event.error ?? new Error(event.message));
        if (ended) worker.terminate();
        // there is no such function, but the refusal is an answer
        early.sync.listening().then(listening, listening);
      };
      hooks.main.onWorker.add(caught);
      return PyWorker(bridge, { type: "pyodide", version: interpreter, config: { sync_main_only: true } });
    });
    worker = await made;
  };

  return {
    ready: start(),
    send: (name, ...args) => (worker as PyScriptWorker).sync[name](...args),
    end: () => {
      ended = true;
      worker?.terminate();
    },
  };
}

/** The page's own, whatever an attempt that broke off has left in its place. */
const { fetch } = globalThis;

/**
 * While `work` runs, what is fetched from `url` arrives only after `work` has called `release`.
 * @param onLack  PyScript waits for ever for what does not come
 */
async function keepBack<T>(
  url: string,
  onLack: (error: Error) => void,
  work: (release: () => void) => Promise<T>,
): Promise<T> {
  let release: () => void = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  globalThis.fetch = async (input, init) => {
    if (input !== url) return fetch(input, init);
    const response = await fetch(input, init).catch(() => Response.error());
    if (response.ok) await released;
    else onLack(new Error(`${url} did not come`));
    return response;
  };
  try {
    return await work(release);
  } finally {
    globalThis.fetch = fetch;
  }
}
