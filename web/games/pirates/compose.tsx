// An answer that is put together: headings and places by steppers and on the chart, kinds by buttons. What the engine says of
// it so far stands beside it, and on the chart lies what would lie there.
import { useEffect, useRef } from "preact/hooks";
import { computed, signal } from "@preact/signals";
import { draw } from "../../art/draw.ts";
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { AtFoot } from "../../parts/full.ts";
import type { Decision, Form, Move, Option, Part } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { berthAt, berthFor, berthsOf } from "./berths.ts";
import { Foot } from "./foot.tsx";
import { glyph } from "./glyphs.ts";
import { useJudged } from "./judged.ts";
import { Picks } from "./picks.tsx";
import { type Found, traced } from "./plan.ts";
import type { AnswersProps } from "./rows.tsx";
import { FINE, aboard, bearing, bodyOf, calledOf, placeAt, shipOf, spot, swing, turned } from "./sea.ts";
import { Steps } from "./steps.tsx";
import type { Ship, View } from "./view.d.ts";
import { pointWord, turnWords } from "./where.ts";

/** `atoms`: those of the parts in order. */
export type Draft = { verb: string; parts: Part[]; atoms: Move };

export const draft = signal<Draft | null>(null);

const moveOf = ({ verb, atoms }: Draft): Move => [verb, ...atoms];

/** What the engine says of it as it stands; null until it has. */
export const judged = computed(() =>
  draft.value && traced.value?.move === moveOf(draft.value).join() ? traced.value.found : null,
);

/** Forms that have a panel of their own. */
const OWN = ["path"];

export const composable = ({ parts, verb }: Form) =>
  verb !== "fleet" && !parts.some(({ kind }) => OWN.includes(kind) || kind === "bag");

/** How many atoms a part has. */
const size = ({ kind }: Part) => (kind === "pose" ? 3 : 1);

/** Where the place of something begins among the parts; -1 where it has none. */
export const placeIn = (parts: Part[]) => parts.findIndex(({ kind, id }) => kind === "pose" || id === "x");

const boxOf = ({ box }: Extract<Part, { kind: "pose" }>) => ({
  left: itemAt(box, 0),
  low: itemAt(box, 1),
  right: itemAt(box, 2),
  high: itemAt(box, 3),
});

function middleOf(part: Extract<Part, { kind: "pose" }>): Point {
  const { left, low, right, high } = boxOf(part);
  return [Math.round((left + right) / 2), Math.round((low + high) / 2)];
}

/** @returns as an option begins, or the least */
function first(form: Form, options: Option[], ship: string | null): Move {
  const like =
    options.find(({ move, barred }) => !barred && move[0] === form.verb && (!ship || move[1] === ship)) ??
    options.find(({ move }) => move[0] === form.verb);
  const given = form.parts.flatMap((part) =>
    part.kind === "pose"
      ? [...middleOf(part), 0]
      : part.kind === "whole"
        ? [Math.max(part.low, Math.min(part.high, 0))]
        : part.kind === "pick"
          ? ship && part.among.includes(ship)
            ? [ship]
            : part.among.slice(0, 1)
          : [],
  );
  return like && like.move.length === given.length + 1 ? like.move.slice(1) : given;
}

/** The ship that is asked whether she swings. */
export const swung = (view: View, decision: Decision) =>
  shipOf(view, decision.options.find(({ from }) => from?.startsWith("ship:"))?.from?.slice(5));

/** About what she swings, on the drawing. */
export const sternOf = (view: View, ship: Ship) =>
  aboard(spot(view, ship.x, ship.y), ship.heading, bodyOf(ship.card).stern);

/** Another place for what is put down: a finger on the chart. */
export function put(view: View, decision: Decision, point: Point) {
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
    const { x, y } = itemAt(view.islands, Number(now.atoms[1]));
    set(2, bearing(spot(view, x, y), point));
    return true;
  }
  if (now?.verb === "deploy") {
    const berth = berthAt(view, decision, point);
    if (berth) draft.value = { ...now, atoms: [...now.atoms.slice(0, 1), ...berth] };
    return true;
  }
  const at = now ? placeIn(now.parts) : -1;
  if (!now || at < 0) return false;
  const from = now.parts.slice(0, at).reduce((sum, part) => sum + size(part), 0);
  draft.value = { ...now, atoms: [...now.atoms.slice(0, from), x, y, ...now.atoms.slice(from + 2)] };
  return true;
}

/** One atom of it is another. */
export function set(at: number, value: string | number) {
  const now = draft.peek();
  if (now) draft.value = { ...now, atoms: now.atoms.map((atom, i) => (i === at ? value : atom)) };
}

/** Outlines and terrain have names of the rules; islands and tiles are counted from one. */
const pickWord = (id: string, atom: string | number) =>
  id === "outline" || id === "terrain"
    ? t(`pirates-${String(atom).toLowerCase()}`)
    : t(`play-pirates-pick-${id}`, { what: typeof atom === "number" ? atom + 1 : atom });

/** A part as it stands, for the ears. @param atoms  its own */
function stands(part: Part, [value = "", y, way]: Move) {
  const of = (id: string, what: string | number) => `${t(`play-pirates-part-${id}`)} ${what}`;
  if (part.kind === "pose")
    return [of("x", Math.round(Number(value) / FINE)), of("y", Math.round(Number(y) / FINE)), of("turned", `${way}°`)];
  if (part.kind === "pick") return part.among.length > 1 && part.id !== "ship" ? [pickWord(part.id, value)] : [];
  if (part.kind !== "whole") return [];
  const n = Number(value);
  if (part.unit !== "degree") return [of(part.id, Math.round(n / (part.unit === "1/100 mm" ? FINE : 1)))];
  if (part.low < 0) return [of(part.id, turnWords(n))];
  return [of(part.id, `${n}°, ${pointWord(n)}`)];
}

/** One part of the move. */
function PartOf({ part, at, atoms }: { part: Part; at: number; atoms: Move }) {
  const value = itemAt(atoms, at);
  if (part.kind === "pick" && part.id !== "ship")
    return (
      <Picks
        name={part.id}
        among={part.among}
        value={value}
        word={(atom: string | number) => pickWord(part.id, atom)}
        onPick={(atom: string | number) => set(at, atom)}
      />
    );
  if (part.kind === "whole") {
    const round = part.unit === "degree" && part.high - part.low === 359;
    // steps of a hundredth of a millimetre would be seen by nobody
    const fine = part.unit === "1/100 mm" ? FINE : 1;
    const to = (n: number) => set(at, round ? turned(n) : Math.max(part.low, Math.min(part.high, n)));
    return (
      <Steps
        name={part.id}
        label={t(`play-pirates-part-${part.id}`)}
        value={part.unit === "degree" ? `${value}°` : Math.round(Number(value) / fine)}
        small={t(`play-pirates-part-${part.id}`)}
        step={(by: number) => to(Number(value) + by * fine)}
        kind={part.unit === "degree" ? "turn" : "count"}
      />
    );
  }
  if (part.kind !== "pose") return null;
  const { left, low, right, high } = boxOf(part);
  const near = (n: number, a: number, b: number) => Math.max(a, Math.min(b, n));
  return (
    <>
      <Steps
        name="x"
        label={t("play-pirates-part-x")}
        value={Math.round(Number(value) / FINE)}
        small={t("play-pirates-part-x")}
        step={(by: number) => set(at, near(Number(value) + by * FINE, left, right))}
      />
      <Steps
        name="y"
        label={t("play-pirates-part-y")}
        value={Math.round(Number(atoms[at + 1]) / FINE)}
        small={t("play-pirates-part-y")}
        step={(by: number) => set(at + 1, near(Number(atoms[at + 1]) + by * FINE, low, high))}
      />
      <Steps
        name="turned"
        label={t("play-pirates-part-turned")}
        value={`${atoms[at + 2]}°`}
        small={t("play-pirates-part-turned")}
        step={(by: number) => set(at + 2, turned(Number(atoms[at + 2]) + by))}
        kind="turn"
      />
    </>
  );
}

/** Whether it is one of the berths that are offered. */
const lies = (view: View, decision: Decision, { verb, atoms }: Draft) =>
  verb === "deploy" && berthsOf(view, decision).some(({ way }) => way.join() === atoms.slice(1).join());

const show = (what: Element | null | undefined) => what?.scrollIntoView({ block: "nearest" });

/** `always`: it stands ready, and nothing has to be opened. */
type ComposeProps = { form: Form; props: AnswersProps; ship?: string | null; always?: boolean };

/** What is put together of this form, as it is begun, advised and put down. */
function useDraft({ form, props: { decision, advice }, ship = null, always = false }: ComposeProps) {
  const { verb, parts } = form;
  const now = draft.value?.verb === verb ? draft.value : null;
  const begin = () => {
    const berth = verb === "deploy" ? berthFor(decision) : null;
    const begun = first(form, decision.options, ship);
    draft.value = { verb, parts, atoms: berth ? [...begun.slice(0, 1), ...berth] : begun };
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
  return { now, begin };
}

/** The parts, and where the atoms of each begin. */
const placed = (parts: Part[]) =>
  parts.map((part, i) => ({ part, from: parts.slice(0, i).reduce((sum, one) => sum + size(one), 0) }));

const trapped = (found: Found | null): string[] =>
  (found?.trapped ?? []).map((name) => t("play-pirates-trapped", { ship: calledOf(name) }));

export function Compose({ form, props, ship = null, always = false }: ComposeProps) {
  const { now, begin } = useDraft({ form, props, ship, always });
  const panel = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // where not all of it can be seen, what takes it can
    if (now && !always)
      for (const part of [".pir-compose-parts", ".pir-sail"]) show(panel.current?.querySelector(part));
  }, [now === null]);
  return (
    <div class="pir-compose" ref={panel}>
      {!always && (
        <button
          class="pir-ends-head"
          data-form={form.verb}
          aria-expanded={now ? "true" : "false"}
          onClick={() => (now ? (draft.value = null) : begin())}
        >
          {draw(glyph("about", 20))}
          <span>{rich(form.key, form.args, props.seats)}</span>
        </button>
      )}
      {now && <Composed form={form} now={now} props={props} always={always} />}
    </div>
  );
}

function Composed({ form, now, props, always }: { form: Form; now: Draft; props: AnswersProps; always: boolean }) {
  const { decision, view, seats, open, onTake } = props;
  const { verb, parts } = form;
  const move = moveOf(now);
  const shown = placed(parts);
  const { found, bar } = useJudged(move, props, (bar, found) =>
    [
      `${shown.flatMap(({ part, from }) => stands(part, now.atoms.slice(from))).join(". ")}.`,
      ...(bar ? [bar] : []),
      ...trapped(found),
    ].join(" "),
  );
  // what the zone says needs no second word of the engine
  const able = open && (found ? !bar : lies(view, decision, now));
  const take = () => {
    if (!able) return;
    draft.value = null;
    onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: verb, barred: null });
  };
  const swings = verb === "swing";
  const put = placeIn(parts) < 0 ? "" : "play-pirates-tip-put";
  const tip = swings ? "play-pirates-tip-swing" : always ? "play-pirates-tip-berth" : put;
  return (
    <div class="pir-compose-parts">
      <AtFoot name="plan" />
      <div class="pir-steps">
        {shown.map(({ part, from }) => (
          <PartOf key={part.id} part={part} at={from} atoms={now.atoms} />
        ))}
      </div>
      <Foot
        bar={bar}
        seats={seats}
        tip={tip}
        able={able}
        onTake={take}
        word={swings ? "play-pirates-swing" : always ? "play-pirates-berth" : "play-pirates-so"}
      >
        {trapped(found).map((said) => (
          <li class="warn">
            {draw(glyph("chain", 18))}
            <span>{said}</span>
          </li>
        ))}
      </Foot>
    </div>
  );
}

export const Forms = ({ props }: { props: AnswersProps }) =>
  props.decision.forms.filter(composable).map((form) => <Compose key={form.verb} form={form} props={props} />);
