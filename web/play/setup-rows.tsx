// Rows of what is laid: what stands under its name, a number beside its name, keys that belong together, a count by taps.
import type { ComponentChildren } from "preact";
import { Picker, type Radios } from "../parts/choices.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { Key } from "./setup-key.tsx";

/** What breaks a rule is ringed. */
export const ringed = (cls: string, bad: boolean) => (bad ? `${cls} editor-bad` : cls);

/** `bare`: its name is not written above it */
export const Labelled = ({
  label,
  bad = false,
  bare = false,
  children,
}: {
  label: string;
  bad?: boolean;
  bare?: boolean;
  children: ComponentChildren;
}) => (
  <>
    {!bare && <p class={ringed("label", bad)}>{label}</p>}
    {children}
  </>
);

/** A number that is typed or stepped. `picture`: in place of its name */
export const NumberRow = ({
  id,
  label,
  value,
  low = 0,
  high,
  bad = false,
  picture,
  onChange,
  ...row
}: {
  id?: string;
  label: string;
  value: number | null;
  low?: number;
  high: number;
  bad?: boolean;
  picture?: ComponentChildren;
  class?: string;
  onChange: (n: number) => void;
}) => (
  <div data-kind={id} class={ringed(row.class ? `editor-row ${row.class}` : "editor-row", bad)}>
    {picture ?? <span class="label">{label}</span>}
    <Stepper label={label} value={value} low={low} high={high} onChange={(n) => onChange(Math.max(low, n ?? low))} />
  </div>
);

/** Keys that belong together, under their name. */
export const Keys = ({
  label,
  bad,
  bare,
  class: cls = "editor-keys",
  children,
}: {
  label: string;
  bad?: boolean;
  bare?: boolean;
  class?: string;
  children: ComponentChildren;
}) => (
  <Labelled label={label} bad={bad} bare={bare}>
    <div class={cls} role="group" aria-label={label}>
      {children}
    </div>
  </Labelled>
);

/** One of several, under their name. */
export const PickerRow = <T,>({ bad, bare, ...picker }: Radios<T> & { bad?: boolean; bare?: boolean }) => (
  <Labelled label={picker.label} bad={bad} bare={bare}>
    <Picker {...picker} />
  </Labelled>
);

/** A count that is laid with taps: each is one more, and after the most it is the least again. */
export const Tally = ({
  id,
  name,
  n,
  low = 0,
  high,
  bad = false,
  onChange,
  children,
}: {
  id: string;
  name: string;
  n: number;
  low?: number;
  high: number;
  bad?: boolean;
  onChange: (n: number) => void;
  children: ComponentChildren;
}) => (
  <Key id={id} name={name} onPress={() => onChange(n < high ? n + 1 : low)}>
    <span class={ringed("editor-tally", bad)}>
      {children}
      <b class="num">{n}</b>
    </span>
  </Key>
);
