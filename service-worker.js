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

/** @param {any} event */
async function store(event) {
  loaded = 0;
  for (const [which, list] of LISTS.entries()) {
    await controllers[which].install(event);
    for (const file of list.files) {
      if (!(await readsBack(which, file))) throw new Error(`${file.url} could not be stored`);
    }
  }
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

/** Browsers may throw stored files away: look whether all are there, and fetch again what is not. */
async function complete() {
  for (const [which, list] of LISTS.entries()) {
    const cache = await caches.open(cacheName(list));
    const there = new Set((await cache.keys()).map(({ url }) => url));
    for (const { url, integrity } of list.files) {
      const key = controllers[which].getCacheKeyForURL(new URL(url, scope).href) ?? url;
      if (there.has(key)) continue;
      const response = await fetch(url, { integrity, cache: "reload" });
      if (!response.ok) return false;
      await cache.put(key, response);
    }
  }
  return true;
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(store(event)));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver(event)));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.type === "SKIP_WAITING") worker.skipWaiting();
  if (event.data?.type === "STATUS") {
    const answer = complete().catch(() => false);
    event.waitUntil(answer.then((ready) => event.ports[0].postMessage({ ready, id: OFFLINE.id })));
  }
});
