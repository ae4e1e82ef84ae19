// Whose turn it is on a laid table, and how far that has come.
import type { BenchProps } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import type { Layout } from "./setup-layout.ts";
import type { View } from "./view.d.ts";

/** Nobody has acted yet. */
const today = { acted: [] };

export function Course(props: BenchProps<View, Layout>) {
  const put = {
    turn: (turn: number) => props.set({ turn, today }),
    moment: (at: Layout["moment"]["at"]) => props.set({ moment: { at }, today }),
  };
  return <Fields section="turn" looks={{ moment: { bare: true } }} put={put} {...props} />;
}
