// The boards, one file a game, fetched when a game is opened.

/** @type {Record<string, () => Promise<{default: import("../play/types.js").Face}>>} */
const FACES = {
  buccaneer: () => import("./buccaneer.js"),
  jamaica: () => import("./jamaica.js"),
};

/** @param {string} game */
export const faceOf = async (game) => (await FACES[game]()).default;
