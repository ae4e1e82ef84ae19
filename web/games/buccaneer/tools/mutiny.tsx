// The crew on the table, from its top to its bottom: a tap at a pirate changes its colour; the flags are the ships'.
import { chip, crewFlag } from "../../../art/pieces.ts";
import { tokenOf } from "../../../art/colours.ts";
import { draw } from "../../../art/draw.ts";
import { itemAt, replaced } from "../../../lists.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { first } from "../../../screens/tools/helper.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

export default function Mutiny({ tool }: { tool: Tool }) {
  const group = itemAt(tool.asks, 0);
  const ships = tool.asks.slice(1);
  const colours = (group.fields?.[0]?.among ?? []).map(String);
  // nobody is second in an own crew: two of one colour could not be
  const fresh = (): ReturnType<typeof first> => ({
    ...first(tool.asks),
    crew: colours.slice(0, group.low).map((colour) => ({ colour })),
  });
  const [given, setGiven] = useKept(tool.id, fresh);
  const { lines, faults, data } = useAnswer<Answers["buccaneer.mutiny"]>(tool.id, given);
  const crew = given.crew as { colour: string }[];
  const set = (next: { colour: string }[]) => setGiven({ ...given, crew: next });
  const turned = (colour: string) => itemAt(colours, (colours.indexOf(colour) + 1) % colours.length);
  return (
    <>
      <Bar title={t(tool.key)} note={t(tool.note)}>
        <BarButton icon="bin" label={t("page-tools-anew")} onClick={() => setGiven(fresh())} />
      </Bar>
      <main class="page helper" data-helper={tool.id}>
        <News class="answers-said">
          <Lines game="buccaneer" lines={lines} faults={faults} />
        </News>
        <h2 class="label section">{t(group.key)}</h2>
        <div class="crew-row" role="group" aria-label={t(group.key)}>
          {crew.map(({ colour }, i) => (
            <button
              key={i}
              class={data?.callers?.includes(colour) ? "calls" : ""}
              aria-label={`${i + 1}: ${t(`buccaneer-tool-choice-${colour}`)}`}
              data-pirate={i}
              onClick={() => set(replaced(crew, i, { colour: turned(colour) }))}
            >
              {draw(chip({ colour: tokenOf(colour), size: 48 }))}
            </button>
          ))}
        </div>
        <div class="crew-acts">
          <button
            class="btn"
            data-action="fewer"
            aria-disabled={crew.length > group.low ? undefined : "true"}
            onClick={() => crew.length > group.low && set(crew.slice(0, -1))}
          >
            <Icon name="minus" size={20} />
            {t("page-buc-crew-fewer")}
          </button>
          <button
            class="btn"
            data-action="more"
            aria-disabled={crew.length < group.high ? undefined : "true"}
            onClick={() => crew.length < group.high && set([...crew, itemAt(crew, crew.length - 1)])}
          >
            <Icon name="plus" size={20} />
            {t("page-buc-crew-more")}
          </button>
        </div>
        <p class="small soft">{t("page-buc-crew-tap")}</p>
        {ships.map((ship) => (
          <div class="ask-row" key={ship.id}>
            <label for={ship.id}>
              {draw(crewFlag(given[ship.id] ?? "?", 30, 24))} {t(ship.key)}
            </label>
            <Stepper
              id={ship.id}
              label={t(ship.key)}
              value={given[ship.id]}
              low={ship.low}
              high={ship.high}
              first={ship.first}
              onChange={(n: number | null) => setGiven({ ...given, [ship.id]: n })}
            />
          </div>
        ))}
      </main>
    </>
  );
}
