// The engine's host: starts Python in a worker, passes strings to and fro, ends it when it is stuck.
// Three kinds do the same work behind this face: PyScript (the default), a plain worker, and a sealed one for what is a
// stranger's.

import { BUILD } from "build:info";
import { open as openPyscript } from "./host-pyscript.ts";
import { open as openSealed } from "./host-sealed.ts";
import { open as openWorker } from "./host-worker.ts";

type Kind = "pyscript" | "worker" | "sealed";

type Progress = { stage: "runtime" | "python" | "engine" | "ready"; loaded?: number; total?: number };

/** absolute URLs */
export type Places = { interpreter: string; bridge: string; worker: string; pyscript: string };

/** what a kind has to provide */
/** What a worker does when it is asked. */
export type Operation = "call" | "bring" | "install" | "warm" | "keep";

export interface Wire {
  ready: Promise<void>;
  send: (name: Operation, ...args: string[]) => Promise<string>;
  end: () => void;
}

/** An old browser lacks what PyScript and its worker talk over. */
const talks = Boolean(globalThis.BroadcastChannel);

const CALL_TIMEOUT = 30_000;
/** A start may take minutes on a slow network, but never this long without a sign of life. */
const START_SILENCE = 90_000;

export { enclose } from "./host-sealed.ts";

/** Why the host could not answer. After any kind but "python" it is gone: start another, and replay. */
export class HostError extends Error {
  kind: "start" | "timeout" | "stopped" | "died" | "python";

  constructor(kind: "start" | "timeout" | "stopped" | "died" | "python", text: string) {
    super(text);
    this.name = "HostError";
    this.kind = kind;
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A running engine. */
export class Host {
  #wire;
  #gone: HostError | null = null;
  #brought: Map<string, Promise<string>> = new Map();
  #pending: Set<(error: HostError) => void> = new Set();

  kind: Kind;

  constructor(kind: Kind, wire: Wire) {
    this.kind = kind;
    this.#wire = wire;
  }

  /** One bridge operation: JSON in, JSON out. */
  call(json: string, { timeout = CALL_TIMEOUT }: { timeout?: number } = {}) {
    return this.#ask(timeout, "call", json);
  }

  /** Make sure of the wheel of a game, or the companion's, before the first call that needs it. */
  async bring(part: string) {
    const under = this.#brought.get(part) ?? this.#ask(CALL_TIMEOUT, "bring", part);
    this.#brought.set(part, under);
    try {
      await under;
    } catch (error) {
      this.#brought.delete(part);
      throw error;
    }
  }

  /**
   * Install the wheel of an add-on game: by name (of those shipped), by URL, or from a file.
   * @returns the names of the packages that are new
   */
  async install(what: string | File): Promise<string[]> {
    let names;
    if (typeof what === "string") names = await this.#ask(120_000, "install", what);
    else names = await this.#ask(120_000, "install", what.name, await base64(what));
    return names ? names.split(",") : [];
  }

  /** Have one more thing ready that the first game would wait for. @returns whether there are more */
  async warm(): Promise<boolean> {
    return Boolean(await this.#ask(CALL_TIMEOUT, "warm"));
  }

  /** Compile one more of the engine's modules for later starts. @returns whether there are more */
  async keep(): Promise<boolean> {
    return Boolean(await this.#ask(CALL_TIMEOUT, "keep"));
  }

  /** End the worker; calls under way are rejected. */
  stop() {
    this.end(new HostError("stopped", "the engine was stopped"));
  }

  end(reason: HostError) {
    if (this.#gone) return;
    this.#gone = reason;
    this.#wire.end();
    for (const reject of this.#pending) reject(reason);
    this.#pending.clear();
  }

  #ask(timeout: number, name: Operation, ...args: string[]): Promise<string> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      const clock = setTimeout(
        () =>
          this.end(
            new HostError("timeout", `no answer in ${timeout / 1000} s: ${[name, ...args].join(" ").slice(0, 200)}`),
          ),
        timeout,
      );
      const done = (settle: () => void) => {
        clearTimeout(clock);
        this.#pending.delete(refuse);
        settle();
      };
      const refuse = (error: HostError) => done(() => reject(error));
      this.#pending.add(refuse);
      this.#wire.send(name, ...args).then(
        (value) => done(() => resolve(value)),
        (error) => {
          const text = textOf(error);
          // Pyodide says so when the interpreter itself has broken down (out of memory, for one)
          if (/fatal/i.test(text)) this.end(new HostError("died", text));
          else refuse(new HostError("python", text));
        },
      );
    });
  }
}

async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}

/** Has the browser fetch and read the script that a start needs first, beside what the page is busy with. */
export function prepare() {
  for (const file of BUILD.pyscript) {
    const href = new URL(file, document.baseURI).href;
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

/**
 * Start the engine.
 * `wheel`: somebody's code, which is installed behind a seal: it reaches neither the net nor what the page stores.
 */
export async function start({
  wheel = null,
  kind = wheel ? "sealed" : talks ? "pyscript" : "worker",
  base = document.baseURI,
  onProgress = () => {},
}: { kind?: Kind; base?: string; wheel?: File | null; onProgress?: (progress: Progress) => void } = {}): Promise<Host> {
  const stored = "serviceWorker" in navigator && navigator.serviceWorker.controller;
  const engine = new URL(BUILD.engine, base).href;
  const places = {
    interpreter: `${engine}interpreter${kind === "pyscript" ? "-pyscript" : ""}.mjs${stored ? "" : "#count"}`,
    bridge: `${engine}bridge.py`,
    worker: `${engine}worker.js`,
    pyscript: new URL(`${BUILD.runtime}pyscript/core.js`, base).href,
  };
  // without it nothing is heard before the end, and a slow line is given more time
  const radio = talks ? new BroadcastChannel("flibuste-start") : null;
  const silence = START_SILENCE * (talks ? 1 : 10);
  let clock: ReturnType<typeof setTimeout> | undefined;
  let host: Host | undefined;
  try {
    await new Promise((resolve, reject) => {
      const listen = () => {
        clearTimeout(clock);
        clock = setTimeout(() => reject(new HostError("timeout", "no sign of life from Python")), silence);
      };
      radio?.addEventListener("message", ({ data }) => {
        listen();
        onProgress(data);
      });
      listen();
      const onDeath = (error: Error) => {
        reject(error);
        host?.end(new HostError("died", textOf(error)));
      };
      const wire = wheel
        ? openSealed({ base, wheel }, onDeath, listen)
        : (kind === "worker" ? openWorker : openPyscript)(places, onDeath);
      host = new Host(kind, wire);
      wire.ready.then(resolve, reject);
    });
  } catch (error) {
    const failure = error instanceof HostError ? error : new HostError("start", textOf(error));
    host?.end(failure);
    throw failure;
  } finally {
    clearTimeout(clock);
    radio?.close();
  }
  onProgress({ stage: "ready" });
  return host as Host;
}
