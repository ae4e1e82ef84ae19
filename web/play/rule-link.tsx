// From a reason, a line of the log or of the score to its paragraph in the rules.
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { t, toldGames } from "../store/words.tsx";

/** Whether a game's rules are told here: those of games from elsewhere are not. */
export const hasRules = (game: string) => toldGames.includes(game);

/** A book: which rule it opens is for the ears, and for whoever looks at the page as a document. It follows the text
 * without a space of its own: the narrow one in it holds it to the last word, so that no book begins a line. */
export const RuleLink = ({ game, rule }: { game: string; rule?: string | null }) =>
  rule && hasRules(game) ? (
    <a
      class="rule-id rule-book"
      href={`#/rules/${game}?at=${encodeURIComponent(rule)}`}
      aria-label={t("play-rule", { rule })}
    >
      {"\u202f"}
      {draw(icon("rules", 20))}
      <span class="sr">{rule}</span>
    </a>
  ) : null;
