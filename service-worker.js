// Keeps the whole app on the device, in two caches: `runtime-<hash>` (Python and PyScript; an update of the app leaves
// it alone) and `app-<id>` (page and engine). Stored file by file, checked by hash, read back before it counts. A new
// version waits until the player says so.

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";

/** @type {any} */
const worker = self;
const scope = worker.registration.scope;
/** @param {{ name: string }} list */
const cacheName = (list) => `${list.name}@${scope}`;
const LISTS = [OFFLINE.app, OFFLINE.runtime]; // the shell first

let loaded = 0;
const shipped = new Map(LISTS.flatMap(({ files }) => files.map((file) => [new URL(file.url, scope).href, file])));
const total = [...shipped.values()].reduce((sum, { size }) => sum + size, 0);

/** @param {object} message */
async function tellPages(message) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) if (page.url.startsWith(scope)) page.postMessage(message);
}

const progress = {
  /** @param {{ request: Request }} done */
  handlerDidComplete: async ({ request }) => {
    loaded += shipped.get(request.url)?.size ?? 0;
    await tellPages({ type: "PROGRESS", loaded, total });
  },
};

/** A cache, and what fills it. @param {OfflineList} list */
function cacheOf(list) {
  const controller = new PrecacheController({ cacheName: cacheName(list), plugins: [progress] });
  controller.addToCacheList(list.files);
  return { list, controller };
}

const app = cacheOf(OFFLINE.app);
const runtime = cacheOf(OFFLINE.runtime);
const both = [app, runtime];

/** The shipped file that is asked for. @param {URL} url */
const fileOf = ({ origin, pathname }) => shipped.get(`${origin}${pathname.replace(/\/$/, "/index.html")}`);

/** @typedef {{ data: ArrayBuffer, headers: Headers }} Read */

/** @param {Response | undefined} response @returns {Promise<Read | null>} */
const read = async (response) => (response ? { data: await response.arrayBuffer(), headers: response.headers } : null);

/**
 * A response with all its bytes. The clone of a response streams through this worker, and breaks off when the browser
 * stops the worker, which it does as soon as the event is answered.
 * @param {Read} read
 */
const answer = ({ data, headers }) => new Response(data, { headers });

/** What was mended while it was asked for, and no page has been told. */
let mendedOnTheWay = 0;

// page, scripts, styles, words and engine are proved whenever they are asked for: where one of them is spoilt, there may
// be nobody on the page to notice. Python's 12 MB are proved when a start fails (`prove`)
registerRoute(
  ({ url }) => OFFLINE.app.files.some((file) => file === fileOf(url)),
  async ({ url }) => {
    const file = fileOf(url);
    if (!file) throw new Error(`${url} is none of ours`);
    const cache = await caches.open(cacheName(OFFLINE.app));
    const key = app.controller.getCacheKeyForURL(new URL(file.url, scope).href) ?? file.url;
    const stored = await read(await cache.match(key));
    if (stored && (await integrityOf(stored.data)) === file.integrity) return answer(stored);
    const fresh = await fetched(file).then(read, () => null);
    if (fresh) await cache.put(key, answer(fresh));
    if (fresh && stored) mendedOnTheWay += 1;
    const found = fresh ?? stored;
    if (!found) throw new Error(`${file.url} is not at hand`);
    return answer(found);
  },
);
registerRoute(new PrecacheRoute(runtime.controller, { cleanURLs: false, ignoreURLParametersMatching: [/./] }));

// A store that breaks while it is asked (it is being thrown away, for one) is no reason to show nothing. Where the server
// has another version by now, that one is shown: none of its files but the page itself is called as ours are.
setCatchHandler(async ({ request }) => {
  const file = fileOf(new URL(request.url));
  return (file && (await fetched(file).catch(() => null))) || fetch(request);
});

/** @param {ArrayBuffer} data */
async function integrityOf(data) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Bring the stored copy of a file back; a file that does not read back as it was shipped is thrown out.
 * @param {ReturnType<typeof cacheOf>} kept @param {{ url: string, integrity: string }} file
 */
async function readsBack({ list, controller }, { url, integrity }) {
  const cache = await caches.open(cacheName(list));
  const key = controller.getCacheKeyForURL(new URL(url, scope).href) ?? url;
  const response = await cache.match(key);
  if (response && (await integrityOf(await response.arrayBuffer())) === integrity) return true;
  await cache.delete(key);
  return false;
}

/** The installation has just read everything back: whoever asks first need not wait for the same again. */
let justProved = false;

/** @param {any} event */
async function store(event) {
  loaded = 0;
  for (const kept of both) {
    await kept.controller.install(event);
    for (const file of kept.list.files) {
      if (!(await readsBack(kept, file))) throw new Error(`${file.url} could not be stored`);
    }
  }
  justProved = true;
}

/** @param {any} event */
async function takeOver(event) {
  for (const { controller } of both) await controller.activate(event);
  const ours = LISTS.map(cacheName);
  for (const name of await caches.keys()) {
    if (/^(app|runtime)-/.test(name) && name.endsWith(`@${scope}`) && !ours.includes(name)) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** @param {{ url: string, integrity: string }} file */
async function fetched({ url, integrity }) {
  const response = await fetch(url, { integrity, cache: "reload" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/**
 * Browsers may throw stored files away, and disks may spoil them: look whether all read back as they were shipped, and
 * fetch again what does not. What cannot be had now stays as it is.
 */
async function prove() {
  let ready = true;
  let mended = 0;
  for (const { list, controller } of both) {
    const cache = await caches.open(cacheName(list));
    for (const file of list.files) {
      const key = controller.getCacheKeyForURL(new URL(file.url, scope).href) ?? file.url;
      const stored = await cache.match(key);
      if (stored && (await integrityOf(await stored.arrayBuffer())) === file.integrity) continue;
      try {
        await cache.put(key, await fetched(file));
        if (stored) mended += 1;
      } catch {
        ready = false;
      }
    }
  }
  return { ready, mended };
}

/** @type {Promise<{ ready: boolean, mended: number }> | null} */
let proving = null;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(store(event)));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver(event)));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.type === "SKIP_WAITING") worker.skipWaiting();
  if (event.data?.type === "STATUS") {
    proving ??= (justProved ? Promise.resolve({ ready: true, mended: 0 }) : prove())
      .catch(() => ({ ready: false, mended: 0 }))
      .then(({ ready, mended }) => ({ ready, mended: mended + mendedOnTheWay }))
      .finally(() => (proving = null));
    justProved = false;
    event.waitUntil(
      proving.then((found) => {
        mendedOnTheWay = 0;
        event.ports[0].postMessage({ ...found, id: OFFLINE.id });
      }),
    );
  }
});
