// What an editor of a laid table asks as the engine describes it: numbers, choices, flags and seats of the layout.
import type { ComponentChildren } from "preact";
import { itemAt, replaced } from "../lists.ts";
import { type Choice, Lamp, Picker, Segments } from "../parts/choices.tsx";
import { t } from "../store/words.tsx";
import type { GameOwn, LayoutField } from "./protocol.d.ts";
import type { BenchProps, Layout } from "./setup-editor.ts";
import { Labelled, NumberRow } from "./setup-rows.tsx";
import { Who } from "./setup-whose.tsx";

type Atom = string | number;
type Bench = Pick<BenchProps<GameOwn, GameOwn>, "game" | "fields" | "now" | "seats" | "wrong" | "set">;

/** How a game draws a field. */
export type Look = {
  /** beside a number, in place of its name */
  picture?: () => ComponentChildren;
  /** of a row, or of a choice that has no name above it */
  class?: string;
  bare?: boolean;
  choice?: (value: never) => Omit<Choice<unknown>, "value">;
};

const pathOf = (place: string, at: number) => place.replace("[]", `[${at}]`).match(/\w+/g) ?? [];

const inside = (part: unknown, key: string): unknown => (part as Record<string, unknown> | undefined)?.[key];

const valueIn = (layout: Layout, place: string, at: number) => pathOf(place, at).reduce<unknown>(inside, layout);

function withValue(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const next = withValue(inside(part, key), rest, value);
  return Array.isArray(part) ? replaced<unknown>(part, Number(key), next) : { ...(part as object), [key]: next };
}

/** The field of a name: what it may be, for a game that draws it in its own way. */
export const fieldOf = ({ fields }: Pick<Bench, "fields">, id: string): LayoutField =>
  itemAt(
    fields.filter((field) => field.id === id),
    0,
  );

export const sectionOf = ({ fields }: Pick<Bench, "fields">, section: string) =>
  fields.filter((field) => field.section === section);

/** What a field says, whether that breaks a rule, what it is called, and how it is changed. */
export function held({ game, now: { layout, at }, wrong, set }: Bench, { id, place, word }: LayoutField) {
  const [head = "", ...rest] = pathOf(place, at);
  const value = valueIn(layout, place, at);
  return {
    value,
    label: () => (word ? t(word, { count: Number(value) }) : t(`play-${game}-setup-${id}`)),
    // a breach of all captains together names no captain
    bad: wrong(place.replace("[]", `[${at}]`)) || wrong(place.replace("[]", ""), true) || wrong(id, true),
    put: (next: unknown) => set({ [head]: withValue(layout[head], rest, next) }),
  };
}

/** The fields of a section. `looks`: how a game draws them, by name; `put`: what else changes with one of them. */
export function Fields({
  section,
  looks = {},
  put,
  ...props
}: Bench & { section: string; looks?: Record<string, Look>; put?: Record<string, (value: never) => void> }) {
  const { layout, at } = props.now;
  return sectionOf(props, section)
    .filter(({ when }) => !when || when[1].includes(valueIn(layout, when[0], at) as Atom))
    .map((field) => {
      const change = put?.[field.id] as ((value: unknown) => void) | undefined;
      return <Field key={field.id} field={field} look={looks[field.id] ?? {}} put={change} {...props} />;
    });
}

function Field({ field, look, ...props }: Bench & { field: LayoutField; look: Look; put?: (value: unknown) => void }) {
  const { value, label: name, bad, put } = held(props, field);
  const label = name();
  const change = props.put ?? put;
  const { id, kind, low, high, among } = field;
  if (kind === "count")
    return (
      <NumberRow
        id={id}
        label={label}
        value={value as number | null}
        bad={bad}
        low={low}
        high={high}
        class={look.class}
        picture={look.picture?.()}
        onChange={change}
      />
    );
  if (kind === "flag")
    return (
      <div class="opt">
        <label for={`lay-${id}`}>{label}</label>
        <Lamp id={`lay-${id}`} on={value !== among[0]} onChange={(on) => change(among[Number(on)])} />
      </div>
    );
  if (kind === "seat")
    return (
      <Labelled label={label} bad={bad} bare={look.bare}>
        <Who label={label} value={value as number} seats={props.seats} onChange={change} />
      </Labelled>
    );
  const word = (one: Atom) => ({ label: t(`play-${props.game}-setup-at-${one}`) });
  const drawn = look.choice as ((one: Atom) => Omit<Choice<Atom>, "value">) | undefined;
  const Row = drawn ? Picker : Segments;
  return (
    <Labelled label={label} bad={bad} bare={look.bare}>
      <Row
        label={label}
        className={look.class ?? "editor-moment"}
        value={value as Atom}
        onChange={change}
        // a game that is put right may stand where nobody would begin to lay
        among={(drawn || among.includes(value as Atom) ? among : [value as Atom, ...among]).map((one) => ({
          value: one,
          ...(drawn ?? word)(one),
        }))}
      />
    </Labelled>
  );
}
