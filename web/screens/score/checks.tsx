// What the engine says of a sheet as a whole.
import { Icon } from "../../parts/icon.ts";
import { News } from "../../parts/news.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import { rich, t } from "../../store/words.tsx";
import type { Note } from "../companion.d.ts";

/** @param props  `faults`: how many of the notes are */
export const Checks = ({
  game,
  seats,
  notes,
  faults,
  extra,
  result,
}: {
  game: string;
  seats: { name: string }[];
  notes: Note[];
  faults: number;
  extra: Note[];
  result: unknown;
}) => (
  <News>
    <ul class="checks">
      {Boolean(result) && !notes.length && (
        <li>
          <Icon name="check" size={20} />
          <span>{t("page-score-sound")}</span>
        </li>
      )}
      {[...notes, ...extra].map(({ key, args, rule }, i) => (
        <li class={i < faults ? "fault" : ""}>
          <Icon name={i < faults ? "rock" : "info"} size={20} />
          <span>
            {rich(key, args, seats)}
            <RuleLink game={game} rule={rule} />
          </span>
        </li>
      ))}
    </ul>
  </News>
);
