// All that knows PyScript. Its PyWorker runs bridge.py and calls what that exports.
//
// - `version` is the interpreter's absolute URL: `config.interpreter` is ignored for workers and a CDN asked instead;
// - the worker runs from a blob: URL, so every URL is absolute;
// - `sync_main_only` does without SharedArrayBuffer, and so without special headers.

/** @typedef {import("./host.js").Wire} Wire */
/** @typedef {import("./host.js").Places} Places */

/**
 * @param {Places} places
 * @param {(error: Error) => void} onDeath
 * @returns {Wire}
 */
export function open({ interpreter, bridge, pyscript }, onDeath) {
  /** @type {(Worker & { sync: Record<string, (...args: string[]) => Promise<string>> }) | undefined} */
  let worker;
  let ended = false;

  const start = async () => {
    const { PyWorker, hooks } = await import(pyscript);
    // PyWorker hands the worker out only when it has started; one that hangs before has to be ended too
    /** @param {unknown} _ @param {NonNullable<typeof worker>} made */
    const caught = (_, made) => {
      hooks.main.onWorker.delete(caught);
      worker = made;
      made.onerror = (event) => onDeath(event.error ?? new Error(event.message));
      if (ended) made.terminate();
    };
    hooks.main.onWorker.add(caught);
    worker = await PyWorker(bridge, {
      type: "pyodide",
      version: interpreter,
      config: { sync_main_only: true },
    });
  };

  return {
    ready: start(),
    send: (name, ...args) => /** @type {NonNullable<typeof worker>} */ (worker).sync[name](...args),
    end: () => {
      ended = true;
      worker?.terminate();
    },
  };
}
