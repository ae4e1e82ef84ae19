// Whose tiles a laid table has: the house's, or those of the box, which are painted from here.
import { useState } from "preact/hooks";
import { Icon } from "../../parts/icon.ts";
import { later } from "../../parts/later.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { games } from "../../store/known.ts";
import { keepOwn, ownKept } from "../../store/roster.ts";
import { t } from "../../store/words.tsx";
import type { EditorProps } from "../manifest.ts";
import { type Layout, paintedIn } from "./setup-layout.ts";
import { seaOf } from "./setup-sea.ts";
import { finished, type Tiles, tilesFrom } from "./tiles.ts";
import type { View } from "./view.d.ts";

const NAME = "plunder.tiles";
const Sheet = later<EditorProps>(async () => (await import("./painter.tsx")).Painter);

const isTiles = (value: unknown): value is Tiles => tilesFrom(value) !== null;

export function OwnTiles({ now, view, set }: { now: Layout } & Pick<BenchProps<View, Layout>, "view" | "set">) {
  const [paints, setPaints] = useState(false);
  const [tiles, setTiles] = useState<Tiles>(() => ownKept(NAME, isTiles) ?? {});
  const game = games.value.find(({ name }) => name === "plunder");
  const painted = paintedIn(now);
  const count = painted === "house" ? 0 : Object.keys(painted).length;
  if (!game) return null;
  const paint = (next: Tiles) => {
    setTiles(next);
    keepOwn(NAME, next);
  };
  const close = () => {
    setPaints(false);
    const done = finished(tiles, game.data);
    const own = Object.keys(done).length ? done : "house";
    if (JSON.stringify(own) === JSON.stringify(painted)) return;
    // flags of islands that are gone go as well
    const { coasts } = seaOf(now.layout, view.sea, own);
    const still = Object.entries(now.owners).filter(([id]) => coasts.some((coast) => coast.id === id && coast.skulls));
    set({ options: { ...now.options, tiles: own }, owners: Object.fromEntries(still) });
  };
  return (
    <>
      <p class="small soft" data-tiles={count}>
        {t("play-plunder-setup-tiles", { count, all: game.data.faces.length })}
      </p>
      <button type="button" class="btn" data-action="lay-paint" onClick={() => setPaints(true)}>
        <Icon name="pen" size={20} />
        {t("page-tiles-edit", { count: Object.keys(finished(tiles, game.data)).length })}
      </button>
      {paints && <Sheet game={game} value={tiles} onChange={paint} onClose={close} />}
    </>
  );
}
