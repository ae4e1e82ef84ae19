// The faces of this game's tools, in one file: who opens one opens another.
export { default as dice } from "./dice.tsx";
export { default as combat } from "./combat.tsx";
export { default as treasures } from "./treasures.tsx";
export { default as cards } from "./cards.tsx";
export { default as start } from "./start.ts";
export { default as load } from "./load.tsx";
export { default as people } from "./people.tsx";
export { default as belt } from "./belt.tsx";
