// The islands of a laid table, terrain, and the treasure that was put in.
import type { Point } from "../../art/geometry.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { Disc } from "../../parts/seats.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { fieldOf, Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Keys, Labelled, NumberRow, ringed } from "../../play/setup-rows.tsx";
import { Who } from "../../play/setup-whose.tsx";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { draw } from "../../art/draw.ts";
import { type Island, type Layout, NONE, OUTLINES, type Tile } from "./setup-layout.ts";
import { Place } from "./setup-pose.tsx";
import { data, FINE, sidesOf } from "./sea.ts";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

function Isle({ island, number, ...props }: Props & { island: Island; number: number }) {
  const { seats, set } = props;
  const { layout } = props.now;
  const put = (change: Partial<Island>) => set({ islands: replaced(layout.islands, number, { ...island, ...change }) });
  const home = (seat: number) =>
    set({
      islands: layout.islands.map((one, i) =>
        i === number
          ? {
              ...one,
              home: seat,
              coins: seat < 0 ? one.coins.map(() => "?") : one.coins.filter((name) => name !== "?"),
            }
          : seat >= 0 && one.home === seat
            ? { ...one, home: NONE, coins: one.coins.map(() => "?") }
            : one,
      ),
    });
  const wild = island.coins.filter((name) => name === "?").length;
  const rest = island.coins.filter((name) => name !== "?");
  return (
    <section class="editor-ship" aria-label={t("play-pirates-pick-island", { what: number + 1 })}>
      <Place pose={island.pose} onPut={(pose) => put({ pose })} />
      <Picker
        label={t("play-pirates-part-outline")}
        className="picker editor-seats"
        value={island.shape}
        onChange={(shape: number) => put({ shape })}
        among={OUTLINES.map((outline, shape) => ({
          value: shape,
          name: t(`pirates-${outline.toLowerCase()}`),
          label: <Shape outline={outline} />,
        }))}
      />
      <Labelled label={t("play-pirates-setup-home")}>
        <Who
          label={t("play-pirates-setup-home")}
          value={island.home}
          seats={seats}
          nobody={{ value: NONE, name: t("play-pirates-setup-wild"), label: <b>–</b> }}
          onChange={home}
        />
      </Labelled>
      {island.home < 0 && (
        <>
          <NumberRow
            label={t("play-pirates-setup-coins")}
            value={wild}
            high={fieldOf(props, "coins").high}
            bad={props.wrong("coins")}
            onChange={(n) => put({ coins: [...rest, ...Array.from({ length: n }, () => "?")] })}
          />
          <Explored island={island} seats={seats} put={put} />
        </>
      )}
    </section>
  );
}

/** Who has explored it; a flag stands there for all to see. */
function Explored({ island, seats, put }: { island: Island; seats: Seat[]; put: (change: Partial<Island>) => void }) {
  const noted = (among: number[], seat: number, on: boolean) =>
    on ? [...among, seat].sort() : among.filter((one) => one !== seat);
  return (
    <Keys label={t("play-pirates-setup-explored")}>
      {seats.map((seat, one) => {
        const on = island.explored.includes(one);
        const press = () => put({ explored: noted(island.explored, one, !on), flags: noted(island.flags, one, !on) });
        return (
          <Key key={one} id={`explored:${one}`} name={seat.name} on={on} onPress={press}>
            <Disc seat={seat} size={26} />
          </Key>
        );
      })}
    </Keys>
  );
}

const Shape = ({ outline }: { outline: string }) =>
  draw(
    `<svg viewBox="-46 -46 92 92" width="30" height="30"><path fill="none" stroke="currentColor" stroke-width="5" d="M${data.islands[
      outline
    ]
      .map(([e, n]: Point) => `${e} ${-n}`)
      .join("L")}z"/></svg>`,
  );

function Terrain({ now: { layout, held }, view, set, take }: Props) {
  const front = layout.tiles.findIndex((_, i) => held === `tile:${i}`);
  const tile = layout.tiles[front];
  const add = (kind: string) => {
    const ice = layout.tiles.filter((one) => one.kind === "iceberg").length;
    const [w, h] = sidesOf(view);
    const pose: Tile["pose"] = [Math.round(w / 2) * FINE, Math.round(h / 2) * FINE, 0];
    const number = kind === "iceberg" ? (ice % 6) + 1 : 0;
    set({ tiles: [...layout.tiles, { kind, pose, number, value: 0, smoke: NONE }] });
    take(`tile:${layout.tiles.length}`);
  };
  return (
    <>
      <Keys label={t("play-pirates-setup-terrain")}>
        {Object.keys(data.terrain).map((kind) => (
          <Key key={kind} id={`terrain:${kind}`} onPress={() => add(kind)}>
            <small>{t(`pirates-${kind}`)}</small>
          </Key>
        ))}
      </Keys>
      {tile && (
        <section class="editor-ship" aria-label={t(`pirates-${tile.kind}`)}>
          <Place pose={tile.pose} onPut={(pose) => set({ tiles: replaced(layout.tiles, front, { ...tile, pose }) })} />
          <button
            type="button"
            class="btn"
            data-action="lay-tile-off"
            onClick={() => {
              take(null);
              set({ tiles: layout.tiles.filter((_, i) => i !== front) });
            }}
          >
            <Icon name="bin" size={20} />
            {t("play-pirates-setup-tile-off")}
          </button>
        </section>
      )}
    </>
  );
}

/** Coins that were put in at the beginning, by their values. */
function Treasure(props: Props) {
  const { now, wrong, set } = props;
  const { layout } = now;
  const put = (i: number) => (n: number) => {
    const coins = replaced(layout.coins, i, n);
    set({ coins, start_gold: coins.reduce((sum, many, value) => sum + many * (value + 1), 0) });
  };
  const puts = Object.fromEntries(layout.coins.map((_, i) => [`coin-${i + 1}`, put(i)]));
  const looks = Object.fromEntries(
    Object.keys(puts).map((id) => [id, { picture: () => <span>{t(`pirates-${id}`)}</span> }]),
  );
  return (
    <details class="editor-treasure" open={wrong("coins")}>
      <summary>{t("play-pirates-setup-treasure", { n: layout.start_gold })}</summary>
      <div class={ringed("editor-chest", wrong("coins"))}>
        <Fields section="treasure" looks={looks} put={puts} {...props} />
      </div>
    </details>
  );
}

export function Sea(props: Props) {
  const { now, take } = props;
  const { layout, held } = now;
  const front = layout.islands.findIndex((_, i) => held === `island:${i}`);
  return (
    <>
      <div class="editor-keys num">
        {layout.islands.map((_, i) => {
          const place = `island:${i}`;
          return (
            <Key
              key={i}
              id={place}
              name={t("play-pirates-pick-island", { what: i + 1 })}
              on={held === place}
              onPress={() => take(held === place ? null : place)}
            >
              {i + 1}
            </Key>
          );
        })}
      </div>
      {front >= 0 && <Isle {...props} island={itemAt(layout.islands, front)} number={front} />}
      <Treasure {...props} />
      <Terrain {...props} />
    </>
  );
}
