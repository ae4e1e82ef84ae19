// PyScript's own script, loaded so that the page pays for no more of it than we use.
//
// - Of its plugins (editor, terminal, game, ...) none is wanted: a configuration in the page says so while it starts.
// - It would search the page for its tags, and every node that is ever drawn from then on. There are none.
// - It tries whether there is a SharedArrayBuffer. Where there is none the browser would read all of the script once
//   more, to word an error that nobody sees; so what is tried there fails without one.

const PLUGINS = ["deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
const LANGUAGES = ["py", "mpy"];

let loading: ReturnType<typeof sparingly> | null = null;

/** The module, once; a failed attempt is forgotten. */
export function library(url: string): ReturnType<typeof sparingly> {
  loading ??= sparingly(url).catch((cause) => {
    loading = null;
    throw cause;
  });
  return loading;
}

async function sparingly(url: string) {
  const undo = [withoutPlugins(), unsearched(), refusingSharedMemory()];
  try {
    const loaded = await import(url);
    await customElements.whenDefined("py-script"); // by then PyScript has got its hooks together
    return loaded;
  } finally {
    for (const end of undo) end();
  }
}

function withoutPlugins() {
  const config = JSON.stringify({ plugins: PLUGINS.map((name) => `!${name}`) });
  const said = LANGUAGES.map((it) => Object.assign(document.createElement(`${it}-config`), { textContent: config }));
  document.head.append(...said);
  return () => said.forEach((it) => it.remove());
}

/** Nobody begins to watch the document, and nobody finds anything in it by XPath. */
function unsearched() {
  const [watching, seeking] = [MutationObserver.prototype, XPathEvaluator.prototype];
  const { observe } = watching;
  const { createExpression } = seeking;
  watching.observe = function (target, options) {
    if (target !== document) observe.call(this, target, options);
  };
  seeking.createExpression = () => createExpression.call(new XPathEvaluator(), "/nothing");
  return () => {
    watching.observe = observe;
    seeking.createExpression = createExpression;
  };
}

function refusingSharedMemory() {
  if ("SharedArrayBuffer" in globalThis) return () => {};
  const refuse = function () {
    throw null;
  };
  Object.assign(globalThis, { SharedArrayBuffer: refuse });
  return () => void Reflect.deleteProperty(globalThis, "SharedArrayBuffer");
}
