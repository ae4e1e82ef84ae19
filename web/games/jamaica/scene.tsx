// A combat as it is told, put together from its events. Of a chapter with two combats both stay for the log.
import type { Event, SceneProps } from "../../play/types.ts";
import { Duel } from "./fight.tsx";
import type { Combat, View } from "./view.d.ts";

type Fight = { combat: Combat; winner: number | null; tie: boolean };
/** `aside`: the combat is over, and something else is told. */
type Scene = { fights: Fight[]; done: boolean; aside: boolean };

export function scene(scene: Scene | null, { key, data = {} }: Event): Scene | null {
  const before = scene?.fights ?? [];
  if (data.combat) {
    const fight: Fight = { combat: data.combat, winner: null, tie: false };
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
  const last = before.at(-1) as Fight;
  return { fights: [...before.slice(0, -1), { ...last, ...ends }], done: true, aside: false };
}

/** What the account tells better than its sentences. */
export const gist = ({ key }: Event) => !["jamaica-rolled", "jamaica-powder"].includes(key);

/** That somebody has chosen is no line of the log. */
export const passing = ({ key }: Event) => key === "jamaica-chose";

export function Scene({ scene, view, seats, small = false }: SceneProps<View>) {
  if (scene.aside && !small) return null;
  const fights: Fight[] = small ? scene.fights : scene.fights.slice(-1);
  return (
    <div class={`jam${small ? " mini-duel" : ""}`}>
      {fights.map((fight) => (
        <Duel {...fight} view={view} seats={seats} />
      ))}
    </div>
  );
}

export function sound({ key, args }: Event) {
  if (key === "jamaica-dice-rolled" || key === "jamaica-rolled" || key === "jamaica-dumped") return "knock";
  if (key === "jamaica-lair" || (key === "jamaica-loaded" && args.kind === "gold")) return "coin";
  if (key === "jamaica-combat" || key === "jamaica-home" || key === "jamaica-over") return "horn";
  return null;
}
