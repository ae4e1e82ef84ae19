// Pictures, one at a time: the town, the sea, a ship, the tales of whoever may see them. The one that is asked about comes up; the others are a thumb away.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { t } from "../../store/words.tsx";
import { TaleCard } from "./cards.tsx";
import { glyph } from "./glyphs.ts";
import { Sea } from "./sea.tsx";
import { Ship } from "./ship.tsx";
import { Town } from "./town.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import type { ComponentChild } from "preact";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;
type Picture = "town" | "sea" | "ship" | "tales";

const PICTURES: { id: Picture; mark: string; Of: (props: BoardProps) => ComponentChild }[] = [
  { id: "town", mark: "captain", Of: Town },
  { id: "sea", mark: "sail", Of: Sea },
  { id: "ship", mark: "hold", Of: Ship },
];

/** The tales in hand, those that are true first. */
function Tales({ view, viewer }: BoardProps) {
  const { hand, met, near } = itemAt(view.players, viewer ?? 0);
  const cards = hand.cards ?? [];
  const kinds = [
    { word: "play-nassau-met", of: cards.filter((card) => met.includes(card)) },
    { word: "play-nassau-near", of: cards.filter((card) => near.includes(card) && !met.includes(card)) },
    { word: "play-nassau-unmet", of: cards.filter((card) => !near.includes(card) && !met.includes(card)) },
  ];
  return (
    <div class="nas nas-tales" tabindex={0} role="region" aria-label={t("play-nassau-picture-tales")}>
      {!cards.length && <p class="soft">{t("play-nassau-no-tales")}</p>}
      {kinds.map(
        ({ word, of }) =>
          of.length > 0 && (
            <section>
              <h3 class="label">
                {t(word)} <b class="num">{of.length}</b>
              </h3>
              <ul class="nas-cards small">
                {of.map((card) => (
                  <li key={card}>
                    <TaleCard card={card} met={met.includes(card)} near={near.includes(card)} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** One's own tales, which nobody else sees. */
const TALES: (typeof PICTURES)[number] = { id: "tales", mark: "tale", Of: Tales };

/** Where a place is drawn. */
const PLACES: Record<string, Picture> = {
  space: "town",
  captain: "town",
  feld: "town",
  zone: "sea",
  boat: "sea",
  foe: "sea",
  outpost: "sea",
  tower: "sea",
  post: "sea",
  salt: "sea",
  dutchman: "sea",
  quay: "sea",
  stop: "sea",
  good: "ship",
  seat: "ship",
};

/** Questions about one's own ship that point at no place of it. */
const ABOARD = ["keep", "tell", "turtle", "lose-weapon", "rat"];

/** The picture in which the first of these places is drawn. */
const drawnIn = (places: (string | null | undefined)[]) =>
  places.map((place) => PLACES[place?.split(":")[0] ?? ""]).find(Boolean);

const asked = (decision?: BoardProps["decision"]) => decision?.key.replace("nassau-ask-", "") ?? "";

export function pictureOf(view: View, decision: BoardProps["decision"]): Picture {
  const now = view.phase === "town" && !view.over ? "town" : "sea";
  if (!decision) return now;
  if (ABOARD.includes(asked(decision))) return "ship";
  return drawnIn(decision.options.map(({ at }) => at)) ?? now;
}

export function Board(props: BoardProps) {
  const { view, decision, viewer = null, picture, carried } = props;
  // of a table that is laid, nobody's ship may lie in front
  const turn = Math.max(0, props.turn);
  const all = viewer === null || !itemAt(view.players, viewer).hand.cards ? PICTURES : [...PICTURES, TALES];
  const wanted = (picture as Picture | undefined) ?? drawnIn(carried ?? []) ?? pictureOf(view, decision);
  const question = `${wanted} ${decision?.key ?? ""} ${decision?.seat ?? turn}`;
  // what somebody looks at by hand stays until something else is asked
  const [picked, pick] = useState<{ question: string; id: Picture } | null>(null);
  const shown = picked?.question === question ? picked.id : wanted;
  const { Of, id: on } = all.find(({ id }) => id === shown) ?? itemAt(PICTURES, 1);
  return (
    <section class={`board nassau nassau--${on}`} data-asked={asked(decision)}>
      <div class="nas-tabs" role="group" aria-label={t("play-nassau-pictures")}>
        {all.map(({ id, mark }) => (
          <button
            key={id}
            data-picture={id}
            aria-pressed={id === on ? "true" : "false"}
            class={id === wanted ? "wanted" : ""}
            onClick={() => {
              pick({ question, id });
              props.onPicture?.(id);
            }}
          >
            {draw(glyph(mark, 20))}
            <span>{t(`play-nassau-picture-${id}`)}</span>
          </button>
        ))}
      </div>
      <div class="nas-picture">
        <Of key={on} {...props} turn={turn} />
      </div>
    </section>
  );
}
