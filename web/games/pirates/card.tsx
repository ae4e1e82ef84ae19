// A ship's card: her guns mast by mast, what she and her crew can do in plain words, her hold. What a card can do comes from the
// engine's catalogue, the one that the fleet builder shows.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { signal, type Signal } from "@preact/signals";
import { draw } from "../../art/draw.ts";
import { valueAt } from "../../lists.ts";
import { lookUp } from "../../play/look-up.ts";
import { RuleLink } from "../../play/rule-link.tsx";
import type { Args } from "../../store/args.ts";
import { rich, t } from "../../store/words.tsx";
import { cardName, written } from "./card-name.ts";
import { glyph } from "./glyphs.ts";
import { Hold } from "./hold.tsx";
import { PLIGHTS, plights } from "./labels.ts";
import { calledOf, data, standing } from "./sea.ts";
import type { Ship, View } from "./view.d.ts";

type Line = { key: string; args: Args };

/** What the catalogue has said of each card; null while it is asked. */
const known: Signal<Record<string, Line[] | null>> = signal({});

/** Generic crew are bought for a nation: the card is the same. */
const bare = (card: string) => card.replace(/@.*/, "");

function useAbilities(cards: string[]) {
  useEffect(() => {
    for (const card of cards) {
      if (Object.hasOwn(known.peek(), card)) continue;
      known.value = { ...known.peek(), [card]: null };
      void lookUp("pirates.catalogue", card)
        .then((answer) => answer.data.found.find(({ id }: { id: string }) => id === card)?.ability ?? [])
        .catch(() => [])
        .then((ability) => (known.value = { ...known.peek(), [card]: ability }));
    }
  }, [cards.join()]);
}

/** The chapter of the rules that a keyword has. */
const CHAPTERS: Record<string, string> = {
  galley: "GAL",
  schooner: "SCH",
  longship: "LON",
  junk: "JUN",
  fear: "FEA",
  mercenary: "MER",
  "sea-monster": "MON",
  "sea-dragon": "DRA",
  submarine: "SUB",
  titan: "TIT",
  flotilla: "FLO",
  broadsides: "BRO",
  eternal: "ETE",
  "ex-patriot": "EXP",
  marine: "MAR",
  turtle: "TUR",
  ghost: "GHO",
  icebreaker: "ICE",
  ransom: "RAN",
  windcatcher: "WIN",
  "extended-range": "EXT",
  switchblade: "SWI",
  catamaran: "CAT",
  bombardier: "BOM",
  "black-mark": "BMA",
};

function Ability({ line: { key, args } }: { line: Line }) {
  const keyword = key.startsWith("pirates-keyword-") ? key.slice(16) : "";
  const rule = CHAPTERS[keyword] ? `CSG-KW-${CHAPTERS[keyword]}-01` : null;
  return (
    <li>
      {keyword ? (
        <>
          <b>{rich(key, args)}</b> <span>{t(`${key}.note`)}</span>
          <RuleLink game="pirates" rule={rule} />
        </>
      ) : (
        <span>{rich(key, args)}</span>
      )}
    </li>
  );
}

function Abilities({ card, name = null, by = "crew" }: { card: string; name?: ComponentChildren; by?: string }) {
  const lines = known.value[card];
  if (!lines) return <li aria-busy="true">…</li>;
  return (
    <>
      {name && lines.length > 0 && (
        <li class="pir-by">
          {draw(glyph(by, 18))}
          {name}
        </li>
      )}
      {lines.map((line) => (
        <Ability line={line} />
      ))}
    </>
  );
}

/** What a card can do, under its name; on a unique treasure it is written (CSG-UNT-06). */
const Named = ({ card, by = "crew" }: { card: string; by?: string }) =>
  written(card) ? (
    <>
      <li class="pir-by">
        {draw(glyph("star", 18))}
        {cardName(card)}
      </li>
      <li>{written(card)}</li>
    </>
  ) : (
    <Abilities card={card} name={cardName(card)} by={by} />
  );

/** What events and unique treasures do, each under its name. */
export function Marvels({ cards }: { cards: string[] }) {
  useAbilities(cards.filter((card) => !written(card)));
  return (
    <ul class="pir-abilities">
      {cards.map((card) => (
        <Named key={card} card={card} by="star" />
      ))}
    </ul>
  );
}

/** Each mast with its gun, bow to the right. */
const Deck = ({ ship }: { ship: Ship }) => (
  <ol class="pir-deck" aria-label={t("play-pirates-masts", { up: standing(ship), of: ship.masts.length })}>
    {data.ships[ship.card].guns
      .map(([letter, number]: [string, number], k: number) => {
        const on = ship.masts[k] ?? 1;
        return (
          <li class={`pir-mast${on ? "" : " gone"}${on === 2 ? " burns" : ""}`}>
            {on !== 1 && <span class="sr">{t("play-pirates-mast", { state: on ? "burns" : "gone" })}</span>}
            {on === 2 ? (
              draw(glyph("flame", 20))
            ) : (
              <b class="num" aria-hidden={on ? undefined : "true"}>
                {on ? `${letter}${number}` : "×"}
              </b>
            )}
          </li>
        );
      })
      .reverse()}
  </ol>
);

/** What is wrong with her. */
export const Plights = ({ ship, view }: { ship: Ship; view: View }) =>
  plights(view, ship).map((what) => (
    <p class="pir-plight">
      {draw(glyph(valueAt(PLIGHTS, what), 18))}
      {t("play-pirates-plight", { what })}
    </p>
  ));

export function Card({ ship, view }: { ship: Ship; view: View }) {
  const { cargo, move, points, nation } = data.ships[ship.card];
  const crew = ship.hold.flatMap(({ kind, card }) => (card && kind !== "coin" ? [bare(card)] : []));
  const cards = [ship.card, ...new Set(crew)];
  useAbilities(cards.filter((card) => !written(card)));
  return (
    <article class="pir-card">
      <p class="pir-card-head">
        <b class="name-it">{calledOf(ship.ship)}</b>
        <span>{t("play-pirates-of", { nation: { word: `pirates-tool-choice-${nation}` }, points })}</span>
        <span>
          {t("play-pirates-moves", {
            move: move[0] === "D" ? t("pirates-tool-choice-anywhere") : move.join(" + ") || "–",
          })}
        </span>
      </p>
      <Deck ship={ship} />
      <Plights ship={ship} view={view} />
      <ul class="pir-abilities">
        <Abilities card={ship.card} />
        {cards.slice(1).map((card) => (
          <Named key={card} card={card} />
        ))}
      </ul>
      <p class="label">{t("play-pirates-hold", { n: ship.hold.length, of: cargo })}</p>
      <Hold ship={ship} />
    </article>
  );
}
