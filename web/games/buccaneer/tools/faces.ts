// The faces of this game's tools, in one file: who opens one opens another.
export { default as ships } from "./ships.tsx";
export { default as boarding } from "./boarding.tsx";
export { default as ledger } from "./ledger.tsx";
export { default as crews } from "./crews.tsx";
export { default as mutiny } from "./mutiny.tsx";
export { default as setup } from "./setup.ts";
export { default as belt } from "./belt.tsx";
