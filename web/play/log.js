// The log in sentences: everything that was decided and what came of it, newest last.
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { tokenOf } from "../art/colours.js";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { Disc } from "../parts/seats.js";
import { rich, t } from "../store/words.js";
import { RuleLink } from "./rule-link.js";

/** @typedef {import("./types.js").Chapter} Chapter */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {{number: number, chapter: Chapter, lines: import("./types.js").Event[], scene: any, said?: import("./types.js").Said, from?: number}} Page  `from`: where a part of the story begins */

/** The chapters with something to read, each with what the board has to show of it.
 * @param {Chapter[]} chapters @param {Pick<import("./types.js").Face<any>, "scene" | "gist">} face @param {import("./types.js").View | undefined} view @returns {Page[]} */
export function pages(chapters, face, view) {
  /** @type {any} */
  let open = null;
  return chapters.map((chapter, number) => {
    let scene = open;
    for (const event of chapter.events) scene = face.scene(scene, event, view);
    open = scene?.done ? null : scene;
    const done = scene?.done ? scene : null;
    const lines = chapter.events.filter((event) => !event.quiet && (!done || face.gist(event)));
    return { number, chapter, lines, scene: done };
  });
}

/** What only goes on takes the line of what it goes on with.
 * @param {import("./types.js").Event[]} lines @param {Pick<import("./types.js").Face<any>, "onward">} face */
export const gathered = (lines, { onward }) =>
  onward ? lines.filter((event, i) => i + 1 === lines.length || !onward(lines[i + 1], event)) : lines;

/** The pages gathered into the parts of the story, where a game has such: each with its last move's number.
 * @param {Page[]} all @param {import("./types.js").Face<any>} face @param {import("./types.js").View | undefined} view @returns {Page[]} */
function parts(all, face, view) {
  if (!face.opens || !face.day) return all.filter(({ lines }) => lines.length);
  /** @type {Page[]} */
  const found = [];
  let before;
  for (const page of all) {
    for (const event of page.lines) {
      if (!found.length || face.opens(event, before))
        found.push({ ...page, lines: [], scene: null, said: face.day([event], view).said, from: page.number });
      const part = found[found.length - 1];
      part.number = page.number;
      if (!face.passing?.(event)) part.lines.push(event);
      before = event;
    }
    const part = found.at(-1);
    if (part && page.scene) part.scene = page.scene;
  }
  return found.filter(({ lines }) => lines.length).map((part) => ({ ...part, lines: gathered(part.lines, face) }));
}

/** The first page that a person has not seen: everything after the last decision of that seat; `inTurn`: in a turn of its
 * own. @param {Chapter[]} chapters @param {number | null} seat @param {boolean} [inTurn] */
export const unread = (chapters, seat, inTurn = false) =>
  Math.max(
    0,
    chapters.findLastIndex(({ entry, turn }) => seat !== null && entry?.seat === seat && (!inTurn || turn === seat)),
  );

/** Who reads now: the person who is asked, else the only person. @param {Sitting} sitting @returns {number | null} */
export function reader(sitting) {
  const asked = sitting.shown.value?.decision?.seat;
  if (asked !== undefined && sitting.seats[asked].bot === null) return asked;
  return sitting.people === 1 ? sitting.seats.findIndex((seat) => seat.bot === null) : null;
}

/** @type {WeakMap<import("./types.js").Event, number>} */
const numbers = new WeakMap();
let known = 0;

/** What the line of an event is called in a list: a line that is there already is left alone while others come and go.
 * @param {import("./types.js").Event} event */
export function keyOf(event) {
  if (!numbers.has(event)) numbers.set(event, (known += 1));
  return numbers.get(event);
}

/** One event as a line. @param {{event: import("./types.js").Event, seats: import("./types.js").Seat[], children?: any}} props */
export function Line({ event, seats, children }) {
  const seat = /** @type {{seat?: number}} */ (event.args.seat ?? event.args.captain ?? {}).seat;
  return html`<div
    class=${`entry${seat === undefined ? " quiet" : " entry--of"}`}
    data-colour=${seat === undefined ? undefined : tokenOf(seats[seat].colour)}
  >
    ${seat === undefined ? html`<span class="mark">${draw(icon("anchor", 22))}</span>` : html`<${Disc} seat=${seats[seat]} size=${26} />`}
    <div>
      <p>${rich(event.key, event.args, seats)}</p>
      ${children}
    </div>
  </div>`;
}

/** @param {{page: Page, sitting: Sitting, open: boolean, onOpen: () => void, onLeave: () => void}} props */
function LogPage({ page, sitting, open, onOpen, onLeave }) {
  const { face, seats, game } = sitting;
  const { number, lines, scene, said, from = number } = page;
  const last = sitting.chapters.value.length - 1;
  const back = number < last && number >= last - sitting.undoable();
  const name = said && number ? t(said.key, said.args, seats) : number ? t("play-move", { number }) : t("play-opening");
  const first = lines[0];
  const rules = [...new Set(lines.map((event) => event.rule).filter(Boolean))];
  return html`<li class=${`move${open ? " picked" : ""}`}>
    <button
      class="move-open"
      aria-expanded=${open}
      aria-label=${first ? `${name}. ${t(first.key, first.args, seats)}` : name}
      onClick=${onOpen}
    >
      <span class="label"
        >${said && number ? rich(said.key, said.args, seats) : number ? t("play-move", { number }) : t("play-opening")}</span
      >
    </button>
    ${lines.map((event) => html`<${Line} key=${keyOf(event)} event=${event} seats=${seats} />`)}
    ${scene && html`<div class="move-scene"><${face.Scene} scene=${scene} view=${sitting.shown.value?.view} seats=${seats} small=${true} /></div>`}
    ${
      open &&
      html`<div class="acts">
        ${
          back &&
          html`<button
            class="btn"
            data-action="back-to-here"
            onClick=${() => {
              onLeave();
              sitting.rewind(number);
            }}
          >
            ${draw(icon("undo", 20))}${t("play-back-to-here")}
          </button>`
        }
        <a class="btn" data-action="show" href=${`#/replay/${sitting.id}?at=${from}`}
          >${draw(icon("eye", 20))}${t("play-show")}</a
        >
        ${rules.length > 0 && html`<p class="small soft">${t("play-log-rules")} ${rules.map((rule) => html`<${RuleLink} game=${game} rule=${rule} /> `)}</p>`}
        ${!back && number < last && html`<p class="small soft">${t("play-no-way-back")}</p>`}
      </div>`
    }
  </li>`;
}

/** The whole log, for the sheet. @param {{sitting: Sitting, onLeave: () => void}} props */
export function Log({ sitting, onLeave }) {
  const only = useSignal(/** @type {number | null} */ (null));
  const open = useSignal(-1);
  const foot = useRef(/** @type {HTMLElement | null} */ (null));
  const { seats } = sitting;
  const chapters = sitting.chapters.value;
  const who = reader(sitting);
  const fresh = unread(chapters, who, sitting.face.inTurn);
  const view = sitting.shown.value?.view;
  const all = parts(pages(chapters, sitting.face, view), sitting.face, view);
  const listed = all.filter(({ chapter, lines }) => only.value === null || concerns(only.value, chapter, lines));
  const mark = listed.find(({ number }) => number > fresh)?.number;
  useEffect(() => {
    // the dialog is laid out only after this
    const timer = setTimeout(() => foot.current?.scrollIntoView({ block: "end" }));
    return () => clearTimeout(timer);
  }, [only.value]);
  return html`
    <div class="filter" role="group" aria-label=${t("play-log-filter")}>
      <button class="all" aria-pressed=${only.value === null} onClick=${() => (only.value = null)}>
        ${t("play-log-all")}
      </button>
      ${seats.map(
        (seat, i) =>
          html`<button aria-pressed=${only.value === i} aria-label=${seat.name} onClick=${() => (only.value = i)}>
            <${Disc} seat=${seat} size=${30} />
          </button>`,
      )}
    </div>
    <ol class="entries" tabindex="0" aria-label=${t("play-log")}>
      ${listed.map(
        (page, i) =>
          html`${
              page.number === mark &&
              listed[i - 1]?.number !== mark &&
              who !== null &&
              fresh > 0 &&
              html`<li class="since">
                <span class="name-it">${rich("play-since", { seat: { seat: who } }, seats)}</span>
              </li>`
            }<${LogPage}
              key=${keyOf(page.lines[0])}
              page=${page}
              sitting=${sitting}
              open=${open.value === i}
              onOpen=${() => (open.value = open.value === i ? -1 : i)}
              onLeave=${onLeave}
            />`,
      )}
      ${!chapters.length && html`<li class="entry quiet">${t("play-log-waking")}</li>`}
      <li ref=${foot} aria-hidden="true"></li>
    </ol>
  `;
}

/** @param {number} seat @param {Chapter} chapter @param {import("./types.js").Event[]} lines */
const concerns = (seat, chapter, lines) =>
  chapter.entry?.seat === seat ||
  lines.some((event) => Object.values(event.args).some((arg) => /** @type {any} */ (arg)?.seat === seat));

/** Entries in the short form, at most. */
const MOST = 14;

/** The short form that stands beside the decision where there is room: what happened since the reader's last turn.
 * @param {{sitting: Sitting, onLog: () => void}} props */
export function Pinned({ sitting, onLog }) {
  const chapters = sitting.chapters.value;
  const who = reader(sitting);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const last = unread(chapters, who, sitting.face.inTurn);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chapters.length]);
  const told = (/** @type {Chapter} */ { events }) =>
    events.filter((event) => !event.quiet && sitting.face.gist(event) && !sitting.face.passing?.(event));
  const own = told(chapters[last] ?? { events: [] });
  // one's own choice is known; what it set going, the others' days for one, may stand in the same entry
  const begun = own.findIndex(({ args }) => /** @type {any} */ (args.seat)?.seat !== who);
  const others = [
    ...(last > 0 && begun >= 0 ? own.slice(begun) : []),
    ...chapters.slice(Math.max(who === null ? 0 : last + 1, chapters.length - MOST)).flatMap(told),
  ];
  const lines = gathered(others.length ? others : own, sitting.face);
  return html`<aside class="pinned" aria-label=${t("play-log")}>
    <p class="since">
      <span class="name-it"
        >${who === null ? t("play-lately") : rich("play-since", { seat: { seat: who } }, sitting.seats)}</span
      >
    </p>
    <ol ref=${list} tabindex="0" aria-label=${t("play-lately")}>
      ${lines.map((event) => html`<li key=${keyOf(event)}><${Line} event=${event} seats=${sitting.seats} /></li>`)}
    </ol>
    <button class="btn btn--quiet" onClick=${onLog}>${draw(icon("log", 20))}${t("play-whole-log")}</button>
  </aside>`;
}
