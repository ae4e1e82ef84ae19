// A shot, a ram or a boarding as it is told: both ships, the dice, and what becomes of them.
import { fort } from "../../art/fort.ts";
import { broadside } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";
import { type Effect, type Fighter, Showdown } from "../../play/showdown.tsx";
import type { Said, SceneProps, Seat, Thrown } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import type { Fired, GameEvent } from "./events.d.ts";
import { glyph } from "./glyphs.ts";
import { sideways } from "./hull.ts";
import { bodyOf, cardOf, shipOf, shortOf } from "./sea.ts";
import type { View } from "./view.d.ts";

/** `owner`: her captain; `masts`: as they stand; null for what is no ship. */
type Party = {
  place: string;
  owner: number | null;
  masts: number[] | null;
  die: number | null;
  total: number | null;
  effects: Effect[];
};
type Scene = {
  for: string;
  about: Said;
  sides: [Party, Party];
  /** whose die was rolled last */
  rolls: number;
  /** of the first side */
  outcome: Fighter["outcome"];
  ends: GameEvent[];
  done: boolean;
};

const FIGHTS = ["shot", "ram", "board"];
/** What becomes of them is seen before the scene ends. */
const ENDS = ["pirates-lost-masts", "pirates-derelict", "pirates-sank", "pirates-unsinkable", "pirates-went-down"];

const nameOf = (place: string) => {
  const [kind, id = ""] = place.split(/:(.*)/s);
  return kind === "ship" ? shortOf(id) : t("play-pirates-isle", { island: Number(id) + 1 });
};

function partyAt(place: string, view: View): Party {
  const ship = place.startsWith("ship:") ? shipOf(view, place.slice(5)) : undefined;
  const isle = place.startsWith("island:") ? view.islands[Number(place.slice(7))] : undefined;
  const owner = ship ? ship.owner : (isle?.home ?? null);
  return { place, owner, masts: ship ? ship.masts : null, die: null, total: null, effects: [] };
}

export function scene(before: Scene | null, event: GameEvent, view: View): Scene | null {
  const { key, data } = event;
  switch (key) {
    case "pirates-rolled-by":
      return data.at && FIGHTS.includes(data.for) ? rolled(before, data as Rolls, view) : null;
    case "pirates-fired":
      return before && !before.done ? fired(before, data) : null;
    case "pirates-rammed":
    case "pirates-boarded": {
      if (!before || before.done || !data.totals) return null;
      const [mine, theirs] = [itemAt(data.totals, 0), itemAt(data.totals, 1)];
      const outcome = mine > theirs ? "won" : mine < theirs ? "beaten" : "level";
      const beaten = outcome === "won" ? 1 : outcome === "beaten" && key === "pirates-boarded" ? 0 : null;
      return befallen({ ...totalled(before, mine, theirs), outcome, done: true }, beaten, "hit");
    }
    case "pirates-lost-masts":
    case "pirates-sank": {
      if (!before?.done) return null;
      const at = before.sides.findIndex(({ place }) => place === `ship:${data.ship}`);
      const now = { ...before, ends: [...before.ends, event] };
      return at < 0 ? now : befallen(now, at, key === "pirates-sank" ? "sinks" : "falls");
    }
  }
  if (before?.done) return ENDS.includes(key) ? { ...before, ends: [...before.ends, event] } : null;
  return before;
}

type Rolls = { for: string; ship: string; at: string; roll: number };

/** The other side of a boarding rolls second. */
function rolled(before: Scene | null, { for: what, ship, at, roll }: Rolls, view: View): Scene {
  const place = `ship:${ship}`;
  if (before && !before.done && before.for === what && before.sides[1].place === place) {
    const [mine, theirs] = before.sides;
    return { ...before, sides: [mine, { ...theirs, die: roll }], rolls: 1 };
  }
  const sides: [Party, Party] = [{ ...partyAt(place, view), die: roll }, partyAt(at, view)];
  const about = {
    key: "play-pirates-about",
    args: { for: what, ship: { text: nameOf(place) }, other: { text: nameOf(at) } },
  };
  return { for: what, about, sides, rolls: 0, outcome: "", ends: [], done: false };
}

const fired = (before: Scene, { hit, totals }: Fired) =>
  befallen(
    {
      ...(totals ? totalled(before, itemAt(totals, 0), itemAt(totals, 1)) : before),
      outcome: hit ? "won" : "beaten",
      done: true,
    },
    1,
    hit ? "hit" : "misses",
  );

const totalled = (scene: Scene, mine: number, theirs: number): Scene => {
  const [a, b] = scene.sides;
  return {
    ...scene,
    sides: [
      { ...a, total: mine },
      { ...b, total: theirs },
    ],
  };
};

function befallen(scene: Scene, at: number | null, effect: Effect): Scene {
  const [a, b] = scene.sides;
  const hurt = (party: Party): Party => ({ ...party, effects: [...party.effects, effect] });
  return at === null ? scene : { ...scene, sides: at === 0 ? [hurt(a), b] : [a, hurt(b)] };
}

/** Who fires has thrown by the order to; a ram and a boarding come of sailing, and want a throw of their own. */
export function throws({ key, data }: GameEvent, seats: Seat[]): Thrown | null {
  if (key !== "pirates-rolled-by" || !data.at || !FIGHTS.includes(data.for)) return null;
  const captain = (place: string) => Number(place.replace(/^ship:/, "").split(".")[0]);
  const own = captain(data.ship);
  const both = [own, captain(data.at)].filter((seat) => seat in seats);
  return { seats: both, by: data.for === "shot" ? [] : [own] };
}

/** What a scene shows needs no line beside it. */
export const gist = ({ key }: GameEvent) =>
  !["pirates-rolled-by", "pirates-fired", "pirates-rammed", "pirates-boarded", "pirates-lost-masts"].includes(key);

/** By how many masts stand; a monster, seen from above. */
function pictureOf({ place, masts, owner }: Party, seats: Seat[]) {
  if (!masts) return fort();
  const card = cardOf(place.slice(5));
  if (bodyOf(card).kind !== "ship")
    return sideways(card, masts, owner === null ? null : itemAt(seats, owner), 116, 60).replace(
      'class="',
      'class="faces ',
    );
  const rig = itemAt(RIGS, Math.min(RIGS.length - 1, masts.filter(Boolean).length));
  return broadside(rig, 0);
}

const RIGS = ["smack", "cutter", "brig", "barque", "merchantman", "galleon"];
const MARKS: Record<string, string> = { shot: "gun", ram: "ram", board: "board" };

export function Scene({ scene, seats, small = false, rolling }: SceneProps<View>) {
  const { sides, rolls, outcome, about, ends, for: what }: Scene = scene;
  const fighter = (party: Party, i: number): Fighter => ({
    name: nameOf(party.place),
    seat: party.owner === null ? null : itemAt(seats, party.owner),
    picture: pictureOf(party, seats),
    dice: party.die === null ? [] : [party.die],
    adds: [],
    total: party.total,
    outcome: i === 0 || !outcome || outcome === "level" ? outcome : outcome === "won" ? "beaten" : "won",
    effects: party.effects,
    lies: i !== rolls,
  });
  return (
    <div class="pir">
      <Showdown
        label={t(about.key, about.args, seats)}
        sides={[fighter(sides[0], 0), fighter(sides[1], 1)]}
        mark={glyph(MARKS[what] ?? "gun", 30)}
        rolling={rolling}
        small={small}
      >
        {small && ends.map((event) => <p>{rich(event.key, event.args, seats)}</p>)}
      </Showdown>
    </div>
  );
}
