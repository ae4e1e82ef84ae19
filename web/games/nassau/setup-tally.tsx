// Counts of what a captain has on a laid table, as the engine asks for them: each tap is one more.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { held, sectionOf } from "../../play/setup-fields.tsx";
import { Keys, Tally } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { Layout } from "./setup-layout.ts";
import type { View } from "./view.d.ts";

export const counted = (what: string, n: number) => t("play-nassau-setup-count", { what, n });

/** The counts of a section. `called`, `drawn`: by the name of a field; `bad`: where a breach names another place */
export const Tallies = ({
  section,
  label,
  bare,
  called,
  drawn = (id) => draw(glyph(id, 22)),
  bad,
  ...props
}: BenchProps<View, Layout> & {
  section: string;
  label: string;
  bare?: boolean;
  called?: (id: string) => string;
  drawn?: (id: string) => ComponentChildren;
  bad?: (id: string) => boolean;
}) => (
  <Keys label={label} bare={bare}>
    {sectionOf(props, section).map((field) => {
      const { id, low, high } = field;
      const now = held(props, field);
      const n = Number(now.value);
      return (
        <Tally
          key={id}
          id={id}
          name={counted(called ? called(id) : now.label(), n)}
          n={n}
          low={low}
          high={high}
          bad={bad ? bad(id) : now.bad}
          onChange={now.put}
        >
          {drawn(id)}
        </Tally>
      );
    })}
  </Keys>
);
