// Stands where PyScript's own script does, for tests whose subject is not the runtime: each call of the page goes to the
// test server, whose engine runs in CPython (engine.py). Everything else of the app is what was built.

const CALLS = ["bring", "call", "install", "keep", "warm"];

export const hooks = { main: { onWorker: new Set() }, worker: {} };

/** The host waits for it: by then PyScript has got its hooks together. */
customElements.define("py-script", class extends HTMLElement {});

/** @param {string} bridge its address: the app's root is above it */
export async function PyWorker(bridge) {
  const desk = new URL(`../near/${crypto.randomUUID()}/`, bridge).href;
  const controller = new AbortController();
  const { signal } = controller;
  /** A page that is left loses its requests first, on a busy machine long before its end; a worker says nothing then.
   * @param {unknown} error */
  const lost = (error) => (signal.aborted ? Promise.reject(error) : new Promise(() => {}));

  /** A worker answers one call after the other. @type {Promise<unknown>} */
  let before = Promise.resolve();

  /** @param {string} name @param {string[]} args */
  const ask = (name, args) => {
    const answer = before.then(async () => {
      const response = await fetch(`${desk}${name}`, { method: "POST", body: JSON.stringify(args), signal }).catch(
        lost,
      );
      if (!response.ok) throw new Error(await response.text());
      return response.text();
    });
    before = answer.catch(() => {});
    return answer;
  };

  const refuse = async () => {
    throw new Error("there is no such function");
  };
  const sync = Object.fromEntries(CALLS.map((name) => [name, (/** @type {string[]} */ ...args) => ask(name, args)]));
  const worker = { sync: { ...sync, listening: refuse }, onerror: null, terminate: () => controller.abort() };
  for (const hook of hooks.main.onWorker) hook(null, worker);
  return worker;
}
