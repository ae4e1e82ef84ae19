import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";

/** A line icon; always beside words, or in a button that has a name.
 * @param {{name: string, size?: number}} props */
export const Icon = ({ name, size = 24 }) => draw(icon(name, size));
