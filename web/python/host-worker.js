// The plain host: our own module worker and loadPyodide. Passes the same tests as PyScript's.

/** @typedef {import("./host.js").Wire} Wire */
/** @typedef {import("./host.js").Places} Places */

/**
 * @param {Places} places
 * @param {(error: Error) => void} onDeath
 * @returns {Wire}
 */
export function open({ interpreter, bridge, worker: script }, onDeath) {
  // a worker from a blob: URL is under the page's own policy, which lets nothing out; one from a file is under none
  const source = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  const worker = new Worker(source, { type: "module" });
  /** @type {Map<number, { resolve: (value: string) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;

  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.started) return resolve();
      if (data.failed) return reject(new Error(data.failed));
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("error" in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.value);
    });
    worker.addEventListener("error", (event) => {
      const error = new Error(event.message || "the worker could not be loaded");
      reject(error);
      onDeath(error);
    });
  });
  worker.postMessage({ start: { interpreter, bridge } });

  return {
    ready,
    send: (name, ...args) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, name, args });
      }),
    end: () => worker.terminate(),
  };
}
