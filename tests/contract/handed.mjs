// Asks the page which events of each entry its list for people with a box holds: their places.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const made = await build({
  entryPoints: [`${root}/web/play/handed.ts`],
  bundle: true,
  format: "esm",
  write: false,
});
const { doneBy, handed } = await import(
  `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString("base64")}`
);
let text = "";
for await (const part of process.stdin) text += part;
const { seats, entries, ...physical } = JSON.parse(text);
// `turns`: whose turn it was before each event; that of the entry, where nothing is said
const places = entries.map(({ by, events, turns = events.map(() => by) }) =>
  [...events.keys()].filter((at) =>
    handed(
      events[at],
      doneBy(by, turns[0], turns[at], seats, events.slice(0, at + 1), physical),
      turns[at],
      seats,
      physical,
    ),
  ),
);
console.log(JSON.stringify(places));
