import type { ComponentChildren } from "preact";
// What is counted by tapping its picture: one more at each tap, one less below; on the keyboard a digit says it at once.

type Counted = { id: string; label: string; picture: ComponentChildren; value: number; low: number; high: number };

export const Taps = ({
  label,
  counts,
  onChange,
}: {
  label: string;
  counts: Counted[];
  onChange: (id: string, value: number) => void;
}) => (
  <div class="taps-row" role="group" aria-label={label}>
    {counts.map(({ id, label: what, picture, value, low, high }) => {
      const set = (next: number) => next >= low && next <= high && onChange(id, next);
      const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        if (/^\d$/.test(key) && !ctrlKey && !metaKey && !altKey) set(Number(key));
      };
      return (
        <div class="taps-one" key={id} data-count={id} onKeyDown={onKey}>
          <button class="taps-more" aria-disabled={value < high ? undefined : "true"} onClick={() => set(value + 1)}>
            {picture}
            <b class="num">{value}</b>
            <span class="small">{what}</span>
            <i aria-hidden="true">+</i>
          </button>
          <button
            class="btn taps-less"
            aria-label={`${what} −1`}
            aria-disabled={value > low ? undefined : "true"}
            onClick={() => set(value - 1)}
          >
            −
          </button>
        </div>
      );
    })}
  </div>
);
