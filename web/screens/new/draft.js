// The form's state, apart from what it looks like: seats, options, seed; from a link, from last time, or afresh.
import editors from "games:editors";
import manifests from "games:manifest";
import { EMBLEMS } from "../../art/icons.js";
import { emblemOf, mostApart } from "../../art/colours.js";
import { freshSeed } from "../../store/games.js";
import { cut } from "../../store/gate.js";
import { samePeople } from "../../parts/groups.js";
import { inColours, thisEvening } from "../../store/evening.js";
import { names, setups } from "../../store/roster.js";

/** @typedef {import("../../store/roster.js").Seat} Seat */
/** @typedef {Seat & {key: number}} DraftSeat */
/** @typedef {{seats: DraftSeat[], options: Record<string, any>, seed: string}} Draft */
/** @typedef {{id: string, kind: string, default: any, among?: any[], rule?: string, seats?: [number, number] | null}} Option */
/** @typedef {{name: string, seats: [number, number], minutes: number, colours: string[], reserved: Record<string, string[]>, bots: string[], options: Option[], data: any}} Game */

// names of the time, for people who have not typed theirs, and for bots
const CREW = ["Anne", "Jack", "Mary", "Bart", "Grace", "Olivier", "Jeanne", "Edward"];

let lastKey = 0;
/** A row keeps its place in the page by this key, whatever happens to its colour, name and order.
 * @param {Seat} seat @returns {DraftSeat} */
export const newSeat = (seat) => ({ ...seat, key: (lastKey += 1) });

export const emblems = Object.keys(EMBLEMS);

/** @param {{name: string}[]} seats @param {number} [at] a name that nobody at the table has */
export function spareName(seats, at = seats.length) {
  const taken = new Set(seats.map((seat) => seat.name));
  const turned = [...CREW.slice(at), ...CREW.slice(0, at)];
  return turned.find((name) => !taken.has(name)) ?? `${CREW[at % CREW.length]} ${at + 1}`;
}

/** The colours that so many players may take: some the game keeps for itself. @param {Game} game @param {number} count */
export const coloursFor = (game, count) => game.colours.filter((colour) => !game.reserved?.[count]?.includes(colour));

/** @param {Game} game @param {Seat[]} seats @param {number} [count] how many will sit there */
export const spareColour = (game, seats, count = seats.length + 1) => {
  const free = coloursFor(game, count).filter((colour) => !seats.some((seat) => seat.colour === colour));
  return mostApart(free)[0] ?? game.colours[0];
};

/** Whoever has a colour that the game needs for itself now gets another. @template {Seat} S @param {Game} game @param {S[]} seats @returns {S[]} */
export function recoloured(game, seats) {
  const allowed = coloursFor(game, seats.length);
  return seats.map((seat) =>
    allowed.includes(seat.colour) ? seat : { ...seat, colour: spareColour(game, seats, seats.length) },
  );
}

/** @param {Game} game */
const standards = (game) => Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** @param {Game} game @returns {DraftSeat[]} */
function firstSeats(game) {
  const person = names.value[0];
  /** @type {DraftSeat[]} */
  const seats = [];
  const many = Math.max(manifests[game.name]?.usual ?? 3, game.seats[0]);
  for (const bot of [null, "normal", "normal", "normal"].slice(0, many)) {
    const colour = spareColour(game, seats);
    const name = bot || !person ? (bot ? spareName(seats, seats.length) : "") : person.name;
    seats.push(newSeat({ name, bot, colour, emblem: null }));
  }
  return seats;
}

/** How an option is typed in. @param {Game} game @param {string} option */
export const editorOf = (game, option) => editors[game.name]?.[option];

/** Options that a save, another version or a link may bring: only what the game still knows, else the standard.
 * @param {Game} game @param {Record<string, any>} options */
export function fitting(game, options) {
  const out = standards(game);
  for (const { id, kind, among } of game.options) {
    if (!(id in options)) continue;
    const value = options[id];
    if (kind === "flag" && typeof value === "boolean") out[id] = value;
    if (kind === "choice" && among?.includes(value)) out[id] = value;
    if (kind === "data" && editorOf(game, id)?.fits(value)) out[id] = value;
    if (kind === "seat" && (value === null || Number.isInteger(value))) out[id] = value;
  }
  return out;
}

/** @param {Game} game @param {Seat[]} seats as many as fit, each with a colour of its own */
function seated(game, seats) {
  /** @type {DraftSeat[]} */
  const out = [];
  for (const seat of seats.slice(0, game.seats[1])) {
    const free = game.colours.includes(seat.colour) && !out.some((other) => other.colour === seat.colour);
    const bot = seat.bot !== null && !game.bots.includes(seat.bot) ? "normal" : seat.bot;
    out.push(newSeat({ ...seat, bot, colour: free ? seat.colour : spareColour(game, out) }));
  }
  return recoloured(game, out);
}

/** People in these seats, with bots where there is room: as many seats as there were, no fewer than the game needs.
 * @param {Game} game @param {readonly import("../../store/evening.js").Person[]} people @param {Seat[]} before @returns {DraftSeat[]} */
export function withPeople(game, people, before) {
  const bots = before.filter(({ bot }) => bot !== null);
  const come = inColours(game.name, people.slice(0, game.seats[1]), game.colours).map((one) => ({ ...one, bot: null }));
  const room = Math.max(before.length, game.seats[0]) - come.length;
  /** @type {Seat[]} */
  const seats = [...come];
  for (const bot of bots.slice(0, Math.max(0, room)))
    seats.push({ ...bot, name: spareName(seats), colour: spareColour(game, seats) });
  while (seats.length < game.seats[0])
    seats.push({ name: spareName(seats), bot: "normal", colour: spareColour(game, seats), emblem: null });
  return seated(game, seats);
}

/** What the form shows when it is opened: as last time, but with who plays this evening where several did.
 * @param {Game} game @returns {Draft} */
export function openingDraft(game) {
  const last = setups.value[game.name];
  const here = thisEvening(game.name)?.people;
  const options = last ? fitting(game, last.options) : { ...standards(game), ...manifests[game.name]?.first };
  const sat = last?.seats.filter(({ bot }) => bot === null) ?? [];
  const named = here?.every(({ name }) => name);
  const others = here && named && (!last || (sat.length > 1 && !samePeople(here, sat)));
  if (others) return { seats: withPeople(game, here, last?.seats ?? []), options, seed: "" };
  return { seats: last ? seated(game, last.seats) : firstSeats(game), options, seed: "" };
}

/** From a link: `seats=Anne,Jack,bot:hard&seed=7&open_crews=1&first=0`. @param {Game} game @param {Record<string, string>} params */
export function linkedDraft(game, params) {
  const draft = openingDraft(game);
  if (params.seats) {
    /** @type {DraftSeat[]} */
    const seats = [];
    const words = params.seats.split(",", game.seats[1]).map((word) => word.trim());
    const botOf = (/** @type {string} */ word) => /^bot(?::(\w+))?$/.exec(word);
    // nor is a bot called as somebody who sits farther on
    const people = words.flatMap((word) => (botOf(word) ? [] : [{ name: cut(word) }]));
    for (const word of words) {
      const bot = botOf(word);
      const level = bot && (bot[1] && game.bots.includes(bot[1]) ? bot[1] : "normal");
      const name = bot ? spareName([...seats, ...people], seats.length) : cut(word);
      seats.push(newSeat({ name, bot: level, colour: spareColour(game, seats), emblem: null }));
    }
    draft.seats = recoloured(game, seats);
    draft.options = standards(game);
  }
  if (params.seed) draft.seed = params.seed;
  for (const { id, kind, among } of game.options) {
    const text = kind === "seat" ? params.first : params[id];
    if (text === undefined) continue;
    if (kind === "flag") draft.options[id] = text !== "0" && text !== "false";
    if (kind === "choice") draft.options[id] = among?.find((one) => String(one) === text) ?? draft.options[id];
    if (kind === "seat" && /^\d$/.test(text) && Number(text) < draft.seats.length) draft.options[id] = Number(text);
  }
  return draft;
}

/** A seat as the engine and the roster get it: named, with its emblem. @param {Draft} draft @returns {Seat[]} */
export const finishedSeats = ({ seats }) =>
  seats.map((seat, at) => ({
    name: seat.name.trim() || spareName(seats, at),
    bot: seat.bot,
    colour: seat.colour,
    emblem: emblemOf(seat),
  }));

/** Whether there is a choice when so many play. @param {Option} option @param {number} many */
export const exists = ({ seats }, many) => !seats || (seats[0] <= many && many <= seats[1]);

/** The options as the engine gets them: those that exist, and what was typed in finished.
 * @param {Game} game @param {Draft} draft */
export function finishedOptions(game, { options, seats }) {
  const out = { ...options };
  for (const option of game.options) if (!exists(option, seats.length)) delete out[option.id];
  for (const { id, kind } of game.options) {
    if (kind !== "data" || out[id] === undefined || out[id] === "house") continue;
    out[id] = editorOf(game, id)?.finished?.(out[id]) ?? out[id];
  }
  return out;
}

/** The number that the game begins with. @param {string} seed what was typed */
export const seedOf = (seed) => (/^\d{1,9}$/.test(seed.trim()) ? Number(seed) : freshSeed());

/** @typedef {{key: string, args: Record<string, any>}} Objection */

/** What keeps the game from starting. @param {Game} game @param {Draft} draft @returns {Objection | null} */
export function objection(game, { seats, seed, options }) {
  const [from, to] = game.seats;
  if (seats.length < from || seats.length > to) return { key: "page-new-seats", args: { from, to } };
  if (seed.trim() && !/^\d{1,9}$/.test(seed.trim())) return { key: "page-new-seed-wrong", args: {} };
  for (const { id, kind } of game.options) {
    if (kind === "data" && options[id] !== "house" && editorOf(game, id)?.wrong(options[id], game.data))
      return { key: "page-own-unfinished", args: {} };
  }
  return null;
}
