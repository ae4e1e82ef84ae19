// The boards, one file a game, fetched when a game is opened.

/** @type {Record<string, () => Promise<{default: import("../play/types.js").Face}>>} */
const FACES = {
  buccaneer: () => import("./buccaneer/face.js"),
  jamaica: () => import("./jamaica/face.js"),
};

/** @param {string} game */
export async function faceOf(game) {
  const { default: face } = await FACES[game]();
  return face;
}
