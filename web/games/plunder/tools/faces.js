// The faces of this game's tools, in one file: who opens one opens another.
export { default as spinners } from "./spinners.js";
export { default as battle } from "./battle.js";
export { default as sailing } from "./sailing.js";
export { default as shipless } from "./shipless.js";
export { default as card } from "./card.js";
export { default as build } from "./build.js";
export { default as treaty } from "./treaty.js";
export { default as checklist } from "../../../screens/tools/any/checklist.js";
export { default as setup } from "./setup.js";
export { default as belt } from "./belt.js";
