// Random games by our engine inside the very Pyodide that the page uses, under Node.
import { loadPyodide } from "pyodide";

const [engine, game, seats, games] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/engine");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: engine }, "/engine");
pyodide.globals.set("wanted", pyodide.toPy([game, Number(seats), Number(games)]));
const figures = pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/engine")
from flibuste.simulate import simulate
name, seats, games = wanted
simulate(name, ["random"] * seats, 5, 1)
json.dumps(simulate(name, ["random"] * seats, games, 1))
`);
console.log(figures);
