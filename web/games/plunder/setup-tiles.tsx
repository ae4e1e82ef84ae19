// The tiles of a laid table, the tokens and the storm upon them, and the piles beside them.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Keys } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type Layout, paintedIn } from "./setup-layout.ts";
import { OwnTiles } from "./setup-own.tsx";
import { faceOf, type Slot, TURNS } from "./setup-sea.ts";
import { data } from "./squares.ts";
import { fromAfar } from "./tile-art.tsx";
import { STORM, X } from "./tokens.ts";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

/** A tile comes into a slot; what lay there goes where the tile was. Flags of islands that are gone go as well. */
function laid({ layout, owners }: Layout, at: number, [tile, side, turns]: Slot): Partial<Layout> {
  const was = layout.findIndex(([one]) => one === tile);
  const slot: Slot = [tile, side, turns];
  const next = replaced(was === at ? layout : replaced(layout, was, itemAt(layout, at)), at, slot);
  const faces = next.map(([one, other]) => `${one}${other}-`);
  const still = Object.entries(owners).filter(([island]) => faces.some((one) => island.startsWith(one)));
  return { layout: next, owners: Object.fromEntries(still) };
}

export function Tiles({ now: { layout: now }, view, set }: Props) {
  const [front, setFront] = useState(0);
  /** A tile was laid in the slot in front: another one comes into the next. */
  const [done, setDone] = useState(false);
  const slots = now.layout;
  const [lies, up, turned] = itemAt(slots, front);
  const lay = (tile: string, side: string) => {
    const next = done && lies !== tile ? (front + 1) % slots.length : front;
    setFront(next);
    setDone(true);
    set(laid(now, next, [tile, side, lies === tile ? turned : 0]));
  };
  const go = (slot: number) => {
    setFront(slot);
    setDone(false);
  };
  const kinds = slots.map(([tile]) => tile).sort();
  const sides = now.options.tile_faces === "A_only" ? "A" : "AB";
  const number = front + 1;
  const face = ([tile, side, turns]: Slot, size: number) => fromAfar(faceOf(tile, side, paintedIn(now)), turns, size);
  return (
    <>
      <OwnTiles now={now} view={view} set={set} />
      <p class="label">{t("play-plunder-setup-map")}</p>
      <div
        class="editor-sea"
        role="group"
        aria-label={t("play-plunder-setup-map")}
        style={{ "--across": view.sea.columns / data.side }}
      >
        {slots.map((slot, i) => (
          <Key
            key={i}
            id={`slot:${i}`}
            name={t("play-plunder-setup-slot", { number: i + 1, tile: slot[0].slice(1) + slot[1], turns: slot[2] })}
            on={i === front}
            onPress={() => go(i)}
          >
            {face(slot, 64)}
          </Key>
        ))}
      </div>
      <Keys class="editor-deck" label={t("play-plunder-setup-face", { number })}>
        {kinds.flatMap((tile) =>
          [...sides].map((side) => (
            <Key
              key={tile + side}
              id={tile + side}
              name={t("play-plunder-setup-tile", { tile: tile.slice(1) + side })}
              on={lies === tile && up === side}
              onPress={() => lay(tile, side)}
            >
              {face([tile, side, 0], 60)}
            </Key>
          )),
        )}
      </Keys>
      <Picker
        label={t("play-plunder-setup-turned", { number })}
        className="editor-deck editor-turns"
        value={turned}
        onChange={(turns: number) => set(laid(now, front, [lies, up, turns]))}
        among={Array.from({ length: TURNS }, (_, turns) => ({
          value: turns,
          name: t("play-plunder-setup-turns", { turns }),
          label: face([lies, up, turns], 60),
        }))}
      />
    </>
  );
}

/** Each pile has the colour of its cards. */
const PILES = Object.fromEntries(
  data.resources.map((kind: string) => [kind, { class: `plu-${kind}`, picture: () => draw(glyph(kind, 24)) }]),
);

export function Tokens(props: Props) {
  const { layout, held } = props.now;
  const { wrong, take } = props;
  const key = (place: string, name: string, drawing: string) => (
    <Key key={place} id={place} name={name} on={held === place} onPress={() => take(held === place ? null : place)}>
      {draw(drawing)}
    </Key>
  );
  return (
    <>
      <div class="editor-keys editor-tokens">
        {layout.marks.map((square, k) =>
          key(
            `mark:${k}`,
            t("play-plunder-mark", { square }),
            `<svg viewBox="-16 -16 32 32" width="32" height="32">${X}</svg>`,
          ),
        )}
        {key(
          "storm",
          t("play-plunder-storm", { square: layout.storm ?? "", n: data.toll }),
          `<svg viewBox="-70 -70 140 140" width="36" height="36">${STORM}</svg>`,
        )}
      </div>
      <p class="label">{t("play-plunder-setup-piles")}</p>
      <div class={`editor-chest${wrong("piles") ? " editor-bad" : ""}`}>
        <Fields section="piles" looks={PILES} {...props} />
      </div>
    </>
  );
}
