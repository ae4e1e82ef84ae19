// The interpreter as PyScript gets it: without PyScript's Python library, which is for scripts that work on the page.
// We have none, and writing and compiling it would cost every start a good part of a second on a phone. (PyScript
// itself forgets it on a page's first worker, and remembers from the second on.)

import { loadPyodide as load, version } from "./interpreter.ts";

const PREAMBLE = "import pyscript as _pyscript";

async function loadPyodide(options?: Record<string, unknown>) {
  const python = await load(options);
  const { runPython } = python;
  python.runPython = (code: string, ...more: unknown[]) =>
    code.includes(PREAMBLE) ? undefined : runPython.call(python, code, ...more);
  return python;
}

export { loadPyodide, version };
