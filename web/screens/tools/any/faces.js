// The faces of the tools that serve any game, in one file.
export { default as first } from "./first.js";
export { default as dice } from "./dice.js";
export { default as coin } from "./coin.js";
export { default as clock } from "./clock.js";
export { default as timer } from "./timer.js";
