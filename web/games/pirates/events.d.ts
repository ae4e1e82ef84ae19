// Written by tools/shapes.py from engine/flibuste/games/pirates/event_shapes.py. Types only.
import type { Nothing } from "../../play/protocol.d.ts";
import type { EventOf } from "../../play/types.ts";

export interface Done {
  ship: string;
  what: string;
}

export interface OfIsland {
  island: number;
}

export interface OfSeat {
  seat: number;
}

export interface OfShip {
  ship: string;
}

/** `totals`: of both ships. */
export interface Boarded {
  ship: string;
  other: string;
  totals: [number, number];
}

export interface Volley {
  ship: string;
  target: string;
  hit: boolean;
}

export interface OfTile {
  tile: number;
}

export interface Built {
  seat: number;
  island: number;
  fort: string;
}

export interface MastOf {
  ship: string;
  mast: number;
}

export interface BurntOut {
  ship: string;
  masts: number[];
}

/** `pose`: where she lies now, and her heading. */
export interface ShipPose {
  ship: string;
  pose: number[];
}

export interface Ships {
  ship: string;
  other: string;
}

export interface CancelledCrew {
  item: string;
  other: string;
  ship: string;
}

export interface CastGun {
  from: string;
  ship: string;
}

export interface ChangedMode {
  ship: string;
  state: number;
}

export interface IslandOf {
  island: number;
  seat: number;
}

export interface CoinsPulled {
  count: number;
  island: number;
}

export interface CoinsSent {
  island: number;
  other: number;
  count: number;
}

export interface CountAtIsland {
  count: number;
  island: number;
  ship: string;
}

/** `ship`: her number. */
export interface Deployed {
  seat: number;
  ship: number;
}

export interface AtIsland {
  ship: string;
  island: number;
}

/** `pose`: where it lies now, and which way. */
export interface TilePose {
  tile: number;
  pose: number[];
}

export interface Duelled {
  ship: string;
  total: number;
}

export interface Enchanted {
  ship: string;
  turns: number;
}

/** `ship`, `tower`: their numbers. */
export interface Escorted {
  seat: number;
  ship: number;
  tower: number;
}

export interface Event {
  seat: number;
  event: string;
}

export interface Explored {
  ship: string;
  island: number;
  treasure: number;
}

export interface Fated {
  ship: string;
  island: number;
  table: string;
  row: number;
}

/** `from`, `target`: places; `totals`: what was rolled and what was needed, where there is more than a six. */
export interface Fired {
  from: string;
  target: string;
  gun: string;
  hit: boolean;
  roll: number;
  came: string;
  totals?: [number, number];
}

export interface FirstRolled {
  seat: number;
  roll: number;
  for: string;
}

export interface FlagsLeft {
  island: number;
  left: number;
}

export interface KindOf {
  kind: string;
  ship: string;
}

export interface FortNamed {
  seat: number;
  fort: string;
}

export interface FoundUnique {
  ship: string;
  island: number;
  item: string;
}

/** `ship`: her number. */
export interface GunNamed {
  ship: number;
  gun: string;
}

export interface ItemOf {
  ship: string;
  item: string;
}

export interface FateOf {
  island: number;
  table: string;
}

export interface Rolled {
  for: string;
  roll: number;
}

export interface LostMasts {
  ship: string;
  masts: number[];
  left: number;
  by: number;
}

export interface LostPiece {
  ship: string;
  kind: string;
  item: string;
}

export interface Handed {
  ship: string;
  other: string;
  kind: string;
}

export interface Natives {
  ship: string;
  item: string;
  n: number;
}

export interface PutAshore {
  island: number;
  kind: string;
  ship: string;
}

/** `totals`: of both ships, where dice were rolled. */
export interface Rammed {
  ship: string;
  other: string;
  hit: boolean;
  totals?: [number, number];
}

export interface RolledBy {
  roll: number;
  for: string;
  ship: string;
  at: string | null;
}

export interface Salvaged {
  seat: number;
  gold: number;
}

export interface Sank {
  ship: string;
  by: number;
}

export interface Scuttled {
  ship: string;
  done: boolean;
}

export interface Sees {
  island: number;
  item: string;
}

export interface SwappedCoins {
  island: number;
  other: number;
  ship: string;
}

export interface OfItem {
  item: string;
}

export interface TilePlaced {
  seat: number;
  tile: number;
}

export interface Token {
  seat: number;
  event: string;
  x: number;
  y: number;
  tile: number;
}

export interface TookInTow {
  ship: string;
  other: string;
  pose: number[];
}

export interface Transferred {
  ship: string;
  how: string;
  kind: string;
  island: number;
}

export interface UniqueWorth {
  ship: string;
  item: string;
  gold: number;
}

export interface Unloaded {
  ship: string;
  island: number;
  count: number;
  seat: number;
}

export interface WentDown {
  ship: string;
  items: string[];
}

/** What each event has. */
export interface Events {
  "pirates-aboard": Nothing;
  "pirates-acts": Done;
  "pirates-aground": Nothing;
  "pirates-alit": Nothing;
  "pirates-bartered": OfIsland;
  "pirates-begins": OfSeat;
  "pirates-bewitched": OfShip;
  "pirates-bladed": OfShip;
  "pirates-boarded": Boarded;
  "pirates-breath": Volley;
  "pirates-broadside": Volley;
  "pirates-broke": OfTile;
  "pirates-built": Built;
  "pirates-burns": MastOf;
  "pirates-burnt-out": BurntOut;
  "pirates-came-about": ShipPose;
  "pirates-came-out": ShipPose;
  "pirates-cancelled": Ships;
  "pirates-cancelled-crew": CancelledCrew;
  "pirates-captured": OfShip;
  "pirates-cast-gun": CastGun;
  "pirates-changed-mode": ChangedMode;
  "pirates-charted": Nothing;
  "pirates-claimed": Ships;
  "pirates-cleared": OfShip;
  "pirates-coin-added": OfIsland;
  "pirates-coin-home": IslandOf;
  "pirates-coins-pulled": CoinsPulled;
  "pirates-coins-sent": CoinsSent;
  "pirates-crew-landed": CountAtIsland;
  "pirates-decreed": IslandOf;
  "pirates-deployed": Deployed;
  "pirates-derelict": OfShip;
  "pirates-dived": OfSeat;
  "pirates-docked": AtIsland;
  "pirates-doubled": OfShip;
  "pirates-drifted": TilePose;
  "pirates-drifted-ashore": AtIsland;
  "pirates-driven": OfShip;
  "pirates-duelled": Duelled;
  "pirates-enchanted": Enchanted;
  "pirates-end-marked": OfShip;
  "pirates-entangled": ShipPose;
  "pirates-escorted": Escorted;
  "pirates-eternal": OfShip;
  "pirates-event": Event;
  "pirates-event-joins": OfSeat;
  "pirates-events-gone": Nothing;
  "pirates-explored": Explored;
  "pirates-explores-hold": Ships;
  "pirates-fated": Fated;
  "pirates-feared": OfShip;
  "pirates-fired": Fired;
  "pirates-fires-out": OfShip;
  "pirates-first": OfSeat;
  "pirates-first-rolled": FirstRolled;
  "pirates-flag-falls": FlagsLeft;
  "pirates-flag-returns": FlagsLeft;
  "pirates-fleet-chosen": OfSeat;
  "pirates-fleets-shown": Nothing;
  "pirates-flew": Nothing;
  "pirates-flipped": KindOf;
  "pirates-fog-drifted": TilePose;
  "pirates-fog-lifts": OfTile;
  "pirates-fort-falls": OfIsland;
  "pirates-fort-named": FortNamed;
  "pirates-found": ShipPose;
  "pirates-found-unique": FoundUnique;
  "pirates-gone": OfShip;
  "pirates-gun-named": GunNamed;
  "pirates-haunts": OfIsland;
  "pirates-hexed": OfShip;
  "pirates-hired": ItemOf;
  "pirates-hit-does": Done;
  "pirates-home": IslandOf;
  "pirates-island-open": FateOf;
  "pirates-island-placed": IslandOf;
  "pirates-jammed": OfShip;
  "pirates-kept": Rolled;
  "pirates-lies-off": AtIsland;
  "pirates-loaded": CountAtIsland;
  "pirates-looked": Nothing;
  "pirates-looks-again": OfIsland;
  "pirates-looks-out": OfShip;
  "pirates-lost": ShipPose;
  "pirates-lost-hidden": KindOf;
  "pirates-lost-masts": LostMasts;
  "pirates-lost-piece": LostPiece;
  "pirates-marine-gone": OfIsland;
  "pirates-marine-hit": OfIsland;
  "pirates-marked": IslandOf;
  "pirates-marker-home": OfSeat;
  "pirates-masts-stand": OfShip;
  "pirates-mended": MastOf;
  "pirates-moved-over": Handed;
  "pirates-natives": Natives;
  "pirates-no-place": OfSeat;
  "pirates-offered": AtIsland;
  "pirates-over": Nothing;
  "pirates-passed": OfSeat;
  "pirates-peeked": Nothing;
  "pirates-peeked-island": OfIsland;
  "pirates-peeked-ship": OfShip;
  "pirates-plague": ItemOf;
  "pirates-pushed": Nothing;
  "pirates-put-ashore": PutAshore;
  "pirates-rafted": AtIsland;
  "pirates-raided": AtIsland;
  "pirates-rammed": Rammed;
  "pirates-ransom-paid": OfSeat;
  "pirates-ransom-stowed": OfShip;
  "pirates-ransomed": OfShip;
  "pirates-ready": OfSeat;
  "pirates-reborn": OfShip;
  "pirates-recruited": ItemOf;
  "pirates-released": OfShip;
  "pirates-revealed": ItemOf;
  "pirates-rolled": Rolled;
  "pirates-rolled-by": RolledBy;
  "pirates-runes": Rolled;
  "pirates-sailed": ShipPose;
  "pirates-sails": ShipPose;
  "pirates-salvaged": Salvaged;
  "pirates-sank": Sank;
  "pirates-saved-mast": OfShip;
  "pirates-saw": Nothing;
  "pirates-scared": OfIsland;
  "pirates-scuttled": Scuttled;
  "pirates-searched": OfShip;
  "pirates-second-action": OfShip;
  "pirates-sees": Sees;
  "pirates-sent": ItemOf;
  "pirates-shown": ItemOf;
  "pirates-smoke": TilePose;
  "pirates-spell-over": OfShip;
  "pirates-steadied": OfShip;
  "pirates-stolen": Handed;
  "pirates-stowed": OfSeat;
  "pirates-stuck": OfShip;
  "pirates-supply-chosen": OfSeat;
  "pirates-swapped": Ships;
  "pirates-swapped-coins": SwappedCoins;
  "pirates-switched": OfShip;
  "pirates-swoop": Volley;
  "pirates-swung": ShipPose;
  "pirates-taken": Handed;
  "pirates-taken-seen": OfItem;
  "pirates-takes-effect": ItemOf;
  "pirates-tile-placed": TilePlaced;
  "pirates-tile-rolled": OfTile;
  "pirates-token": Token;
  "pirates-took-in-tow": TookInTow;
  "pirates-took-unique": AtIsland;
  "pirates-transferred": Transferred;
  "pirates-treasure-hidden": Nothing;
  "pirates-turn": OfSeat;
  "pirates-undocked": OfShip;
  "pirates-unique-gone": ItemOf;
  "pirates-unique-worked": OfItem;
  "pirates-unique-worth": UniqueWorth;
  "pirates-unjammed": OfShip;
  "pirates-unloaded": Unloaded;
  "pirates-unsinkable": OfShip;
  "pirates-walls-hold": OfIsland;
  "pirates-went-down": WentDown;
  "pirates-whirled": ShipPose;
  "pirates-wind-rises": Nothing;
  "pirates-wolves": OfIsland;
}

export type GameEvent = EventOf<Events>;
