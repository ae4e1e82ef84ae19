// Tells every tale inside Pyodide, under Node, and measures the open sea there; prints both as JSON.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const pyodide = await loadPyodide();
for (const folder of ["engine", "tests"]) {
  pyodide.FS.mkdir(`/${folder}`);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: `${root}/${folder}` }, `/${folder}`);
}
console.log(
  pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/engine", "/"]
from tests.games.pirates.seas import digits
from tests.tales.telling import HERE, tale
tales = {path.name: tale(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(HERE.glob("*.save.json"))}
json.dumps({"tales": tales, "digits": digits(60)})
`),
);
