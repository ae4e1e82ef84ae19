// What a captain has on a laid table: ships and their pegs, cards, points; and whose turn it is.
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Icon } from "../../parts/icon.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Keys, NumberRow } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type Layout, type Phase, type Ship } from "./setup-layout.ts";
import { sloop } from "./ships.ts";
import { data } from "./squares.ts";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

/** The least and the most of what a ship carries. */
const PEGS = [
  { what: "lives", mark: "life", low: 1, high: data.limits.lives },
  { what: "cannons", mark: "cannon", low: 0, high: data.limits.cannons },
  { what: "masts", mark: "mast", low: 0, high: data.limits.masts },
] as const;

export function Fleet({ now, seats, set, take }: Props) {
  const { layout, at, held } = now;
  const most = data.limits.ships;
  const put = (n: number, ship: Ship | null) => set({ ships: replaced(layout.ships, n, ship) });
  return (
    <Keys class="editor-fleet" label={t("play-plunder-setup-ships", { seat: { seat: at } }, seats)} bare>
      {Array.from({ length: most }, (_, i) => {
        const n = at * most + i;
        const ship = layout.ships[n];
        const place = `ship:${n}`;
        const drawn = sloop(
          { ...(ship ?? { lives: 0, cannons: 0, masts: 0 }) } as View["ships"][number],
          itemAt(seats, at),
        );
        return (
          <div key={n} class="editor-keys" data-ship={n}>
            <Key
              id={place}
              name={t("play-plunder-setup-ship", { number: i + 1, square: ship?.square ?? "no" })}
              on={held === place}
              onPress={() => take(held === place ? null : place)}
            >
              {draw(`<svg viewBox="-26 -30 52 56" width="40" height="43">${drawn}</svg>`)}
            </Key>
            {ship && <Pegs ship={ship} number={i + 1} onPut={(next) => put(n, next)} />}
            {!ship && <p class="small soft">{t("play-plunder-setup-ashore")}</p>}
          </div>
        );
      })}
    </Keys>
  );
}

/** Each tap is one more, and after the most it is the least again; of lives, one less. */
function Pegs({ ship, number, onPut }: { ship: Ship; number: number; onPut: (ship: Ship | null) => void }) {
  return (
    <>
      {PEGS.map(({ what, mark, low, high }) => {
        const n = ship[what];
        const next = what === "lives" ? (n > low ? n - 1 : high) : n < high ? n + 1 : low;
        return (
          <Key
            key={what}
            id={what}
            name={t(`play-plunder-setup-${what}`, { number, n })}
            onPress={() => onPut({ ...ship, [what]: next, moves: 0 })}
          >
            <span class={`editor-peg plu-${mark}`}>
              {draw(glyph(mark, 20))}
              <b class="num">{n}</b>
            </span>
          </Key>
        );
      })}
      <Key id="off" name={t("play-plunder-setup-off", { number })} onPress={() => onPut(null)}>
        <Icon name="bin" size={20} />
      </Key>
    </>
  );
}

/** What is left of somebody's way is nobody else's. */
const rested = (ships: Layout["ships"]) => ships.map((ship) => ship && { ...ship, moves: 0, still: false });

/** Whose turn it is, and how far. */
export function Course(props: Props) {
  const { now, set } = props;
  const { moment, ships } = now.layout;
  const put = {
    turn: (turn: number) => set({ turn, ships: rested(ships) }),
    moment: (at: Phase["at"]) => set({ moment: { at, rolled: 0, pool: 0 }, ships: rested(ships) }),
  };
  return (
    <>
      <Fields section="turn" looks={{ moment: { bare: true } }} put={put} {...props} />
      {moment.at === "sailing" && (
        <NumberRow
          label={t("play-plunder-setup-pool")}
          value={moment.pool}
          high={moment.rolled}
          onChange={(pool) => set({ moment: { ...moment, pool } })}
        />
      )}
      <Fields section="clock" {...props} />
    </>
  );
}
