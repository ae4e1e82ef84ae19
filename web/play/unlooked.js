// The part of a face whose options say all there is to say: none is looked at before it is taken.

/** @type {Pick<import("./types.js").Face<any>, "Preview" | "looks" | "previewWords">} */
export const unlooked = {
  Preview: () => null,
  looks: () => false,
  previewWords: (_preview, { key, args }) => ({
    question: { key, args },
    confirm: { key: "play-confirm", args: {} },
    aside: null,
    follow: null,
  }),
};
