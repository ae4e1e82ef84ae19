// The boards, one file a game, fetched when a game is opened.

/** @type {Record<string, () => Promise<{default: import("../play/types.js").Face}>>} */
const FACES = {
  buccaneer: () => import("./buccaneer.js"),
  jamaica: () => import("./jamaica.js"),
};

/** @param {string} game */
export async function faceOf(game) {
  const { default: face } = await FACES[game]();
  return face;
}
