// A fight as it is told: the boat and what she fires at, the tokens that are drawn, the dice, and what is lost and won.
import { draw } from "../../art/draw.ts";
import { broadside } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";
import { type Effect, type Fighter, Showdown } from "../../play/showdown.tsx";
import type { Said, SceneProps, Thrown } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import type { GameEvent } from "./events.d.ts";
import { BLANK, type Fight } from "./fight.tsx";
import { glyph, mark } from "./glyphs.ts";
import { data, foe } from "./things.tsx";
import type { View } from "./view.d.ts";

/** `lost`: what the attacks took; `points`: as they were told; `end`: how it ended; `done`: that was told. */
type Scene = Fight & {
  about: Said;
  lost: string[];
  points: number[];
  end: string;
  done?: boolean;
};

/** A fight that goes on after somebody was asked: the page may have been opened meanwhile. */
const resumed = ({ fight }: View): Scene | null =>
  fight && {
    ...fight,
    about: { key: "play-nassau-fray", args: { seat: { seat: fight.seat } } },
    lost: [],
    points: [],
    end: "",
  };

export function scene(before: Scene | null, { key, args, data: about }: GameEvent, view: View): Scene | null {
  if (key === "nassau-fired" || key === "nassau-fired-unneeded" || key === "nassau-fired-dutchman") {
    const { seat, foe: id, strength, n: fired, bomb } = about;
    return { ...BLANK, about: { key, args }, seat, foe: id, strength, fired, bomb, lost: [], points: [], end: "" };
  }
  const fight = before ?? resumed(view);
  if (!fight) return null;
  if (fight.done) return key.startsWith("nassau-") ? null : fight;
  if ("fight" in about && about.fight) return { ...fight, end: about.fight, done: true };
  const own = "seat" in about && about.seat === fight.seat;
  switch (key) {
    case "nassau-token":
      return { ...fight, drawn: about.drawn };
    case "nassau-dodged":
      return { ...fight, fired: about.fired };
    case "nassau-rolled":
      return { ...fight, dice: about.dice };
    case "nassau-repelled":
      return { ...fight, gone: about.gone };
    case "nassau-lost":
      return own ? { ...fight, lost: [...fight.lost, about.kind] } : fight;
    case "nassau-points":
    case "nassau-points-lost":
      return own ? { ...fight, points: [...fight.points, about.n] } : fight;
  }
  return fight;
}

/** Whoever fights rolls against the attacks that were drawn. */
export const throws = ({ key, data: about }: GameEvent): Thrown | null =>
  key === "nassau-rolled" ? { seats: [about.seat], by: [about.seat] } : null;

const GOOD = data.combat_die.repel_on;

const dieArt = (face: number | string | null, size: number) => {
  const cls = face !== null && GOOD.includes(Number(face)) ? " good" : "";
  return `<svg class="fray-cast${cls}" viewBox="0 0 40 40" width="${size}" height="${size}"><rect x="3" y="3" width="34" height="34" rx="6"/>${face === null ? "" : `<text class="num" x="20" y="21">${face}</text>`}</svg>`;
};

/** A token of the bag; "gone": it does nothing any more. */
const tokenArt = (face: number | string | null, size: number) => {
  const [kind = "blank", gone = ""] = String(face).split(" ");
  const cls = kind === "blank" || kind === "dodge" ? kind : "attack";
  const drawing = kind === "blank" ? "" : mark(kind === "weapon" ? "weapon_choice" : kind, 20, 20, 24);
  return `<svg class="fray-lot fray-lot--${cls} ${gone}" viewBox="0 0 40 40" width="${size}" height="${size}"><circle cx="20" cy="20" r="18"/>${drawing}</svg>`;
};

/** Tokens as they were drawn, those that do nothing any more marked. */
function tokensOf({ drawn, gone }: Fight) {
  const left = [...gone];
  return drawn.map((token) => {
    const at = left.indexOf(token);
    if (at < 0) return token;
    left.splice(at, 1);
    return `${token} gone`;
  });
}

export function Scene({ scene, seats, small = false, rolling }: SceneProps<View>) {
  const fight: Scene = scene;
  const { about, strength, fired, bomb, dice, lost, points, end, foe: id } = fight;
  const enemy = id ? foe(id) : null;
  const kind = enemy ? `foe-${enemy.type}` : "dutchman";
  const won = end === "won";
  const struck: Effect[] = ["hit", ...(won ? (["sinks"] as const) : [])];
  const own: Fighter = {
    name: itemAt(seats, fight.seat).name,
    seat: itemAt(seats, fight.seat),
    picture: broadside("sloop"),
    dice,
    adds: [{ mark: glyph("crate", 22), n: fired }, ...(bomb ? [{ mark: glyph("bomb", 22), n: 1 }] : [])],
    total: null,
    outcome: won ? "won" : "",
    effects: lost.map(() => "hit"),
    dieOf: dieArt,
  };
  const theirs: Fighter = {
    name: t(enemy ? `nassau-opponent-${enemy.type}` : "nassau-option-dutchman"),
    seat: null,
    picture: glyph(kind, 84),
    dice: tokensOf(fight),
    adds: [],
    total: strength ?? enemy?.strength ?? null,
    outcome: won ? "beaten" : "",
    effects: struck,
    lies: true,
    dieOf: tokenArt,
  };
  return (
    <div class="nas">
      <Showdown
        label={t(about.key, about.args, seats)}
        sides={[own, theirs]}
        mark={glyph("crate", 28)}
        rolling={rolling}
        small={small}
      >
        {(lost.length > 0 || points.length > 0) && (
          <p class="fray-lost">
            {lost.map((thing) => (
              <span class="loss nas-count">−{draw(glyph(thing, 18))}</span>
            ))}
            {points.map((n) => (
              <span class={n < 0 ? "loss num" : "brass num"}>
                {n > 0 ? "+" : "−"}
                {Math.abs(n)}
                {draw(glyph("point", 15))}
              </span>
            ))}
          </p>
        )}
      </Showdown>
    </div>
  );
}
