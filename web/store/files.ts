// Games as files: one game is exactly the save that the engine knows, a backup is all of them with names and settings.
import { computed, signal } from "@preact/signals";
import { addedReady } from "./added-ready.ts";
import { EngineError, engineOf } from "./engine.ts";
import { games } from "./known.ts";
import {
  type Head,
  heads,
  keepGame,
  listGames,
  newId,
  type Opening,
  type Picture,
  readGame,
  refresh,
} from "./games.ts";
import { cut, type Fields, fieldsOf, FILE_VERSION, isRecord, readFile, type Refusal, saveOf } from "./gate.ts";
import { allOwn, names, takeNames } from "./roster.ts";
import { allSheets, takeSheets } from "./sheets.ts";
import { settingsNow, takeSettings } from "./settings.ts";
import { within } from "./trouble.ts";
import type { Entry } from "./db.ts";

const ENGINE_WAIT = 20_000;

export const file = (value: unknown) => new Blob([JSON.stringify(value)], { type: "application/json" });

export async function exportGame(id: string): Promise<Blob> {
  const { head, log } = await readGame(id);
  return file(head.raw ? { ...head.raw, log } : { ...head.save, log });
}

/** Everything that is kept, also what cannot be read: a later version may. */
export async function exportAll(): Promise<Blob> {
  const kept = [];
  for (const { id } of (heads.peek() ?? []).filter((head) => !head.removed)) {
    const { head, log } = await readGame(id);
    const { save, result: _, ...about } = head.raw ?? { ...head };
    kept.push({ ...about, save: { ...fieldsOf(save), log } });
  }
  return file({
    flibuste: FILE_VERSION,
    backup: new Date().toISOString(),
    games: kept,
    sheets: await allSheets(),
    names: names.peek(),
    own: allOwn(),
    settings: settingsNow(),
  });
}

const stamp = (when: Date = new Date()) =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** File names carry no names of people: they travel. */
export const gameFileName = (head: Head) =>
  `flibuste-${head.save?.game ?? "game"}-${stamp(new Date(head.updated))}.json`;
export const backupFileName = () => `flibuste-backup-${stamp()}.json`;

/** To another app where the device can share files, else into the downloads. */
export async function handOver(blob: Blob, name: string): Promise<"shared" | "saved" | "dropped"> {
  const shared = new File([blob], name, { type: blob.type });
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.canShare?.({ files: [shared] })) {
    try {
      await navigator.share({ files: [shared] });
      return "shared";
    } catch (cause) {
      if ((cause as Error).name === "AbortError") return "dropped";
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

/** @returns the snapshot at its end, by the engine */
async function proved(save: Save): Promise<{ table: Picture } | Refusal> {
  const table = `import-${newId()}`;
  await addedReady();
  const engine = engineOf(save.game);
  try {
    const answer = await within(engine.ask("open", { table, save }), ENGINE_WAIT);
    engine.ask("close", { table }).catch(() => {});
    return { table: answer.table };
  } catch (cause) {
    const error = cause instanceof EngineError ? cause.error : null;
    if (error?.key === "error-older") return { key: "page-import-older", args: {} };
    if (error && error.kind !== "bug")
      return { key: "page-import-damaged", args: { reason: { text: error.text ?? "" } } };
    // it may still be at work on this file
    if (!error) engine.restart().catch(() => {});
    return { key: "page-import-unproved", args: {} };
  }
}

type Save = Opening & { log: Entry[] };
/** `own`: what came in of somebody's own box */
type Imported = { added: number; same: number; own: number; refused: Refusal[] };
type Progress = (done: number, of: number) => void;
/** What takes what somebody has typed in from an own box. */
type TakeOwn = (found: unknown) => Promise<{ added: number; refused: Refusal[] }>;

/** Takes a file: one game, or a backup. Never overwrites a game that is here.
 * @param ownTaker  asked for where it is needed */
export async function importFile(
  from: Blob,
  ownTaker: () => Promise<TakeOwn>,
  onProgress: Progress,
): Promise<Imported> {
  const outcome: Imported = { added: 0, same: 0, own: 0, refused: [] };
  const read = await readFile(from);
  if ("key" in read) return { ...outcome, refused: [read] };
  const { content } = read;
  const many = Array.isArray(content.games) ? content.games : isRecord(content.own) && [];
  if (!many) return importGames([{ save: content }], outcome, onProgress);
  if (Number(content.flibuste) > FILE_VERSION) return { ...outcome, refused: [{ key: "page-import-newer", args: {} }] };
  // on a device that has played already, its own settings stay
  const fresh = listGames().length === 0;
  await importGames(many, outcome, onProgress);
  const sheets = await takeSheets(content.sheets);
  outcome.added += sheets.added;
  for (let n = 0; n < sheets.refused; n++) outcome.refused.push({ key: "page-import-sheet", args: {} });
  if (content.own) {
    const own = await (await ownTaker())(content.own);
    outcome.own = own.added;
    outcome.refused.push(...own.refused);
  }
  takeNames(content.names);
  if (fresh && isRecord(content.settings)) takeSettings(content.settings);
  return outcome;
}

/** Games of the command line come without colours: each seat gets one, always the same. */
function painted(save: Save) {
  const free = (games.peek().find(({ name }) => name === save.game)?.colours ?? []).filter(
    (colour: string) => !save.seats.some((seat) => seat?.colour === colour),
  );
  const seats = save.seats.map((seat) =>
    seat?.colour === null && free.length ? { ...seat, colour: free.shift() as string } : seat,
  );
  return { ...save, seats };
}

async function importGames(found: unknown[], outcome: Imported, onProgress: Progress) {
  const here = await logsHere();
  for (const [at, one] of found.entries()) {
    onProgress(at, found.length);
    const game = fieldsOf(one);
    const taken = saveOf(game.save);
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

function times(game: Fields) {
  const good = (n: unknown) => (typeof n === "number" && n >= 0 && n <= Date.now() ? n : undefined);
  return { created: good(game.created), updated: good(game.updated), played: good(game.played) ?? 0 };
}

/** @param save  what makes two games one and the same */
const identity = (save: Save & { position?: unknown }) =>
  JSON.stringify([save.game, save.seats, save.options, save.seed, save.opening, save.position, save.log]);

async function logsHere(): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const head of listGames()) {
    const { log } = await readGame(head.id);
    texts.add(identity({ ...head.save, log }));
  }
  return texts;
}
