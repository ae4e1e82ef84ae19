// What two phones say to each other: JSON, one object each, of a few kinds. Whatever comes is made anew of what is known
// of its kind, and null where it is nothing of that.
import type { Chapter, Snapshot } from "../play/types.ts";
import type { Seat } from "../store/roster.ts";
import type { Args } from "../store/args.ts";
import { WIRE } from "./code.ts";
import { type Gift, giftOf } from "./gift.ts";
import { isPlace, PLACES, seatAt } from "./places.ts";
import { type Fields, isCount, isRecord, isToken, isWhole, isWord } from "./sound.ts";

/** What a person at another phone may ask of the table, besides being told how it stands. `tool` looks something up in what is
 * printed. The last three let the next phone in: who is awaited, a code for a seat, and the answer to it. */
const OPS = [
  ...(["play", "undo", "rewind", "preview", "trace", "foresight", "think", "story", "tool"] as const),
  ...(["awaited", "offer", "admit"] as const),
];
export type Op = (typeof OPS)[number];
/** Whatever the table is asked by the way: it need not stand as it stood. */
export const ANY_TIME: readonly Op[] = ["story", "tool", "awaited", "offer", "admit"];
/** All that a device may ask at which nobody sits. */
export const WATCHERS_ASK: readonly Op[] = ["story", "tool"];
export type Hello = { wire: number; build: string; token: string | null };
/** `at`: how long the log is, as far as the guest knows. */
export type Ask = { n: number; at: number; op: Op; fields: Fields };
export type Welcome = {
  wire: number;
  build: string;
  game: string;
  rules: number;
  seats: Seat[];
  options: Fields;
  /** null: nobody sits at the device, it watches */
  seat: number | null;
  token: string;
  /** how many were played at this table before: with one more, another game begins */
  games: number;
  /** of whoever holds the table; null: nobody plays there */
  by: number | null;
};
export type State = { at: number; chapter: Chapter; table: Snapshot };
export type Answer = { n: number; answer: Fields | null; error: Refusal | null };
/** Why it ends: nothing more is to be said; this seat has gone to another phone; another wire; what was said made no sense; the
 * table has not given the seat, or the phone that had it is back. */
export type Why = "left" | "taken" | "newer" | "nonsense" | "refused" | "back";
/** How a seat on another phone stands: nobody has come yet; is led here from the phone that had the table; somebody plays there; is
 * silent; the line has broken off; or has said goodbye. */
export type Standing = "open" | "coming" | "there" | "away" | "gone" | "left";
/** Who plays on other phones, and the seat that yet another one asks for. */
export type Company = { standings: [number, Standing][]; claimed: number | null };
/** Of a connection to come (reserve.ts): what the other side needs to know of it. */
export type Reserving = { n: number; code: string };
/** The table goes to a guest (giving.ts): it is offered; wanted or not; has come whole; and is the guest's. */
export type Step = "offered" | "wanted" | "declined" | "kept" | "given";
/** To the phone of a seat (or of any place), or from it, when it is led to the new host: a code and its answer. */
export type Leading = { seat: number; code: string };
type Both = { t: "reserve"; reserving: Reserving } | { t: "move"; step: Step } | { t: "lead"; leading: Leading };
export type GuestSays = { t: "hello"; hello: Hello } | { t: "ask"; ask: Ask } | Both;
/** Of what is said when the table goes to another phone. */
export type OfMoving = Exclude<Both, { t: "reserve" }> | { t: "gift"; gift: Gift };
export type HostSays =
  | { t: "welcome"; welcome: Welcome }
  | { t: "state"; state: State }
  | { t: "answer"; answer: Answer }
  | { t: "gift"; gift: Gift }
  | { t: "asked" }
  | { t: "company"; company: Company }
  | { t: "undone"; by: number | null }
  | Both;
/** Of a long text. */
export type Part = { t: "part"; text: string; last: boolean };
export type Common = { t: "ping" | "pong" } | { t: "bye"; why: Why };

/** Characters of one message. */
export const GUEST_MOST = 4_000;
export const HOST_MOST = 256_000;
/** Of one that comes in parts: a long story. */
export const WHOLE_MOST = 4_000_000;
/** Messages a second. */
export const GUEST_RATE = 20;
export const HOST_RATE = 200;

const ATOMS = 500;
const SIPS = 400;
const STEPS: Step[] = ["offered", "wanted", "declined", "kept", "given"];
const WHYS: Why[] = ["left", "taken", "newer", "nonsense", "refused", "back"];
const STANDINGS: Standing[] = ["open", "coming", "there", "away", "gone", "left"];
const LEVELS = ["random", "easy", "normal", "hard"];
/** A code as it stands at the end of a link. */
const CODE = /^[\w-]{20,400}$/;

const isOneOf = <One>(value: unknown, all: readonly One[]): value is One => (all as readonly unknown[]).includes(value);
const MANY = 1_000_000;

/** @param value  the id of an option, or a move */
const isOption = (value: unknown) =>
  isWord(value) ||
  (Array.isArray(value) &&
    value.length > 0 &&
    value.length <= ATOMS &&
    isWord(value[0]) &&
    value.every((atom) => isWord(atom) || isWhole(atom)));

/** All that is looked up is found by a word. */
const isSearch = (value: unknown) => isRecord(value) && Object.keys(value).join() === "search" && isWord(value.search);

const isCode = (value: unknown): value is string => typeof value === "string" && CODE.test(value);

/** The fields of each question, and what they have to be. */
const FIELDS: Record<Op, Record<string, (value: unknown) => boolean>> = {
  play: { option: isOption },
  undo: {},
  rewind: { entries: (value) => isCount(value, MANY) },
  preview: { option: isOption },
  trace: { option: (value) => Array.isArray(value) && isOption(value) },
  foresight: {},
  think: { level: (value) => isOneOf(value, LEVELS), sips: (value) => isCount(value, SIPS) },
  story: {},
  tool: { tool: isWord, input: isSearch },
  awaited: {},
  offer: { place: (value) => isCount(value, 11) },
  admit: { code: isCode },
};

export function parsed(text: string, most: number): Fields | null {
  if (typeof text !== "string" || text.length > most) return null;
  try {
    const said: unknown = JSON.parse(text);
    return isRecord(said) ? said : null;
  } catch {
    return null;
  }
}

export function common({ t, why }: Fields): Common | null {
  if (t === "ping" || t === "pong") return { t };
  return t === "bye" && isOneOf(why, WHYS) ? { t, why } : null;
}

function both(said: Fields): Both | Common | null {
  const { t, seat, code } = said;
  if (t === "reserve") return heardReserve(said);
  if (t === "move") return isOneOf(said.step, STEPS) ? { t, step: said.step } : null;
  if (t === "lead") return isPlace(seat) && isCode(code) ? { t, leading: { seat, code } } : null;
  return common(said);
}

export function heardReserve({ n, code }: Fields): { t: "reserve"; reserving: Reserving } | null {
  const sound = isCount(n, MANY) && isCode(code);
  return sound ? { t: "reserve", reserving: { n, code } } : null;
}

export function fromGuest(text: string): GuestSays | Common | null {
  const said = parsed(text, GUEST_MOST);
  if (said?.t === "hello") return heardHello(said);
  if (said?.t === "ask") return heardAsk(said);
  return said && both(said);
}

function heardHello({ wire, build, token }: Fields): GuestSays | null {
  const sound = isCount(wire, 255) && isWord(build) && (token === null || isToken(token));
  return sound ? { t: "hello", hello: { wire, build, token } } : null;
}

function heardAsk({ n, at, op, fields }: Fields): GuestSays | null {
  if (!isCount(n, MANY) || !isCount(at, MANY) || !isOneOf(op, OPS) || !isRecord(fields)) return null;
  const wanted = Object.entries(FIELDS[op]);
  if (Object.keys(fields).length !== wanted.length || !wanted.every(([name, fits]) => fits(fields[name]))) return null;
  return { t: "ask", ask: { n, at, op, fields: Object.fromEntries(wanted.map(([name]) => [name, fields[name]])) } };
}

/** @param most  characters */
export function fromHost(text: string, most: number = HOST_MOST): HostSays | Common | Part | null {
  const said = parsed(text, most);
  if (said?.t === "welcome") return heardWelcome(said);
  if (said?.t === "state") return heardState(said);
  if (said?.t === "answer") return heardAnswer(said);
  if (said?.t === "gift") return heardGift(said);
  if (said?.t === "part") return heardPart(said);
  if (said?.t === "asked") return { t: "asked" };
  if (said?.t === "company") return heardCompany(said);
  if (said?.t === "undone") return said.by === null || isSeat(said.by) ? { t: "undone", by: said.by } : null;
  return said && both(said);
}

const isSeat = (value: unknown): value is number => isPlace(value) && seatAt(value) !== null;

function heardCompany({ standings, claimed }: Fields): HostSays | null {
  const isStanding = (it: unknown): it is [number, Standing] =>
    Array.isArray(it) && it.length === 2 && isSeat(it[0]) && isOneOf(it[1], STANDINGS);
  const sound = Array.isArray(standings) && standings.length <= PLACES && standings.every(isStanding);
  if (!sound || !(claimed === null || isSeat(claimed))) return null;
  return { t: "company", company: { standings, claimed } };
}

/** What an engine refuses, or what cannot be asked now. */
export type Refusal = { kind: string; key: string; args: Args; rule: string | null };

function refusalOf(error: unknown): Refusal | null {
  if (!isRecord(error)) return null;
  const { kind, key, args, rule = null } = error;
  const sound = isWord(kind) && isWord(key) && isRecord(args) && (rule === null || isWord(rule));
  return sound ? { kind, key, args: args as Args, rule } : null;
}

function heardAnswer({ n, answer = null, error = null }: Fields): HostSays | null {
  if (!isCount(n, MANY)) return null;
  if (isRecord(answer) && error === null) return { t: "answer", answer: { n, answer, error: null } };
  const refusal = answer === null && refusalOf(error);
  return refusal ? { t: "answer", answer: { n, answer: null, error: refusal } } : null;
}

function heardGift({ gift }: Fields): HostSays | null {
  const sound = giftOf(gift);
  return sound && { t: "gift", gift: sound };
}

export const heardPart = ({ text, last }: Fields): Part | null =>
  typeof text === "string" && typeof last === "boolean" ? { t: "part", text, last } : null;

const isTable = (table: unknown, at: number) =>
  isRecord(table) &&
  table.entries === at &&
  isCount(table.turn, 11) &&
  isCount(table.undoable, MANY) &&
  isRecord(table.view) &&
  (table.decision === null || (isRecord(table.decision) && Array.isArray(table.decision.options))) &&
  (table.result === null || isRecord(table.result));

/** Of view and events the face of a game makes what it can: nothing else is done with them. */
function heardState({ at, chapter, table }: Fields): HostSays | null {
  const sound = isCount(at, MANY) && isRecord(chapter) && Array.isArray(chapter.events) && isTable(table, at);
  return sound ? { t: "state", state: { at, chapter: chapter as unknown as Chapter, table: table as Snapshot } } : null;
}

function heardWelcome(said: Fields): HostSays | null {
  const { wire, build, game, rules, options, seat, token, games = 0, by = null } = said;
  const seats = Array.isArray(said.seats) && said.seats.length <= 12 ? said.seats.map(seatOf) : [];
  const sound =
    isCount(wire, 255) &&
    isWord(build) &&
    isWord(game) &&
    isToken(token) &&
    isCount(rules, MANY) &&
    isRecord(options) &&
    isCount(games, MANY) &&
    (by === null || isCount(by, seats.length - 1)) &&
    (seat === null || (isCount(seat, seats.length - 1) && seats[seat]?.bot === null)) &&
    seats.every((one) => one !== null);
  if (!sound) return null;
  return { t: "welcome", welcome: { wire, build, game, rules, seats, options, seat, token, games, by } };
}

function seatOf(seat: unknown): Seat | null {
  if (!isRecord(seat)) return null;
  const { name, bot = null, colour = null, emblem = null } = seat;
  const sound = isWord(name) && [bot, colour, emblem].every((word) => word === null || isWord(word));
  return sound ? ({ name, bot, colour, emblem } as Seat) : null;
}

export const saying = (said: Common) => JSON.stringify(said);
export const hello = ({ build, token }: Omit<Hello, "wire">) =>
  JSON.stringify({ t: "hello", wire: WIRE, build, token });
export const asking = (ask: Ask) => JSON.stringify({ t: "ask", ...ask });
export const welcoming = (welcome: Omit<Welcome, "wire">) => JSON.stringify({ t: "welcome", wire: WIRE, ...welcome });
export const stating = (state: State) => JSON.stringify({ t: "state", ...state });
export const reserving = (it: Reserving) => JSON.stringify({ t: "reserve", ...it });
/** To a phone that has come for a seat which is somebody's: the table is being asked. */
export const claiming = () => JSON.stringify({ t: "asked" });
export const accompanying = (company: Company) => JSON.stringify({ t: "company", ...company });
/** Answers were taken back. @param by  at whose seat; null: nobody's in particular */
export const undoing = (by: number | null) => JSON.stringify({ t: "undone", by });
export const stepping = (step: Step) => JSON.stringify({ t: "move", step });
export const leading = (it: Leading) => JSON.stringify({ t: "lead", ...it });
export const gifting = (gift: Gift) => JSON.stringify({ t: "gift", gift });
export const answering = (n: number, answer: object) => JSON.stringify({ t: "answer", n, answer });
/** The developer's detail stays here. */
export const refusing = (
  n: number,
  {
    kind,
    key = `error-${kind}`,
    args = {},
    rule = null,
  }: { kind: string; key?: string; args?: Args; rule?: string | null },
) => JSON.stringify({ t: "answer", n, error: { kind, key, args, rule } });

/** What a channel carries at once is bounded: a longer text goes in parts. */
export function inParts(text: string): string[] {
  if (text.length <= PART) return [text];
  const count = Math.ceil(text.length / PART);
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify({ t: "part", text: text.slice(i * PART, (i + 1) * PART), last: i === count - 1 }),
  );
}

/** Characters: a character may be six when it is written as JSON, and four bytes on its way. */
const PART = 32_000;
