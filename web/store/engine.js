// The engine, as the page sees it: ask, and an answer comes. Nothing here waits before it is asked, so the shell
// paints without Python.
import manifests from "games:manifest";
import { signal } from "@preact/signals";
import hello from "engine:hello";

/** @typedef {{kind: string, key?: string, args?: Record<string, any>, rule?: string | null, text?: string}} Trouble */

/** A refusal or a failure of the engine; `error` is what the bridge answered. */
export class EngineError extends Error {
  /** @param {Trouble} error @param {boolean} [stopped]  the engine was ended for another one before it could answer */
  constructor(error, stopped = false) {
    super(error.text || error.key || error.kind);
    this.error = error;
    this.stopped = stopped;
  }
}

/** For requests that nobody waits for: the developer's detail. Who left, and had the engine ended, misses no answer.
 * @param {unknown} cause */
export function report(cause) {
  if (!(cause instanceof EngineError && cause.stopped)) console.error(cause);
}

/** @type {import("@preact/signals").Signal<"loading" | "ready" | "failed">} */
export const engineState = signal("loading");
/** What the engine is doing on its way: for a first visit on a slow line. */
export const engineProgress = signal(
  /** @type {{stage: string, loaded?: number, total?: number}} */ ({ stage: "idle" }),
);
/** The games of the engine, as it told them when the app was built: a start waits for none of them. One of ours that has
 * no face yet is not offered. */
export const games = signal(
  /** @type {any[]} */ (hello.games ?? []).filter((/** @type {any} */ game) => manifests[game.name]?.face),
);
/** Whether a save is of rules that this engine does not know yet. @param {{game: unknown, rules: number}} save */
export function isNewer(save) {
  const known = games.value.find((game) => game.name === save.game);
  return Boolean(known) && save.rules > known.rules;
}
/** Grows with each start: an engine that was started again knows no table, each must be opened again. */
export const engineRun = signal(0);

/** @type {Promise<import("../python/host.js").Host> | null} */
let running = null;

/** The wheels of games from elsewhere, by the game's name. @type {Map<string, File>} */
const wheels = new Map();
/** The wheel that the running engine has taken in. Such an engine is sealed, and none but its games is asked of it: a
 * stranger's code shares Python with no table of ours. @type {File | null} */
let aboard = null;

/** @type {Promise<void> | null} */
let adding = null;
/** Games from elsewhere, where there are any, have to be known before anybody asks for one. */
export const addedReady = () =>
  (adding ??= localAdded()
    ? import("./added.js").then(({ loadAdded }) => loadAdded()).catch(console.error)
    : Promise.resolve());

function localAdded() {
  try {
    return localStorage.getItem("flibuste.added") !== null;
  } catch {
    return false;
  }
}

/** @param {any[]} more @param {File} wheel */
export function addGames(more, wheel) {
  for (const { name } of more) wheels.set(name, wheel);
  const names = more.map(({ name }) => name);
  games.value = [...games.peek().filter(({ name }) => !names.includes(name)), ...more];
}

/** What a wheel brings; it stays aboard until another game is asked for. @param {File} wheel @returns {Promise<any>} */
export async function askAdded(wheel) {
  try {
    await sail(wheel, true);
    return await ask("added");
  } finally {
    sail(null).catch(() => {});
  }
}

/** Starts the engine anew where another wheel is wanted than it has, or none. @param {File | null} wheel */
async function sail(wheel, anew = false) {
  if (wheel === aboard && !anew) return;
  aboard = wheel;
  await restart();
}

// a phone that is slowed six times needs 3 s; a first visit on a bad line much longer, but that shows progress
const CALL_LIMIT = 30_000;

let shown = 0;

/** Every figure is drawn, which a phone that is starting Python has no time for: a new stage at once, figures now and
 * then. @param {{stage: string, loaded?: number, total?: number}} progress */
function showProgress(progress) {
  const now = performance.now();
  if (progress.stage === engineProgress.peek().stage && now < shown + 400) return;
  shown = now;
  engineProgress.value = progress;
}

/** What a start needs first is sent for, while the page is still being drawn. A failure is told when it starts. */
export const prepareEngine = () => void import("../python/host.js").then(({ prepare }) => prepare()).catch(() => {});

async function begin() {
  engineState.value = "loading";
  try {
    const { start } = await import("../python/host.js");
    const host = await start({ onProgress: showProgress, ...(aboard && { kind: "worker", sealed: true }) });
    if (aboard) await host.install(aboard);
    const answer = JSON.parse(await host.call(JSON.stringify({ op: "hello" }), { timeout: CALL_LIMIT }));
    if (!answer.ok) throw new EngineError(answer.error);
    engineRun.value += 1;
    engineState.value = "ready";
    return host;
  } catch (cause) {
    engineState.value = "failed";
    throw failure(cause);
  }
}

/** @param {unknown} cause */
function failure(cause) {
  if (cause instanceof EngineError) return cause;
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const stopped = /** @type {{kind?: string}} */ (cause)?.kind === "stopped";
  return new EngineError({ kind: "bug", key: "page-engine-failed", text }, stopped);
}

/** Starts the engine if it does not run yet. */
export function startEngine() {
  if (!running) {
    const attempt = begin();
    running = attempt;
    attempt.catch(() => {
      if (running === attempt) running = null;
    });
  }
  return running;
}

/** Ends the engine and starts it afresh; the tables are to be opened again (`engineRun` tells). */
export async function restart() {
  const old = running;
  running = null;
  old?.then((host) => host.stop()).catch(() => {});
  await startEngine();
}

/** The game that a request speaks of. @param {Record<string, any>} fields @returns {string | null} */
function gameOf({ game, save, sheet, tool }) {
  const named = game ?? save?.game ?? sheet?.game ?? (typeof tool === "string" ? tool.split(".")[0] : null);
  return typeof named === "string" ? named : null;
}

/** What of the engine a request needs beside the base: the game that it speaks of, and the companion for a sheet or a
 * tool. @param {Record<string, any>} fields */
function partsFor(fields) {
  const named = gameOf(fields);
  const companion = fields.sheet === undefined && fields.tool === undefined ? [] : ["companion"];
  return named === null ? companion : [...companion, named];
}

/** Brings a game to the running engine before anything is asked about it. What fails here is told when it is asked.
 * @param {string} game */
export async function prepareGame(game) {
  await addedReady();
  const host = await running;
  if (aboard || wheels.has(game)) return;
  await host?.bring(game);
}

/** How many requests wait for their answers. */
let asked = 0;

/** When neither page nor engine has anything to do. */
async function idle() {
  do await new Promise((rest) => (globalThis.requestIdleCallback ?? setTimeout)(rest));
  while (asked);
}

/** Has the engine keep its modules compiled for later starts, one after the other, while nobody asks it anything. */
export async function keepCompiled() {
  const attempt = running;
  const host = await attempt;
  if (!host || aboard) return;
  do await idle();
  while (running === attempt && (await host.keep()));
}

/**
 * One request to the bridge. Waits for the engine; throws EngineError.
 * @param {string} op
 * @param {Record<string, unknown>} [fields]
 * @returns {Promise<any>}
 */
export async function ask(op, fields = {}) {
  await addedReady();
  const named = gameOf(fields);
  if (named !== null) await sail(wheels.get(named) ?? null);
  const attempt = startEngine();
  const host = await attempt;
  let text;
  asked += 1;
  try {
    for (const part of partsFor(fields)) await host.bring(part);
    text = await host.call(JSON.stringify({ op, ...fields }), { timeout: CALL_LIMIT });
  } catch (cause) {
    // an exception inside Python leaves the host alive; after anything else it is dead, and one restart is enough for
    // all who asked it
    const isDead = /** @type {{kind?: string}} */ (cause)?.kind !== "python";
    if (isDead && running === attempt) restart().catch(() => {});
    throw failure(cause);
  } finally {
    asked -= 1;
  }
  const answer = JSON.parse(text);
  if (!answer.ok) throw new EngineError(answer.error);
  return answer;
}
