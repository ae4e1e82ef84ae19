// What the account shows beside its sentences: a battle with its dice, a treasure card that lies open, the compasses.
import { dieArt } from "../../art/die.ts";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { fort } from "../../art/fort.ts";
import { broadside } from "../../art/ships.ts";
import { pace } from "../../play/motion.ts";
import { type Effect, type Fighter, Showdown } from "../../play/showdown.tsx";
import type { BriefProps, Face, RevealedProps, Said, SceneProps, Thrown } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { data as printed } from "./squares.ts";
import { NEEDLE, wheelArt } from "./tools/wheel.ts";
import type { Attack, Battle, GameEvent } from "./events.d.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { seatIn } from "../args.ts";

/** `about`: who attacks whom; `masts`: of both ships, for one may sink; `data`: what was rolled; `ends`: what followed. */
type Fought = {
  kind: "battle";
  about: Said;
  masts: (number | null)[];
  args: GameEvent["args"];
  data: Pick<Attack, "ship" | "target"> & Partial<Battle>;
  ends: GameEvent[];
  read: number;
  done: boolean;
};
export type Scene =
  | Fought
  | { kind: "card"; card: string; read: number; done: boolean }
  | { kind: "spin"; square: string; done: boolean }
  | { kind: "die"; n: number; seat: number; done: boolean };

/** What a card lies open before it is followed, in milliseconds. */
const CARD_READ = 1500;
/** Both sides face each other before their dice are thrown; how it ends; then what follows. */
const FACE_READ = 300;
const END_READ = 500;
const AFTER_READ = 700;

const ATTACKS = ["plunder-attacked-owned", "plunder-attacked-ship", "plunder-attacked-unowned"];
const ENDS = ["plunder-hit", "plunder-sunk", "plunder-flag", "plunder-flag-gone", "plunder-card", "plunder-won"];

export function scene(before: Scene | null, event: GameEvent, view: View): Scene | null {
  const { key, args, data } = event;
  if (isAttack(event)) {
    const masts = [event.data.ship, event.data.target].map(
      (number) => view.ships.find(({ ship }) => ship === number)?.masts ?? null,
    );
    const about = { key, args };
    return { kind: "battle", about, masts, args, data: event.data, ends: [], read: FACE_READ, done: false };
  }
  if (before?.kind === "battle" && key === "plunder-battle")
    return { ...before, args, data, read: END_READ, done: true };
  if (before?.kind === "battle" && ENDS.includes(key))
    return { ...before, ends: [...before.ends, event], read: AFTER_READ };
  if (key === "plunder-found") return { kind: "card", card: data.card, read: CARD_READ, done: false };
  if (key === "plunder-storm" || key === "plunder-token-moved")
    return { kind: "spin", square: data.square, done: false };
  if (key === "plunder-sailing") return { kind: "die", n: data.roll, seat: data.seat, done: false };
  return before?.kind === "card" ? before : null;
}

const isAttack = (event: GameEvent): event is Extract<GameEvent, { data: Attack }> => ATTACKS.includes(event.key);

/** Both roll at once. */
export function throws({ key, args }: GameEvent): Thrown | null {
  if (key !== "plunder-battle") return null;
  const seats = [args.seat, args.other].map((arg) => seatIn(arg) ?? 0);
  return { seats, by: seats };
}

/** What a scene shows needs no line beside it. */
const SHOWN = [...ATTACKS, ...ENDS, "plunder-battle", "plunder-sailing"];
export const gist = ({ key }: GameEvent) => !SHOWN.includes(key);

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

/** What a ship or an island has to show for what has happened. */
function effectsOn(target: number, { ends, data }: Fought): Effect[] {
  return ends.flatMap((event): Effect[] => {
    if (event.key === "plunder-hit" || event.key === "plunder-sunk")
      return event.data.ship === target ? [event.key === "plunder-hit" ? "hit" : "sinks"] : [];
    if (target !== data.target) return event.key === "plunder-card" ? ["takes"] : [];
    return event.key === "plunder-flag" ? ["flag"] : [];
  });
}

/** A ship with as many masts as she has, an island with its fort. */
const pictureOf = (masts: number | null | undefined) =>
  typeof masts === "number" ? broadside(itemAt(RIGS, masts)) : fort();

/** By how many masts a ship has. */
const RIGS = ["sloop", "brig", "barque"];

function Battled({ scene, seats, small, rolling }: Omit<SceneProps<View>, "scene" | "view"> & { scene: Fought }) {
  const { args, data, ends, about, masts } = scene;
  const isShip = about.key === "plunder-attacked-ship";
  const { roll = null, against = null } = data;
  const [own, their] = roll === null ? [null, null] : [Number(args.total), Number(args.strength)];
  const won = own === null || their === null ? null : own - their;
  const outcome = (ahead: number | null) => (ahead === null ? "" : ahead > 0 ? "won" : ahead < 0 ? "beaten" : "level");
  const captain = seatIn(args.seat) ?? 0;
  const defender = seatIn(about.args.other) ?? null;
  const sides: [Fighter, Fighter] = [
    {
      name: itemAt(seats, captain).name,
      seat: itemAt(seats, captain),
      picture: pictureOf(masts[0] ?? 0),
      dice: roll === null ? [] : [roll],
      adds: roll === null ? [] : [{ mark: glyph("cannon", 18), n: Number(args.plus) }],
      total: own,
      outcome: outcome(won),
      effects: effectsOn(data.ship, scene),
    },
    {
      name: defender === null ? t("play-plunder-island", about.args) : itemAt(seats, defender).name,
      seat: defender === null ? null : itemAt(seats, defender),
      picture: pictureOf(isShip ? (masts[1] ?? 0) : null),
      dice: against === null ? [] : [against],
      adds: against === null ? [] : [{ mark: isShip ? glyph("cannon", 18) : SKULL, n: Number(args.defence) }],
      total: their,
      outcome: outcome(won === null ? null : -won),
      effects: effectsOn(data.target, scene),
    },
  ];
  return (
    <Showdown
      label={t(about.key, about.args, seats)}
      sides={sides}
      mark={glyph("attack", 28, "attack")}
      rolling={rolling}
      small={small}
    >
      {won === 0 && own !== null && <p>{t("play-plunder-tie", { n: own })}</p>}
      {small && ends.map((event) => <p>{rich(event.key, event.args, seats)}</p>)}
    </Showdown>
  );
}

const SKULL =
  '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><use href="#e-skull" width="20" height="20"/></svg>';

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

export function Scene({ scene, view, seats, small, rolling }: SceneProps<View>) {
  const now: Scene = scene;
  return (
    <div class="plu">
      {now.kind === "battle" && <Battled scene={now} seats={seats} small={small} rolling={rolling} />}
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
