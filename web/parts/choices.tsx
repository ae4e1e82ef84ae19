// One of a few, as segments; on or off, as a lamp.
import type { ComponentChildren } from "preact";
import { itemAt } from "../lists.ts";

/** `name` where the label is a picture */
export type Choice<T> = { value: T; label: ComponentChildren; name?: string };

/** Arrow keys move and choose, as among radio buttons. */
function arrows<T>(event: KeyboardEvent, among: Choice<T>[], value: T | null, onChange: (value: T) => void) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = among.findIndex((one) => one.value === value);
  const next = (at + step + among.length) % among.length;
  onChange(itemAt(among, next).value);
  const group = event.currentTarget as HTMLElement;
  (group.children[next] as HTMLElement).focus();
}

export type Radios<T> = {
  label: string;
  /** null: none is chosen yet */
  value: T | null;
  among: Choice<T>[];
  onChange: (value: T) => void;
  className?: string;
};

/** Buttons of which one is chosen, or none yet. */
export function Picker<T>({ label, value, among, onChange, className = "picker" }: Radios<T>) {
  const at = Math.max(
    0,
    among.findIndex((one) => one.value === value),
  );
  return (
    <div
      class={className}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => arrows(event, among, value, onChange)}
    >
      {among.map((one, i) => (
        <button
          type="button"
          role="radio"
          aria-checked={one.value === value}
          aria-label={one.name}
          tabindex={i === at ? 0 : -1}
          data-value={String(one.value)}
          onClick={() => onChange(one.value)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}

export const Segments = <T,>({ className = "", ...props }: Radios<T>) => (
  <Picker {...props} className={`segments ${className}`} />
);

/** Named by its label; where that tells more (`noted`), by `<id>-name` in it, and described by `<id>-note`. */
export const Lamp = ({
  id,
  on,
  noted = false,
  onChange,
}: {
  id: string;
  on: boolean;
  noted?: boolean;
  onChange: (on: boolean) => void;
}) => (
  <input
    class="switch"
    type="checkbox"
    role="switch"
    id={id}
    aria-labelledby={noted ? `${id}-name` : undefined}
    aria-describedby={noted ? `${id}-note` : undefined}
    checked={on}
    onChange={(event: Event) => onChange((event.currentTarget as HTMLInputElement).checked)}
  />
);
