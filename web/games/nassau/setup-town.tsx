// The town of a laid table: its districts, and the pieces that stand in it.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import { Disc } from "../../parts/seats.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { Keys } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { districtOf } from "./district.ts";
import { glyph } from "./glyphs.ts";
import { type District, type Layout, printedTown, visited } from "./setup-layout.ts";
import { piecesOf } from "./setup-pieces.tsx";
import { streetsOf } from "./streets.ts";
import { data } from "./things.tsx";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

const TILES: number[] = data.city.tiles.map(({ tile }: { tile: number }) => tile);
const TURNS = ["↑", "→", "↓", "←"];
const ACROSS = 3;

/** A district comes into a cell; what lay there goes where the district was. Pirates of streets that are gone go too. */
function laid(layout: Layout, at: number, district: District): Partial<Layout> {
  const { town } = layout;
  const was = town.findIndex(([tile]) => tile === district[0]);
  const next = replaced(was === at ? town : replaced(town, was, itemAt(town, at)), at, district);
  const { alleys } = streetsOf(printedTown(next));
  const players = layout.players.map((one) => ({ ...one, streets: one.streets.filter((id) => alleys.has(id)) }));
  return { town: next, players, visited: visited({ ...layout, town: next, players }) };
}

export function TownBench(props: Props) {
  const { now, seats } = props;
  const { layout, held } = now;
  const piece = piecesOf(props);
  return (
    <>
      <Keys label={t("play-nassau-setup-pieces")}>
        {piece("captain", t("play-nassau-captain"), draw(glyph("captain", 28)))}
        {layout.feld && piece("feld", t("play-nassau-feld"), draw(glyph("feld", 28)))}
        {seats.map((seat, i) =>
          piece(
            `pirates:${i}`,
            t("play-nassau-setup-pirates", { seat: { seat: i } }, seats),
            <Disc seat={seat} size={28} />,
          ),
        )}
      </Keys>
      {held?.startsWith("pirates") && <p class="small soft">{t("play-nassau-setup-streets")}</p>}
      <Districts {...props} />
    </>
  );
}

function Districts({ now: { layout }, set }: Props) {
  const [front, setFront] = useState(0);
  /** A district was laid in the cell in front: another one comes into the next. */
  const [done, setDone] = useState(false);
  const { town } = layout;
  const [lies, up, turned] = itemAt(town, front);
  const lay = (tile: number, side: string) => {
    const next = done && lies !== tile ? (front + 1) % town.length : front;
    setFront(next);
    setDone(true);
    set(laid(layout, next, [tile, side, lies === tile ? turned : 0]));
  };
  const go = (cell: number) => {
    setFront(cell);
    setDone(false);
  };
  const number = front + 1;
  const view = printedTown(town);
  return (
    <>
      <p class="label">{t("play-nassau-setup-town")}</p>
      <div class="editor-sea" role="group" aria-label={t("play-nassau-setup-town")} style={{ "--across": ACROSS }}>
        {town.map(([tile, side, turns], i) => (
          <Key
            key={i}
            id={`cell:${i}`}
            name={t("play-nassau-setup-cell", { number: i + 1, tile: `${tile}${side}`, turns })}
            on={i === front}
            onPress={() => go(i)}
          >
            {draw(districtOf(view, i))}
          </Key>
        ))}
      </div>
      <Keys class="editor-deck nas-lay-tiles" label={t("play-nassau-setup-tile", { number })}>
        {TILES.flatMap((tile) =>
          [..."AB"].map((side) => (
            <Key
              key={`${tile}${side}`}
              id={`${tile}${side}`}
              on={lies === tile && up === side}
              onPress={() => lay(tile, side)}
            >
              <b class="num">
                {tile}
                {side}
              </b>
            </Key>
          )),
        )}
      </Keys>
      <Picker
        label={t("play-nassau-setup-turned", { number })}
        className="segments"
        value={turned}
        onChange={(turns: number) => set(laid(layout, front, [lies, up, turns]))}
        among={TURNS.map((arrow, turns) => ({
          value: turns,
          name: t("play-nassau-setup-turns", { turns }),
          label: arrow,
        }))}
      />
    </>
  );
}
