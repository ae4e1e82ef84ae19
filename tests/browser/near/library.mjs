// node library.mjs DIST SCRIPT ARCHIVE...
// Starts the Pyodide of dist/ with the library shipped in it, runs a Python script there, and prints its `answer`.

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

const [dist, script, ...archives] = process.argv.slice(2);
const folder = async (kind) =>
  join(
    dist,
    (await readdir(dist)).find((name) => name.startsWith(`${kind}-`)),
  );
const runtime = await folder("runtime");
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
const lockFileContents = await readFile(join(await folder("engine"), "pyodide-lock.json"), "utf8");
const python = await loadPyodide({ indexURL: runtime, lockFileContents, env: { HOME: "/home/pyodide" } });
for (const path of archives) python.FS.writeFile(`/tmp/${basename(path)}`, await readFile(path));
python.runPython(await readFile(script, "utf8"));
console.log(python.globals.get("answer"));
