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
const { handed } = await import(
  `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString("base64")}`
);
let text = "";
for await (const part of process.stdin) text += part;
const { seats, entries, ...physical } = JSON.parse(text);
const places = entries.map(({ by, events }) =>
  [...events.keys()].filter((at) => handed(events[at], by, by, seats, physical)),
);
console.log(JSON.stringify(places));
