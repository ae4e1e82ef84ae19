// A key of what is laid.
import type { ComponentChildren } from "preact";

export function Key({
  id,
  name,
  on = false,
  off = false,
  onPress,
  children,
}: {
  id: string | number;
  name?: string;
  on?: boolean;
  off?: boolean;
  onPress: () => void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="editor-key"
      data-key={id}
      aria-pressed={on}
      aria-disabled={off ? "true" : undefined}
      onClick={off ? undefined : onPress}
    >
      {name ? (
        <>
          <span class="sr">{name}</span>
          <span aria-hidden="true">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
