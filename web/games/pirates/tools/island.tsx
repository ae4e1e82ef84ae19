// A mysterious island: its table in sight, the roll in place, the result lit with its rule.
import { itemAt } from "../../../lists.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { ThrowFoot, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { rich, t } from "../../../store/words.tsx";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, useThrown } from "../../../screens/tools/thrown.ts";
import type { Answers } from "./answers.d.ts";

type Stored = { island: string; got: number | null; rolls: Roll[] };

const FACES = [1, 2, 3, 4, 5, 6];

export default function IslandFace({ tool }: { tool: Tool }) {
  const asked = itemAt(tool.asks, 0);
  const among = asked.among ?? [];
  const fresh = (): Stored => ({ island: asked.first, got: null, rolls: [] });
  const { now, aloft, set, cast } = useThrown(tool.id, fresh);
  const { data, lines } = useAnswer<Answers["pirates.island"]>(tool.id, {
    island: now.island,
    roll: now.got ?? "open",
  });
  const at = aloft ? undefined : data?.at;
  const wordOf = (island: string) => t((asked.words?.[among.indexOf(island)] ?? asked.key) as string);
  const roll = () => {
    const got = oneOf(FACES);
    cast({ got, rolls: withRoll(now.rolls, "roll", [now.island, String(got)]) }, String(got));
  };
  return (
    <>
      <ToolBar of={tool} note={wordOf(now.island)} />
      <main class="device pirate-die" data-helper={tool.id}>
        <select
          class="input"
          aria-label={t(asked.key)}
          onChange={(event: Event) =>
            set({
              island: among[(event.currentTarget as HTMLSelectElement).selectedIndex],
              got: null,
            })
          }
        >
          {among.map((island) => (
            <option selected={island === now.island}>{wordOf(island)}</option>
          ))}
        </select>
        <ol class="island-rows">
          {data?.rows.map((row, i) => (
            <li class={i === at ? "now" : ""} aria-current={i === at ? "true" : undefined} key={i}>
              <b class="num">{row.from === row.to ? row.from : `${row.from}–${row.to}`}</b>
              <span>
                {rich(row.key, row.args)}
                {i === at && <RuleLink game="pirates" rule={row.rule} />}
              </span>
            </li>
          ))}
        </ol>
        <div class="throw" aria-live="off">
          <figure class="thrown thrown--dice">
            <Die face={now.got} aloft={aloft} faces={FACES} />
            <b class="sr">{now.got ?? t("page-tools-not-yet")}</b>
          </figure>
        </div>
        <div class="small soft die-said">
          {lines.slice(-2).map(({ key, args, rule }) => (
            <p>
              {rich(key, args)}
              <RuleLink game="pirates" rule={rule} />
            </p>
          ))}
        </div>
        <Rolls rolls={now.rolls} word={(got: string) => (among.includes(got) ? wordOf(got) : got)} />
      </main>
      <ThrowFoot word={t("page-tools-do-dice")} onThrow={roll} />
    </>
  );
}
