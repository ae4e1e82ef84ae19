// Games as files: one game is exactly the save that the engine knows, a backup is all of them with names and settings.
import { computed, signal } from "@preact/signals";
import { addedReady } from "./added-ready.js";
import { EngineError, engineOf } from "./engine.js";
import { games } from "./known.js";
import { heads, keepGame, listGames, newId, readGame, refresh } from "./games.js";
import { SAVE_VERSION, cut, isRecord, readFile, saveOf } from "./gate.js";
import { names, takeNames } from "./roster.js";
import { allSheets, takeSheets } from "./sheets.js";
import { settingsNow, takeSettings } from "./settings.js";
import { StoreError, within } from "./trouble.js";

/** @typedef {import("./games.js").Head} Head */
/** @typedef {import("./gate.js").Refusal} Refusal */

const ENGINE_WAIT = 20_000;

/** @param {unknown} value */
export const file = (value) => new Blob([JSON.stringify(value)], { type: "application/json" });

/** @param {string} id @returns {Promise<Blob>} */
export async function exportGame(id) {
  const { head, log } = await readGame(id);
  return file(head.raw ? { ...head.raw, log } : { ...head.save, log });
}

/** Everything that is kept, also what cannot be read: a later version may. @returns {Promise<Blob>} */
export async function exportAll() {
  const kept = [];
  for (const { id } of (heads.peek() ?? []).filter((head) => !head.removed)) {
    const { head, log } = await readGame(id);
    const { save, result: _, ...about } = head.raw ?? head;
    kept.push({ ...about, save: { ...save, log } });
  }
  return file({
    flibuste: SAVE_VERSION,
    backup: new Date().toISOString(),
    games: kept,
    sheets: await allSheets(),
    names: names.peek(),
    settings: settingsNow(),
  });
}

/** @param {Date} [when] */
const stamp = (when = new Date()) =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** File names carry no names of people: they travel. @param {Head} head */
export const gameFileName = (head) => `flibuste-${head.save?.game ?? "game"}-${stamp(new Date(head.updated))}.json`;
export const backupFileName = () => `flibuste-backup-${stamp()}.json`;

/** To another app where the device can share files, else into the downloads.
 * @param {Blob} blob @param {string} name @returns {Promise<"shared" | "saved" | "dropped">} */
export async function handOver(blob, name) {
  const shared = new File([blob], name, { type: blob.type });
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.canShare?.({ files: [shared] })) {
    try {
      await navigator.share({ files: [shared] });
      return "shared";
    } catch (cause) {
      if (/** @type {Error} */ (cause).name === "AbortError") return "dropped";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}

const BACKUP = "flibuste.backup";
const GAMES_BETWEEN = 10;

/** How many finished games the last backup held; put off counts as held. */
const held = signal(
  (() => {
    try {
      return Number(localStorage.getItem(BACKUP) ?? 0);
    } catch {
      return Infinity;
    }
  })(),
);

/** Ten games have been finished since the last backup. */
export const backupDue = computed(() => listGames({ running: false }).length - held.value >= GAMES_BETWEEN);

/** A backup was made, or nobody wants to hear of it before another ten games. */
export function backupSettled() {
  held.value = listGames({ running: false }).length;
  try {
    localStorage.setItem(BACKUP, String(held.value));
  } catch {
    // asked again next time
  }
}

/** @param {any} save @returns {Promise<{table: any} | Refusal>} the snapshot at its end, by the engine */
async function proved(save) {
  const table = `import-${newId()}`;
  await addedReady();
  const engine = engineOf(save.game);
  try {
    const answer = await within(engine.ask("open", { table, save }), ENGINE_WAIT);
    engine.ask("close", { table }).catch(() => {});
    return { table: answer.table };
  } catch (cause) {
    const error = cause instanceof EngineError ? cause.error : null;
    if (error && error.kind !== "bug")
      return { key: "page-import-damaged", args: { reason: { text: error.text ?? "" } } };
    // it may still be at work on this file
    if (!error) engine.restart().catch(() => {});
    return { key: "page-import-unproved", args: {} };
  }
}

/** @typedef {{added: number, same: number, refused: Refusal[]}} Imported */
/** @typedef {(done: number, of: number) => void} Progress */

/**
 * Takes a file: one game, or a backup. Never overwrites a game that is here.
 * @param {Blob} from @param {Progress} [onProgress] @returns {Promise<Imported>}
 */
export async function importFile(from, onProgress = () => {}) {
  /** @type {Imported} */
  const outcome = { added: 0, same: 0, refused: [] };
  const read = await readFile(from);
  if ("key" in read) return { ...outcome, refused: [read] };
  const { content } = read;
  if (!Array.isArray(content.games)) return importGames([{ save: content }], outcome, onProgress);
  if (content.flibuste > SAVE_VERSION) return { ...outcome, refused: [{ key: "page-import-newer", args: {} }] };
  // on a device that has played already, its own settings stay
  const fresh = listGames().length === 0;
  await importGames(content.games, outcome, onProgress);
  const sheets = await takeSheets(content.sheets);
  outcome.added += sheets.added;
  for (let n = 0; n < sheets.refused; n++) outcome.refused.push({ key: "page-import-sheet", args: {} });
  takeNames(content.names);
  if (fresh && isRecord(content.settings)) takeSettings(content.settings);
  return outcome;
}

/** Games of the command line come without colours: each seat gets one, always the same. @param {any} save */
function painted(save) {
  const free = (games.peek().find(({ name }) => name === save.game)?.colours ?? []).filter(
    (/** @type {string} */ colour) => !save.seats.some((/** @type {any} */ seat) => seat?.colour === colour),
  );
  const seats = save.seats.map((/** @type {any} */ seat) =>
    seat?.colour === null && free.length ? { ...seat, colour: free.shift() } : seat,
  );
  return { ...save, seats };
}

/** @param {any[]} found @param {Imported} outcome @param {Progress} onProgress */
async function importGames(found, outcome, onProgress) {
  const here = await logsHere();
  for (const [at, game] of found.entries()) {
    onProgress(at, found.length);
    const taken = saveOf(game?.save);
    if ("key" in taken) {
      outcome.refused.push(taken);
      continue;
    }
    const save = painted(taken.save);
    const text = identity(save);
    if (here.has(text)) {
      outcome.same += 1;
      continue;
    }
    const proof = await proved(save);
    if ("key" in proof) {
      outcome.refused.push(proof);
      continue;
    }
    here.add(text);
    await keepGame({
      id: newId(),
      save,
      table: proof.table,
      title: typeof game.title === "string" ? cut(game.title) : null,
      learn: game.learn === true,
      ...times(game),
    });
    outcome.added += 1;
  }
  await refresh();
  return outcome;
}

/** @param {any} game */
function times(game) {
  const good = (/** @type {unknown} */ n) => (typeof n === "number" && n >= 0 && n <= Date.now() ? n : undefined);
  return { created: good(game.created), updated: good(game.updated), played: good(game.played) ?? 0 };
}

/** @param {any} save what makes two games one and the same */
const identity = (save) =>
  JSON.stringify([save.game, save.seats, save.options, save.seed, save.opening, save.position, save.log]);

/** @returns {Promise<Set<string>>} */
async function logsHere() {
  const texts = new Set();
  for (const head of listGames()) {
    const { log } = await readGame(head.id);
    texts.add(identity({ ...head.save, log }));
  }
  return texts;
}
