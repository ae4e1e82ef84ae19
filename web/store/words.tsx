// Every word of the page comes from the Fluent files, by key. Arguments are data: names typed by people are put
// into the sentence as text and can never become markup.
import { FluentBundle, FluentNumber, type FluentResource, FluentType, type Scope } from "@fluent/bundle";
import { computed, effect, signal, type Signal } from "@preact/signals";
import * as ours from "games:words";
import type { ComponentChild } from "preact";
import { itemAt, valueAt } from "../lists.ts";
import { remembering } from "../remembering.ts";
import { languages, speak, spoken } from "../spoken.ts";
import type { Args, Single } from "./args.ts";
import { de, que } from "./elision.ts";
import { keyed } from "./keyed.ts";
import { language } from "./settings.ts";

type Named = { name: string };
type Messages = FluentResource["body"];
type Files = typeof ours.rest;

async function messages(files: Files, to: string) {
  const [{ default: keys }, { default: words }] = await Promise.all([files.keys(), valueAt(files.words, to)()]);
  return keyed(keys, words);
}

/** How lists and numbers are written. */
const tag = (to: string) => languages.find(({ id }) => id === to)?.locale ?? to;
/** How dates are written: in the words of the page, as the device writes that language where it does. */
const dateTag = (to: string) => navigator.languages?.find((one) => one.toLowerCase().split("-")[0] === to) ?? tag(to);

/** The language the person wants: what is shown follows as soon as its words are here. */
const wanted = computed(() => spoken(language.value));

const shown: Signal<{ locale: string; bundle: FluentBundle } | null> = signal(null);

/** The language on the screen. */
export const locale = computed(() => shown.value?.locale ?? wanted.value);

/** How it writes lists and numbers. */
export const localeTag = () => tag(locale.value);

/** `games`: the words of a game, and under `<game>-rules` its rules. */
type Loading = {
  first: Promise<FluentBundle>;
  all: Promise<FluentBundle> | null;
  games: Map<string, Promise<Messages>>;
};
const loaded: Map<string, Loading> = new Map();
/** Whether more than the home screen has been asked for. */
let whole = false;
/** The games whose words have been asked for. */
const entered: Set<string> = new Set();
/** The languages in which a game's words are here, as `<language> <game>`. */
const here: Signal<Set<string>> = signal(new Set());

function loading(to: string) {
  let words = loaded.get(to);
  if (!words) {
    words = { first: begin(to), all: null, games: new Map() };
    loaded.set(to, words);
    words.first.catch(() => loaded.delete(to));
  }
  return words;
}

/** What the home screen says; the rest, and the words of games, as soon as anybody has wanted them. */
async function load(to: string) {
  const words = loading(to);
  const rest = whole ? (words.all ??= finish(to, words)) : null;
  await Promise.all([rest, ...[...entered].map((game) => furnish(to, game, valueAt(ours.more, game)))]);
  return words.first;
}

/** Adds messages of a game once. */
function furnish(to: string, name: string, files: Files) {
  const { first, games } = loading(to);
  let body = games.get(name);
  if (!body) {
    body = Promise.all([first, messages(files, to)]).then(([bundle, body]) => {
      report(bundle.addResource({ body }), `${name} ${to}`);
      here.value = new Set([...here.peek(), `${to} ${name}`]);
      return body;
    });
    games.set(name, body);
    body.catch(() => games.delete(name));
  }
  return body;
}

/** The words of a game, in the language on the screen. A game from elsewhere has brought its own. */
export async function wordsOf(game: string) {
  if (!Object.hasOwn(ours.more, game)) return;
  entered.add(game);
  await load(wanted.peek());
}

/** Whether the words of a game are here. */
export const hasWordsOf = (game: string) =>
  !Object.hasOwn(ours.more, game) || here.value.has(`${locale.value} ${game}`);

/** What a French sentence says before a name, which decides how it is written: `{ DE($seat) }`, `{ QUE($seat) }`. */
const functions = {
  DE: ([said]: unknown[]) => de(String(said)),
  QUE: ([said]: unknown[]) => que(String(said)),
};

async function begin(to: string) {
  // isolation marks would be read aloud and copied along; names get theirs in `said`
  const bundle = new FluentBundle(tag(to), { useIsolating: false, functions });
  const { default: body } = await valueAt(ours.first, to)();
  report(bundle.addResource({ body }), to);
  return bundle;
}

async function finish(to: string, words: Loading) {
  try {
    const [bundle, body] = await Promise.all([words.first, messages(ours.rest, to)]);
    report(bundle.addResource({ body }), to);
    return bundle;
  } catch (cause) {
    words.all = null;
    throw cause;
  }
}

/** All words of the language on the screen: for every screen but the home. */
export async function wordsWhole() {
  whole = true;
  const to = wanted.peek();
  await load(to);
}

/** The words of games from elsewhere, by the game and the language: each game's in a bundle of its own, which no key of
 * ours is ever looked up in. */
const foreign: Signal<Map<string, Record<string, FluentBundle>>> = signal(new Map());
/** The most characters that such a message says; and one that names a game, in lists and on buttons. */
const LONGEST = 1000;
const TITLE = 60;

export function addWords(game: string, words: Record<string, Messages>) {
  const bundles: Record<string, FluentBundle> = {};
  for (const { id, locale } of languages) {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource({ body: valueAt(words, id) });
    bundles[id] = bundle;
  }
  foreign.value = new Map(foreign.peek()).set(game, bundles);
}

/** The bundle of the game from elsewhere that a message belongs to. */
function foreignOf(id: string) {
  const [game = ""] = id.split("-", 1);
  return foreign.value.get(game)?.[locale.value];
}

function report(errors: Error[], where: string) {
  for (const error of errors) console.error(`words ${where}: ${error.message}`);
}

/** Resolves when the words are here; the page paints then. */
export const wordsReady = new Promise((resolve, reject) => {
  effect(() => {
    const to = wanted.value;
    load(to).then((bundle) => {
      if (to !== wanted.peek()) return;
      shown.value = { locale: to, bundle };
      speak(to);
      resolve(undefined);
    }, reject);
  });
});

/** The games whose rules are told, those that cannot be played yet among them. */
export const toldGames = Object.keys(ours.rules);

/** The rules of a game in the language on the screen: the keys in the order of the text. Their words are then found by
 * `t`. */
export const rulesOf = async (game: string) =>
  (await furnish(locale.value, `${game}-rules`, valueAt(ours.rules, game))).map(({ id }) => id);

// Marks round what came in by an argument, so that `rich` can find it in the finished sentence. They stand in the
// private area of Unicode, and are taken out of whatever people type.
const OPEN = "\uE000";
const SHUT = "\uE001";
export const MARKS = /[\uE000\uE001]/g;
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** @param kind  one letter */
const mark = (kind: string, text: string) => `${OPEN}${kind}${text.replace(MARKS, "")}${SHUT}`;

class Name extends FluentType<string> {
  toString() {
    return mark("s", this.value);
  }
}

class Thing extends FluentType<string> {
  toString() {
    return mark("i", this.value);
  }
}

/** A minus that is as wide as a plus, not the hyphen that Intl writes; and nothing has no sign. */
export const signed = (written: string) => written.replace(/^-0$/, "0").replace("-", "\u2212");

class Amount extends FluentNumber {
  override toString(scope: Scope) {
    return mark("n", signed(isPlain(this.value, this.opts) ? String(this.value) : super.toString(scope)));
  }
}

function single(bundle: FluentBundle, arg: Single, seats: Named[]) {
  if (typeof arg === "number") return new Amount(arg);
  if (typeof arg === "string") return arg.replace(MARKS, "");
  if ("seat" in arg) return new Name(seats[arg.seat]?.name ?? `#${arg.seat + 1}`);
  if ("text" in arg) return new Thing(arg.text);
  const text = format(bundle, arg.word, arg.n === undefined ? {} : { n: arg.n }, seats);
  return /-ship-/.test(arg.word) ? new Thing(text) : text;
}

function ready(bundle: FluentBundle, args: Args, seats: Named[]) {
  const out: Record<string, import("@fluent/bundle").FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (Array.isArray(arg)) out[name] = list(bundle, arg, seats, "conjunction");
    else if (typeof arg === "object" && "any" in arg) out[name] = list(bundle, arg.any, seats, "disjunction");
    else out[name] = single(bundle, arg, seats);
  }
  return out;
}

/** How words are joined: to make one costs as much as to write many lists. */
const joiner = remembering(
  (locale: string, type: "conjunction" | "disjunction") => new Intl.ListFormat(locale, { type }),
);

function list(bundle: FluentBundle, items: Single[], seats: Named[], type: "conjunction" | "disjunction") {
  // the members go in as numbered stand-ins, so that nothing in a name can look like a comma of ours
  const parts = items.map((item) => String(single(bundle, item, seats)));
  const joined = joiner(itemAt(bundle.locales, 0), type).formatToParts(parts);
  return joined.map((part) => part.value).join("");
}

/** Whether a message is a game's whose words are not here yet: they are sent for, and it is shown when they have come. */
function comes(id: string) {
  const game = Object.keys(ours.more).find((name) => id.startsWith(`${name}-`) || id.startsWith(`play-${name}-`));
  if (!game || hasWordsOf(game)) return false;
  wordsOf(game).catch(console.error);
  return true;
}

/** @param within  it stands in the middle of a sentence: no word of it gets a capital letter */
function format(bundle: FluentBundle, key: string, args: Args, seats: Named[], within: boolean = false): string {
  const [id = "", attribute] = key.split(".");
  const theirs = foreignOf(id);
  const speaker = theirs ?? bundle;
  const message = speaker.getMessage(id) ?? bundle.getMessage(id.replace(/^play-[a-z]\w*-/, "play-plain-"));
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!message && comes(id)) return "";
  if (pattern === null || pattern === undefined) {
    console.error(`no words for ${key} in ${bundle.locales[0]}`);
    return key;
  }
  const errors: Error[] = [];
  const given = ready(bundle, args, seats);
  const text = theirs
    ? cutOff(speaker.formatPattern(pattern, given, errors), id.endsWith("-title") ? TITLE : LONGEST)
    : bundle.formatPattern(pattern, given, errors);
  // what a stranger's words lack is none of our trouble
  if (!theirs) report(errors, key);
  if (within) return text;
  // a sentence may begin with another message, such as "the Ghost Ship"
  const begins = Object.entries(args).some(
    ([name, arg]) =>
      typeof arg === "object" && "word" in arg && text !== given[name] && text.startsWith(String(given[name])),
  );
  return begins ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** What a stranger says, at a length that can be drawn; a mark that is left open is closed. */
function cutOff(text: string, most: number) {
  if (text.length <= most) return text;
  const short = text.slice(0, most);
  const shut = short.lastIndexOf(OPEN) > short.lastIndexOf(SHUT) ? short.slice(0, short.lastIndexOf(OPEN)) : short;
  return `${shut.trimEnd()}…`;
}

const PIECES = /\uE000(.)([^\uE000\uE001]*)\uE001/g;

function plain(key: string, args: Args, seats: Named[], within: boolean) {
  const now = shown.value;
  if (!now) return "";
  return format(now.bundle, key, args, seats, within).replace(PIECES, (_, kind, text) =>
    kind !== "n" && RTL.test(text) ? `\u2068${text}\u2069` : text,
  );
}

/** A sentence as plain text. */
export const t = (key: string, args: Args = {}, seats: Named[] = []) => plain(key, args, seats, false);

/** What stands in the middle of another sentence: "the islet (4)" in "Sail to the islet (4)". */
export const within = (key: string, args: Args = {}, seats: Named[] = []) => plain(key, args, seats, true);

/** Whether there are words for a key: some explanations are optional. */
export function has(key: string) {
  const [id = "", attribute] = key.split(".");
  const message = (foreignOf(id) ?? shown.value?.bundle)?.getMessage(id);
  if (!message && shown.value) comes(id);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** A sentence as nodes: names of people, ships and numbers stand out. */
export function rich(key: string, args: Args = {}, seats: Named[] = []): ComponentChild[] {
  const now = shown.value;
  if (!now) return [];
  const text = format(now.bundle, key, args, seats);
  const nodes: ComponentChild[] = [];
  let at = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > at) nodes.push(text.slice(at, found.index));
    const [whole, kind = "", said = ""] = found;
    nodes.push(piece(kind, said));
    at = found.index + whole.length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}

function piece(kind: string, text: string) {
  // dir="auto" also shuts the name off from the sentence round it, whichever way it is written
  if (kind === "s")
    return (
      <b class="who-name" dir="auto">
        {text}
      </b>
    );
  if (kind === "i")
    return (
      <i class="name-it" dir="auto">
        {text}
      </i>
    );
  return <b class="num">{text}</b>;
}

/** A whole number of at most three digits, which Intl writes in no other way; but its first formatter costs a slow
 * phone 0.1 s. */
const isPlain = (value: number, how: object = {}) =>
  Number.isInteger(value) && Math.abs(value) < 1000 && !Object.is(value, -0) && !Object.keys(how).length;

export const number = (value: number, how?: Intl.NumberFormatOptions) =>
  signed(isPlain(value, how) ? String(value) : new Intl.NumberFormat(localeTag(), how).format(value));

/** A share of one, in hundredths. */
export const percent = (share: number) => t("page-percent", { n: Math.round(100 * share) });

/** "4 minutes ago", "yesterday", "on 3 March". */
export function ago(when: number, now: number = Date.now()) {
  const relative = new Intl.RelativeTimeFormat(localeTag(), { numeric: "auto", style: "short" });
  const seconds = Math.max(0, (now - when) / 1000);
  if (seconds < 60) return t("page-just-now");
  if (seconds < 3600) return relative.format(-Math.round(seconds / 60), "minute");
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(when).setHours(0, 0, 0, 0)) / 86400000);
  if (days < 1) return relative.format(-Math.round(seconds / 3600), "hour");
  if (days < 7) return relative.format(-days, "day");
  const sameYear = new Date(when).getFullYear() === new Date(now).getFullYear();
  return date(when, { day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) });
}

/** A date or a time of the day in the device's own style. */
export const date = (when: number | Date, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateTag(locale.value), how).format(when);

export const timeOfDay = (when: number | Date) => date(when, { hour: "2-digit", minute: "2-digit" });
