// From a reason, a line of the log or of the score to its paragraph in the rules.
import games from "games:manifest";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { t } from "../store/words.js";

/** Whether a game's rules are told here: those of games from elsewhere are not. @param {string} game */
export const hasRules = (game) => Object.hasOwn(games, game);

/** A book: which rule it opens is for the ears, and for whoever looks at the page as a document.
 * @param {{game: string, rule?: string | null}} props */
export const RuleLink = ({ game, rule }) =>
  rule && hasRules(game)
    ? html`<a
        class="rule-id rule-book"
        href=${`#/rules/${game}?at=${encodeURIComponent(rule)}`}
        aria-label=${t("play-rule", { rule })}
        >${draw(icon("rules", 20))}<span class="sr">${rule}</span></a
      >`
    : null;
