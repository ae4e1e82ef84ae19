// One whole game, opened and told again by our engine inside the very Pyodide that the page uses, under Node.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [engine, save] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/engine");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: engine }, "/engine");
pyodide.globals.set("save", readFileSync(save, "utf8"));
const figures = pyodide.runPython(`
import json, sys
from time import perf_counter
sys.dont_write_bytecode = True
sys.path.insert(0, "/engine")
from flibuste.bridge import call

def seconds(op):
    began = perf_counter()
    answer = call('{"op": "%s", "table": "t", "save": %s}' % (op, save))
    took = perf_counter() - began
    assert json.loads(answer)["ok"], answer
    return took

seconds("games")  # imports them: the page has them compiled
json.dumps({"open": seconds("open"), "story": seconds("story")})
`);
console.log(figures);
