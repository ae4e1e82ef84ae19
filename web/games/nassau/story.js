// The story in parts: whoever acts, and the phases of a round.

/** @typedef {import("./things.js").View} View */
/** @typedef {import("../../play/types.js").Event} Event */
/** @typedef {import("../../play/types.js").Said} Said */

/** @type {Record<string, (event: Event) => Said>} */
const PARTS = {
  "nassau-round": ({ args }) => ({ key: "play-nassau-part-round", args: { round: args.round } }),
  "nassau-sea": ({ args }) => ({ key: "play-nassau-part-sea", args: { round: args.round } }),
  "nassau-stood-up": () => ({ key: "play-nassau-part-ready", args: {} }),
};

/** @param {Event | undefined} event */
const actor = (event) => /** @type {any} */ (event?.args.seat)?.seat ?? null;

/** @param {Event} event @param {Event | undefined} before */
export function opens(event, before) {
  if (event.key in PARTS) return true;
  // what is made ready between two rounds is one part, whoever it concerns
  if (event.key === "nassau-contest") return false;
  const who = actor(event);
  return who !== null && who !== actor(before);
}

/** @type {NonNullable<import("../../play/types.js").Face<View>["day"]>} */
export function day(events, view) {
  const from = events.findLastIndex((event, i) => opens(event, events[i - 1]));
  const first = events[from];
  if (first && first.key in PARTS) return { from, said: PARTS[first.key](first) };
  const seat = actor(first) ?? view.turn;
  return { from: Math.max(0, from), said: { key: "play-nassau-part-turn", args: { seat: { seat } } } };
}

/** What something costs leads to it. @param {Event} event */
export const glance = ({ key }) => key === "nassau-paid";

/** Tales are drawn one by one. @param {Event} event */
export const step = ({ key }) => key === "nassau-drew";

/** @param {Event} event */
export function sound({ key, data }) {
  if (key === "nassau-rolled" || key === "nassau-fired" || key === "nassau-fired-dutchman") return "knock";
  if (key === "nassau-gained" && data?.kind === "doubloon") return "coin";
  if (key === "nassau-defeated" || key === "nassau-over" || key === "nassau-dolphin") return "horn";
  return null;
}
