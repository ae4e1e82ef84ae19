// What the account shows beside its sentences: a battle with its dice, a treasure card that lies open, the compasses.
import { dieArt } from "../../art/die.ts";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { pace } from "../../play/motion.ts";
import type { BriefProps, Face, RevealedProps, SceneProps, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { data as printed } from "./squares.ts";
import { NEEDLE, wheelArt } from "./tools/wheel.ts";
import type { Battle, GameEvent } from "./events.d.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { seatIn } from "../args.ts";

/** `ends`: what followed of a battle. */
export type Scene =
  | { kind: "battle"; args: GameEvent["args"]; data: Battle; ends: GameEvent[]; read: number; done: boolean }
  | { kind: "card"; card: string; read: number; done: boolean }
  | { kind: "spin"; square: string; done: boolean }
  | { kind: "die"; n: number; seat: number; done: boolean };

/** What a card lies open before it is followed, in milliseconds. */
const CARD_READ = 1500;
/** The dice of a battle have lain on the chart for a moment already; then what followed. */
const DICE_READ = 0;
const END_READ = 300;

const ENDS = ["plunder-hit", "plunder-sunk", "plunder-flag", "plunder-flag-gone", "plunder-card", "plunder-won"];

export function scene(before: Scene | null, event: GameEvent): Scene | null {
  const { key, args, data } = event;
  if (key === "plunder-battle") return { kind: "battle", args, data, ends: [], read: DICE_READ, done: true };
  if (before?.kind === "battle" && ENDS.includes(key))
    return { ...before, ends: [...before.ends, event], read: END_READ };
  if (key === "plunder-found") return { kind: "card", card: data.card, read: CARD_READ, done: false };
  if (key === "plunder-storm" || key === "plunder-token-moved")
    return { kind: "spin", square: data.square, done: false };
  if (key === "plunder-sailing") return { kind: "die", n: data.roll, seat: data.seat, done: false };
  return before?.kind === "card" ? before : null;
}

export const gist = ({ key }: GameEvent) => key !== "plunder-battle" && key !== "plunder-sailing";

/** A treasure card, as it lies open on the table. */
export const Treasure = ({ card }: { card: string }) => (
  <article class="plu-treasure-open">
    {draw(glyph("collect", 26, "collect"))}
    <div>
      <h3>{t(`plunder-treasure-${card}`)}</h3>
      <p>{t(`plunder-treasure-${card}.note`)}</p>
    </div>
  </article>
);

/** Whether a person has found it, and does not hold it already. */
export const reveals: NonNullable<Face<View, GameEvent, GameDecision>["reveals"]> = ({ key, args }, seats, read) =>
  key === "plunder-found" && !read.includes("treasure") && seats[seatIn(args.seat) ?? -1]?.bot === null;

/** A treasure card as it is turned up. */
export const Revealed = ({ event, seats }: RevealedProps<View, GameEvent>) =>
  event.key === "plunder-found" && (
    <article class="plu plu-treasure-large">
      {draw(glyph("collect", 84, "collect"))}
      <h2>{t(`plunder-treasure-${event.data.card}`)}</h2>
      <p>{t(`plunder-treasure-${event.data.card}.note`)}</p>
      <Disc seat={itemAt(seats, Math.floor(event.data.ship / 3))} size={30} />
    </article>
  );

/** One side of a battle. */
const Side = ({
  seat,
  face,
  bonus,
  total,
  mark,
  wins,
}: {
  seat: Seat | null;
  face: number;
  bonus: number;
  total: number;
  mark: string;
  wins: boolean;
}) => (
  <span class={`plu-fight-side${wins ? " wins" : ""}`}>
    {seat && <Disc seat={seat} size={26} />} {draw(dieArt(face, 52))}
    <span class="plu-fight-plus">
      +<b class="num">{bonus}</b>
      {draw(
        mark === "skull"
          ? `<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><use href="#e-skull" width="20" height="20"/></svg>`
          : glyph(mark, 18),
      )}
    </span>
    <b class="num plu-fight-total">{total}</b>
  </span>
);

function Fought({ scene: { args, data, ends }, seats }: { scene: Extract<Scene, { kind: "battle" }>; seats: Seat[] }) {
  const ship = data.target < 3 * seats.length;
  const [own, their] = [Number(args.total), Number(args.strength)];
  return (
    <div class="plu-fight" role="group" aria-label={t("plunder-battle", args, seats)}>
      <Side
        seat={itemAt(seats, seatIn(args.seat) ?? 0)}
        face={data.roll}
        bonus={own - data.roll}
        total={own}
        mark="cannon"
        wins={own >= their}
      />
      {draw(glyph("attack", 28, "attack"))}
      <Side
        seat={ship ? itemAt(seats, Math.floor(data.target / 3)) : null}
        face={data.against}
        bonus={their - data.against}
        total={their}
        mark={ship ? "cannon" : "skull"}
        wins={their > own}
      />
      {own === their && <p class="plu-fight-end">{t("play-plunder-tie", { n: own })}</p>}
      {ends.map((event) => (
        <p class="plu-fight-end">{rich(event.key, event.args, seats)}</p>
      ))}
    </div>
  );
}

/** Both compasses turn and settle. */
function Spun({ square, view }: { square: string; view: View }) {
  const letters = [...printed.rows];
  const numbers = Array.from({ length: view.players.length === 2 ? 12 : 18 }, (_, i) => i + 1);
  const wheel = (faces: (string | number)[], on: string | number, slow: number) => {
    const at = faces.indexOf(on);
    return (
      <span class="plu-compass" style={`--turn:${1 + at / faces.length}turn;--ms:${(560 + slow) * pace()}ms`}>
        {draw(wheelArt(faces, at))}
        {draw(NEEDLE)}
      </span>
    );
  };
  return (
    <div class="plu-spun-pair" key={square}>
      {wheel(letters, square.charAt(0), 0)}
      {wheel(numbers, Number(square.slice(1)), 160)}
      <b class="num">{square}</b>
    </div>
  );
}

export function Scene({ scene, view, seats }: SceneProps<View>) {
  const now: Scene = scene;
  return (
    <div class="plu">
      {now.kind === "battle" && <Fought scene={now} seats={seats} />}
      {now.kind === "card" && <Treasure card={now.card} />}
      {now.kind === "spin" && <Spun square={now.square} view={view} />}
      {now.kind === "die" && (
        <div class="plu-sail-die">
          <Disc seat={itemAt(seats, now.seat)} size={28} />
          {draw(dieArt(now.n, 64))}
        </div>
      )}
    </div>
  );
}

/** What a question needs to be understood: the treasure card that is being followed. */
export const Brief = ({ view }: BriefProps<View, GameDecision>) =>
  view.found && (
    <div class="plu">
      <Treasure card={view.found.card} />
    </div>
  );
