// Written by tools/shapes.py from engine/flibuste/games/nassau/event_shapes.py. Types only.
import type { Nothing } from "../../play/protocol.d.ts";
import type { EventOf } from "../../play/types.ts";

export interface OfAnimal {
  seat: number;
  animal: string;
}

export interface Attack {
  seat: number;
  token: string;
}

export interface Barge {
  seat: number;
  out: string;
  in: string;
  from: string;
  to: string;
}

export interface OfSeat {
  seat: number;
}

export interface Defeated {
  seat: number;
  foe: string;
  slot: number;
  fight: string;
}

export interface Display {
  display: string[];
}

export interface Dodged {
  seat: number;
  fired: number;
}

export interface Drew {
  seat: number;
  back: string;
}

export interface CardOf {
  seat: number;
  card: number;
}

export interface Dropped {
  seat: number;
  gone: Record<string, number>;
}

export interface OfZone {
  zone: string;
}

export interface Feld {
  seat: number;
  space: string;
}

export interface FightOver {
  seat: number;
  fight: string;
}

export interface Fired {
  seat: number;
  foe: string;
  strength: number;
  n: number;
  bomb: boolean;
}

export interface FiredDutchman {
  seat: number;
  foe: null;
  strength: number;
  n: number;
  bomb: boolean;
}

export interface GainLost {
  seat: number;
  kind: string;
}

/** `fight`: of which fight it is the end. */
export interface Gained {
  seat: number;
  kind: string;
  n: number;
  fight?: string;
}

export interface Hidden {
  seat: number;
  good: string;
  slot: number | null;
}

export interface Hired {
  seat: number;
  table: string;
}

export interface Lost {
  seat: number;
  kind: string;
  place?: number;
}

export interface Moored {
  seat: number;
  quay: string;
  zone: string;
}

export interface Outpost {
  seat: number;
  outpost: string;
  which: string;
}

export interface Paid {
  seat: number;
  kind: string;
  n: number;
  spirit: boolean;
}

export interface Points {
  seat: number;
  n: number;
}

export interface Post {
  post: string;
  good: string;
}

export interface Relocated {
  seat: number;
  from: string;
  to: string;
}

export interface Repelled {
  seat: number;
  tokens: string[];
  gone: string[];
}

export interface Rolled {
  seat: number;
  dice: number[];
}

export interface Round {
  round: number;
}

export interface Sailed {
  seat: number;
  way: string[];
  laid: number;
}

export interface Shuffled {
  pile: string;
}

export interface Steered {
  seat: number;
  lead: string;
  zone: string;
}

export interface Stopped {
  seat: number;
  stop: string;
}

export interface TileSettled {
  crates: number[];
}

export interface Token {
  seat: number;
  token: string;
  drawn: string[];
}

export interface Tower {
  seat: number;
  tower: string;
  n: number;
}

export interface Traded {
  seat: number;
  post: string;
  good: string;
}

export interface Walked {
  seat: number;
  alley: string;
  from: string;
  to: string;
}

/** What each event has. */
export interface Events {
  "nassau-animal": OfAnimal;
  "nassau-animal-used": OfAnimal;
  "nassau-attack": Attack;
  "nassau-barge": Barge;
  "nassau-contest": OfSeat;
  "nassau-dealt": Nothing;
  "nassau-defeated": Defeated;
  "nassau-discarded": Nothing;
  "nassau-display": Display;
  "nassau-dodged": Dodged;
  "nassau-dolphin": OfSeat;
  "nassau-drew": Drew;
  "nassau-drew-card": CardOf;
  "nassau-dropped": Dropped;
  "nassau-dutchman-moved": OfZone;
  "nassau-feld": Feld;
  "nassau-fight-over": FightOver;
  "nassau-fired": Fired;
  "nassau-fired-dutchman": FiredDutchman;
  "nassau-fired-unneeded": Fired;
  "nassau-gain-lost": GainLost;
  "nassau-gained": Gained;
  "nassau-hidden": Hidden;
  "nassau-hired": Hired;
  "nassau-homeward": OfSeat;
  "nassau-joked": OfSeat;
  "nassau-lost": Lost;
  "nassau-marked": OfSeat;
  "nassau-moored": Moored;
  "nassau-nothing-won": Nothing;
  "nassau-outpost": Outpost;
  "nassau-over": Nothing;
  "nassau-paid": Paid;
  "nassau-passed": OfSeat;
  "nassau-points": Points;
  "nassau-points-lost": Points;
  "nassau-post": Post;
  "nassau-rat-rests": OfSeat;
  "nassau-ready": Nothing;
  "nassau-relocated": Relocated;
  "nassau-repelled": Repelled;
  "nassau-rolled": Rolled;
  "nassau-round": Round;
  "nassau-sailed": Sailed;
  "nassau-salt-moved": OfZone;
  "nassau-sea": Nothing;
  "nassau-shuffled": Shuffled;
  "nassau-starts": OfSeat;
  "nassau-steered": Steered;
  "nassau-stood-up": Nothing;
  "nassau-stopped": Stopped;
  "nassau-tile-settled": TileSettled;
  "nassau-token": Token;
  "nassau-told": CardOf;
  "nassau-tower": Tower;
  "nassau-traded": Traded;
  "nassau-turn": OfSeat;
  "nassau-walked": Walked;
}

export type GameEvent = EventOf<Events>;
