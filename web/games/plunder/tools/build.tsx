// What this hand can build: on top what can be paid, as the price card has it, and how often; below the cards, tapped together.
import { draw } from "../../../art/draw.ts";
import { News } from "../../../parts/news.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { useHelper } from "../../../screens/tools/helper.tsx";
import { ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Lines } from "../../../screens/tools/answer.tsx";
import { Taps } from "../../../screens/tools/taps.tsx";
import { glyph } from "../glyphs.ts";
import type { Answers } from "./answers.d.ts";

/** Marks that are called otherwise than what is built. */
const MARKS: Record<string, string> = { bury_treasure: "bury" };

export default function Build({ tool }: { tool: Tool }) {
  const { given, data, lines, anew, give, counting } = useHelper<Answers["plunder.build"]>(tool);
  const word = (one: string) => t(`plunder-tool-choice-${one}`);
  const often = data?.often ?? {};
  const costs = Object.entries(data?.costs ?? {});
  const payable = costs.filter(([item]) => often[item]);
  return (
    <>
      <ToolBar of={tool} onAnew={anew} />
      <main class="page plu-costs" data-helper={tool.id}>
        {!data && <Lines game="plunder" lines={lines} />}
        <News class="sr">{payable.map(([item]) => `${word(item)} ×${often[item]}`).join(", ")}</News>
        <ul class="plu-costs-items">
          {costs.map(([item, cost]) => {
            const many = often[item];
            return (
              <li key={item} class={`plate${many ? " plu-payable" : ""}`} data-item={item}>
                {draw(glyph(MARKS[item] ?? item, 28))}
                <h2>{word(item)}</h2>
                <p>
                  {Object.entries(cost)
                    .filter(([, n]) => n > 0)
                    .map(([kind, n]) => (
                      <Cost key={kind} kind={kind} n={n} held={given[kind] ?? 0} what={word(kind)} />
                    ))}
                </p>
                <b class="plu-costs-often num">{many ? `×${many}` : "–"}</b>
                <RuleLink game="plunder" rule={data?.rules[item] ?? null} />
              </li>
            );
          })}
        </ul>
        <Taps
          label={t(tool.note)}
          counts={tool.asks.map(({ id }) => ({ ...counting(id), picture: draw(glyph(id, 34, `plu-of-${id}`)) }))}
          onChange={give}
        />
      </main>
    </>
  );
}

/** As many marks as it costs; those that the hand lacks are hollow. */
function Cost({ kind, n, held, what }: { kind: string; n: number; held: number; what: string }) {
  const lacks = Math.max(0, n - held);
  return (
    <span class={lacks ? "plu-lacks" : ""}>
      <span class="sr">
        {n} {what}
        {lacks > 0 && ` (${t("page-plunder-lacks", { count: lacks })})`}
      </span>
      {Array.from({ length: n }, (_, i) => draw(glyph(kind, 22, `plu-of-${kind}${i < n - lacks ? "" : " hollow"}`)))}
    </span>
  );
}
