// The rules in our own words: of a game that is played one page in pictures, and behind it all of them with their numbers.
import guides from "games:guide";
import { useEffect, useState } from "preact/hooks";
import { itemAt } from "../lists.ts";
import { Bar } from "../parts/bar.tsx";
import { go } from "../router.ts";
import { games } from "../store/known.ts";
import { enter, missed } from "../parts/room.ts";
import { locale, rulesOf, t, toldGames } from "../store/words.tsx";
import { Pictures } from "./rules/guide.tsx";
import { Numbered } from "./rules/numbered.tsx";

/** The keys of a game's rules, in the order of the text; null until they are here. */
function useRules(game: string) {
  const [here, setHere] = useState<{ of: string; keys: string[] } | null>(null);
  const of = `${locale.value} ${game}`;
  useEffect(() => {
    Promise.all([rulesOf(game), enter(game)]).then(([keys]) => setHere({ of, keys }), missed);
  }, [of]);
  return here?.of === of ? here.keys : null;
}

/** What it is called where there is little room: nothing that stands behind a colon. */
const short = (game: string) => t(`${game}-title`).replace(/\s*:.*/s, "");

const tab = (href: string, text: string, here: boolean) => (
  <a
    href={href}
    aria-current={here ? "page" : undefined}
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      go(href, { replace: true });
    }}
  >
    {text}
  </a>
);

export default function Rules({ params }: { params: Record<string, string> }) {
  const game = toldGames.find((name) => name === params.game) ?? itemAt(games.value, 0).name;
  const keys = useRules(game);
  const guide = guides[game];
  const numbered = !guide || Boolean(params.at || params.all);
  const here = `#/rules/${game}`;
  return (
    <>
      <Bar title={t("page-rules")} note={t(`${game}-title`)} />
      <main class="page rules" aria-busy={!keys}>
        <nav class="rules-of" aria-label={t("page-rules-of")}>
          {toldGames.map((name) =>
            tab(`#/rules/${name}${guide && numbered ? "?all=1" : ""}`, short(name), name === game),
          )}
        </nav>
        {!keys && <p class="soft">{t("page-loading")}</p>}
        {keys && guide && (
          <nav class="segments rules-as" aria-label={t("page-rules")}>
            {tab(here, t("guide-pictures"), !numbered)}
            {tab(`${here}?all=1`, t("guide-all"), numbered)}
          </nav>
        )}
        {keys &&
          (numbered ? (
            <Numbered
              game={game}
              at={params.at}
              keys={keys}
              told={Boolean(guide) || games.value.some(({ name }) => name === game)}
            />
          ) : (
            <Pictures game={game} guide={guide} />
          ))}
      </main>
    </>
  );
}
