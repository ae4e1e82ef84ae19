// The host of a stranger's engine: a frame without an origin, under a policy of its own, and in it a worker that has all its
// files by message. Neither reaches the net, what the page stores, another tab or a device (tests/engines/test_sealed.py).

import FRAME from "build:frame";
import { BUILD } from "build:info";
import { Calls } from "./calls.ts";
import type { Wire } from "./host.ts";

/** A document without an origin is no client of the service worker: the page fetches for it. */
async function fetched(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be fetched: ${response.status}`);
  return response;
}

/** One of Pyodide's modules as a script; whoever needs what it exports finds it by name. */
function classic(text: string) {
  const script = text
    .replaceAll("import.meta.url", '"https://sealed.invalid/"')
    .replace(/^(.*)\bexport default (\w+);/m, "$1; globalThis.$2 = $2;")
    .replace(/^(.*)\bexport\{(\w+) as (\w+),[^}]*\};/m, "$1; globalThis.$3 = $2;");
  return `(() => {${script}\n})();`;
}

/** A worker behind the seal. @param parts  its script, and the first message to it with the files that are handed on */
export function enclose(
  parts: Promise<{ script: string; given: unknown; files: ArrayBuffer[] }>,
  onDeath: (error: Error) => void,
): Wire {
  const frame = document.createElement("iframe");
  const { port1: port, port2 } = new MessageChannel();
  const calls = new Calls((request) => port.postMessage(request));
  const end = () => {
    port.close();
    frame.remove();
  };
  let start: { resolve: (value: void) => void; reject: (error: Error) => void };
  const ready: Promise<void> = new Promise((resolve, reject) => (start = { resolve, reject }));
  port.onmessage = ({ data: { id, done, text, ended } }) => {
    if (ended !== undefined) {
      end();
      const error = new Error(ended);
      start.reject(error);
      calls.end(error);
      return onDeath(error);
    }
    // the start has no number
    if (!id) return done ? start.resolve(text) : start.reject(new Error(text));
    if (done) calls.answer(id, text);
    else calls.refuse(id, text);
  };
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.srcdoc = FRAME;
  document.body.append(frame);
  Promise.all([parts, loaded]).then(
    ([made]) => frame.contentWindow?.postMessage(made, "*", [port2, ...made.files]),
    (error) => start.reject(error),
  );
  return {
    ready,
    send: (name, ...args) => calls.send(name, ...args),
    end,
  };
}

/** @param onSign  one more of its files has come */
export function open(
  { base, wheel }: { base: string; wheel: File },
  onDeath: (error: Error) => void,
  onSign: () => void,
): Wire {
  const get = async (file: string) => {
    const response = await fetched(new URL(file, base).href);
    const bytes = await response.arrayBuffer();
    onSign();
    return bytes;
  };
  const parts = async () => {
    const [scripts, files, bytes] = await Promise.all([
      Promise.all(BUILD.sealed.scripts.map(get)),
      Promise.all(BUILD.sealed.files.map(get)),
      wheel.arrayBuffer(),
    ]);
    const [worker, ...modules] = scripts.map((script) => new TextDecoder().decode(script));
    const given = {
      files: new Map(BUILD.sealed.files.map((file, i) => [file, files[i]])),
      wheel: { name: wheel.name, bytes },
    };
    return { script: [worker, ...modules.map(classic)].join("\n"), given, files: [...files, bytes] };
  };
  return enclose(parts(), onDeath);
}
