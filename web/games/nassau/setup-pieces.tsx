// The pieces of a chart that are taken up with keys, and put back by the same.
import type { ComponentChild } from "preact";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import type { Layout } from "./setup-layout.ts";
import type { View } from "./view.d.ts";

/** @returns draws the key of the piece at a place */
export const piecesOf =
  ({ now: { held }, take }: Pick<BenchProps<View, Layout>, "now" | "take">) =>
  (place: string, name: string, drawing: ComponentChild) => (
    <Key key={place} id={place} name={name} on={held === place} onPress={() => take(held === place ? null : place)}>
      {drawing}
    </Key>
  );
