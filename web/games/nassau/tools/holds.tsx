// Whether the cargo fits: the holds of the ship as full as it makes them, and what lies there, tapped together.
import { draw } from "../../../art/draw.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Lamp } from "../../../parts/choices.tsx";
import { News } from "../../../parts/news.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { first } from "../../../screens/tools/helper.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
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
  const [given, set] = useKept(tool.id, () => first(tool.asks));
  const { lines, faults, data } = useAnswer<Answers["nassau.holds"]>(tool.id, given);
  const kinds = (data?.holds ?? []) as string[];
  const open = given.open_holds;
  const word = (id: string) => t(`nassau-tool-field-${id}`);
  return (
    <>
      <Bar title={t(tool.key)} note={t(tool.note)}>
        <BarButton icon="bin" label={t("page-tools-anew")} onClick={() => set(first(tool.asks))} />
      </Bar>
      <main class="page helper" data-helper={tool.id}>
        <News class="answers-said">
          <Lines game="nassau" lines={lines} faults={faults} no={data?.fits === false} />
        </News>
        <div class="nas-holds" role="img" aria-label={kinds.map((kind) => (kind ? word(kind) : "–")).join(", ") || "–"}>
          {Array.from({ length: Math.max(open, kinds.length) }, (_, i) => (
            <i key={i} class={i < open ? "" : "over"}>
              {kinds[i] && draw(glyph(COUNTS[kinds[i]] ?? "", 34))}
            </i>
          ))}
        </div>
        <Taps
          label={t(tool.note)}
          counts={Object.entries(COUNTS).map(([id, mark]) => {
            const { low = 0, high = 0 } = tool.asks.find((one) => one.id === id) ?? {};
            return { id, label: word(id), picture: draw(glyph(mark, 30)), value: given[id], low, high };
          })}
          onChange={(id: string, value: number) => set({ ...given, [id]: value })}
        />
        <div class="ask-row">
          <label for="rat">{word("rat")}</label>
          <Lamp id="rat" on={given.rat === 1} onChange={(on: boolean) => set({ ...given, rat: on ? 1 : 0 })} />
        </div>
      </main>
    </>
  );
}
