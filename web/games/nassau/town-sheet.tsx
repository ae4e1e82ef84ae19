// The town as it lies on somebody's own table: tap a district, then turn it, show its other side, or swap it with another.
import data from "data:nassau";
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Icon } from "../../parts/icon.ts";
import { News } from "../../parts/news.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { t } from "../../store/words.tsx";
import type { EditorProps } from "../manifest.ts";
import { districtOf } from "./district.ts";

/** A district: its tile, its side, its quarter turns. */
type District = [number, string, number];

const SIDES = "AB";
const CELLS = 9;
const TURNS = 4;

/** As in a first game. */
export const firstTown = (): District[] =>
  data.city.first.map(({ tile, side, rot }: { tile: number; side: string; rot: number }) => [tile, side, rot]);

export const isTown = (value: unknown): value is District[] =>
  Array.isArray(value) &&
  value.length === CELLS &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      row.length === 3 &&
      Number.isInteger(row[0]) &&
      ["A", "B"].includes(row[1]) &&
      Number.isInteger(row[2]) &&
      row[2] >= 0 &&
      row[2] < TURNS,
  ) &&
  data.city.tiles.every(({ tile }: { tile: number }) => value.some((row) => row[0] === tile));

/** A whole number below `n`, by lot. */
const below = (n: number) => itemAt(crypto.getRandomValues(new Uint32Array(1)), 0) % n;

function mixed(): District[] {
  const tiles = data.city.tiles.map(({ tile }: { tile: number }) => tile);
  for (let i = tiles.length - 1; i > 0; i--) {
    const k = below(i + 1);
    [tiles[i], tiles[k]] = [tiles[k], tiles[i]];
  }
  return tiles.map((tile: number) => [tile, SIDES[below(2)], below(TURNS)]);
}

export function TownSheet({ value, onChange, onClose }: EditorProps) {
  const town: District[] = isTown(value) ? value : firstTown();
  const [cell, choose] = useState(0);
  const [swaps, setSwaps] = useState(false);
  const district = itemAt(town, cell);
  const [tile, side, turns] = district;
  const tap = (i: number) => {
    if (swaps) onChange(town.map((one, at) => (at === cell ? town[i] : at === i ? town[cell] : one)));
    setSwaps(false);
    choose(i);
  };
  // the form of a new game is nobody's: what lies in it brings the game's own styles along
  return (
    <Sheet title={t("page-town")} onClose={onClose} className="deck-sheet">
      <div class="town-laying" data-of="nassau">
        <p class="prose">{t("page-town-note")}</p>
        <div class="deck-tools">
          <button type="button" class="btn" data-action="first" onClick={() => onChange(firstTown())}>
            {t("page-town-first")}
          </button>
          <button type="button" class="btn" data-action="mix" onClick={() => onChange(mixed())}>
            <Icon name="dice" size={18} />
            {t("page-town-mix")}
          </button>
        </div>
        <div class="town-cells" role="group" aria-label={t("page-town")}>
          {town.map((_, i) => (
            <Cell key={i} town={town} cell={i} chosen={i === cell} onTap={() => tap(i)} />
          ))}
        </div>
        <News tag="p" class="town-said">
          {swaps ? t("page-town-swap-with", { tile, side }) : t("page-nassau-tile", { tile, side, turn: turns })}
        </News>
        <Acts
          district={district}
          swaps={swaps}
          onChange={(district) => onChange(town.map((one, i) => (i === cell ? district : one)))}
          onSwaps={setSwaps}
          onDone={onClose}
        />
      </div>
    </Sheet>
  );
}

function Cell({ town, cell, chosen, onTap }: { town: District[]; cell: number; chosen: boolean; onTap: () => void }) {
  const [tile, side, turn] = itemAt(town, cell);
  return (
    <button
      type="button"
      data-cell={cell}
      class={chosen ? "chosen" : ""}
      aria-pressed={chosen ? "true" : "false"}
      aria-label={t("page-nassau-tile", { tile, side, turn })}
      onClick={onTap}
    >
      {draw(
        districtOf(
          town.map(([one, up, rot]) => [one, SIDES.indexOf(up), rot]),
          cell,
        ),
      )}
      <b class="num" aria-hidden="true">
        {tile}
        {side}
      </b>
    </button>
  );
}

/** What can be done with the district that is chosen. */
const Acts = ({
  district: [tile, side, turns],
  swaps,
  onChange,
  onSwaps,
  onDone,
}: {
  district: District;
  swaps: boolean;
  onChange: (district: District) => void;
  onSwaps: (swaps: boolean) => void;
  onDone: () => void;
}) => (
  <div class="sheet-foot town-acts">
    <button type="button" class="btn" data-action="turn" onClick={() => onChange([tile, side, (turns + 1) % TURNS])}>
      {t("page-town-turn")}
    </button>
    <button
      type="button"
      class="btn"
      data-action="side"
      onClick={() => onChange([tile, itemAt(SIDES, 1 - SIDES.indexOf(side)), turns])}
    >
      {t("page-town-side")}
    </button>
    <button
      type="button"
      class="btn"
      data-action="swap"
      aria-pressed={swaps ? "true" : "false"}
      onClick={() => onSwaps(!swaps)}
    >
      {t("page-town-swap")}
    </button>
    <button type="button" class="btn btn--ink" data-action="done" onClick={onDone}>
      {t("page-town-done")}
    </button>
  </div>
);
