// A combat as it is told, put together from its events. Of a chapter with two combats both stay for the log.
import type { SceneProps } from "../../play/types.ts";
import type { GameEvent } from "./events.d.ts";
import { Duel } from "./fight.tsx";
import type { Combat, View } from "./view.d.ts";

type Fight = { combat: Combat; winner: number | null; tie: boolean };
/** `aside`: the combat is over, and something else is told. */
type Scene = { fights: Fight[]; done: boolean; aside: boolean };

export function scene(scene: Scene | null, { key, data }: GameEvent): Scene | null {
  const before = scene?.fights ?? [];
  if (key === "jamaica-combat" || key === "jamaica-powder" || key === "jamaica-rolled") {
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
  if (key !== "jamaica-combat-won" && key !== "jamaica-combat-tie") return scene;
  const ends = key === "jamaica-combat-won" ? { winner: data.winner } : { tie: true };
  const last = before.at(-1) as Fight;
  return { fights: [...before.slice(0, -1), { ...last, ...ends }], done: true, aside: false };
}

/** What the account tells better than its sentences. */
export const gist = ({ key }: GameEvent) => !["jamaica-rolled", "jamaica-powder"].includes(key);

/** That somebody has chosen is no line of the log. */
export const passing = ({ key }: GameEvent) => key === "jamaica-chose";

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

export function sound({ key, args }: GameEvent) {
  if (key === "jamaica-dice-rolled" || key === "jamaica-rolled" || key === "jamaica-dumped") return "knock";
  if (key === "jamaica-lair" || (key === "jamaica-loaded" && args.kind === "gold")) return "coin";
  if (key === "jamaica-combat" || key === "jamaica-home" || key === "jamaica-over") return "horn";
  return null;
}
