// What the editor of a laid table does with the chart: it comes later, and fills this in.
import { signal } from "@preact/signals";
import type { Seat } from "../../play/types.ts";
import type { View } from "./view.d.ts";

type Chart = { view: View; seats: Seat[]; free: string[]; onPlace?: (place: string) => void };

export const editor: {
  /** whether a tap meant anything */
  tap?: (event: MouseEvent, chart: Chart) => boolean;
  grab?: (event: PointerEvent, chart: Chart) => void;
  /** what turns the piece in the hand, drawn */
  handle?: (view: View, held: string) => string;
} = {};

/** What a finger carries over the chart, drawn. */
export const carried = signal("");
