// For the screens of one game: it is open in another tab, here it can only be read. When the other tab is gone, it
// may be taken over; `onTaken` opens the game again, for the other tab may have played on.
import type { Game } from "../store/open-games.ts";
import { t } from "../store/words.tsx";
import { Icon } from "./icon.ts";
import { News } from "./news.tsx";

export function OtherTab({ game, onTaken }: { game: Game; onTaken?: () => void }) {
  if (game.writable) return null;
  const take = () => {
    game.takeOver();
    onTaken?.();
  };
  return (
    <News class="other-tab">
      <Icon name="lock" />
      <p>{t(game.free ? "page-other-tab-free" : "page-other-tab")}</p>
      {game.free && (
        <button class="btn btn--ink" data-action="take-over" onClick={take}>
          {t("page-other-tab-take")}
        </button>
      )}
    </News>
  );
}
