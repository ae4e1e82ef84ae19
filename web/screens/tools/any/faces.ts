// The faces of the tools that serve any game, in one file.
export { default as first } from "./first.tsx";
export { default as dice } from "./dice.tsx";
export { default as coin } from "./coin.tsx";
export { default as clock } from "./clock.tsx";
export { default as timer } from "./timer.tsx";
