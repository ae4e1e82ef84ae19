// Numbers of what a captain has on a laid table: typed or stepped, or so many of several kinds with taps.
import { draw } from "../../art/draw.ts";
import { Stepper } from "../../parts/stepper.tsx";
import { glyph } from "./glyphs.ts";
import type { Counts } from "./setup-layout.ts";
import { Tally } from "./setup-tally.tsx";

const MOST = 40;

/** A number that is typed or stepped. */
export const Num = ({
  label,
  value,
  bad = false,
  low = 0,
  high = MOST,
  onChange,
}: {
  label: string;
  value: number;
  bad?: boolean;
  low?: number;
  high?: number;
  onChange: (n: number) => void;
}) => (
  <div class={`editor-row${bad ? " editor-bad" : ""}`}>
    <span class="label">{label}</span>
    <Stepper label={label} value={value} low={low} high={high} onChange={(n) => onChange(Math.max(low, n ?? low))} />
  </div>
);

/** So many of things of several kinds: each tap is one more. */
export const Nums = ({
  label,
  kinds,
  of = "",
  said,
  counts,
  low = 0,
  high,
  onChange,
}: {
  label: string;
  kinds: string[];
  /** before the names of the keys */
  of?: string;
  said: (kind: string) => string;
  counts: Counts;
  low?: number;
  high: number;
  onChange: (counts: Counts) => void;
}) => (
  <>
    <p class="label">{label}</p>
    <div class="editor-keys" role="group" aria-label={label}>
      {kinds.map((kind) => (
        <Tally
          key={kind}
          id={of + kind}
          name={said(kind)}
          n={counts[kind] ?? 0}
          low={low}
          high={high}
          onChange={(n) => onChange({ ...counts, [kind]: n })}
        >
          {draw(glyph(kind, 22))}
        </Tally>
      ))}
    </div>
  </>
);
