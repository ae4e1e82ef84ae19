// The JavaScript half of the build. node tools/bundle.mjs starters|page|offline JOB.json
//
// starters: the interpreter and the worker of the plain host, for engine-<hash>/
// page:     index.html with everything it uses, hashed and minified
// offline:  the service worker with its two lists of files

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build } from "esbuild";
import { getManifest } from "workbox-build";

const ROOT = new URL("..", import.meta.url).pathname;
const TARGET = ["es2022", "chrome108", "firefox115", "safari16.4"];
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** @type {import("esbuild").BuildOptions} */
const COMMON = { bundle: true, minify: true, target: TARGET, legalComments: "none", logLevel: "warning" };

/** @param {string} folder @param {(name: string) => boolean} wanted */
async function joined(folder, wanted) {
  if (!existsSync(folder)) return "";
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ftl") && wanted(name)).sort();
  return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).join("\n");
}

/** @param {string} name */
const isRules = (name) => name.endsWith("-rules.ftl");

/**
 * The modules that web/modules.d.ts declares.
 * @param {{ info: object, python: string }} job
 * @returns {import("esbuild").Plugin}
 */
const madeUp = ({ info, python }) => ({
  name: "made up",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(build|words|rules|engine):/ }, ({ path }) => ({ path, namespace: "made-up" }));
    onLoad({ filter: /.*/, namespace: "made-up" }, async ({ path }) => {
      const [kind, what] = path.split(":");
      const engineWords = join(ROOT, "engine/flibuste/locale", what);
      if (kind === "build") return { contents: `export const BUILD = ${JSON.stringify(info)};` };
      if (kind === "engine") return { contents: hello(python), loader: "json" };
      if (kind === "rules") return { contents: await joined(engineWords, isRules), loader: "text" };
      const ofEngine = await joined(engineWords, (name) => !isRules(name));
      const ofPage = await joined(join(ROOT, "web/words", what), () => true);
      return { contents: `${ofEngine}\n${ofPage}`, loader: "text" };
    });
  },
});

/** What the engine says of itself, so that the page can show its games before Python has started. @param {string} python */
function hello(python) {
  if (!existsSync(join(ROOT, "engine/flibuste/bridge.py"))) return '{"ok": false}';
  const code = `from flibuste.bridge import call; print(call('{"op": "hello"}'))`;
  return execFileSync(python, ["-c", code], { encoding: "utf8", env: { ...process.env, PYTHONPATH: `${ROOT}engine` } });
}

/** @param {{ out: string, starter: object }} job */
async function starters({ out, starter }) {
  await build({
    ...COMMON,
    format: "esm",
    entryPoints: { interpreter: join(ROOT, "web/python/interpreter.mjs") },
    outExtension: { ".js": ".mjs" },
    define: { STARTER: JSON.stringify(starter) },
    outdir: out,
  });
  await build({
    ...COMMON,
    format: "esm",
    entryPoints: { worker: join(ROOT, "web/python/worker.js") },
    outdir: out,
  });
  await cp(join(ROOT, "web/python/bridge.py"), join(out, "bridge.py"));
}

/** @param {{ dist: string, info: object, python: string }} job */
async function page(job) {
  const { dist } = job;
  const { metafile } = await build({
    ...COMMON,
    format: "esm",
    splitting: true,
    metafile: true,
    // the hosts by themselves are for the tests; they share their code with main
    entryPoints: {
      main: join(ROOT, "web/main.js"),
      host: join(ROOT, "web/python/host.js"),
      style: join(ROOT, "web/styles/main.css"),
    },
    outdir: join(dist, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".svg": "text", ".md": "text", ".ftl": "text", ".woff2": "file", ".png": "file" },
    plugins: [madeUp(job)],
  });
  await writeFile(join(dist, "..", `${basename(dist)}.meta.json`), JSON.stringify(metafile));

  /** @param {string} source @returns {[string, typeof metafile.outputs[string]]} */
  const made = (source) => {
    const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
    if (!found) throw new Error(`nothing was made of ${source}`);
    return [relative(dist, join(process.cwd(), found[0])), found[1]];
  };
  const [script, output] = made("web/main.js");
  const [style] = made("web/styles/main.css");
  const early = output.imports
    .filter(({ kind }) => kind === "import-statement")
    .map(({ path }) => `<link rel="modulepreload" href="${relative(dist, join(process.cwd(), path))}">`);
  let html = await readFile(join(ROOT, "web/index.html"), "utf8");
  for (const [from, to] of [
    ["<!-- csp -->", `<meta http-equiv="Content-Security-Policy" content="${POLICY}">${early.join("")}`],
    ['"styles/main.css"', `"${style}"`],
    ['"main.js"', `"${script}"`],
  ]) {
    if (!html.includes(from)) throw new Error(`web/index.html lacks ${from}`);
    html = html.replace(from, to);
  }
  await writeFile(join(dist, "index.html"), html);

  await cp(join(ROOT, "manifest.json"), join(dist, "manifest.json"));
  await cp(join(ROOT, "web/art/icons"), join(dist, "icons"), { recursive: true });
  if (existsSync(join(ROOT, "web/art/screenshots"))) {
    await cp(join(ROOT, "web/art/screenshots"), join(dist, "screenshots"), { recursive: true });
  }
}

/** Files of dist/ that need not be at hand offline. @param {string} name */
const onlineOnly = (name) => /\.(br|gz)$|^screenshots\/|^service-worker\.js$|^\.nojekyll$/.test(name);

/** @param {{ dist: string, info: { id: string, runtime: string } }} job */
async function offline({ dist, info }) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: ["**/*"],
    globIgnores: ["**/*.br", "**/*.gz", "screenshots/**", "service-worker.js"],
    maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // larger files would be left out without a word
    dontCacheBustURLsMatching: /^(runtime-|engine-|assets\/)/, // their names are hashes already
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  const files = await Promise.all(
    manifestEntries.map(async ({ url, revision }) => {
      const data = await readFile(join(dist, url));
      const integrity = `sha256-${createHash("sha256").update(data).digest("base64")}`;
      return { url, revision, integrity, size: data.length };
    }),
  );
  const listed = new Set(files.map(({ url }) => url));
  const all = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const entry of all) {
    const name = relative(dist, join(entry.parentPath, entry.name));
    if (entry.isFile() && !onlineOnly(name) && !listed.has(name)) throw new Error(`not kept offline: ${name}`);
  }

  /** @param {string} name @param {typeof files} part */
  const list = (name, part) => ({ name, files: part });
  const runtime = files.filter(({ url }) => url.startsWith(info.runtime));
  const app = files.filter((file) => !runtime.includes(file));
  const lists = {
    id: info.id,
    app: list(`app-${info.id}`, app),
    runtime: list(info.runtime.replace("/", ""), runtime),
  };
  await build({
    ...COMMON,
    format: "iife",
    entryPoints: [join(ROOT, "service-worker.js")],
    define: { OFFLINE: JSON.stringify(lists), "process.env.NODE_ENV": '"production"' },
    outfile: join(dist, "service-worker.js"),
  });
}

const [command, jobFile] = process.argv.slice(2);
const job = JSON.parse(await readFile(jobFile, "utf8"));
await mkdir(job.dist ?? job.out, { recursive: true });
await { starters, page, offline }[/** @type {"starters" | "page" | "offline"} */ (command)](job);
