// A boarding, put together from its events: what is told in the panel, and what the log keeps of it.
import type { Man, Share } from "./account.tsx";
import type { GameEvent } from "./events.d.ts";

interface Boarding {
  /** its place */
  ship: string;
  loot: number;
  men: Man[];
  shares: Share[];
  rest: number | null;
  prizes: [captain: string | null, second: string | null];
  uncovered: boolean;
  done: boolean;
}

export function scene(scene: Boarding | null, { key, data, args }: GameEvent): Boarding | null {
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

/** @param amount  of the loot */
const share = (scene: Boarding, seat: number, amount: number): Boarding =>
  amount > 0 ? { ...scene, shares: [...scene.shares, { seat, amount }] } : scene;
