// Whether the chart has the whole screen. Said by its button, drawn by the frame that the board hangs in.
import { signal } from "@preact/signals";

export const full = signal(false);
