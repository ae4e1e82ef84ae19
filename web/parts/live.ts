// What a screen reader hears: one polite region for the whole page (index.html), one text at a time. A screen reader that is
// told of a whole redraw drops the sentence beside it, so a text is written when nothing has been drawn for a moment, in a
// task of its own; and what takes the place of a text before it was read out takes it away, so each stands for a moment.
import { useEffect } from "preact/hooks";

/** So long nothing has been drawn before a text is written; where something always is, it waits no longer than the other. */
const STILL_MS = 200;
const AT_MOST_MS = 1500;
/** So long a text stands at least. */
const STANDS_MS = 600;
/** What others like it are to follow waits so long for the next of them. */
const MORE_MS = 2000;
/** Long enough to be heard; then it is gone, for what a capture covers is to be remembered and not looked up. */
const LASTS_MS = 10_000;

/** `open`: everybody at the table may hear it; `about`: it takes the place of what waits about the same; `more`: others like
 * it are to follow. */
type Manner = { open?: boolean; about?: string; more?: boolean };

type Sentence = Manner & { text: string; since: number };

/** The region. It goes with a dialog that is taken away, and comes back when there is more to say. */
let lies: HTMLElement | null = null;
let waiting: Sentence[] = [];
/** What stands in the region. */
let standing: Sentence[] = [];
let odd = false;
let timer = 0;
let fading = 0;
/** When the page was drawn last, and when the region was written. */
let drawn = 0;
let written = 0;

/** Told of what is drawn while anything waits. */
let watch: MutationObserver | null = null;

/** What happens one after the other in less time than it takes to say is one text. */
export function say(text: string, manner: Manner = {}) {
  if (!text) return;
  const awaited = waiting.at(-1)?.more;
  if (manner.about) waiting = waiting.filter(({ about }) => about !== manner.about);
  waiting.push({ ...manner, text, since: performance.now() });
  if (awaited) soon();
  if (watch) return;
  const live = region();
  watch = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !live.contains(target))) drawn = performance.now();
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  drawn = performance.now();
  soon();
}

function soon() {
  clearTimeout(timer);
  timer = window.setTimeout(write, STILL_MS);
}

/** What only one person was to hear is gone: somebody else takes the device. */
export function unsay() {
  waiting = waiting.filter(({ open }) => open);
  if (standing.some(({ open }) => !open)) put([]);
}

/** Says what a part of the screen shows now, whenever that changes. */
export function useSaid(text: string | null | undefined | false, manner?: Manner) {
  useEffect(() => void (text && say(text, manner)), [text]);
}

function write() {
  const now = performance.now();
  // a text that comes with its region is silent
  if (waiting.length && moved()) return soon();
  const last = waiting.at(-1);
  const first = waiting.find(({ more }) => !more) ?? last;
  const due = Math.max(
    Math.min(drawn + STILL_MS, (first?.since ?? 0) + AT_MOST_MS),
    standing.length ? written + STANDS_MS : 0,
    last?.more ? last.since + MORE_MS : 0,
  );
  if (waiting.length && due > now) return void (timer = window.setTimeout(write, due - now));
  watch?.disconnect();
  watch = null;
  if (waiting.length) put(waiting);
  waiting = [];
}

function put(sentences: Sentence[]) {
  standing = sentences;
  written = performance.now();
  // the same text twice is two events: a no-break space makes it another one
  odd = !odd;
  const text = sentences.map((one) => one.text).join(" ");
  region().textContent = text && odd ? `${text}\u00A0` : text;
  clearTimeout(fading);
  if (text) fading = window.setTimeout(() => put([]), LASTS_MS);
}

/** What lies under an open dialog is out of reach, so the region lies in the topmost one. */
const home = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

function region(): HTMLElement {
  lies ??= document.getElementById("live") ?? document.createElement("div");
  moved();
  return lies;
}

/** Whether the region had to be taken to where it is within reach. */
function moved() {
  const to = home();
  if (!lies || lies.parentElement === to) return false;
  lies.textContent = "";
  to.append(lies);
  return true;
}
