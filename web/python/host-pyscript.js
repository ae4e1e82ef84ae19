// All that knows PyScript. Its PyWorker runs bridge.py and calls what that exports.
//
// - `version` is the interpreter's absolute URL: `config.interpreter` is ignored for workers and a CDN asked instead;
// - the worker runs from a blob: URL, so every URL is absolute;
// - `sync_main_only` does without SharedArrayBuffer, and so without special headers;
// - PyScript's hooks for workers are strings to be evaluated, which our policy forbids, so they are taken off; what it
//   would have Python run first, interpreter-pyscript.mjs leaves out;
// - PyScript hands the code over as soon as it is fetched, and a worker that does not listen yet never gets it. So the
//   code is kept back until the worker has answered once;
// - PyScript searches the page for its tags, and every node that is ever drawn from then on. It has none of them;
// - of its plugins (editor, terminal, game, ...) none is wanted: a configuration in the page says so while it starts.

/** @typedef {import("./host.js").Wire} Wire */
/** @typedef {import("./host.js").Places} Places */
/** @typedef {Worker & { sync: Record<string, (...args: string[]) => Promise<string>> }} PyScriptWorker */

/**
 * @param {Places} places
 * @param {(error: Error) => void} onDeath
 * @returns {Wire}
 */
export function open({ interpreter, bridge, pyscript }, onDeath) {
  /** @type {PyScriptWorker | undefined} */
  let worker;
  let ended = false;

  const start = async () => {
    const { PyWorker, hooks } = await plain(() => import(pyscript));
    await customElements.whenDefined("py-script"); // by then PyScript has got its hooks together
    for (const hook of Object.values(hooks.worker)) hook.clear();
    const made = keepBack(bridge, (listening) => {
      /** @param {unknown} _ @param {PyScriptWorker} early PyWorker hands it out only when it has started */
      const caught = (_, early) => {
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
    ready: unsearched(start),
    send: (name, ...args) => /** @type {PyScriptWorker} */ (worker).sync[name](...args),
    end: () => {
      ended = true;
      worker?.terminate();
    },
  };
}

const LANGUAGES = ["py", "mpy"];
const PLUGINS = ["deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

/**
 * PyScript without plugins. It also tries whether there is a SharedArrayBuffer; where there is none, the browser would
 * read all of it once more to word an error that nobody sees, so what is tried there fails without one.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
async function plain(load) {
  const config = JSON.stringify({ plugins: PLUGINS.map((name) => `!${name}`) });
  const said = LANGUAGES.map((it) => Object.assign(document.createElement(`${it}-config`), { textContent: config }));
  document.head.append(...said);
  const lacking = !("SharedArrayBuffer" in globalThis);
  const refuse = function () {
    throw null;
  };
  if (lacking) Object.assign(globalThis, { SharedArrayBuffer: refuse });
  try {
    return await load();
  } finally {
    if (lacking) Reflect.deleteProperty(globalThis, "SharedArrayBuffer");
    for (const it of said) it.remove();
  }
}

/**
 * While `work` runs, nobody begins to watch the document, and nobody finds anything in it by XPath.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function unsearched(work) {
  const { observe } = MutationObserver.prototype;
  const { createExpression } = XPathEvaluator.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    if (target !== document) observe.call(this, target, options);
  };
  XPathEvaluator.prototype.createExpression = () => createExpression.call(new XPathEvaluator(), "/nothing");
  try {
    return await work();
  } finally {
    MutationObserver.prototype.observe = observe;
    XPathEvaluator.prototype.createExpression = createExpression;
  }
}

/**
 * While `work` runs, what is fetched from `url` arrives only after `work` has called `release`.
 * @template T
 * @param {string} url
 * @param {(release: () => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function keepBack(url, work) {
  const { fetch } = globalThis;
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (input === url) await released;
    return response;
  };
  try {
    return await work(release);
  } finally {
    globalThis.fetch = fetch;
  }
}
