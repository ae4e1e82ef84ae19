// What a laid table of Nassau consists of, as the engine's layouts do, and how its view follows from it.
import { itemAt, replaced } from "../../lists.ts";
import type { Layout as AnyLayout } from "../../play/setup-editor.ts";
import { QUAYS, ZONES } from "./sea-chart.ts";
import { streetsOf } from "./streets.ts";
import { data, foe } from "./things.tsx";
import type { View, Zone } from "./view.d.ts";

export type Counts = Record<string, number>;
/** A district: its tile, its side, its quarter turns. */
export type District = [tile: number, side: string, turns: number];
export type Row = {
  score: number;
  sails: number;
  sailors: number[];
  animals: (string | null)[];
  tired: string[];
  rat: boolean;
  weapons: Counts;
  items: Counts;
  holds: number;
  crates: number;
  provisions: number;
  goods: Counts;
  laid: number;
  tavern: string[];
  hideout: string;
  filled: number;
  centre: Counts;
  hand: number[];
  told: number[];
  jokes: number[];
  buried: number[];
  defeated: string[];
  streets: string[];
  stage: string;
  boat: string | null;
  quay: number | null;
  traded: boolean;
  marker: boolean;
  dutch: number[];
};
export type Layout = AnyLayout & {
  round: number;
  turn: number;
  dolphin: number;
  town: District[];
  captain: string;
  visited: string[];
  feld: string | null;
  players: Row[];
  foes: [id: string, crates: number[] | null][];
  outposts: [id: string, owner: number | null][];
  towers: [id: string, owner: number | null, crates: number][];
  posts: [id: string, good: string | null][];
  display: string[];
  pile: number;
  discards: number[];
  salt: string | null;
  offering: string | null;
  dutch: string | null;
  dutch_weapons: string[];
  moment: { at: string };
  /** what is left of a turn that goes on midway, in a game that is put right */
  agenda?: unknown[];
};

/** What a captain has, and what changes it. */
export type Part = { one: Row; put: (change: Partial<Row>) => void };

/** What lies in front, where it is no captain's. */
export const [TOWN, SEA] = [-1, -2];
const SIDES = "AB";

/** A captain's things, some of them changed. */
export const withRow = ({ players }: Layout, at: number, change: Partial<Row>): Pick<Layout, "players"> => ({
  players: replaced(players, at, { ...itemAt(players, at), ...change }),
});

export const printedTown = (town: District[]) => town.map(([tile, side, turns]) => [tile, SIDES.indexOf(side), turns]);

/** Everybody is at sea once all boats are in the water. */
export const isAtSea = ({ players }: Layout) => players.every(({ boat }) => boat !== null);

export const quayOf = ({ outposts }: Layout, quay: number | null) =>
  quay === null ? null : (QUAYS[quay]?.id ?? itemAt(outposts, quay - QUAYS.length)[0]);

/** Where the captain has been: at both ends of every street that is held, and where he stands. */
export function visited(layout: Layout): string[] {
  const { alleys } = streetsOf(printedTown(layout.town));
  const ends = layout.players.flatMap(({ streets }) =>
    streets.flatMap((id) => [alleys.get(id)?.from, alleys.get(id)?.to]),
  );
  return [...new Set([layout.captain, ...ends])].filter((end): end is string => Boolean(end));
}

type Slots = "outpost_slots" | "watchtower_slots" | "trading_post_slots";

/** The zone of each slot of a kind. */
const slots = (of: Slots) => ZONES.flatMap((zone) => Array.from({ length: zone[of] }, () => zone.zone));
const [OUTPOSTS, TOWERS, POSTS] = [slots("outpost_slots"), slots("watchtower_slots"), slots("trading_post_slots")];
const foeSlots = (players: number) =>
  ZONES.flatMap(({ zone, opponent_slots_min_players }) =>
    opponent_slots_min_players.filter((least) => least <= players).map(() => zone),
  );

export const row = (list: string, id: string) => data[list].find((one: { id: string }) => one.id === id);

function zonesOf({ players, foes, outposts, towers, posts }: Layout): Zone[] {
  const of = <T extends unknown[]>(zone: string, at: string[], list: T[]) => list.filter((_, i) => at[i] === zone);
  return ZONES.map(({ zone }) => ({
    zone,
    foes: of(zone, foeSlots(players.length), foes).flatMap(([id, crates]) => {
      const { type, strength, points } = foe(id);
      return crates ? [{ id, type, strength, points, crates }] : [];
    }),
    outposts: of(zone, OUTPOSTS, outposts).map(([id, owner]) => ({ id, owner })),
    towers: of(zone, TOWERS, towers).map(([id, owner, n]) => ({ id, weapon: row("watchtowers", id).weapon, owner, n })),
    posts: of(zone, POSTS, posts).map(([id, good]) => ({ id, weapon: row("trading_posts", id).weapon, good })),
  }));
}

/** A captain's crates in the reserve, and the pirates who stand: those that are nowhere else. */
function rest(layout: Layout, seat: number) {
  const { foes, towers, outposts, players } = layout;
  const one = itemAt(players, seat);
  const { alleys } = streetsOf(printedTown(layout.town));
  const marks = foes.reduce((sum, [, crates]) => sum + (crates?.[seat] ?? 0), 0);
  const held = towers.reduce((sum, [, owner, n]) => sum + (owner === seat ? n : 0), 0);
  const aside = one.dutch.reduce((sum, n) => sum + n, Number(one.marker));
  const walked = one.streets.reduce((sum, id) => sum + (alleys.get(id)?.sections ?? 0), 0);
  const posted = outposts.filter(([, owner]) => owner === seat).length;
  return {
    reserve: Math.max(0, data.limits.player_crates - one.crates - marks - held - aside),
    standing: Math.max(0, data.limits.player_pirates - one.laid - walked - one.tavern.length - posted),
    outposts: posted,
  };
}

const face = (backs: number[]) => ({ backs, cards: null });

function dutchmanOf({ dutch, dutch_weapons: weapons }: Layout): View["dutchman"] {
  const tile = data.flying_dutchman.tiles.find(({ id }: { id: string }) => id === dutch);
  return tile ? { tile: tile.id, zone: tile.zone, points: tile.points, weapons } : null;
}

export function viewOf(layout: Layout, base: View): View {
  const { round, turn, dolphin, captain, feld, display, pile, salt, offering } = layout;
  return {
    ...base,
    ...{ round, turn, dolphin, captain, feld, display, pile, salt, offering },
    phase: isAtSea(layout) ? "sea" : "town",
    layout: printedTown(layout.town),
    visited: layout.visited,
    streets: layout.players.flatMap(({ streets }, seat) => streets.map((id) => ({ id, seat }))),
    zones: zonesOf(layout),
    dutchman: dutchmanOf(layout),
    players: layout.players.map(({ sailors, hand, jokes, buried, quay, ...one }, seat) => ({
      ...itemAt(base.players, seat),
      ...one,
      ...rest(layout, seat),
      sailors: one.animals.map((_, i) => sailors.includes(i)),
      hand: face(hand),
      jokes: face(jokes),
      buried: face(buried),
      quay: quayOf(layout, quay),
    })),
    totals: layout.players.map(({ score }) => score),
  };
}
