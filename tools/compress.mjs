// Lays a brotli and a gzip twin beside every file of dist/ that gains by it. node tools/compress.mjs DIST CACHE
// Brotli's best takes half a minute for the big files, so results are kept by content.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const [dist = "", cache = ""] = process.argv.slice(2);
const PACKED = new Set([".br", ".gz", ".png", ".woff2"]);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** @type {Record<string, (data: Buffer) => Promise<Buffer>>} */
const METHODS = {
  br: (data) =>
    // the type of the callback form hides the options
    /** @type {any} */ (brotli)(data, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  gz: (data) => /** @type {any} */ (gzip)(data, { level: 9 }),
};

/** What is being made, by its place in the cache: files that are equal share one. @type {Map<string, Promise<void>>} */
const making = new Map();

/** @param {string} kept @param {() => Promise<Buffer>} squeezed */
async function keep(kept, squeezed) {
  if (existsSync(kept)) return;
  await writeFile(`${kept}.half`, await squeezed());
  await rename(`${kept}.half`, kept);
}

/** @param {string} path */
async function squeeze(path) {
  const data = await readFile(path);
  const key = createHash("sha256").update(data).digest("hex").slice(0, 24);
  for (const [ending, method] of Object.entries(METHODS)) {
    const kept = join(cache, `${key}.${ending}`);
    const made = making.get(kept) ?? keep(kept, () => method(data));
    making.set(kept, made);
    await made;
    await copyFile(kept, `${path}.${ending}`);
  }
}

await mkdir(cache, { recursive: true });
const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
await Promise.all(paths.filter((path) => extname(path) && !PACKED.has(extname(path))).map(squeeze));
