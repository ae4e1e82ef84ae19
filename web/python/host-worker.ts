// The plain host: our own module worker and loadPyodide. Passes the same tests as PyScript's.

import { Calls } from "./calls.ts";
import type { Places, Wire } from "./host.ts";

export function open({ interpreter, bridge, worker: script }: Places, onDeath: (error: Error) => void): Wire {
  // a worker from a blob: URL is under the page's own policy, which lets nothing out; one from a file is under none
  const source = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  const worker = new Worker(source, { type: "module" });
  const calls = new Calls((request) => worker.postMessage(request));
  const ready: Promise<void> = new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.started) return resolve();
      if (data.failed) return reject(new Error(data.failed));
      if ("error" in data) calls.refuse(data.id, data.error);
      else calls.answer(data.id, data.value);
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
    send: (name, ...args) => calls.send(name, ...args),
    end: () => worker.terminate(),
  };
}
