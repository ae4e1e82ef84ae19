// Where the game is played: in the app, or on the table, with the box that people have.
import { Lamp, Segments } from "../../parts/choices.tsx";
import { t } from "../../store/words.tsx";
import { boxable, type Draft, type Game, inPlay, withBox } from "./draft.ts";

type Props = { game: Game; draft: Draft; set: (change: Partial<Draft>) => void };

/** Where hidden hands are: in people's own, or in the app. */
function Hands({ game, draft, set }: Props) {
  if (!game.keeps)
    return (
      Object.values(game.sources ?? {}).some(({ hidden }) => hidden) && (
        <p class="small soft opt-note">{t("page-where-hands")}</p>
      )
    );
  return (
    <div class="opt" data-box="hands">
      <label for="box-hands">
        <b id="box-hands-name">{t("page-where-real")}</b>
        <span class="small soft" id="box-hands-note">
          {t(draft.hands ? "page-where-real.note" : "page-where-hands")}
        </span>
      </label>
      <Lamp id="box-hands" noted={true} on={draft.hands} onChange={(hands: boolean) => set({ hands })} />
    </div>
  );
}

export function Where({ game, draft, set }: Props) {
  const groups = boxable(game);
  if (!groups.length) return null;
  const { box } = draft;
  const bots = draft.seats.some(({ bot }) => bot !== null);
  const choose = (asked: string[] | null) => set(withBox(game, draft, asked));
  const turn = (group: string[], on: boolean) =>
    choose(groups.flat().filter((asked) => (group.includes(asked) ? on : box?.includes(asked))));
  return (
    <section aria-labelledby="h-where">
      <h2 class="label section" id="h-where">
        {t("page-where")}
      </h2>
      <Segments
        label={t("page-where")}
        value={draft.scores ? "scores" : box ? "table" : "app"}
        onChange={(where: string) =>
          set({ ...withBox(game, draft, where === "table" ? groups.flat() : null), scores: where === "scores" })
        }
        among={["app", "table", "scores"].map((where) => ({ value: where, label: t(`page-where-${where}`) }))}
      />
      {draft.scores && <p class="small soft opt-note">{t("page-where-scores-note")}</p>}
      {box && (
        <>
          <p class="small soft opt-note">{t("page-where-note")}</p>
          <ul class="rows" aria-label={t("page-where-from")}>
            {groups
              .filter((group) => inPlay(game, draft, group))
              .map((group) => {
                const id = `box-${group[0]}`;
                return (
                  <li class="opt" key={id} data-box={group[0]}>
                    <label for={id}>
                      <b id={`${id}-name`}>{t(`page-box-${game.name}-${group[0]}`)}</b>
                    </label>
                    <Lamp
                      id={id}
                      noted={true}
                      on={group.every((asked) => box.includes(asked))}
                      onChange={(on: boolean) => turn(group, on)}
                    />
                  </li>
                );
              })}
          </ul>
          <Hands game={game} draft={draft} set={set} />
          {bots && <p class="small soft opt-note">{t("page-where-bots")}</p>}
        </>
      )}
    </section>
  );
}
