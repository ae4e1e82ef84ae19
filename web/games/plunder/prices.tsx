// The price card of the box: what everything costs, and how much of it there may be.
import { draw } from "../../art/draw.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Count, KINDS } from "./hand.tsx";
import { data } from "./squares.ts";

const Cost = ({ cost }: { cost: Record<string, number> }) => (
  <span class="plu-price-cost" aria-hidden="true">
    {KINDS.filter((kind) => cost[kind]).map((kind) => (
      <Count kind={kind} n={cost[kind]} size={20} />
    ))}
  </span>
);

const inWords = (cost: Record<string, number>) =>
  KINDS.flatMap((kind) => (cost[kind] ? [t(`plunder-${kind}`, { n: cost[kind] })] : [])).join(", ");

const Price = ({
  mark,
  what,
  note,
  cost,
  words,
}: {
  mark: string;
  what: string;
  note: string;
  cost?: Record<string, number>;
  words?: string;
}) => (
  <li class="plu-price">
    {draw(glyph(mark, 28))}
    <span class="plu-text">
      <b>{what}</b>
      <small>{note}</small>
    </span>
    {cost ? (
      <>
        <span class="sr">{inWords(cost)}</span>
        <Cost cost={cost} />
      </>
    ) : (
      <b class="plu-price-cost">{words}</b>
    )}
  </li>
);

export function Prices() {
  const { costs, limits, toll } = data;
  const peg = (item: string) => (
    <Price
      mark={item}
      what={t(`plunder-peg-${item}`)}
      note={t(`play-plunder-price-${item}`, {
        n: limits[{ life: "lives", cannon: "cannons", mast: "masts" }[item] as "lives"],
      })}
      cost={costs[item]}
    />
  );
  const { give, get } = costs.merchant_exchange;
  return (
    <ul class="plu plu-prices">
      <Price
        mark="ship"
        what={t("play-plunder-price-ship")}
        note={t("play-plunder-price-ship-note", { n: limits.ships })}
        cost={costs.ship}
      />
      {["life", "cannon", "mast"].map(peg)}
      <Price
        mark="bury"
        what={t("play-plunder-price-bury")}
        note={t("play-plunder-price-bury-note")}
        cost={costs.bury_treasure}
      />
      <Price
        mark="swap"
        what={t("play-plunder-price-merchant", { n: get })}
        note={t("play-plunder-price-merchant-note")}
        words={t("play-plunder-price-any", { n: give })}
      />
      <Price
        mark="toll"
        what={t("play-plunder-price-toll")}
        note={t("play-plunder-price-toll-note")}
        words={t("play-plunder-price-any", { n: toll })}
      />
    </ul>
  );
}
