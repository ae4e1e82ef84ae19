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

// the page itself is proved whenever it is asked for: where it is spoilt nobody could say so
const [front] = OFFLINE.app.files.filter(({ url }) => url === "index.html");
registerRoute(
  ({ request, url }) =>
    request.mode === "navigate" && /^(index\.html)?$/.test(url.href.split(/[?#]/)[0].slice(scope.length)),
  async () => {
    const cache = await caches.open(cacheName(OFFLINE.app));
    const key = controllers[0].getCacheKeyForURL(new URL(front.url, scope).href) ?? front.url;
    const stored = await cache.match(key);
    if (stored && (await integrityOf(await stored.clone().arrayBuffer())) === front.integrity) return stored;
    const fresh = await fetched(front).catch(() => null);
    if (fresh) await cache.put(key, fresh.clone());
    const page = fresh ?? stored;
    if (!page) throw new Error("the page is not at hand");
    return page;
  },
);

const controllers = LISTS.map((list) => {
  const controller = new PrecacheController({ cacheName: cacheName(list), plugins: [progress] });
  controller.addToCacheList(list.files);
  registerRoute(
    new PrecacheRoute(controller, {
      directoryIndex: "index.html",
      cleanURLs: false,
      ignoreURLParametersMatching: [/./],
    }),
  );
  return controller;
});

// a store that breaks while it is asked (it is being thrown away, for one) is no reason to show nothing
setCatchHandler(async ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  const url = `${origin}${pathname.replace(/\/$/, "/index.html")}`;
  return fetch(url, { integrity: shipped.get(url)?.integrity });
});

/** @param {ArrayBuffer} data */
async function integrityOf(data) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Bring the stored copy of a file back; a file that does not read back as it was shipped is thrown out.
 * @param {number} which @param {{ url: string, integrity: string }} file
 */
async function readsBack(which, { url, integrity }) {
  const cache = await caches.open(cacheName(LISTS[which]));
  const key = controllers[which].getCacheKeyForURL(new URL(url, scope).href) ?? url;
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
  for (const [which, list] of LISTS.entries()) {
    await controllers[which].install(event);
    for (const file of list.files) {
      if (!(await readsBack(which, file))) throw new Error(`${file.url} could not be stored`);
    }
  }
  justProved = true;
}

/** @param {any} event */
async function takeOver(event) {
  for (const controller of controllers) await controller.activate(event);
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
  for (const [which, list] of LISTS.entries()) {
    const cache = await caches.open(cacheName(list));
    for (const file of list.files) {
      const key = controllers[which].getCacheKeyForURL(new URL(file.url, scope).href) ?? file.url;
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
      .finally(() => (proving = null));
    justProved = false;
    event.waitUntil(proving.then((found) => event.ports[0].postMessage({ ...found, id: OFFLINE.id })));
  }
});
