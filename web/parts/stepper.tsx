// A whole number in a range: typed, or stepped with the thumb.
import type { ComponentChildren } from "preact";

/** @param props  `first` is what stands when nothing is typed; children stand before the number, as a picture of what is counted */
export function Stepper({
  id,
  label,
  value,
  low,
  high,
  first = low,
  onChange,
  children,
}: {
  id?: string;
  label: string;
  value: number | null;
  low: number;
  high: number;
  first?: number | null;
  onChange: (value: number | null) => void;
  children?: ComponentChildren;
}) {
  const number = value ?? first ?? low;
  const step = (by: number) => onChange(Math.max(low, Math.min(high, number + by)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      <button aria-label={`${label} −1`} aria-disabled={number <= low ? "true" : undefined} onClick={() => step(-1)}>
        −
      </button>
      {children}
      <input
        class="num"
        id={id}
        aria-label={id ? undefined : label}
        type="number"
        inputmode="numeric"
        min={low}
        max={high}
        value={value ?? ""}
        onInput={(event: InputEvent) => {
          const typed = (event.currentTarget as HTMLInputElement).valueAsNumber;
          onChange(Number.isInteger(typed) ? typed : first);
        }}
      />
      <button aria-label={`${label} +1`} aria-disabled={number >= high ? "true" : undefined} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
