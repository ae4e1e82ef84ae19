// The twenty of The Crew on one page: a tap tells what somebody does.
import { draw } from "../../../art/draw.ts";
import { itemAt } from "../../../lists.ts";
import type { Tool } from "../../../screens/tools/all.ts";
import { person } from "../people.ts";
import { Bar } from "../../../parts/bar.tsx";
import { Picker } from "../../../parts/choices.tsx";
import { News } from "../../../parts/news.tsx";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

export default function People({ tool }: { tool: Tool }) {
  const asked = itemAt(tool.asks, 0);
  const [{ character }, setNow] = useKept(tool.id, () => ({ character: asked.first }));
  const { lines, data } = useAnswer<Answers["jamaica.people"]>(tool.id, { character });
  return (
    <>
      <Bar title={t(tool.key)} note={t(tool.note)} />
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
          among={(asked.among ?? []).map((who) => ({
            value: who,
            label: (
              <>
                {draw(person(who, 30))}
                <span>{t(`jamaica-character-${who}`)}</span>
              </>
            ),
          }))}
        />
      </main>
    </>
  );
}
