// The part of a face whose options say all there is to say: none is looked at before it is taken.
import type { AnyFace } from "./types.ts";

export const unlooked: Pick<AnyFace, "Preview" | "looks" | "previewWords"> = {
  Preview: () => null,
  looks: () => null,
  previewWords: (_preview, { key, args }) => ({
    question: { key, args },
    confirm: { key: "play-confirm", args: {} },
    aside: null,
    follow: null,
  }),
};
