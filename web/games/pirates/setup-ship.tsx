// A ship of a laid table, when she is in the hand: how she lies, her masts, her hold, whether she has acted.
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Lamp } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { Who } from "../../play/setup-whose.tsx";
import { Keys, PickerRow } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { allOf, built, type Layout, moored, NONE, type Pose, type Ship } from "./setup-layout.ts";
import { Place } from "./setup-pose.tsx";
import { Pieces } from "./setup-purse.tsx";
import { bearing, calledOf, cardOf, data, FINE, shipOf } from "./sea.ts";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout> & { number: number; onPut: (ship: Ship | null) => void };

/** Standing, gone, burning, and standing again. */
function Masts({ ship, onPut }: { ship: Ship; onPut: (ship: Ship) => void }) {
  const next = (i: number) => {
    const bit = 1 << i;
    const { masts, fire } = ship;
    if (fire & bit) return onPut({ ...ship, fire: fire & ~bit });
    if (masts & bit) return onPut({ ...ship, masts: masts & ~bit });
    onPut({ ...ship, masts: masts | bit, fire: fire | bit });
  };
  const stateOf = (i: number) => ((ship.fire >> i) & 1 ? "burns" : (ship.masts >> i) & 1 ? "stands" : "gone");
  return (
    <Keys label={t("play-pirates-setup-masts")} bare>
      {Array.from({ length: built(ship.card) }, (_, i) => {
        const state = stateOf(i);
        return (
          <Key
            key={i}
            id={`mast:${i}`}
            name={t("play-pirates-setup-mast", { number: i + 1, state })}
            onPress={() => next(i)}
          >
            {state === "burns" ? (
              draw(glyph("flame", 22))
            ) : (
              <b class="num">{state === "gone" ? "×" : gunOf(ship, i)}</b>
            )}
          </Key>
        );
      })}
    </Keys>
  );
}

const gunOf = ({ card }: Ship, i: number) => (data.ships[card].guns[i] ?? []).join("");

/** At which island she is docked, or at sea. */
function Dock({ ship, layout, onPut }: { ship: Ship; layout: Layout; onPut: (ship: Ship) => void }) {
  const dock = (at: number) => {
    const island = layout.islands[at];
    if (!island) return onPut({ ...ship, docked: NONE });
    const [[x, y], [u, v]] = [island.pose, ship.pose];
    const side = bearing([x, -y], [u, -v]);
    onPut({ ...ship, docked: at, pose: moored(ship.card, island, side) });
  };
  return (
    <>
      <PickerRow
        label={t("play-pirates-setup-dock")}
        className="picker editor-seats editor-docks"
        value={ship.docked}
        onChange={dock}
        among={[
          { value: NONE, name: t("play-pirates-setup-at-sea"), label: draw(glyph("sail", 22)) },
          ...layout.islands.map((_, i) => ({
            value: i,
            name: t("play-pirates-pick-island", { what: i + 1 }),
            label: <b class="num">{i + 1}</b>,
          })),
        ]}
      />
    </>
  );
}

/** Whether she has been given her action in this turn. */
function Acted({ layout, number, set }: { layout: Layout; number: number; set: Props["set"] }) {
  const { acted } = layout.today;
  const on = acted.some(([n]) => n === number);
  const put = (next: boolean) => {
    const others = acted.filter(([n]) => n !== number);
    set({ today: { ...layout.today, acted: next ? [...others, [number, "move"]] : others } });
  };
  return (
    <div class="editor-row">
      <label for="lay-acted">{t("play-pirates-setup-acted")}</label>
      <Lamp id="lay-acted" on={on} onChange={put} />
    </div>
  );
}

/** A ship that has sunk comes back where her captain's home is. */
function afloat({ names, islands }: Layout, number: number): Ship {
  const name = itemAt(names, number);
  const [card, owner] = [cardOf(name), Number(name.split(".")[0])];
  const home = islands.findIndex((one) => one.home === owner);
  return {
    ...{ card, owner, maker: owner, masts: allOf(card), fire: 0, hold: [], docked: home, state: [] },
    pose: home < 0 ? [40 * FINE, 40 * FINE, 0] : moored(card, itemAt(islands, home), owner * 180),
  };
}

export function Vessel(props: Props) {
  const { now, seats, number, set, onPut, take } = props;
  const { layout } = now;
  const ship = layout.ships[number];
  const own = itemAt(layout.names, number);
  const name = calledOf(own);
  if (!ship)
    return (
      <button type="button" class="btn" data-action="lay-afloat" onClick={() => onPut(afloat(layout, number))}>
        {t("play-pirates-setup-afloat", { ship: name })}
      </button>
    );
  const seen = shipOf(props.view, own);
  const lies: Pose | undefined = seen && [seen.x, seen.y, seen.heading];
  const acts = layout.moment.at === "orders" && ship.owner === layout.turn;
  const sunk = () => {
    take(null);
    set({ ships: replaced(layout.ships, number, null), today: without(layout, number) });
  };
  return (
    <section class="editor-ship" aria-label={name}>
      <Place pose={ship.pose} lies={lies} onPut={(pose) => onPut({ ...ship, pose })} />
      <Masts ship={ship} onPut={onPut} />
      <Dock ship={ship} layout={layout} onPut={onPut} />
      <Pieces
        label={t("play-pirates-hold", { n: ship.hold.length, of: data.ships[ship.card].cargo })}
        lies={ship.hold}
        values={layout.coins.length}
        onPut={(hold) => onPut({ ...ship, hold })}
      />
      {acts && <Acted layout={layout} number={number} set={set} />}
      <p class="label">{t("play-pirates-setup-owner")}</p>
      <Who
        label={t("play-pirates-setup-owner")}
        value={ship.owner}
        seats={seats}
        onChange={(owner) => onPut({ ...ship, owner })}
      />
      <button type="button" class="btn" data-action="lay-sunk" onClick={sunk}>
        <Icon name="bin" size={20} />
        {t("play-pirates-setup-sunk")}
      </button>
    </section>
  );
}

const without = ({ today }: Layout, number: number) => ({
  ...today,
  acted: today.acted.filter(([n]) => n !== number),
});
