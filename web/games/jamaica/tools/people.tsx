// The twenty of The Crew on one page: a tap tells what somebody does.
import { draw } from "../../../art/draw.ts";
import { itemAt } from "../../../lists.ts";
import { choicesOf, first } from "../../../screens/tools/asks.tsx";
import { ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { person } from "../people.ts";
import { Picker } from "../../../parts/choices.tsx";
import { News } from "../../../parts/news.tsx";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

export default function People({ tool }: { tool: Tool }) {
  const asked = itemAt(tool.asks, 0);
  const [{ character }, setNow] = useKept(tool.id, () => first(tool.asks));
  const { lines, data } = useAnswer<Answers["jamaica.people"]>(tool.id, { character });
  return (
    <>
      <ToolBar of={tool} />
      <main class="page helper" data-helper={tool.id}>
        <News class="answers-said">
          {data && (
            <p class="crew-does">
              {draw(person(character, 34))}
              <span>{t(data.note)}</span>
            </p>
          )}
          <Lines game="jamaica" lines={lines} />
        </News>
        <Picker
          className="crew-all"
          label={t(asked.key)}
          value={character}
          onChange={(next: string) => setNow({ character: next })}
          among={choicesOf(asked, (who) => (
            <>
              {draw(person(who, 30))}
              <span>{t(`jamaica-character-${who}`)}</span>
            </>
          ))}
        />
      </main>
    </>
  );
}
