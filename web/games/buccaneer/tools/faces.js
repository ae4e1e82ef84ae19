// The faces of this game's tools, in one file: who opens one opens another.
export { default as ships } from "./ships.js";
export { default as boarding } from "./boarding.js";
export { default as ledger } from "./ledger.js";
export { default as crews } from "./crews.js";
export { default as mutiny } from "./mutiny.js";
export { default as setup } from "./setup.js";
export { default as belt } from "./belt.js";
