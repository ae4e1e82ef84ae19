import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";

/** A line icon; always beside words, or in a button that has a name. */
export const Icon = ({ name, size = 24 }: { name: string; size?: number }) => draw(icon(name, size));
