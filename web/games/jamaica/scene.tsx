// A combat as it is told, put together from its events. Of a chapter with two combats both stay for the log.
import { broadside } from "../../art/ships.ts";
import { good } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import { type Effect, type Fighter, Showdown } from "../../play/showdown.tsx";
import type { Rolling, Said, SceneProps, Seat, Thrown } from "../../play/types.ts";
import type { Sound } from "../../play/sounds.ts";
import { seatIn } from "../../store/args.ts";
import { t } from "../../store/words.tsx";
import type { GameEvent } from "./events.d.ts";
import { combatDie, line } from "./marks.ts";
import { person } from "./people.ts";
import type { Combat, Side, View } from "./view.d.ts";
import { seatOf, who } from "./words.ts";

/** `rolls`: the ship whose die was rolled last; `effects`: what befell which ship, one after the other. */
type Fight = { combat: Combat; rolls: number | null; winner: number | null; tie: boolean; effects: [number, Effect][] };
/** `aside`: the combat is over, and something else is told. */
type Scene = { fights: Fight[]; about?: Said | undefined; done: boolean; aside: boolean };

export function scene(scene: Scene | null, { key, args, data }: GameEvent, view: View): Scene | null {
  const before = scene?.fights ?? [];
  if (key === "jamaica-combat" || key === "jamaica-powder" || key === "jamaica-rolled") {
    const rolls = key === "jamaica-rolled" ? (seatIn(args.seat) ?? view.ghost) : null;
    const fight: Fight = { combat: data.combat, rolls, winner: null, tie: false, effects: [] };
    const anew = key === "jamaica-combat";
    return {
      fights: [...(anew ? (scene?.done ? before : []) : before.slice(0, -1)), fight],
      about: anew ? { key, args } : scene?.about,
      done: false,
      aside: false,
    };
  }
  if (!scene) return null;
  const last = before.at(-1) as Fight;
  const ended = (fight: Partial<Fight>) => ({
    ...scene,
    fights: [...before.slice(0, -1), { ...last, ...fight }],
    done: true,
  });
  const befalls = (ship: number, effect: Effect) => ended({ effects: [...last.effects, [ship, effect]] });
  switch (key) {
    case "jamaica-combat-won":
      return ended({ winner: data.winner, effects: [[data.loser, "hit"]] });
    case "jamaica-combat-tie":
      return ended({ tie: true });
    case "jamaica-stole-hold":
    case "jamaica-stole-up":
    case "jamaica-stole-covered":
      return scene.done ? befalls(data.winner, "takes") : scene;
    case "jamaica-gave":
      return scene.done ? befalls(data.loser, "takes") : scene;
  }
  return scene.done ? { ...scene, aside: true } : scene;
}

/** One side rolls after the other. */
export function throws({ key, args, data }: GameEvent): Thrown | null {
  if (key !== "jamaica-rolled") return null;
  const rolls = seatIn(args.seat);
  return { seats: data.combat.sides.map(({ ship }) => ship), by: rolls === null || rolls === undefined ? [] : [rolls] };
}

/** What the account tells better than its sentences. */
export const gist = ({ key }: GameEvent) => !["jamaica-rolled", "jamaica-powder", "jamaica-combat"].includes(key);

/** That somebody has chosen is no line of the log. */
export const passing = ({ key }: GameEvent) => key === "jamaica-chose";

export function Scene({ scene, view, seats, small = false, rolling }: SceneProps<View>) {
  if (scene.aside && !small) return null;
  const fights: Fight[] = small ? scene.fights : scene.fights.slice(-1);
  return (
    <div class="jam">
      {fights.map((fight, i) => (
        <Fought
          key={i}
          fight={fight}
          view={view}
          seats={seats}
          small={small}
          rolling={i === fights.length - 1 ? rolling : undefined}
        />
      ))}
    </div>
  );
}

function Fought({
  fight: { combat, rolls, winner, tie, effects },
  view,
  seats,
  small,
  rolling,
}: {
  fight: Fight;
  view: View;
  seats: Seat[];
  small: boolean;
  rolling: Rolling | undefined;
}) {
  const { sides, ranged } = combat;
  const fighter = ({ ship, powder, face, bonus, sum }: Side): Fighter => ({
    name: t("play-jamaica-who", { seat: who(ship, view) }, seats),
    seat: seatOf(ship, view, seats),
    picture: ship === view.ghost ? GHOST : BRIG,
    dice: [face],
    adds: [
      ...(!powder ? [] : [{ mark: good("powder", 18), n: powder }]),
      ...(bonus > 0 ? [{ mark: line("gun", 18), n: bonus }] : []),
    ],
    total: sum,
    outcome: tie ? "level" : winner === null ? "" : winner === ship ? "won" : "beaten",
    effects: effects.flatMap(([on, effect]) => (on === ship ? [effect] : [])),
    lies: ship !== rolls,
  });
  const [mine, theirs] = [itemAt(sides, 0), itemAt(sides, 1)];
  return (
    <Showdown
      label={t("play-jamaica-duel", { seat: who(mine.ship, view), victim: who(theirs.ship, view) }, seats)}
      sides={[fighter(mine), fighter(theirs)]}
      mark={ranged ? person("lookout", 30) : line("fight", 30)}
      rolling={rolling}
      small={small}
      dieOf={combatDie}
    />
  );
}

const BRIG = broadside("brig");
const GHOST =
  '<svg class="faces" viewBox="-34 -54 68 60" width="96" height="84"><g class="vessel vessel-ghost" data-colour="black"><use href="#vessel-ghost"/></g></svg>';

const SOUNDS: Record<string, Sound> = {
  "jamaica-dice-rolled": "dice",
  "jamaica-combat-won": "cannon",
  "jamaica-sailed": "sail",
  "jamaica-ghost-sailed": "sail",
  "jamaica-revealed": "card",
  "jamaica-dumped": "splash",
};

export function sound({ key, args }: GameEvent): Sound | null {
  if (key === "jamaica-lair" || (key === "jamaica-loaded" && args.kind === "gold")) return "coin";
  if (key === "jamaica-combat" || key === "jamaica-home" || key === "jamaica-over") return "horn";
  return SOUNDS[key] ?? null;
}
