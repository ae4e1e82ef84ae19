// The worker of a stranger's engine, in the frame that seals it: Pyodide, our base wheel and the stranger's. All files come
// by message. It is a classic worker, made of one script, because only Firefox and WebKit let a document without an origin
// start a module as a worker, and none lets that import another. Pyodide's own scripts come after this one.

import { unzipped, write } from "./archive.ts";

/** `files`: by their places below the app's own. `wheel`: the stranger's. */
type Given = { files: Map<string, ArrayBuffer>; wheel: { name: string; bytes: ArrayBuffer } };
type Call = { id: number; name: string; args: string[] };

/** What leads to the page, to what it stores, to other tabs, to the net, and to a worker that says what it likes. The
 * policy and the frame let none of it get anywhere; what is not there need not be trusted to do so. */
const LEADS_OUT = `postMessage close indexedDB caches BroadcastChannel Worker SharedWorker cookieStore
  storageBuckets XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport Notification RTCPeerConnection FontFace
  webkitRequestFileSystem webkitRequestFileSystemSync`.split(/\s+/);
const LEADS_ON = "storage locks serviceWorker storageBuckets usb serial hid bluetooth gpu sendBeacon".split(" ");

/** Where the files are, as Pyodide asks for them. */
const HOME = "https://sealed.invalid/";
const say = self.postMessage.bind(self);

/** Takes ways away for good. */
function shut(out: string[], on: string[] = []) {
  for (let at = globalThis; at; at = Object.getPrototypeOf(at))
    for (const name of out) Reflect.deleteProperty(at, name);
  for (const name of on) Reflect.deleteProperty(Object.getPrototypeOf(navigator), name);
}

// before Pyodide is there: it would find out by it, against the policy, that it is in no module
shut(["importScripts"]);

/** What is asked of the net is answered from the files. */
function serve(files: Map<string, ArrayBuffer>) {
  globalThis.fetch = async (asked) => {
    const place = new URL(String(asked)).pathname.slice(1);
    const data = files.get(place);
    if (!data) throw new TypeError(`not at hand: ${place.slice(0, 200)}`);
    const type = place.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(data, { headers: { "Content-Type": type } });
  };
}

async function start({ files, wheel }: Given) {
  serve(files);
  const place = (end: string) => [...files.keys()].find((name) => name.endsWith(end)) as string;
  const folderOf = (end: string) => `${HOME}${place(end).replace(/[^/]+$/, "")}`;
  // Pyodide's own scripts have put them there, and its types do not tell of the second
  const { loadPyodide, _createPyodideModule: createPyodideModule } = globalThis as any;
  const python = await loadPyodide({
    createPyodideModule,
    env: { PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" },
    indexURL: folderOf("pyodide.asm.wasm"),
    stdLibURL: `${HOME}${place(".zip")}`,
    lockFileURL: `${HOME}${place("pyodide-lock.json")}`,
    packageBaseUrl: folderOf("pyodide-lock.json"),
    fsInit: async (fs: Parameters<typeof write>[1], { sitePackages }: { sitePackages: string }) =>
      write(unzipped(files.get(place(SEALED.wheel)) as ArrayBuffer), fs, sitePackages),
  });
  python.runPython(new TextDecoder().decode(files.get(place("bridge.py"))));
  python.FS.writeFile(`/tmp/${wheel.name}`, new Uint8Array(wheel.bytes));
  await python.globals.get("install")(`emfs:/tmp/${wheel.name}`);
  shut(LEADS_OUT, LEADS_ON);
  return python;
}

let ready: ReturnType<typeof start> | undefined;

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

self.addEventListener("message", async (event) => {
  // a stranger can dispatch events of its own
  if (!event.isTrusted) return;
  if (!ready) {
    ready = start(event.data);
    ready.then(
      () => say([0, true, ""]),
      (error) => say([0, false, textOf(error)]),
    );
    return;
  }
  const { id, name, args } = event.data as Call;
  try {
    const python = await ready;
    say([id, true, String(await python.globals.get(name)(...args))]);
  } catch (error) {
    say([id, false, textOf(error)]);
  }
});
