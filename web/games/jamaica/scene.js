// A combat as it is told, put together from its events. Of a chapter with two combats both stay for the log.
import { html } from "../../parts/html.js";
import { Duel } from "./fight.js";

/** @typedef {import("./fight.js").Combat} Combat */
/** @typedef {{combat: Combat, winner: number | null, tie: boolean}} Fight */
/** `aside`: the combat is over, and something else is told. @typedef {{fights: Fight[], done: boolean, aside: boolean}} Scene */

/** @param {Scene | null} scene @param {import("../../play/types.js").Event} event @returns {Scene | null} */
export function scene(scene, { key, data = {} }) {
  const before = scene?.fights ?? [];
  if (data.combat) {
    /** @type {Fight} */
    const fight = { combat: data.combat, winner: null, tie: false };
    const anew = key === "jamaica-combat";
    return {
      fights: [...(anew ? (scene?.done ? before : []) : before.slice(0, -1)), fight],
      done: false,
      aside: false,
    };
  }
  if (!scene) return null;
  if (scene.done) return { ...scene, aside: true };
  const ends = { "jamaica-combat-won": { winner: data.winner ?? null }, "jamaica-combat-tie": { tie: true } }[key];
  if (!ends) return scene;
  const last = /** @type {Fight} */ (before.at(-1));
  return { fights: [...before.slice(0, -1), { ...last, ...ends }], done: true, aside: false };
}

/** What the account tells better than its sentences. @param {import("../../play/types.js").Event} event */
export const gist = ({ key }) => !["jamaica-rolled", "jamaica-powder"].includes(key);

/** That somebody has chosen is no line of the log. @param {import("../../play/types.js").Event} event */
export const passing = ({ key }) => key === "jamaica-chose";

/** @param {import("../../play/types.js").SceneProps<import("./view.js").View>} props */
export function Scene({ scene, view, seats, small = false }) {
  if (scene.aside && !small) return null;
  /** @type {Fight[]} */
  const fights = small ? scene.fights : scene.fights.slice(-1);
  return html`<div class=${`jam${small ? " mini-duel" : ""}`}>
    ${fights.map((fight) => html`<${Duel} ...${fight} view=${view} seats=${seats} />`)}
  </div>`;
}

/** @param {import("../../play/types.js").Event} event */
export function sound({ key, args }) {
  if (key === "jamaica-dice-rolled" || key === "jamaica-rolled" || key === "jamaica-dumped") return "knock";
  if (key === "jamaica-lair" || (key === "jamaica-loaded" && args.kind === "gold")) return "coin";
  if (key === "jamaica-combat" || key === "jamaica-home" || key === "jamaica-over") return "horn";
  return null;
}
