// A combat as it is told, put together from its events. Of a chapter with two combats both stay for the log.
import { html } from "../../parts/html.js";
import { Card } from "./cards.js";
import { Duel, sidesOf } from "./fight.js";

/** @typedef {import("./fight.js").Side} Side */
/** @typedef {{sides: [Side, Side], ranged: boolean, winner: number | null, tie: boolean}} Fight */
/** `aside`: the combat is over, and something else is told. @typedef {{fights: Fight[], done: boolean, aside: boolean}} Scene */

/** @param {number} ship @returns {Side} */
const fresh = (ship) => ({ ship, powder: null, face: null, again: false, bonus: 0, sum: null });

/** @param {Scene} scene @param {Partial<Fight>} change @param {boolean} [done] @returns {Scene} */
const last = (scene, change, done = false) => ({
  fights: [...scene.fights.slice(0, -1), { .../** @type {Fight} */ (scene.fights.at(-1)), ...change }],
  done,
  aside: false,
});

/** @param {Scene} scene @param {number} ship @param {Partial<Side>} change @returns {Scene} */
function side(scene, ship, change) {
  const { sides } = /** @type {Fight} */ (scene.fights.at(-1));
  const [a, b] = sides.map((one) => (one.ship === ship ? { ...one, ...change } : one));
  return last(scene, { sides: [a, b] });
}

/** What a firepower is made of beyond die and powder. @param {Side} side @param {number} sum @returns {Side} */
const summed = (side, sum) => ({
  ...side,
  sum,
  bonus: typeof side.face === "number" ? sum - side.face - (side.powder ?? 0) : 0,
});

/** A game that was opened in the middle of a combat goes on with it. @param {import("../../play/types.js").Event} event @param {any} view @returns {Scene | null} */
function resumed({ key, args }, view) {
  const sides = view && sidesOf(view);
  const fights = ["jamaica-rolled", "jamaica-firepower", "jamaica-combat-won", "jamaica-combat-tie"].includes(key);
  if (!sides || !(fights || (key === "jamaica-paid" && args.why === "powder"))) return null;
  const fight = { sides, ranged: Boolean(view.combat.ranged), winner: null, tie: false };
  return { fights: [fight], done: false, aside: false };
}

/** @param {Scene | null} scene @param {import("../../play/types.js").Event} event @param {any} view @returns {Scene | null} */
export function scene(scene, event, view) {
  const { key, data = {}, args } = event;
  if (key === "jamaica-combat") {
    /** @type {Fight} */
    const fight = {
      sides: [fresh(data.attacker), fresh(data.target)],
      ranged: args.ranged === "yes",
      winner: null,
      tie: false,
    };
    return { fights: [...(scene?.done ? scene.fights : []), fight], done: false, aside: false };
  }
  scene ??= resumed(event, view);
  if (!scene) return null;
  if (scene.done) return { ...scene, aside: true };
  const { sides } = /** @type {Fight} */ (scene.fights.at(-1));
  switch (key) {
    case "jamaica-paid":
      return args.why === "powder"
        ? side(scene, data.seat, { powder: (sides.find(({ ship }) => ship === data.seat)?.powder ?? 0) + data.count })
        : scene;
    case "jamaica-rolled":
      return side(scene, data.ship, { face: data.face, again: args.again === "yes" });
    case "jamaica-firepower":
      return last(scene, { sides: [summed(sides[0], Number(args.mine)), summed(sides[1], Number(args.theirs))] });
    case "jamaica-combat-won":
      return last(scene, { winner: data.winner }, true);
    case "jamaica-combat-tie":
      return last(scene, { tie: true }, true);
    default:
      return scene;
  }
}

/** What the account tells better than its sentences. @param {import("../../play/types.js").Event} event */
export const gist = ({ key, args }) =>
  !["jamaica-rolled", "jamaica-firepower"].includes(key) && !(key === "jamaica-paid" && args.why === "powder");

/** @param {import("../../play/types.js").SceneProps} props */
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

/** The card that is being carried out, with the dice of its round. @param {import("../../play/types.js").LaidProps} props */
export function Laid({ events, view, seats }) {
  const at = events.findLastIndex(({ key }) => key === "jamaica-revealed" || key === "jamaica-round");
  const { key, data } = events[at] ?? {};
  if (key !== "jamaica-revealed") return null;
  return html`<div class="jam laid">
    <${Card} key=${at} card=${data.card} dice=${view.dice} view=${view} seats=${seats} seat=${data.seat} />
  </div>`;
}
