// The form's state, apart from what it looks like: seats, options, seed; from a link, from last time, or afresh.
import manifests from "games:manifest";
import { EMBLEMS } from "../../art/icons.ts";
import { emblemOf, mostApart } from "../../art/colours.ts";
import { valueAt } from "../../lists.ts";
import { type Options, freshSeed } from "../../store/games.ts";
import { editorOf as editorIn } from "../../store/editors.ts";
import { cut } from "../../store/gate.ts";
import { samePeople } from "../../parts/groups.tsx";
import { inColours, type Person, thisEvening } from "../../store/evening.ts";
import { names, ownKept, type Seat, setups } from "../../store/roster.ts";
import type { Args } from "../../store/args.ts";
import type * as protocol from "../../play/protocol.d.ts";

/** `phone`: the person has another phone in hand. */
export type DraftSeat = Seat & { key: number; phone?: boolean };
/** `box`: the questions that the box on the table answers; null: there is none. `hands`: people hold their own cards,
 * which the app does not see. `laid`: the table lies there in the middle of a game. `scores`: people know the game, and want only
 * its score sheet and its dice. */
export type Draft = {
  seats: DraftSeat[];
  options: Options;
  seed: string;
  box: string[] | null;
  hands: boolean;
  laid: boolean;
  scores: boolean;
};

export type Option = protocol.GameOption;
export type { Game } from "../../play/protocol.d.ts";
type Game = protocol.Game;

// names of the time, for people who have not typed theirs, and for bots
const CREW = ["Anne", "Jack", "Mary", "Bart", "Grace", "Olivier", "Jeanne", "Edward"];

let lastKey = 0;
/** A row keeps its place in the page by this key, whatever happens to its colour, name and order. */
export const newSeat = (seat: Seat): DraftSeat => ({ ...seat, key: (lastKey += 1) });

export const emblems = Object.keys(EMBLEMS);

/** @param at  a name that nobody at the table has */
export function spareName(seats: { name: string }[], at: number = seats.length) {
  const taken = new Set(seats.map((seat) => seat.name));
  const turned = [...CREW.slice(at), ...CREW.slice(0, at)];
  return turned.find((name) => !taken.has(name)) ?? `${CREW[at % CREW.length]} ${at + 1}`;
}

/** The colours that so many players may take: some the game keeps for itself. */
export const coloursFor = (game: Game, count: number) =>
  game.colours.filter((colour) => !game.reserved?.[count]?.includes(colour));

/** @param count  how many will sit there */
export const spareColour = (game: Game, seats: Seat[], count: number = seats.length + 1) => {
  const free = coloursFor(game, count).filter((colour) => !seats.some((seat) => seat.colour === colour));
  return mostApart(free)[0] ?? game.colours[0] ?? "black";
};

/** What lies open when it comes from the box: hands stay in the app. What one device answers goes together. */
export function boxable({ sources = {} }: Game): string[][] {
  const by = new Map<string, string[]>();
  for (const [asked, { device, hidden }] of Object.entries(sources))
    if (!hidden) by.set(device ?? asked, [...(by.get(device ?? asked) ?? []), asked]);
  return [...by.values()];
}

/** Whether these questions are asked at all, as the options are. */
export const inPlay = ({ sources, options }: Game, draft: Draft, group: string[]) =>
  group.some((asked) => {
    const option = options.find(({ id }) => id === valueAt(sources, asked).needs);
    return !option || draft.options[option.id] !== option.default;
  });

/** Whoever has a colour that the game needs for itself now gets another. */
export function recoloured<S extends Seat>(game: Game, seats: S[]): S[] {
  const allowed = coloursFor(game, seats.length);
  return seats.map((seat) =>
    allowed.includes(seat.colour) ? seat : { ...seat, colour: spareColour(game, seats, seats.length) },
  );
}

const standards = (game: Game) => Object.fromEntries(game.options.map((option) => [option.id, option.default]));

function firstSeats(game: Game): DraftSeat[] {
  const person = names.value[0];
  const seats: DraftSeat[] = [];
  const many = Math.max(manifests[game.name]?.usual ?? 3, game.seats[0]);
  for (const bot of [null, "normal", "normal", "normal"].slice(0, many)) {
    const colour = spareColour(game, seats);
    const name = bot || !person ? (bot ? spareName(seats, seats.length) : "") : person.name;
    seats.push(newSeat({ name, bot, colour, emblem: null }));
  }
  return seats;
}

/** How an option is typed in. */
export const editorOf = (game: Game, option: string) => editorIn(game.name, option);

/** Options that a save, another version or a link may bring: only what the game still knows, else the standard. */
export function fitting(game: Game, options: Options) {
  const out = standards(game);
  for (const { id, kind, among } of game.options) {
    if (!(id in options)) continue;
    const value = options[id];
    if (kind === "flag" && typeof value === "boolean") out[id] = value;
    if (kind === "choice" && among.some((one) => one === value)) out[id] = value;
    if (kind === "data" && editorOf(game, id)?.fits(value)) out[id] = value;
    if (kind === "seat" && (value === null || Number.isInteger(value))) out[id] = value;
  }
  return out;
}

/** @param seats  as many as fit, each with a colour of its own */
function seated(game: Game, seats: Seat[]) {
  const out: DraftSeat[] = [];
  for (const seat of seats.slice(0, game.seats[1])) {
    const free = game.colours.includes(seat.colour) && !out.some((other) => other.colour === seat.colour);
    const bot = seat.bot !== null && !game.bots.includes(seat.bot) ? "normal" : seat.bot;
    out.push(newSeat({ ...seat, bot, colour: free ? seat.colour : spareColour(game, out) }));
  }
  return recoloured(game, out);
}

/** People in these seats, with bots where there is room: as many seats as there were, no fewer than the game needs. */
export function withPeople(game: Game, people: readonly Person[], before: Seat[]): DraftSeat[] {
  const bots = before.filter(({ bot }) => bot !== null);
  const come = inColours(game.name, people.slice(0, game.seats[1]), game.colours).map((one) => ({ ...one, bot: null }));
  const room = Math.max(before.length, game.seats[0]) - come.length;
  const seats: Seat[] = [...come];
  for (const bot of bots.slice(0, Math.max(0, room)))
    seats.push({ ...bot, name: spareName(seats), colour: spareColour(game, seats) });
  while (seats.length < game.seats[0])
    seats.push({ name: spareName(seats), bot: "normal", colour: spareColour(game, seats), emblem: null });
  return seated(game, seats);
}

/** What the form shows when it is opened: as last time, but with who plays this evening where several did. */
export function openingDraft(game: Game): Draft {
  const last = setups.value[game.name];
  const here = thisEvening(game.name)?.people;
  const options = last ? fitting(game, last.options) : { ...standards(game), ...manifests[game.name]?.first };
  // what was told since then is known
  for (const { id, kind } of game.options)
    if (kind === "data" && last && (last.options[id] ?? "house") !== "house")
      options[id] = ownOf(game, id) ?? options[id];
  const sat = last?.seats.filter(({ bot }) => bot === null) ?? [];
  const named = here?.every(({ name }) => name);
  const others = here && named && (!last || (sat.length > 1 && !samePeople(here, sat)));
  const asks = last?.box?.from;
  const box = asks
    ? boxable(game)
        .filter((group) => group.some((one) => asks.includes(one)))
        .flat()
    : null;
  const hands = !last?.box || last.seats.some(({ keeps }) => keeps);
  const more = { options, seed: "", box: box && (box.length || hands) ? box : null, hands, laid: false, scores: false };
  if (others) return { seats: withPeople(game, here, last?.seats ?? []), ...more };
  return { seats: last ? seated(game, last.seats) : firstSeats(game), ...more };
}

const PHONE = /^phone:/;

/** From a link: `seats=Anne,phone:Jack,bot:hard&seed=7&open_crews=1&first=0`; on the table with `box=1`, or with the questions
 * that it answers; with `hands=1` people hold their own cards. */
export function linkedDraft(game: Game, params: Record<string, string>) {
  const draft = openingDraft(game);
  if (params.seats) {
    const seats: DraftSeat[] = [];
    const words = params.seats.split(",", game.seats[1]).map((word) => word.trim());
    const botOf = (word: string) => /^bot(?::(\w+))?$/.exec(word);
    // nor is a bot called as somebody who sits farther on
    const personOf = (word: string) => ({ name: cut(word.replace(PHONE, "")) });
    const people = words.flatMap((word) => (botOf(word) ? [] : [personOf(word)]));
    for (const word of words) {
      const bot = botOf(word);
      const level = bot && (bot[1] && game.bots.includes(bot[1]) ? bot[1] : "normal");
      const name = bot ? spareName([...seats, ...people], seats.length) : personOf(word).name;
      const seat = newSeat({ name, bot: level, colour: spareColour(game, seats), emblem: null });
      seats.push(!bot && PHONE.test(word) ? { ...seat, phone: true } : seat);
    }
    draft.seats = recoloured(game, seats);
    draft.options = standards(game);
    draft.box = null;
    draft.hands = params.hands === "1";
  }
  const all = boxable(game).flat();
  const { box } = params;
  if (box && all.length) draft.box = box === "1" ? all : all.filter((one) => box.split(",").includes(one));
  draft.laid = params.laid === "1" && Boolean(game.lays);
  if (params.seed) draft.seed = params.seed;
  for (const { id, kind, among } of game.options) {
    const text = kind === "seat" ? params.first : params[id];
    if (text === undefined) continue;
    if (kind === "flag") draft.options[id] = text !== "0" && text !== "false";
    if (kind === "data" && text === "own")
      draft.options[id] = ownOf(game, id) ?? editorOf(game, id)?.unknown?.(game.data) ?? "house";
    if (kind === "choice") draft.options[id] = among?.find((one) => String(one) === text) ?? draft.options[id];
    if (kind === "seat" && /^\d$/.test(text) && Number(text) < draft.seats.length) draft.options[id] = Number(text);
  }
  return draft;
}

/** Whether people hold their own cards. */
export const handsKept = (game: Game, { box, hands }: Draft) => Boolean(game.keeps) && box !== null && hands;

/** A seat as the engine and the roster get it: named, with its emblem. */
export const finishedSeats = (game: Game, draft: Draft): Seat[] =>
  draft.seats.map((seat, at) => ({
    name: seat.name.trim() || spareName(draft.seats, at),
    bot: seat.bot,
    colour: seat.colour,
    emblem: emblemOf(seat),
    ...(seat.bot === null && handsKept(game, draft) && { keeps: true }),
  }));

/** The seats on other phones. */
export const seatsOut = ({ seats, box }: Draft) =>
  // around one table there is one device
  box ? [] : seats.flatMap(({ bot, phone }, at) => (bot === null && phone ? [at] : []));

/** Whether there is a choice when so many play. */
export const exists = ({ seats }: Option, many: number) => !seats || (seats[0] <= many && many <= seats[1]);

/** The box as the engine gets it, where there is one. */
export const finishedBox = (game: Game, draft: Draft) =>
  draft.box?.length || handsKept(game, draft) ? { box: { from: draft.box ?? [] } } : {};

/** The options as the engine gets them: those that exist, and what was typed in finished. */
export function finishedOptions(game: Game, draft: Draft) {
  const { options, seats } = draft;
  const out = { ...options };
  for (const option of game.options) if (!exists(option, seats.length)) delete out[option.id];
  for (const { id, kind } of game.options) {
    if (kind !== "data" || out[id] === undefined || out[id] === "house") continue;
    out[id] = editorOf(game, id)?.finished?.(out[id], isTold(game, draft, id), game.data) ?? out[id];
  }
  return out;
}

/** The number that the game begins with. @param seed  what was typed */
export const seedOf = (seed: string) => (/^\d{1,9}$/.test(seed.trim()) ? Number(seed) : freshSeed());

/** Whether people tell what is missing of an option when the box turns it up, or as they lay it. */
export const isTold = (game: Game, { box }: Pick<Draft, "box">, option: string) =>
  Boolean(box?.includes(editorOf(game, option)?.told ?? ""));

/** What a box on the table shows of its own is taken as far as it is known here. */
export const withShown = (game: Game, options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      const editor = editorOf(game, id);
      const own = value === "house" && editor?.shown ? ownOf(game, id) : null;
      return [id, own && !editor?.wrong(own, game.data) ? own : value];
    }),
  );

/** A box on the table has its own numbers: what is known of them, and the rest is told.
 * @param box  the questions that it answers */
export function withBox(game: Game, draft: Draft, box: string[] | null): Partial<Draft> {
  const options = box ? withShown(game, draft.options) : { ...draft.options };
  for (const { id, kind } of game.options) {
    const editor = kind === "data" && editorOf(game, id);
    if (!editor || !editor.told) continue;
    const told = Boolean(box?.includes(editor.told));
    if (told && !isTold(game, draft, id) && options[id] === "house")
      options[id] = ownOf(game, id) ?? editor.unknown?.(game.data);
    if (!told && options[id] !== "house" && editor.wrong(options[id], game.data)) options[id] = "house";
  }
  return { box, options };
}

/** What is kept of somebody's own box. */
export const ownOf = (game: Game, option: string) =>
  ownKept(`${game.name}.${option}`, (one): one is unknown => Boolean(editorOf(game, option)?.fits(one)));

type Objection = { key: string; args: Args };

/** What keeps the game from starting. */
export function objection(game: Game, draft: Draft): Objection | null {
  const { seats, seed, options } = draft;
  const [from, to] = game.seats;
  if (seats.length < from || seats.length > to) return { key: "page-new-seats", args: { from, to } };
  if (seed.trim() && !/^\d{1,9}$/.test(seed.trim())) return { key: "page-new-seed-wrong", args: {} };
  for (const { id, kind } of game.options) {
    const typed = kind === "data" && options[id] !== "house";
    if (typed && editorOf(game, id)?.wrong(options[id], game.data, isTold(game, draft, id)))
      return { key: "page-own-unfinished", args: {} };
  }
  return null;
}
