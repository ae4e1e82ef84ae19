// The half of the build that makes the page. node tools/bundle.mjs starters|page|offline JOB.json
//
// starters: the interpreter and the worker of the plain host, for engine-<hash>/
// page:     index.html with everything it uses, hashed and minified
// offline:  the service worker with its two lists of files

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import {
  gamesHere,
  languagesHere,
  read,
  sharedKeys,
  spaces,
  standardLanguage,
  stylesOf,
  toldGames,
  wordsIn,
  wordsOfBuild,
  wordsOnly,
} from "./rooms.mjs";
import { script, single } from "./script.mjs";

const ROOT = new URL("..", import.meta.url).pathname;
/** They start Python, with or without the page. */
const HOSTS = join(ROOT, "web/python/");
const TARGET = ["es2022", "chrome108", "firefox115", "safari16.4"];
/** The page's; its own frame is under it too, and needs its one script allowed here as there. @param {string} frame the script's hash */
const policy = (frame) =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' '${frame}'`,
    "worker-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
/** Of the frame that seals a stranger's engine. @param {string} frame the hash of its script */
const sealedPolicy = (frame) =>
  `default-src 'none'; script-src '${frame}' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'`;

/** @type {import("esbuild").BuildOptions} */
const COMMON = {
  bundle: true,
  minify: true,
  target: TARGET,
  // esbuild does not ask tsconfig.json about what a plugin has read
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  logLevel: "warning",
};

/** @param {object} content @returns {import("esbuild").OnLoadResult} */
const json = (content) => ({ contents: JSON.stringify(content), loader: "json" });

/**
 * The modules that web/modules.d.ts declares.
 * @param {{ info: object, python: string }} job @param {Record<string, string>} styles
 * @returns {import("esbuild").Plugin}
 */
const madeUp = ({ info, python }, styles) => ({
  name: "made up",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:(?:build|words|more|rules|keys|engine|games):|data:[a-z]+$)/ }, ({ path }) => ({
      path,
      namespace: "made-up",
    }));
    onLoad({ filter: /.*/, namespace: "made-up" }, async ({ path }) => {
      const [kind, what = ""] = path.split(":");
      if (path === "build:frame") return { contents: `export default ${JSON.stringify((await sealedFrame()).html)};` };
      if (kind === "build") return { contents: `export const BUILD = ${JSON.stringify(info)};` };
      if (what === "hello") return { contents: told(python, ["games"]), loader: "json" };
      if (what === "companion") return { contents: told(python, ["sheets", "tools"]), loader: "json" };
      if (kind === "data") return json(await printed(what));
      if (path === "games:words") return { contents: await wordsByGame() };
      if (path === "games:styles") return json(styles);
      if (path === "games:editors")
        return { contents: await rooms(what, "later"), resolveDir: join(ROOT, "web/games") };
      if (kind === "games") return { contents: await rooms(what), resolveDir: join(ROOT, "web/games") };
      if (path === "words:languages")
        return json({ languages: await languagesHere(ROOT), standard: await standardLanguage(ROOT) });
      if (path === "words:spaces") return json(await spaces(ROOT, await standardLanguage(ROOT)));
      if (kind === "words") return json(read(await wordsIn(ROOT, what, kind)));
      // all languages have the same keys: they come in a file of their own, which no phone needs twice
      const [of = "", game] = what.split("-");
      if (kind === "more" || kind === "rules") return json(wordsOnly(read(await wordsIn(ROOT, of, kind, game))));
      return json(await sharedKeys(ROOT, of, game));
    });
  },
});

/** The styles of each game, bundled: where they lie, by the game. @param {string} dist */
async function stylesByGame(dist) {
  /** @type {Record<string, string>} */
  const made = {};
  for (const game of await gamesHere(ROOT)) {
    const { folder: resolveDir, names } = await stylesOf(ROOT, game);
    if (!names.length) continue;
    const contents = names.map((name) => `@import "./${name}";`).join("\n");
    const stdin = { contents, resolveDir, loader: /** @type {const} */ ("css") };
    const { contents: css } = single(await build({ ...COMMON, stdin, write: false }));
    const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
    const path = `assets/${game}-${hash}.css`;
    made[game] = path;
    await mkdir(join(dist, "assets"), { recursive: true });
    await writeFile(join(dist, path), css);
  }
  return made;
}

/** A module with this file of every game that has it: by the game's name its default export, or what sends for the file.
 * @param {string} file @param {"at once" | "later"} when */
async function rooms(file, when = "at once") {
  const having = (await gamesHere(ROOT)).flatMap((game) => {
    const names = ["ts", "tsx"].map((end) => `${game}/${file}.${end}`);
    const name = names.find((one) => existsSync(join(ROOT, "web/games", one)));
    return name ? [{ game, name }] : [];
  });
  if (when === "later")
    return `export default { ${having.map(({ game, name }) => `${game}: () => import("./${name}")`).join(", ")} };`;
  const imports = having.map(({ game, name }) => `import ${game} from "./${name}";`);
  return `${imports.join("\n")}\nexport default { ${having.map(({ game }) => game).join(", ")} };`;
}

/** A module that fetches words, by the language: of the home screen, all others, of each game, and its rules. */
async function wordsByGame() {
  const languages = await languagesHere(ROOT);
  /** @param {string} kind @param {string} [game] */
  const each = (kind, game) =>
    languages.map(({ id }) => `${id}: () => import("${kind}:${id}${game ? `-${game}` : ""}")`).join(", ");
  /** @param {string} kind @param {string} [game] */
  const files = (kind, game) =>
    `{ words: { ${each(kind, game)} }, keys: () => import("keys:${kind}${game ? `-${game}` : ""}") }`;
  /** @param {string} kind @param {string[]} games */
  const all = (kind, games) => games.map((game) => `${game}: ${files(kind, game)}`).join(", ");
  const told = await toldGames(ROOT, await standardLanguage(ROOT));
  return [
    `export const first = { ${each("words")} };`,
    `export const rest = ${files("more")};`,
    `export const more = { ${all("more", await gamesHere(ROOT))} };`,
    `export const rules = { ${all("rules", told)} };`,
  ].join("\n");
}

/**
 * Makes one file of all that the first screen needs. esbuild cuts a file for every set of entries that share modules,
 * and every screen shares others with home; a screen that comes later comes after main.tsx anyway, and says so.
 * @returns {import("esbuild").Plugin}
 */
const afterMain = () => ({
  name: "after main",
  setup({ onLoad, onResolve, resolve }) {
    /** @type {Set<string>} */
    const later = new Set();
    onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === later) return;
      const found = await resolve(path, { kind, resolveDir, pluginData: later });
      if (!found.path.startsWith(HOSTS)) later.add(found.path);
      return found;
    });
    onLoad({ filter: /\.tsx?$/, namespace: "file" }, async ({ path }) => {
      if (!later.has(path)) return;
      const contents = await readFile(path, "utf8");
      return {
        contents: `${contents}\nimport ${JSON.stringify(join(ROOT, "web/main.tsx"))};`,
        resolveDir: dirname(path),
        loader: path.endsWith("x") ? "tsx" : "ts",
      };
    });
  },
});

/** What the engine says of itself, so that the page can show it before Python has started.
 * @param {string} python @param {string[]} ops */
function told(python, ops) {
  const code =
    "import json, sys; from flibuste.bridge import call; " +
    "print(json.dumps({k: v for op in sys.argv[1:] for k, v in json.loads(call(json.dumps({'op': op}))).items()}))";
  return execFileSync(python, ["-c", code, ...ops], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: `${ROOT}engine` },
  });
}

/** What is printed on a game's board and cards, of its rules data only what a page draws. @param {string} game */
async function printed(game) {
  const data = JSON.parse(await readFile(join(ROOT, `engine/flibuste/games/${game}/data/${game}.data.json`), "utf8"));
  const { default: pick } = await script(join(ROOT, `web/games/${game}/printed.ts`));
  return pick(data);
}

/** @param {{ out: string, starter: { wheel: string } }} job */
async function starters({ out, starter }) {
  await build({
    ...COMMON,
    format: "esm",
    entryPoints: ["interpreter", "interpreter-pyscript"].map((name) => join(ROOT, `web/python/${name}.ts`)),
    outExtension: { ".js": ".mjs" },
    define: { STARTER: JSON.stringify(starter) },
    outdir: out,
  });
  await build({
    ...COMMON,
    format: "esm",
    entryPoints: { worker: join(ROOT, "web/python/worker.ts") },
    outdir: out,
  });
  await build({
    ...COMMON,
    format: "iife",
    entryPoints: { sealed: join(ROOT, "web/python/sealed-worker.ts") },
    define: { SEALED: JSON.stringify({ wheel: starter.wheel }) },
    outdir: out,
  });
  await cp(join(ROOT, "web/python/bridge.py"), join(out, "bridge.py"));
}

/**
 * The scripts and styles that index.html names: modules share their chunks, the others stand alone.
 * @param {string} html
 */
function named(html) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^":]+\.(?:tsx?|css))"[^>]*>/g)];
  return tags.map(([tag, path = ""]) => ({ path, module: tag.includes('type="module"') || path.endsWith(".css") }));
}

/** The document of the frame that seals a stranger's engine, and the hash of its script. */
async function sealedFrame() {
  const entryPoints = [join(ROOT, "web/python/sealed-frame.ts")];
  const { text: script } = single(await build({ ...COMMON, format: "iife", entryPoints, write: false }));
  const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${sealedPolicy(hash)}">`;
  return { hash, html: `<!doctype html><meta charset="utf-8">${meta}<title>-</title><script>${script}</script>` };
}

/** The drawing that the first paint shows. */
async function heroChart() {
  const { heroChart } = await script(join(ROOT, "web/art/hero-chart.ts"));
  return heroChart();
}

/** The script with a language's first words. @param {Record<string, { entryPoint?: string }>} outputs @param {string} to */
function wordsOf(outputs, to) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === `made-up:words:${to}`);
  if (!found) throw new Error(`nothing was made of the words in ${to}`);
  return found[0];
}

/** @param {{ dist: string, info: object, python: string, names: boolean }} job */
async function page(job) {
  const { dist, names } = job;
  let html = await readFile(join(ROOT, "web/index.html"), "utf8");
  const entries = named(html);
  /** @type {import("esbuild").BuildOptions} */
  const options = {
    ...COMMON,
    // by their names functions are told apart by what counts and profiles them
    ...(names && { minify: false, minifySyntax: true, minifyWhitespace: true }),
    metafile: true,
    outdir: join(dist, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".svg": "text", ".md": "text", ".ftl": "text", ".woff2": "file", ".png": "file" },
    plugins: [madeUp(job, await stylesByGame(dist)), afterMain()],
  };
  /** @param {boolean} module */
  const sources = (module) =>
    entries.filter((entry) => entry.module === module).map(({ path }) => join(ROOT, "web", path));
  // the hosts by themselves are for the tests; they share their code with the page
  const shared = [...sources(true), join(ROOT, "web/python/host.ts")];
  // a module that awaits at its top makes all that import it asynchronous, and WebKit may hand these out before they have run
  const supported = { "top-level-await": false };
  const modules = await build({ ...options, supported, format: "esm", splitting: true, entryPoints: shared });
  const alone = await build({ ...options, format: "iife", entryPoints: sources(false) });
  const outputs = { ...modules.metafile?.outputs, ...alone.metafile?.outputs };
  await writeFile(join(dist, "..", "page.meta.json"), JSON.stringify({ inputs: modules.metafile?.inputs, outputs }));

  /** @param {string} made */
  const place = (made) => relative(dist, join(process.cwd(), made));
  const languages = await languagesHere(ROOT);
  const words = languages.map(({ id }) => `data-${id}="${place(wordsOf(outputs, id))}"`).join(" ");
  /** @type {string[]} */
  const early = [];
  for (const { path, module } of entries) {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === `web/${path}`);
    if (!found) throw new Error(`nothing was made of web/${path}`);
    const [made, { imports }] = found;
    html = html.replace(`"${path}"`, `"${place(made)}"`);
    if (path === "early.ts") html = html.replace("<script src", `<script ${words} src`);
    if (!module || path.endsWith(".css")) continue;
    early.push(...imports.filter(({ kind }) => kind === "import-statement").map((chunk) => place(chunk.path)));
  }
  const preload = [...new Set(early)].map((path) => `<link rel="modulepreload" href="${path}" />`).join("");
  html = html.replace("<!-- hero-chart -->", await heroChart());
  // hydration takes over nodes that stand as it would draw them: without blanks between them
  html = html.replace(/<div id="root">[^]*(?=<noscript)/, (part) => part.replace(/<!--[^]*?-->|(?<=>)\s+(?=<)/g, ""));
  if (!html.includes("<!-- csp -->")) throw new Error("web/index.html lacks <!-- csp -->");
  html = html.replace(
    "<!-- csp -->",
    `<meta http-equiv="Content-Security-Policy" content="${policy((await sealedFrame()).hash)}" />${preload}`,
  );
  await writeFile(join(dist, "index.html"), html);

  await cp(join(ROOT, "web/art/icons"), join(dist, "icons"), { recursive: true });
  const pictures = join(ROOT, "web/art/screenshots");
  if (existsSync(pictures)) await cp(pictures, join(dist, "screenshots"), { recursive: true });
  const manifest = JSON.parse(await readFile(join(ROOT, "manifest.json"), "utf8"));
  manifest.screenshots = manifest.screenshots.filter((/** @type {{ src: string }} */ { src }) =>
    existsSync(join(dist, src)),
  );
  const standard = await standardLanguage(ROOT);
  for (const { id } of languages) {
    const words = await wordsOfBuild(ROOT, id);
    await writeFile(join(dist, manifestOf(id, standard)), JSON.stringify({ ...inWords(manifest, words), lang: id }));
  }
}

/** As `web/spoken.ts` links it. @param {string} to @param {string} standard */
const manifestOf = (to, standard) => (to === standard ? "manifest.json" : `manifest.${to}.json`);

/** A manifest in one language, with words for their keys: no browser reads the members called `..._localized` yet, and
 * the language set in the app may be another than that of the browser.
 * @param {any} part @param {Record<string, string>} words @returns {any} */
function inWords(part, words) {
  if (Array.isArray(part)) return part.map((one) => inWords(one, words));
  if (typeof part === "object")
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inWords(value, words)]));
  if (!String(part).startsWith("manifest-")) return part;
  if (!words[part]) throw new Error(`no words for ${part}`);
  return words[part];
}

/** Need not be at hand offline: twins for the wire, and pictures that the system fetches when it installs. */
const ONLINE_ONLY = /\.(br|gz)$|^screenshots\/|^icons\/.*\.png$|^service-worker\.js$|^\./;
/** Named by their content, so they need no revision. */
const HASHED = /^(runtime-|engine-|assets\/)/;

/** @param {{ dist: string, info: { id: string, runtime: string, engine: string } }} job */
async function offline({ dist, info }) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  const kept = names.filter((name) => !ONLINE_ONLY.test(name)).sort();
  const files = await Promise.all(
    kept.map(async (url) => {
      const data = await readFile(join(dist, url));
      const hash = createHash("sha256").update(data).digest("base64");
      return { url, revision: HASHED.test(url) ? null : hash, integrity: `sha256-${hash}`, size: data.length };
    }),
  );
  const standard = await standardLanguage(ROOT);
  for (const needed of [
    "index.html",
    ...(await languagesHere(ROOT)).map(({ id }) => manifestOf(id, standard)),
    `${info.runtime}pyodide.asm.wasm`,
    `${info.runtime}python_stdlib.zip`,
    `${info.runtime}pyscript/core.js`,
    `${info.engine}interpreter.mjs`,
  ]) {
    if (!kept.includes(needed)) throw new Error(`not kept offline: ${needed}`);
  }

  if (!kept.some((url) => url.startsWith(info.engine) && url.endsWith(".whl")))
    throw new Error("the engine is not kept");

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

const [command, jobFile = ""] = process.argv.slice(2);
const job = JSON.parse(await readFile(jobFile, "utf8"));
await mkdir(job.dist ?? job.out, { recursive: true });
try {
  await { starters, page, offline }[/** @type {"starters" | "page" | "offline"} */ (command)](job);
} catch (error) {
  // esbuild has already shown what is wrong with a source
  if (!(error instanceof Error && "errors" in error)) console.error(error);
  process.exitCode = 1;
}
