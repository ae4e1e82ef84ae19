// What a captain has ashore and won on a laid table: tavern, hideout, defeated opponents.
import { draw } from "../../art/draw.ts";
import { itemAt, toggled } from "../../lists.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { Keys, PickerRow } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type Layout, type Part, withRow } from "./setup-layout.ts";
import { Tallies } from "./setup-tally.tsx";
import { Things, data, foe, rowsOf } from "./things.tsx";
import type { View } from "./view.d.ts";

const SLOTS: number[] = [0, 1, 2, 3, 4, 5, 6];

/** Tables whose pirate is still there. */
export const Tavern = ({ one, put }: Part) => (
  <>
    <Keys label={t("play-nassau-tavern")}>
      {data.tavern_tables.map(({ id, gain }: { id: string; gain: Parameters<typeof rowsOf>[0] }, i: number) => (
        <Key
          key={id}
          id={id}
          name={t("play-nassau-setup-table", { number: i + 1 })}
          on={one.tavern.includes(id)}
          onPress={() => put({ tavern: toggled(one.tavern, id) })}
        >
          <Things what={rowsOf(gain)} size={22} />
        </Key>
      ))}
    </Keys>
  </>
);

export function Hideout({ one, put, ...props }: Part & BenchProps<View, Layout>) {
  const hideouts: { id: string; slots: { good: string }[] }[] = data.hideouts.list;
  const own = hideouts.find(({ id }) => id === one.hideout) ?? itemAt(hideouts, 0);
  return (
    <>
      <PickerRow
        label={t("play-nassau-hideout")}
        className="editor-deck nas-lay-offers"
        value={one.hideout}
        onChange={(hideout: string) => put({ hideout })}
        among={hideouts.map(({ id, slots }, i) => ({
          value: id,
          name: t("play-nassau-setup-hideout", { number: i + 1 }),
          label: <span>{slots.slice(0, 3).map(({ good }) => draw(glyph(good, 18)))}</span>,
        }))}
      />
      <PickerRow
        label={t("play-nassau-setup-filled")}
        className="segments"
        value={one.filled}
        onChange={(filled: number) => put({ filled })}
        among={SLOTS.map((n) => ({
          value: n,
          name: String(n),
          label: n ? draw(glyph(itemAt(own.slots, n - 1).good, 18)) : "0",
        }))}
      />
      <Tallies
        section="centre"
        label={t("play-nassau-middle")}
        called={(id) => t("play-nassau-setup-middle", { good: { word: id.replace("middle:", "nassau-good-") } })}
        drawn={(id) => draw(glyph(id.replace("middle:", ""), 22))}
        {...props}
      />
    </>
  );
}

/** Opponents that lie before the captain: one that is tapped comes back to its place. */
export function Defeated({ layout, at, set }: Pick<BenchProps<View, Layout>, "set"> & { layout: Layout; at: number }) {
  const { defeated } = itemAt(layout.players, at);
  if (!defeated.length) return null;
  const back = (id: string) =>
    set({
      ...withRow(layout, at, { defeated: defeated.filter((old) => old !== id) }),
      foes: layout.foes.map((old) => (old[0] === id ? [id, layout.players.map(() => 0)] : old)),
    });
  return (
    <>
      <Keys label={t("play-nassau-defeated")}>
        {defeated.map((id) => (
          <Key
            key={id}
            id={`won:${id}`}
            name={t("play-nassau-setup-back", {
              foe: { word: `nassau-opponent-${foe(id).type}` },
              n: foe(id).strength,
            })}
            onPress={() => back(id)}
          >
            {draw(glyph(`foe-${foe(id).type}`, 24))}
            <b class="num">{foe(id).strength}</b>
          </Key>
        ))}
      </Keys>
    </>
  );
}
