// The faces of this game's tools, in one file: who opens one opens another.
export { default as dice } from "./dice.js";
export { default as combat } from "./combat.js";
export { default as treasures } from "./treasures.js";
export { default as cards } from "./cards.js";
export { default as start } from "./start.js";
export { default as load } from "./load.js";
export { default as people } from "./people.js";
export { default as belt } from "./belt.js";
