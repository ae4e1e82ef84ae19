// Whether the table is set up afresh, or lies there in the middle of a game.
import { Segments } from "../../parts/choices.tsx";
import { t } from "../../store/words.tsx";
import { type Draft, type Game, withShown } from "./draft.ts";

export const EditorState = ({
  game,
  draft,
  set,
}: {
  game: Game;
  draft: Draft;
  set: (change: Partial<Draft>) => void;
}) =>
  game.lays ? (
    <section aria-labelledby="h-laid">
      <h2 class="label section" id="h-laid">
        {t("page-stage")}
      </h2>
      <Segments
        label={t("page-stage")}
        value={draft.laid}
        onChange={(laid: boolean) => set({ laid, ...(laid && { options: withShown(game, draft.options) }) })}
        among={[
          { value: false, label: t("page-stage-start") },
          { value: true, label: t("page-stage-middle") },
        ]}
      />
    </section>
  ) : null;
