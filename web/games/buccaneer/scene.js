// A boarding, put together from its events: what is told in the panel, and what the log keeps of it.

/** @typedef {import("./account.js").Man} Man */
/** @typedef {import("./account.js").Share} Share */
/**
 * @typedef {object} Boarding
 * @property {string} ship  its place
 * @property {number} loot
 * @property {Man[]} men
 * @property {Share[]} shares
 * @property {number | null} rest
 * @property {(string | null)[]} prizes
 * @property {boolean} uncovered
 * @property {boolean} done
 */

/** @param {Boarding | null} scene @param {import("../../play/types.js").Event} event @returns {Boarding | null} */
export function scene(scene, { key, data = {}, args }) {
  if (key === "buccaneer-boarded") {
    const { ship, loot, men } = data;
    return { ship, loot, men, shares: [], rest: null, prizes: [null, null], uncovered: false, done: false };
  }
  if (!scene) return null;
  switch (key) {
    case "buccaneer-treasure": {
      const [captain, second] = scene.prizes;
      return { ...scene, prizes: args.role === "second" ? [captain, data.kind] : [data.kind, second] };
    }
    case "buccaneer-uncovered":
      return { ...scene, uncovered: true, men: data.men ?? scene.men };
    case "buccaneer-wages":
      return share(scene, data.seat, data.amount);
    case "buccaneer-rest":
      return { ...share(scene, data.seat, data.rest), rest: data.rest };
    case "buccaneer-shortage":
      return { ...scene, rest: -(data.paid + data.reserve) };
    case "buccaneer-home":
      return { ...scene, done: true };
    default:
      return scene;
  }
}

/** @param {Boarding} scene @param {number} seat @param {number} amount of the loot @returns {Boarding} */
const share = (scene, seat, amount) => (amount > 0 ? { ...scene, shares: [...scene.shares, { seat, amount }] } : scene);
