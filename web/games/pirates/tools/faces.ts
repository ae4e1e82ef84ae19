// The faces of this game's tools, in one file: who opens one opens another.
export { default as die } from "./die.tsx";
export { default as checklist } from "../../../screens/tools/any/checklist.tsx";
export { default as island } from "./island.tsx";
export { default as ruler } from "./ruler.tsx";
export { default as afloat } from "./afloat.tsx";
export { default as gold } from "./gold.tsx";
export { default as flags } from "./flags.tsx";
export { default as dealer } from "./dealer.tsx";
export { default as catalogue, default as fleet } from "./fleet.tsx";
export { default as setup } from "./setup.ts";
export { default as belt } from "./belt.tsx";
