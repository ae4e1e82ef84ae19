// Modules of the page for what runs under Node, which reads no TypeScript.
// node tools/script.mjs FILE ARGUMENTS: a script that imports some of them
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The one file that a build has made. @param {{ outputFiles: import("esbuild").OutputFile[] }} built */
export function single({ outputFiles: [file] }) {
  if (!file) throw new Error("nothing was made");
  return file;
}

/** The module, with all that it needs. @param {string} path @returns {Promise<any>} */
export async function script(path) {
  const made = await build({ bundle: true, write: false, platform: "node", format: "esm", entryPoints: [path] });
  return import(`data:text/javascript;base64,${Buffer.from(single(made).contents).toString("base64")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.argv.splice(1, 1);
  await script(process.argv[1]);
}
