// The plain host's worker: Pyodide without PyScript, running the same bridge.py.

/** @typedef {{ id: number, name: string, args: string[] }} Call */

/** @type {Promise<any> | undefined} */
let ready;

/** What leads to what the page stores, to other tabs, and to a worker that is not sealed. */
const LEADS_OUT = "indexedDB caches BroadcastChannel Worker SharedWorker cookieStore storageBuckets".split(" ");
const LEADS_ON = "storage locks serviceWorker storageBuckets".split(" ");

/** Takes these ways away for good: somebody's code runs here. */
function seal() {
  for (let at = globalThis; at; at = Object.getPrototypeOf(at))
    for (const name of LEADS_OUT) Reflect.deleteProperty(at, name);
  for (const name of LEADS_ON) Reflect.deleteProperty(Object.getPrototypeOf(navigator), name);
}

/** @param {{ interpreter: string, bridge: string, sealed: boolean }} places */
async function start({ interpreter, bridge, sealed }) {
  const source = fetch(bridge).then((response) => {
    if (!response.ok) throw new Error(`the bridge could not be fetched: ${response.status}`);
    return response.text();
  });
  const [{ loadPyodide }, code] = await Promise.all([import(interpreter), source]);
  const python = await loadPyodide();
  python.runPython(code);
  if (sealed) seal();
  return python;
}

self.addEventListener("message", async ({ data }) => {
  if (data.start) {
    ready = start(data.start);
    ready.then(
      () => self.postMessage({ started: true }),
      (error) => self.postMessage({ failed: String(error?.stack ?? error) }),
    );
    return;
  }
  const { id, name, args } = /** @type {Call} */ (data);
  try {
    const python = await ready;
    self.postMessage({ id, value: await python.globals.get(name)(...args) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
