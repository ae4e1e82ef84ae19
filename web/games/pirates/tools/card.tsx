// What is printed on a card, in figures: masts with their guns, cargo, move, points; what it can do, in words.
import { draw } from "../../../art/draw.ts";
import { treasure } from "../../../art/pieces.ts";
import { Icon } from "../../../parts/icon.ts";
import type { Args } from "../../../store/args.ts";
import { rich, t } from "../../../store/words.tsx";
import type { CardTold } from "./told.ts";

/** A gun's range and its number. */
const Gun = ({ gun: [range, number] }: { gun: NonNullable<CardTold["bombard"]> }) => (
  <span class={`gun gun--${String(range).toLowerCase()}`}>
    {range}
    <b>{number}</b>
  </span>
);

export const Figures = ({ card }: { card: CardTold }) =>
  card.kind === "ship" ? (
    <span class="figures">
      <span class="guns">
        <span class="sr">{t("page-pirates-masts", { count: card.masts ?? 0 })}</span>
        {card.cannons?.map((gun) => (
          <Gun gun={gun} />
        ))}
        {card.bombard && <Gun gun={card.bombard} />}
      </span>
      <span class="fig">
        {draw(treasure("barrel", 20))}
        <span class="sr">{t("page-pirates-cargo")}</span>
        <b class="num">{card.cargo}</b>
      </span>
      <span class="fig">
        <Icon name="wind" size={18} />
        <span class="sr">{t("page-pirates-move")}</span>
        <b>{moveOf(card)}</b>
      </span>
    </span>
  ) : null;

export const moveOf = ({ move = [] }: Pick<CardTold, "move">) =>
  !move.length ? "–" : move[0] === "D" ? t("pirates-tool-choice-anywhere") : move.join(" + ");

/** @param card  generic crew have no name of their own */
export const nameOf = ({ word = null, name }: { word?: string | null; name: string }) => (word ? t(word) : name);

export const nationOf = ({ nation }: Pick<CardTold, "nation">) => (nation ? t(`pirates-tool-choice-${nation}`) : "");

export const Ability = ({ card }: { card: CardTold }) => (
  <>
    {card.ability.length > 0 && (
      <span class="ability">
        {card.ability.map(({ key, args }, i) => (
          <>
            {i > 0 && " "}
            <span class={key.startsWith("pirates-keyword") ? "keyword" : ""}>{rich(key, args)}</span>
          </>
        ))}
      </span>
    )}
    {card.links.length > 0 && (
      <span class="ability soft">{t("page-pirates-links", { who: card.links as Args[string] })}</span>
    )}
  </>
);

/** Where it is from. */
export const originOf = (card: CardTold) =>
  [
    nationOf(card),
    card.generic ? t("page-pirates-any-nation") : "",
    card.house ? t("page-pirates-house") : (card.set ?? ""),
  ]
    .filter(Boolean)
    .join(" · ");
