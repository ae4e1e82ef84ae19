// The list of what may be done: every option a real button, the chosen piece's first, all others below.
import { useLayoutEffect } from "preact/hooks";
import { html } from "../parts/html.js";
import { t } from "../store/words.js";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { letterOf } from "./letters.js";

/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {Option[]} options @param {(option: Option) => string} of @returns {[string, Option[]][]} */
function groups(options, of) {
  /** @type {Map<string, Option[]>} */
  const by = new Map();
  for (const option of options) {
    const key = of(option);
    by.set(key, [...(by.get(key) ?? []), option]);
  }
  return [...by];
}

/** @param {{option: Option, sitting: import("./sitting.js").Sitting, hand: import("./hand.js").Hand, view: import("./types.js").View}} props */
export function OptionButton({ option, sitting, hand, view }) {
  const held = hand.held.value;
  const show = !option.from || !held ? "at" : held === option.at ? "from" : held === option.from ? "named" : "at";
  const { node, wide, upright } = sitting.face.chip(option, view, sitting.seats, show);
  const open = sitting.open.value;
  const hinted = sitting.hint.value === option.id;
  const asked = hand.why.value === option;
  return html`<button
    class=${`option ${wide ? "opt-wide" : "opt-unit"}${upright ? " opt-upright" : ""}${hinted ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    aria-expanded=${asked ? "true" : undefined}
    aria-describedby=${asked ? "why" : undefined}
    ...${letterOf(option)}
    onClick=${() => (open || option.barred) && hand.take(option)}
  >
    <span class="sr"
      >${t(option.key, option.args, sitting.seats)}${option.barred ? `, ${t("play-state-barred")}` : ""}${
        hinted ? `, ${t("play-state-hint")}` : ""
      }</span
    >
    <span class="opt-face" aria-hidden="true">${node}${option.barred && draw(icon("rock", 20))}</span>
  </button>`;
}

/** Groups in which something can be done stand before groups of refusals. @param {Option[]} options */
const useful = (options) => {
  const able = new Set(options.filter((option) => !option.barred).map((option) => option.group));
  return (/** @type {Option} */ a, /** @type {Option} */ b) => Number(able.has(b.group)) - Number(able.has(a.group));
};

/** Usable options first, in the engine's order. @param {Option[]} options */
const ordered = (options) => [...options.filter((o) => !o.barred), ...options.filter((o) => o.barred)];

/** `piece`: the heading is the piece that the options belong to.
 * @param {{heading: any, piece?: boolean, options: Option[], sitting: import("./sitting.js").Sitting, hand: import("./hand.js").Hand, view: import("./types.js").View}} props */
function Group({ heading, piece = false, options, ...rest }) {
  const { face, seats } = rest.sitting;
  const held = rest.hand.held.value;
  /** @param {Option} option */
  const isWide = (option) =>
    Boolean(face.chip(option, rest.view, seats, held && option.from === held ? "named" : "at").wide);
  const wide = ordered(options.filter(isWide));
  const dense = ordered(options.filter((option) => !isWide(option)));
  // a row of refusals never stands before what can be done
  const rows = [
    { name: "opts-wide", of: wide.some((option) => !option.barred) ? wide : [] },
    { name: "opts-units", of: dense },
    { name: "opts-wide", of: wide.every((option) => option.barred) ? wide : [] },
  ];
  return html`<div class=${`group${piece ? " group--piece" : held ? " group--held" : ""}`}>
    <h3 class="label">${heading}</h3>
    <div class="opts-all">
      ${rows
        .filter((row) => row.of.length > 0)
        .map(
          (row) =>
            html`<div class=${`opts ${row.name}`}>
              ${row.of.map((option) => html`<${OptionButton} key=${option.id} option=${option} ...${rest} />`)}
            </div>`,
        )}
    </div>
  </div>`;
}

/** @param {{sitting: import("./sitting.js").Sitting, hand: import("./hand.js").Hand, decision: import("./types.js").Decision, view: import("./types.js").View}} props */
export function Options({ sitting, hand, decision, view }) {
  const { face, seats, game } = sitting;
  const held = hand.held.value;
  const mine = held ? decision.options.filter((option) => option.from === held || option.at === held) : [];
  const rest = decision.options.filter((option) => !mine.includes(option));
  const common = { sitting, hand, view };
  const pieces = groups(rest, (option) => option.from ?? "");
  const first = !held && pieces.length > 1 && pieces.every(([from]) => from);
  useLayoutEffect(() => {
    if (!hand.chosen.peek()) return;
    document.querySelector(".panel-options")?.scrollTo(0, 0);
    // the button that took the piece may be gone
    const lost = !document.activeElement || document.activeElement === document.body;
    const ask = lost && document.querySelector("#ask");
    if (ask instanceof HTMLElement) ask.focus({ preventScroll: true });
  }, [held]);
  const target = mine.length > 0 && mine.every((option) => option.at === held && option.from !== held);
  return html`
    ${
      target
        ? html`<${Group} heading=${t("play-with")} options=${mine} ...${common} />`
        : groups([...mine].sort(useful(mine)), (option) => option.group).map(
            ([group, options]) =>
              html`<${Group} key=${group} heading=${t(`${game}-group-${group}`)} options=${options} ...${common} />`,
          )
    }
    ${
      first &&
      html`<h3 class="label pick-of">${t(`play-${game}-pick`)}</h3>
        <div class="picks">
          ${pieces.map(([place, able]) => html`<${Pick} key=${place} place=${place} options=${able} ...${common} />`)}
        </div>`
    }
    ${
      rest.length > 0 &&
      (mine.length > 0 || first) &&
      html`<h3 class="label section rest-of">${t(first ? "play-all-moves" : "play-other-pieces")}</h3>`
    }
    ${pieces.map(
      ([from, options]) =>
        html`<${Group}
          key=${from}
          heading=${from ? html`<${OfPiece} place=${from} ...${common} />` : t(`${game}-group-${options[0].group}`)}
          piece=${Boolean(from)}
          options=${options}
          ...${common}
        />`,
    )}
  `;
}

/** The first step: a piece of one's own, and how much it can do.
 * @param {{place: string, options: Option[], sitting: import("./sitting.js").Sitting, hand: import("./hand.js").Hand, view: import("./types.js").View}} props */
function Pick({ place, options, sitting, hand, view }) {
  const { face, seats, game } = sitting;
  const name = face.name(place, view, seats);
  const can = groups(
    options.filter((option) => !option.barred),
    (option) => option.group,
  );
  return html`<button
    class=${`option pick${can.length > 1 ? " pick--both" : ""}`}
    data-pick=${place}
    onClick=${() => hand.press(place)}
  >
    <span class="sr">${name && t(name.key, name.args, seats)}: </span>
    <span aria-hidden="true">${face.piece(place, view, seats)}</span>
    <span class="pick-can">
      ${can.map(([group, able]) => html`<span>${t(`${game}-group-${group}`)} <b class="num">${able.length}</b> </span>`)}
    </span>
  </button>`;
}

/** The piece that a group of options belongs to; pressing it takes it in the hand.
 * @param {{place: string, sitting: import("./sitting.js").Sitting, hand: import("./hand.js").Hand, view: import("./types.js").View}} props */
function OfPiece({ place, sitting, hand, view }) {
  const name = sitting.face.name(place, view, sitting.seats);
  return html`<button class="of-piece" onClick=${() => hand.press(place)}>
    <span class="sr">${name && t(name.key, name.args, sitting.seats)}</span>
    <span aria-hidden="true">${sitting.face.piece(place, view, sitting.seats)}</span>
  </button>`;
}
