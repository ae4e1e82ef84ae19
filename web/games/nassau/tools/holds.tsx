// Whether the cargo fits: the holds of the ship as full as it makes them, and what lies there, tapped together.
import { draw } from "../../../art/draw.ts";
import { t } from "../../../store/words.tsx";
import { Ask } from "../../../screens/tools/asks.tsx";
import { HelperPage, useHelper } from "../../../screens/tools/helper.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { Taps } from "../../../screens/tools/taps.tsx";
import { glyph } from "../glyphs.ts";
import type { Answers } from "./answers.d.ts";

const COUNTS: Record<string, string> = {
  crates: "crate",
  provisions: "provision",
  goods: "good_random",
  open_holds: "hold",
};

export default function Holds({ tool }: { tool: Tool }) {
  const helper = useHelper<Answers["nassau.holds"]>(tool);
  const { given, data, give, asking, counting } = helper;
  const kinds = (data?.holds ?? []) as string[];
  const open = given.open_holds;
  const word = (id: string) => t(`nassau-tool-field-${id}`);
  return (
    <HelperPage helper={helper} no={data?.fits === false}>
      <div class="nas-holds" role="img" aria-label={kinds.map((kind) => (kind ? word(kind) : "–")).join(", ") || "–"}>
        {Array.from({ length: Math.max(open, kinds.length) }, (_, i) => (
          <i key={i} class={i < open ? "" : "over"}>
            {kinds[i] && draw(glyph(COUNTS[kinds[i]] ?? "", 34))}
          </i>
        ))}
      </div>
      <Taps
        label={t(tool.note)}
        counts={Object.entries(COUNTS).map(([id, mark]) => ({ ...counting(id), picture: draw(glyph(mark, 30)) }))}
        onChange={give}
      />
      <Ask {...asking("rat")} />
    </HelperPage>
  );
}
