// The faces of this game's tools, in one file: who opens one opens another.
export { default as die } from "./die.js";
export { default as checklist } from "../../../screens/tools/any/checklist.js";
export { default as island } from "./island.js";
export { default as ruler } from "./ruler.js";
export { default as afloat } from "./afloat.js";
export { default as gold } from "./gold.js";
export { default as flags } from "./flags.js";
export { default as dealer } from "./dealer.js";
export { default as catalogue, default as fleet } from "./fleet.js";
export { default as setup } from "./setup.js";
export { default as belt } from "./belt.js";
