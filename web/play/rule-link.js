// From a reason, a line of the log or of the score to its paragraph in the rules.
import { html } from "../parts/html.js";
import { t } from "../store/words.js";

/** @param {{game: string, rule?: string | null}} props */
export const RuleLink = ({ game, rule }) =>
  rule
    ? html`<a
        class="rule-id"
        href=${`#/rules/${game}?at=${encodeURIComponent(rule)}`}
        aria-label=${t("play-rule", { rule })}
        >${rule}</a
      >`
    : null;
