// An answer that is put together: headings and places by steppers and on the chart, kinds by buttons. What the engine says of
// it so far stands beside it, and on the chart lies what would lie there.
import { useEffect, useRef } from "preact/hooks";
import { computed, signal } from "@preact/signals";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { AtFoot } from "../../parts/full.js";
import { html } from "../../parts/html.js";
import { useSaid } from "../../parts/live.js";
import { rich, t } from "../../store/words.js";
import { berthAt, berthFor, berthsOf } from "./berths.js";
import { Foot } from "./foot.js";
import { glyph } from "./glyphs.js";
import { Picks } from "./picks.js";
import { trace, traced } from "./plan.js";
import { FINE, aboard, bearing, bodyOf, calledOf, placeAt, shipOf, spot, swing, turned } from "./sea.js";
import { Steps } from "./steps.js";
import { pointWord, turnWords } from "./where.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {import("../../play/types.js").Form} Form */
/** @typedef {import("../../play/types.js").Part} Part */
/** @typedef {import("../../play/types.js").Move} Move */
/** `atoms`: those of the parts in order. @typedef {{verb: string, parts: Part[], atoms: Move}} Draft */

export const draft = signal(/** @type {Draft | null} */ (null));

/** @param {Draft} now @returns {Move} */
const moveOf = ({ verb, atoms }) => [verb, ...atoms];

/** What the engine says of it as it stands; null until it has. */
export const judged = computed(() =>
  draft.value && traced.value?.move === moveOf(draft.value).join() ? /** @type {any} */ (traced.value.found) : null,
);

/** Forms that have a panel of their own. */
const OWN = ["path"];

/** @param {Form} form */
export const composable = ({ parts, verb }) =>
  verb !== "fleet" && !parts.some(({ kind }) => OWN.includes(kind) || kind === "bag");

/** How many atoms a part has. @param {Part} part */
const size = ({ kind }) => (kind === "pose" ? 3 : 1);

/** Where the place of something begins among the parts; -1 where it has none. @param {Part[]} parts */
export const placeIn = (parts) => parts.findIndex(({ kind, id }) => kind === "pose" || id === "x");

/** @param {Form} form @param {import("../../play/types.js").Option[]} options @param {string | null} ship @returns {Move} as an option begins, or the least */
function first(form, options, ship) {
  const like =
    options.find(({ move, barred }) => !barred && move[0] === form.verb && (!ship || move[1] === ship)) ??
    options.find(({ move }) => move[0] === form.verb);
  const given = form.parts.flatMap((part) =>
    part.kind === "pose"
      ? [Math.round((part.box[0] + part.box[2]) / 2), Math.round((part.box[1] + part.box[3]) / 2), 0]
      : part.kind === "whole"
        ? [Math.max(part.low, Math.min(part.high, 0))]
        : part.kind === "pick"
          ? [ship && part.among.includes(ship) ? ship : part.among[0]]
          : [],
  );
  return like && like.move.length === given.length + 1 ? like.move.slice(1) : given;
}

/** The ship that is asked whether she swings. @param {View} view @param {Decision} decision */
export const swung = (view, decision) =>
  shipOf(view, decision.options.find(({ from }) => from?.startsWith("ship:"))?.from?.slice(5));

/** About what she swings, on the drawing. @param {View} view @param {import("./view.js").Ship} ship */
export const sternOf = (view, ship) => aboard(spot(view, ship.x, ship.y), ship.heading, bodyOf(ship.card).stern);

/** Another place for what is put down: a finger on the chart. @param {View} view @param {Decision} decision
 * @param {import("../../art/geometry.js").Point} point */
export function put(view, decision, point) {
  const now = draft.peek();
  const [x, y] = placeAt(view, point);
  if (now?.verb === "swing") {
    const ship = swung(view, decision);
    if (!ship) return false;
    const heading = bearing(sternOf(view, ship), point);
    const sense = swing(ship.heading, heading) < 0 ? "anticlockwise" : "clockwise";
    draft.value = { ...now, atoms: [heading, sense] };
    return true;
  }
  if (now?.verb === "build") {
    const { x, y } = view.islands[Number(now.atoms[1])];
    set(2, bearing(spot(view, x, y), point));
    return true;
  }
  if (now?.verb === "deploy") {
    const berth = berthAt(view, decision, point);
    if (berth) draft.value = { ...now, atoms: [now.atoms[0], ...berth] };
    return true;
  }
  const at = now ? placeIn(now.parts) : -1;
  if (!now || at < 0) return false;
  const from = now.parts.slice(0, at).reduce((sum, part) => sum + size(part), 0);
  draft.value = { ...now, atoms: [...now.atoms.slice(0, from), x, y, ...now.atoms.slice(from + 2)] };
  return true;
}

/** One atom of it is another. @param {number} at @param {string | number} value */
export function set(at, value) {
  const now = draft.peek();
  if (now) draft.value = { ...now, atoms: now.atoms.map((atom, i) => (i === at ? value : atom)) };
}

/** Outlines and terrain have names of the rules; islands and tiles are counted from one. @param {string} id @param {string | number} atom */
const pickWord = (id, atom) =>
  id === "outline" || id === "terrain"
    ? t(`pirates-${String(atom).toLowerCase()}`)
    : t(`play-pirates-pick-${id}`, { what: typeof atom === "number" ? atom + 1 : atom });

/** A part as it stands, for the ears. @param {Part} part @param {Move} atoms  its own */
function stands(part, [value, y, way]) {
  const of = (/** @type {string} */ id, /** @type {string | number} */ what) =>
    `${t(`play-pirates-part-${id}`)} ${what}`;
  if (part.kind === "pose")
    return [of("x", Math.round(Number(value) / FINE)), of("y", Math.round(Number(y) / FINE)), of("turned", `${way}°`)];
  if (part.kind === "pick") return part.among.length > 1 && part.id !== "ship" ? [pickWord(part.id, value)] : [];
  if (part.kind !== "whole") return [];
  const n = Number(value);
  if (part.unit !== "degree") return [of(part.id, Math.round(n / (part.unit === "1/100 mm" ? FINE : 1)))];
  if (part.low < 0) return [of(part.id, turnWords(n))];
  return [of(part.id, `${n}°, ${pointWord(n)}`)];
}

/** One part of the move. @param {{part: Part, at: number, atoms: Move}} props */
function PartOf({ part, at, atoms }) {
  const value = atoms[at];
  if (part.kind === "pick" && part.id !== "ship")
    return html`<${Picks}
      name=${part.id}
      among=${part.among}
      value=${value}
      word=${(/** @type {string | number} */ atom) => pickWord(part.id, atom)}
      onPick=${(/** @type {string | number} */ atom) => set(at, atom)}
    />`;
  if (part.kind === "whole") {
    const round = part.unit === "degree" && part.high - part.low === 359;
    // steps of a hundredth of a millimetre would be seen by nobody
    const fine = part.unit === "1/100 mm" ? FINE : 1;
    const to = (/** @type {number} */ n) => set(at, round ? turned(n) : Math.max(part.low, Math.min(part.high, n)));
    return html`<${Steps}
      name=${part.id}
      label=${t(`play-pirates-part-${part.id}`)}
      value=${part.unit === "degree" ? `${value}°` : Math.round(Number(value) / fine)}
      small=${t(`play-pirates-part-${part.id}`)}
      step=${(/** @type {number} */ by) => to(Number(value) + by * fine)}
      kind=${part.unit === "degree" ? "turn" : "count"}
    />`;
  }
  if (part.kind !== "pose") return null;
  const [left, low, right, high] = part.box;
  const near = (/** @type {number} */ n, /** @type {number} */ a, /** @type {number} */ b) =>
    Math.max(a, Math.min(b, n));
  return html`
    <${Steps}
      name="x"
      label=${t("play-pirates-part-x")}
      value=${Math.round(Number(value) / FINE)}
      small=${t("play-pirates-part-x")}
      step=${(/** @type {number} */ by) => set(at, near(Number(value) + by * FINE, left, right))}
    />
    <${Steps}
      name="y"
      label=${t("play-pirates-part-y")}
      value=${Math.round(Number(atoms[at + 1]) / FINE)}
      small=${t("play-pirates-part-y")}
      step=${(/** @type {number} */ by) => set(at + 1, near(Number(atoms[at + 1]) + by * FINE, low, high))}
    />
    <${Steps}
      name="turned"
      label=${t("play-pirates-part-turned")}
      value=${`${atoms[at + 2]}°`}
      small=${t("play-pirates-part-turned")}
      step=${(/** @type {number} */ by) => set(at + 2, turned(Number(atoms[at + 2]) + by))}
      kind="turn"
    />
  `;
}

/** Whether it is one of the berths that are offered. @param {View} view @param {Decision} decision @param {Draft} draft */
const lies = (view, decision, { verb, atoms }) =>
  verb === "deploy" && berthsOf(view, decision).some(({ way }) => way.join() === atoms.slice(1).join());

/** @param {Element | null | undefined} what */
const show = (what) => what?.scrollIntoView({ block: "nearest" });

/** `always`: it stands ready, and nothing has to be opened. @param {{form: Form, props: AnswersProps, ship?: string | null, always?: boolean}} props */
export function Compose({ form, props, ship = null, always = false }) {
  const { decision, view, seats, advice, open, onTake, onTrace } = props;
  const now = draft.value?.verb === form.verb ? draft.value : null;
  const move = now ? moveOf(now) : [];
  const found = now && judged.value;
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const { verb, parts } = form;
  const begin = () => {
    const berth = verb === "deploy" ? berthFor(decision) : null;
    const begun = first(form, decision.options, ship);
    draft.value = { verb, parts, atoms: berth ? [begun[0], ...berth] : begun };
  };
  useEffect(() => {
    if (always) begin();
    return () => void (draft.value = null);
  }, [decision, ship]);
  useEffect(() => {
    const [of, ...atoms] = advice ?? [];
    // what is advised, and no answer of the list
    if (
      of === verb &&
      (!ship || atoms.includes(ship)) &&
      (always || !decision.options.some(({ move }) => move.join() === advice?.join()))
    )
      draft.value = { verb, parts, atoms };
  }, [advice]);
  useEffect(() => {
    // where not all of it can be seen, what takes it can
    if (now && !always)
      for (const part of [".pir-compose-parts", ".pir-sail"]) show(panel.current?.querySelector(part));
  }, [now === null]);
  useEffect(() => {
    if (now && !found) trace(move, onTrace);
  }, [move.join(), found === null, open]);
  const bar = found?.bar;
  let at = 0;
  const shown = parts.map((part) => {
    const from = at;
    at += size(part);
    return { part, from };
  });
  useSaid(
    now &&
      [
        `${shown.flatMap(({ part, from }) => stands(part, now.atoms.slice(from))).join(". ")}.`,
        ...(bar ? [t(bar.key, bar.args, seats)] : []),
        ...(found?.trapped ?? []).map((/** @type {string} */ name) =>
          t("play-pirates-trapped", { ship: calledOf(name) }),
        ),
      ].join(" "),
    { about: "course" },
  );
  // what the zone says needs no second word of the engine
  const able = open && now && (found ? !bar : lies(view, decision, now));
  const take = () => {
    if (!able) return;
    draft.value = null;
    onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: verb, barred: null });
  };
  const swings = verb === "swing";
  const tip = swings
    ? "play-pirates-tip-swing"
    : always
      ? "play-pirates-tip-berth"
      : placeIn(parts) < 0
        ? ""
        : "play-pirates-tip-put";
  return html`<div class="pir-compose" ref=${panel}>
    ${
      !always &&
      html`<button
        class="pir-ends-head"
        data-form=${verb}
        aria-expanded=${now ? "true" : "false"}
        onClick=${() => (now ? (draft.value = null) : begin())}
      >
        ${draw(glyph("about", 20))}<span>${rich(form.key, form.args, seats)}</span>
      </button>`
    }
    ${
      now &&
      html`<div class="pir-compose-parts">
        <${AtFoot} name="plan" />
        <div class="pir-steps">
          ${shown.map(({ part, from }) => html`<${PartOf} key=${part.id} part=${part} at=${from} atoms=${now.atoms} />`)}
        </div>
        <${Foot}
          bar=${bar}
          seats=${seats}
          tip=${tip}
          able=${able}
          onTake=${take}
          word=${swings ? "play-pirates-swing" : always ? "play-pirates-berth" : "play-pirates-so"}
        >
          ${(found?.trapped ?? []).map(
            (/** @type {string} */ name) =>
              html`<li class="warn">
                ${draw(glyph("chain", 18))}<span>${t("play-pirates-trapped", { ship: calledOf(name) })}</span>
              </li>`,
          )}
        <//>
      </div>`
    }
  </div>`;
}

/** @param {{props: AnswersProps}} props */
export const Forms = ({ props }) =>
  html`${props.decision.forms.filter(composable).map((form) => html`<${Compose} key=${form.verb} form=${form} props=${props} />`)}`;
