// What people have typed in from their own boxes, as a file and out of one. Nothing is kept before all of it is checked.
// with `files.ts`, which comes at the start: a chunk of its own would divide what the start fetches
import { file } from "./files.ts";
import { type Fields, FILE_VERSION, isModest, isRecord, readFile, type Refusal } from "./gate.ts";
import { games } from "./known.ts";
import { editorOf, editorsOf } from "./editors.ts";
import { keepOwn, ownKept } from "./roster.ts";

/** @param what  "<game>.<option>" */
export const ownFile = (what: string, value: unknown) => file({ flibuste: FILE_VERSION, own: { [what]: value } });

export const ownFileName = (what: string) => `flibuste-${what}.json`;

/** What a file holds of somebody's box; that may be nothing. */
export async function readOwn(from: Blob): Promise<{ own: Fields } | Refusal> {
  const read = await readFile(from);
  if ("key" in read) return read;
  const { flibuste, own } = read.content;
  if (typeof flibuste !== "number") return { key: "page-import-foreign", args: {} };
  if (isRecord(own) && flibuste > FILE_VERSION) return { key: "page-import-newer", args: {} };
  return { own: isRecord(own) ? own : {} };
}

/** Takes what a file or a backup brings. What is kept here stays, and what is missing comes in beside it. */
export async function takeOwn(found: unknown) {
  const outcome = { added: 0, same: 0, refused: [] as Refusal[] };
  for (const [what, value] of Object.entries(isRecord(found) ? found : {})) {
    const [game = ""] = what.split(".");
    await editorsOf(game);
    const came = fitted(what, value);
    if (came === "added" || came === "same") outcome[came] += 1;
    else outcome.refused.push({ key: came, args: {} });
  }
  return outcome;
}

const anything = (one: unknown): one is unknown => one !== null && one !== undefined;

function fitted(what: string, value: unknown) {
  const [name = "", option = ""] = what.split(".");
  const editor = editorOf(name, option);
  const data = games.peek().find((game) => game.name === name)?.data;
  if (!editor || !data || !isModest(value)) return "page-import-own";
  const more = editor.from ? editor.from(value, data) : typeof value === "object" && editor.fits(value) ? value : null;
  if (!more || (!editor.from && editor.wrong(more, data))) return "page-import-own";
  const kept = ownKept(what, anything);
  const both = kept === null ? more : editor.together ? editor.together(kept, more) : kept;
  if (!both) return "page-import-own-other";
  if (JSON.stringify(both) === JSON.stringify(kept))
    return editor.together || JSON.stringify(more) === JSON.stringify(kept) ? "same" : "page-import-own-other";
  keepOwn(what, both);
  return "added";
}
