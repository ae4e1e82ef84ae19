// What Python has made of the engine's sources, kept so that no later start compiles them again. It stands under the
// address of its wheel, whose folder is named after the content of all wheels and of their Python: another version asks
// for another address. What does not read back as it was written is thrown out, and the sources are used.

import { type Member, packed, unpacked } from "./archive.ts";

/** The hash of what was written. */
const SEAL = "seal";

/** For this place of the app alone: others may share its origin. */
const NAME = `compiled@${new URL("..", import.meta.url)}`;

const store = async () => caches.open(NAME);

async function sealOf(data: ArrayBuffer) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return btoa(String.fromCharCode(...hash));
}

/** The files of a wheel, compiled, if they were kept. @param wheel  its address */
export async function recall(wheel: string): Promise<Iterable<Member> | null> {
  try {
    const cache = await store();
    const found = await cache.match(wheel);
    const data = await found?.arrayBuffer();
    if (!found || !data) return null;
    if (found.headers.get(SEAL) === (await sealOf(data))) return unpacked(data);
    await cache.delete(wheel);
  } catch {
    // a browser that keeps nothing here, or whose store breaks: the sources are at hand
  }
  return null;
}

/**
 * Keeps the wheels compiled, and of others nothing. Stops after every module: the worker may have something better to
 * do.
 * @param wheels  their addresses
 * @param open  the files of one
 */
export async function* keep(
  wheels: string[],
  open: (wheel: string) => Promise<Iterable<Member>>,
  compile: (path: string, source: Uint8Array) => Uint8Array<ArrayBuffer>,
): AsyncGenerator<void> {
  const cache = await store();
  for (const { url } of await cache.keys()) if (!wheels.includes(url)) await cache.delete(url);
  for (const wheel of wheels) {
    if (await cache.match(wheel)) continue;
    const made: Member[] = [];
    for (const [path, data] of await open(wheel)) {
      const isModule = path.endsWith(".py");
      made.push(isModule ? [`${path}c`, compile(path, data)] : [path, data]);
      if (isModule) yield;
    }
    const archive = await packed(made);
    await cache.put(wheel, new Response(archive, { headers: { [SEAL]: await sealOf(archive) } }));
  }
}

/** Throws all of it away: a start has failed, and whatever it was, the next one shall have the sources. */
export const forget = async () => void (await caches.delete(NAME));
