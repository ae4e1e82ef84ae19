// Compiles Python's library inside the very Pyodide that we ship, so that no phone has to.
// node tools/precompile.mjs IN.zip OUT.zip PREFIX
// PREFIX is what tracebacks print before a member's name.

import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [source = "", target = "", prefix] = process.argv.slice(2);
// without columns: a phone has no source to point into, and they are a quarter of what it would download
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdir("tools");
for (const name of ["ashore.py", "lean.py"])
  python.FS.writeFile(`tools/${name}`, await readFile(new URL(name, import.meta.url)));
python.runPython(await readFile(new URL("precompile.py", import.meta.url), "utf8"));
python.FS.writeFile("/in.zip", await readFile(source));
console.log(`  ${python.globals.get("compiled")("/in.zip", "/out.zip", prefix)}`);
await writeFile(target, python.FS.readFile("/out.zip"));
