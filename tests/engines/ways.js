// A worker that tries every way out: how far it got, or why not. `OUT` is what must not be said.

const late = (ms) => new Promise((done) => setTimeout(done, ms, "no answer"));
const heard = (it, ...names) =>
  new Promise((done) => {
    for (const name of names) it["on" + name] = (event) => done(event.type + " " + (event.data ?? ""));
  });
const source = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
const ways = (home) => ({
  fetch: () => fetch(home + "leak-fetch").then(() => "OUT"),
  "fetch blindly": () =>
    fetch(home + "leak-blind", { mode: "no-cors", method: "POST", body: "x", keepalive: true }).then(() => "OUT"),
  "fetch elsewhere": () => fetch("https://example.com/leak").then(() => "OUT"),
  XMLHttpRequest: () => {
    const it = new XMLHttpRequest();
    it.open("GET", home + "leak-xhr", false);
    it.send();
    return "OUT";
  },
  WebSocket: async () =>
    /open/.test(await heard(new WebSocket(home.replace("http", "ws") + "leak-ws"), "open", "error"))
      ? "OUT"
      : "refused",
  EventSource: async () =>
    /open/.test(await heard(new EventSource(home + "leak-es"), "open", "error")) ? "OUT" : "refused",
  sendBeacon: () => (navigator.sendBeacon(home + "leak-beacon", "x") ? "OUT" : "refused"),
  WebTransport: async () => {
    const it = new WebTransport("https://localhost:1/");
    it.closed.catch(() => {});
    await it.ready;
    return "OUT";
  },
  RTCPeerConnection: () => {
    new RTCPeerConnection();
    return "OUT";
  },
  FontFace: async () => {
    await new FontFace("x", `url(${home}leak-font)`).load();
    return "OUT";
  },
  import: () => import(home + "leak-import.js").then(() => "OUT"),
  importScripts: () => {
    importScripts(home + "leak-scripts.js");
    return "OUT";
  },
  "a worker from there": async () =>
    /error/.test(await heard(new Worker(home + "leak-worker.js"), "message", "error")) ? "refused" : "OUT",
  "a worker's fetch": async () => {
    const code = `fetch("${home}leak-inner").then(() => postMessage("OUT"), () => postMessage("refused"))`;
    return /OUT/.test(await heard(new Worker(source(code)), "message", "error")) ? "OUT" : "refused";
  },
  SharedWorker: () => {
    new SharedWorker(source(""));
    return "OUT";
  },
  serviceWorker: () => navigator.serviceWorker.register(home + "service-worker.js").then(() => "OUT"),
  indexedDB: async () =>
    /success/.test(await heard(indexedDB.open("flibuste"), "success", "error", "blocked")) ? "OUT" : "refused",
  caches: async () => ((await caches.keys()).length ? "OUT" : "nothing of ours"),
  "file system": () => navigator.storage.getDirectory().then(() => "OUT"),
  localStorage: () => localStorage.length + "OUT",
  cookies: async () => {
    await cookieStore.getAll();
    return "OUT";
  },
  locks: () => navigator.locks.request("flibuste", () => "OUT"),
  usb: async () => {
    await navigator.usb.getDevices();
    return "OUT";
  },
  serial: async () => {
    await navigator.serial.getPorts();
    return "OUT";
  },
  hid: async () => {
    await navigator.hid.getDevices();
    return "OUT";
  },
  bluetooth: async () => {
    await navigator.bluetooth.getDevices();
    return "OUT";
  },
  channel: () => {
    new BroadcastChannel("flibuste").postMessage({ leak: true });
    return "said";
  },
  code: () => {
    new Function("return 1")();
    return "OUT";
  },
});
addEventListener(
  "message",
  async ({ data: { home } }) => {
    const found = {};
    for (const [name, go] of Object.entries(ways(home))) {
      try {
        found[name] = String(await Promise.race([Promise.resolve().then(go), late(3000)]));
      } catch (cause) {
        found[name] = "refused: " + cause;
      }
    }
    postMessage([0, true, JSON.stringify(found)]);
  },
  { once: true },
);
