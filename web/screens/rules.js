// The rules in our own words: of a game that is played one page in pictures, and behind it all of them with their numbers.
import guides from "games:guide";
import { useEffect, useState } from "preact/hooks";
import { Bar } from "../parts/bar.js";
import { html } from "../parts/html.js";
import { go } from "../router.js";
import { games } from "../store/known.js";
import { enter, missed } from "../parts/room.js";
import { locale, rulesOf, t, toldGames } from "../store/words.js";
import { Pictures } from "./rules/guide.js";
import { Numbered } from "./rules/numbered.js";

/** The keys of a game's rules, in the order of the text; null until they are here. @param {string} game */
function useRules(game) {
  const [here, setHere] = useState(/** @type {{of: string, keys: string[]} | null} */ (null));
  const of = `${locale.value} ${game}`;
  useEffect(() => {
    Promise.all([rulesOf(game), enter(game)]).then(([keys]) => setHere({ of, keys }), missed);
  }, [of]);
  return here?.of === of ? here.keys : null;
}

/** What it is called where there is little room: nothing that stands behind a colon. @param {string} game */
const short = (game) => t(`${game}-title`).split(/\s*:/)[0];

/** @param {string} href @param {string} text @param {boolean} here */
const tab = (href, text, here) =>
  html`<a
    href=${href}
    aria-current=${here ? "page" : undefined}
    onClick=${(/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      go(href, { replace: true });
    }}
    >${text}</a
  >`;

/** @param {{params: Record<string, string>}} props */
export default function Rules({ params }) {
  const game = toldGames.includes(params.game) ? params.game : games.value[0].name;
  const keys = useRules(game);
  const guide = guides[game];
  const numbered = !guide || Boolean(params.at || params.all);
  const here = `#/rules/${game}`;
  return html`
    <${Bar} title=${t("page-rules")} note=${t(`${game}-title`)} />
    <main class="page rules" aria-busy=${!keys}>
      <nav class="rules-of" aria-label=${t("page-rules-of")}>
        ${toldGames.map((name) => tab(`#/rules/${name}${guide && numbered ? "?all=1" : ""}`, short(name), name === game))}
      </nav>
      ${!keys && html`<p class="soft">${t("page-loading")}</p>`}
      ${keys && guide && html`<nav class="segments rules-as" aria-label=${t("page-rules")}>${tab(here, t("guide-pictures"), !numbered)}${tab(`${here}?all=1`, t("guide-all"), numbered)}</nav>`}
      ${keys && (numbered ? html`<${Numbered} game=${game} at=${params.at} keys=${keys} told=${Boolean(guide)} />` : html`<${Pictures} game=${game} guide=${guide} />`)}
    </main>
  `;
}
