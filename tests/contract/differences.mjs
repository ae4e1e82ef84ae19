// Asks the page what differs on a table between two ways in which a game went on: the events that are put back, in this order, and
// those that are carried out, by their places in either.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const made = await build({
  stdin: {
    contents: `export * from "./differences.ts"; export { applied } from "./views.ts";`,
    resolveDir: `${root}/web/play`,
  },
  bundle: true,
  format: "esm",
  write: false,
});
const { applied, differences, numbersIn } = await import(
  `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString("base64")}`
);
let text = "";
for await (const part of process.stdin) text += part;
const { pairs, counted } = JSON.parse(text);

function stepsOf(view, events) {
  return events.map((event) => {
    const { key, args, change = [] } = event;
    const step = { event, before: view, words: JSON.stringify([key, args]), numbers: numbersIn(args) };
    view = applied(view, change);
    return step;
  });
}
const said = pairs.map(({ view, old, now }) => {
  const [gone, come] = [stepsOf(view, old), stepsOf(view, now)];
  const { back, on } = differences(gone, come, counted);
  return { back: back.map((step) => gone.indexOf(step)), on: on.map((step) => come.indexOf(step)) };
});
console.log(JSON.stringify(said));
