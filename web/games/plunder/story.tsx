// The story in parts: a captain's turn after the other.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { Face, Fields } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import type { Sound } from "../../play/sounds.ts";
import { seatIn } from "../args.ts";

const actor = (event: GameEvent | undefined) => seatIn(event?.args.seat) ?? null;

/** A turn begins with what the islands yield. */
export const opens = ({ key }: GameEvent) => key === "plunder-drew" || key === "plunder-dealt";

/** What leads to something else, or is one of many like it: the islands' yield, a price, the square before the last one. */
const GLANCES = [
  "plunder-drew",
  "plunder-paid",
  "plunder-sailed",
  "plunder-attacked-ship",
  "plunder-attacked-owned",
  "plunder-attacked-unowned",
];

export const glance = ({ key }: GameEvent) => GLANCES.includes(key);

/** A course is sailed square by square. */
export const step = ({ key }: GameEvent) => key === "plunder-sailed";

/** A ship sails on: only where it comes to is worth a line. */
export const onward = (event: GameEvent, before: GameEvent | undefined) =>
  event.key === "plunder-sailed" && before?.key === "plunder-sailed" && event.data.ship === before.data.ship;

/** Which of a captain's ships it is: whoever listens does not see it. */
export const spoken: NonNullable<Face<View, GameEvent, GameDecision>["spoken"]> = ({ key, args, data }, view) => {
  const squareOf = (number: unknown) => view.ships.find(({ ship }) => ship === number)?.square;
  const { ship, target }: Fields<GameEvent["data"]> = data;
  const here = squareOf(ship);
  const there = squareOf(target);
  if (key === "plunder-attacked-ship")
    return here && there ? { key: "play-plunder-attacked-ship", args: { ...args, here, there } } : null;
  if (!here || !["plunder-hit", "plunder-sunk", "plunder-added"].includes(key)) return null;
  return { key: `play-${key}`, args: { ...args, here } };
};

/** What befalls the captain whom its sentence begins with. */
const HARMS = ["plunder-hit", "plunder-sunk", "plunder-lost"];

/** What others do to a person. */
export const heeds: NonNullable<Face<View, GameEvent, GameDecision>["heeds"]> = ({ key, args }, seats) => {
  const to = seatIn(HARMS.includes(key) ? args.seat : args.other);
  return to !== undefined && itemAt(seats, to).bot === null;
};

/** What was told since a person answered in another one's turn belongs to that turn. */
export const day: NonNullable<Face<View, GameEvent, GameDecision>["day"]> = (events, view) => {
  const begins = events.findLastIndex((event) => opens(event));
  const seat = actor(events[begins]) ?? view.turn;
  return { from: Math.max(0, begins), said: { key: "play-plunder-part-turn", args: { seat: { seat } } } };
};

/** What is left of the wind. */
export function Beside({ view }: { view: View }) {
  if (!view.rolled || view.over) return null;
  return (
    <span class="plu-wind" role="img" aria-label={t("play-plunder-steps", { n: view.pool })}>
      {draw(glyph("mast", 17))}
      <b class="num">{view.pool}</b>
    </span>
  );
}

const SOUNDS: Record<string, Sound> = {
  "plunder-battle": "cannon",
  "plunder-sunk": "sink",
  "plunder-sailed": "sail",
  "plunder-found": "card",
  "plunder-storm": "splash",
};

export function sound({ key }: GameEvent): Sound | null {
  if (["plunder-sailing", "plunder-rolled", "plunder-duel"].includes(key)) return "dice";
  if (["plunder-gained", "plunder-card", "plunder-stolen"].includes(key)) return "coin";
  if (["plunder-flag", "plunder-won", "plunder-settled"].includes(key)) return "horn";
  return SOUNDS[key] ?? null;
}
