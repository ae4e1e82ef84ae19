// From the things of the box to a game in which the app referees.
import { games } from "../store/known.ts";
import { has, t } from "../store/words.tsx";
import { Icon } from "./icon.ts";

/** Nothing where a game has nothing that people could tell. */
export function Referee({ game }: { game: string }) {
  const about = games.value.find(({ name }) => name === game);
  if (!about || !Object.keys(about.sources ?? {}).length || !has("page-referee")) return null;
  return (
    <a class="way referee" href={`#/new?game=${game}&box=1`} data-action="referee">
      <Icon name="rules" size={24} />
      <span>
        <b>{t("page-referee")}</b>
        <small class="soft">{t("page-referee.note")}</small>
      </span>
    </a>
  );
}
