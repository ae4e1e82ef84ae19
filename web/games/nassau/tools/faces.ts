// The faces of this game's tools, in one file: who opens one opens another.
export { default as checklist } from "../../../screens/tools/any/checklist.tsx";
export { default as tales } from "./tales.tsx";
export { default as fight } from "./fight.tsx";
export { default as setup } from "./setup.tsx";
export { default as rounds } from "./rounds.tsx";
export { default as feld } from "./feld.tsx";
export { default as track } from "./track.tsx";
export { default as holds } from "./holds.tsx";
export { default as hideout } from "./hideout.tsx";
export { default as range } from "./range.tsx";
export { default as belt } from "./belt.tsx";
