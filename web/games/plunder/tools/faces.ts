// The faces of this game's tools, in one file: who opens one opens another.
export { default as spinners } from "./spinners.tsx";
export { default as battle } from "./battle.tsx";
export { default as sailing } from "./sailing.tsx";
export { default as shipless } from "./shipless.tsx";
export { default as card } from "./card.tsx";
export { default as build } from "./build.tsx";
export { default as treaty } from "./treaty.tsx";
export { default as checklist } from "../../../screens/tools/any/checklist.tsx";
export { default as setup } from "./setup.ts";
export { default as belt } from "./belt.tsx";
