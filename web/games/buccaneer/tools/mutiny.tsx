// The crew on the table, from its top to its bottom: a tap at a pirate changes its colour; the flags are the ships'.
import { chip, crewFlag } from "../../../art/pieces.ts";
import { tokenOf } from "../../../art/colours.ts";
import { draw } from "../../../art/draw.ts";
import { itemAt, replaced } from "../../../lists.ts";
import { Icon } from "../../../parts/icon.ts";
import { HelperPage, useHelper } from "../../../screens/tools/helper.tsx";
import { Act } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { AskCount, first } from "../../../screens/tools/asks.tsx";
import type { Answers } from "./answers.d.ts";

export default function Mutiny({ tool }: { tool: Tool }) {
  const group = itemAt(tool.asks, 0);
  const ships = tool.asks.slice(1);
  const colours = (group.fields?.[0]?.among ?? []).map(String);
  // nobody is second in an own crew: two of one colour could not be
  const helper = useHelper<Answers["buccaneer.mutiny"]>(tool, () => ({
    ...first(tool.asks),
    crew: colours.slice(0, group.low).map((colour) => ({ colour })),
  }));
  const { given, give, asking, data } = helper;
  const crew = given.crew as { colour: string }[];
  const set = (next: { colour: string }[]) => give("crew", next);
  const turned = (colour: string) => itemAt(colours, (colours.indexOf(colour) + 1) % colours.length);
  return (
    <HelperPage helper={helper}>
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
        <Act does="fewer" off={crew.length <= group.low} onClick={() => set(crew.slice(0, -1))}>
          <Icon name="minus" size={20} />
          {t("page-buc-crew-fewer")}
        </Act>
        <Act does="more" off={crew.length >= group.high} onClick={() => set([...crew, itemAt(crew, crew.length - 1)])}>
          <Icon name="plus" size={20} />
          {t("page-buc-crew-more")}
        </Act>
      </div>
      <p class="small soft">{t("page-buc-crew-tap")}</p>
      {ships.map((ship) => (
        <AskCount key={ship.id} {...asking(ship.id)}>
          {draw(crewFlag(given[ship.id] ?? "?", 30, 24))} {t(ship.key)}
        </AskCount>
      ))}
    </HelperPage>
  );
}
