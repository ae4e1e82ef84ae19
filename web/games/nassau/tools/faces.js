// The faces of this game's tools, in one file: who opens one opens another.
export { default as checklist } from "../../../screens/tools/any/checklist.js";
export { default as tales } from "./tales.js";
export { default as fight } from "./fight.js";
export { default as setup } from "./setup.js";
export { default as rounds } from "./rounds.js";
export { default as feld } from "./feld.js";
export { default as track } from "./track.js";
export { default as holds } from "./holds.js";
export { default as hideout } from "./hideout.js";
export { default as range } from "./range.js";
export { default as belt } from "./belt.js";
